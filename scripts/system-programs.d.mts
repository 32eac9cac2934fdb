export function findChromium(): string | undefined;
export function findPostgresFolder(): string | undefined;
export function findOnPath(name: string): string | undefined;
