export function holdReads(kinds: readonly string[]): void;
