/** Why a whole request is refused; docs/protocol.md lists them with their statuses. */
export type RequestRefusal =
  | 'invalid'
  | 'signed_out'
  | 'forbidden'
  | 'not_found'
  | 'removed'
  | 'outdated'
  | 'misplaced'
  | 'mismatch'
  | 'too_large'
  | 'too_many'
  | 'unavailable'
  | 'wrong'
  | 'stale'
  | 'weak'
  | 'taken'
  | 'over'
  | 'unproven';

const STATUS = {
  invalid: 400,
  signed_out: 401,
  forbidden: 403,
  not_found: 404,
  removed: 404,
  outdated: 409,
  misplaced: 409,
  mismatch: 422,
  too_large: 413,
  too_many: 429,
  unavailable: 503,
  wrong: 403,
  stale: 403,
  weak: 400,
  taken: 409,
  over: 410,
  unproven: 428,
} as const satisfies Readonly<Record<RequestRefusal, number>>;

export class RefusedError extends Error {
  override readonly name = 'RefusedError';
  readonly refusal: RequestRefusal;
  /** Seconds after which it may be asked again. */
  readonly retryAfter: number | null;
  /** Sent beside the refusal; never a word of anybody's. */
  readonly besides: object;

  constructor(refusal: RequestRefusal, retryAfter: number | null = null, besides: object = {}) {
    super(refusal);
    this.refusal = refusal;
    this.retryAfter = retryAfter;
    this.besides = besides;
  }
}

/** A refusal as it goes out. */
export function refusalResponse({ refusal, retryAfter, besides }: RefusedError): Response {
  return Response.json(
    { error: refusal, ...besides },
    {
      status: STATUS[refusal],
      headers: { 'Cache-Control': 'no-store', ...(retryAfter === null ? {} : { 'Retry-After': String(retryAfter) }) },
    },
  );
}
