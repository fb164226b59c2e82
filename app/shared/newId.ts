/** A random id; the one place where ids come from. */
export const newId = (): string => crypto.randomUUID();
