export function refuse(errors: Readonly<Record<string, string | undefined>>): void {
  for (const [field, error] of Object.entries(errors)) {
    if (error !== undefined) throw new RangeError(`${field}: ${error}`);
  }
}

export function trimTexts<T extends Readonly<Record<keyof T, string>>>(texts: T): T {
  return Object.fromEntries(Object.entries<string>(texts).map(([field, text]) => [field, text.trim()])) as T;
}
