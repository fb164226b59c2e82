import type { ImportErrorCode } from './ImportError.ts';

/** A failure inside a reading worker; becomes an {@link ImportError} outside, where the file's name is known. */
export class ReadFailure extends Error {
  override readonly name = 'ReadFailure';
  /** Problem of the file. */
  readonly code: ImportErrorCode;

  constructor(code: ImportErrorCode, detail = '', options?: { cause?: unknown }) {
    super(detail || code, options);
    this.code = code;
  }
}

/** The code of whatever a reader threw: its own failure, bytes that the system withholds, or `otherwise`. */
export function failureCode(error: unknown, otherwise: ImportErrorCode): ImportErrorCode {
  if (error instanceof ReadFailure) return error.code;
  // The system's words for a file that went away or has no permission any more.
  if (error instanceof DOMException && ['NotReadableError', 'NotFoundError', 'SecurityError'].includes(error.name)) {
    return 'read_failed';
  }
  if (error instanceof RangeError) return 'too_large';
  return otherwise;
}
