export function instrument(): void;
export function putRecords(given: readonly [kind: string, records: readonly object[]]): Promise<void>;
