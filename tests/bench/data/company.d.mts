export function makeCompany(count: number): Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;
