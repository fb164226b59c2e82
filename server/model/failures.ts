import type OpenAI from 'openai';

import { ModelError } from './modelError.ts';

/* What it means when a model's server does not answer as it was asked. */

/** Seconds that a server asks to be left alone for. */
function retryAfterOf(headers: Headers | undefined): number | null {
  const seconds = Number(headers?.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? Math.min(3600, Math.ceil(seconds)) : null;
}

const TOO_LONG =
  /context.{0,20}(?:length|window|size)|(?:too|longer|exceed).{0,40}(?:token|context|long)|token.{0,40}exceed/i;

/** Why a request was answered with an error; what the server says of it is read, and neither kept nor told. */
function failureOf(error: InstanceType<typeof OpenAI.APIError>): ModelError {
  const { status, code, message } = error;
  const retryAfter = retryAfterOf(error.headers);
  switch (status) {
    case 401:
    case 402:
    case 403:
      return new ModelError('key');
    case 404:
    case 405:
      return new ModelError('unknown');
    case 408:
    case 504:
      return new ModelError('timeout', retryAfter);
    case 413:
      return new ModelError('long');
    case 429:
      return new ModelError('busy', retryAfter);
    case 503:
      return new ModelError(retryAfter === null ? 'unreachable' : 'busy', retryAfter);
    case 400:
    case 422: {
      const isLong = code === 'context_length_exceeded' || TOO_LONG.test(message);
      return new ModelError(isLong ? 'long' : code === 'content_filter' ? 'declined' : 'format');
    }
    default:
      return new ModelError('unreachable', retryAfter);
  }
}

/** Parameters that newer servers accept under another name, or not at all. */
const REPLACED = ['max_tokens', 'temperature'] as const;
export type ReplacedPart = (typeof REPLACED)[number];

/** Which part of a question a server would not take; null for another reason. */
export function refusedPart(error: unknown, { APIError }: typeof OpenAI): ReplacedPart | null {
  if (!(error instanceof APIError) || (error.status !== 400 && error.status !== 422)) return null;
  // Where it does not name the part, it says so in words: «Use 'max_completion_tokens' instead».
  return REPLACED.find((part) => error.param === part || new RegExp(`['"\`]${part}['"\`]`).test(error.message)) ?? null;
}

/** Whatever a client throws, as what it means. */
export function failureIn(error: unknown, { APIError, APIConnectionError }: typeof OpenAI): ModelError {
  if (error instanceof ModelError) return error;
  // An error thrown on the way to the network keeps its own words.
  if (error instanceof Error && error.cause instanceof ModelError) return error.cause;
  if (error instanceof APIConnectionError) return new ModelError('unreachable');
  if (error instanceof APIError && error.status !== undefined) return failureOf(error);
  // An error within a stream, or invalid JSON.
  return new ModelError(error instanceof SyntaxError ? 'answer' : 'unreachable');
}
