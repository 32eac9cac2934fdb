/** Each is Lucide's drawing (ISC) as one path, made once: boards and lists draw hundreds of them. */
function drawn(path: string) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}

/** Lucide's arrow-right-left */
export const moveIcon = drawn("m16 3 4 4-4 4M20 7H4m4 14-4-4 4-4m-4 4h16");
/** Lucide's grip-vertical, its dots as the outlines of circles */
export const gripIcon = drawn(
  [5, 12, 19].flatMap((y) => [9, 15].map((x) => `M${x - 1} ${y}a1 1 0 1 0 2 0a1 1 0 1 0-2 0`)).join(""),
);
/** Lucide's chevron-down */
export const laterIcon = drawn("m6 9 6 6 6-6");
