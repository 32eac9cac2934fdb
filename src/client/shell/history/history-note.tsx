export function HistoryNote({ children }: { children: string }) {
  return (
    <p role="status" className="py-2 pl-11 text-muted text-sm">
      {children}
    </p>
  );
}
