import type { ModelProblem, ModelRefusal } from '../../src/domain/model/protocol.ts';

/**
 * Why a model has given no answer. `format`: it does not go along with the way in which it was asked. `cut`: it came to the end of what
 * an answer may be. `long`: the question is longer than it takes. `stopped`: nobody waits for it any more.
 */
export type ModelFailure =
  | 'address'
  | 'key'
  | 'unknown'
  | 'busy'
  | 'timeout'
  | 'unreachable'
  | 'format'
  | 'declined'
  | 'cut'
  | 'long'
  | 'answer'
  | 'stopped';

/** Thrown where a model has given no answer. It carries no word of what was asked or answered. */
export class ModelError extends Error {
  override readonly name = 'ModelError';
  readonly failure: ModelFailure;
  /** Seconds after which it may be asked again; null for nobody knows. */
  readonly retryAfter: number | null;

  constructor(failure: ModelFailure, retryAfter: number | null = null) {
    super(failure);
    this.failure = failure;
    this.retryAfter = retryAfter;
  }
}

const REFUSALS: Readonly<Record<ModelFailure, ModelRefusal>> = {
  address: 'unreachable',
  // With a key that is not taken, or a name that nobody has, a company's own model is set aside: there is none from then on.
  key: 'off',
  unknown: 'off',
  busy: 'busy',
  timeout: 'timeout',
  unreachable: 'unreachable',
  format: 'badAnswer',
  declined: 'declined',
  cut: 'tooLong',
  long: 'tooLong',
  answer: 'badAnswer',
  stopped: 'timeout',
};

/** What whoever asked is told of it. */
export const refusalOf = (failure: ModelFailure): ModelRefusal => REFUSALS[failure];

const PROBLEMS: Readonly<Partial<Record<ModelFailure, ModelProblem>>> = {
  address: 'address',
  key: 'key',
  unknown: 'unknown',
  busy: 'busy',
  timeout: 'slow',
  unreachable: 'unreachable',
};

/** What whoever connects it is told of it. */
export const problemOf = (failure: ModelFailure): ModelProblem => PROBLEMS[failure] ?? 'answer';
