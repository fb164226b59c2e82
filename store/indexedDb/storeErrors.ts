import { StoreError, type StoreErrorCode } from '#src/domain/core/storeError.ts';

/** Every error that hides in an error: Dexie nests the browser's own below several of its own. */
function* nested(error: unknown, depth = 0): Generator<{ name: string; message: string }> {
  if (typeof error !== 'object' || error === null || depth > 5) return;
  const { name, message, inner, cause, failures } = error as Record<string, unknown>;
  yield { name: String(name), message: String(message) };
  yield* nested(inner, depth + 1);
  yield* nested(cause, depth + 1);
  if (Array.isArray(failures)) yield* nested(failures[0], depth + 1);
}

const UNAVAILABLE: ReadonlySet<string> = new Set(['MissingAPIError', 'SecurityError', 'NotAllowedError']);
const CLOSED: ReadonlySet<string> = new Set([
  'DatabaseClosedError',
  'InvalidStateError',
  'OpenFailedError',
  'NotFoundError',
  'VersionError',
  'UpgradeError',
  'NoSuchDatabaseError',
]);
const INVALID: ReadonlySet<string> = new Set(['DataError', 'DataCloneError', 'NotReadableError']);

/** Any failure of the browser's database as the port's: see {@link StoreErrorCode}. */
export function toStoreError(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  const inside = [...nested(error)];
  const names = inside.map(({ name }) => name);
  const text = inside.map(({ name, message }) => `${name}: ${message}`).join(' ← ');
  const has = (set: ReadonlySet<string>): boolean => names.some((name) => set.has(name));
  const made = (code: StoreErrorCode, options: ConstructorParameters<typeof StoreError>[2] = {}): StoreError =>
    new StoreError(code, text || String(error), { ...options, cause: error });

  // Firefox names its quota failures differently when they come out of an abort.
  if (names.includes('QuotaExceededError') || /quota/i.test(text)) return made('quota');
  if (has(UNAVAILABLE)) return made('closed', { reason: 'unavailable' });
  if (has(CLOSED)) return made('closed', { reason: 'failed' });
  if (has(INVALID)) return made('invalid');
  if (names.includes('ConstraintError')) return made('conflict');
  // The remaining cases are single failures of the browser: an aborted transaction, an I/O error.
  return made('closed', { reason: 'failed', retryable: true });
}
