export function countReads(): void;
