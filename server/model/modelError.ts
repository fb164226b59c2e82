import type { ModelProblem, ModelRefusal } from '../../src/domain/model/protocol.ts';

/**
 * Why a model has given no answer. `format`: it does not support the format of the question. `cut`: it reached the maximum length
 * of an answer. `long`: the question is longer than it accepts. `stopped`: the caller no longer waits.
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
  /** Seconds after which it may be asked again; null for unknown. */
  readonly retryAfter: number | null;

  constructor(failure: ModelFailure, retryAfter: number | null = null) {
    super(failure);
    this.failure = failure;
    this.retryAfter = retryAfter;
  }
}

const REFUSALS: Readonly<Record<ModelFailure, ModelRefusal>> = {
  address: 'unreachable',
  // For a rejected key, or an unknown name, a company's own model is disabled: there is none from then on.
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

/** Returns the refusal that the caller receives. */
export const refusalOf = (failure: ModelFailure): ModelRefusal => REFUSALS[failure];

const PROBLEMS: Readonly<Partial<Record<ModelFailure, ModelProblem>>> = {
  address: 'address',
  key: 'key',
  unknown: 'unknown',
  busy: 'busy',
  timeout: 'slow',
  unreachable: 'unreachable',
};

/** Returns the problem shown to the user who connects it. */
export const problemOf = (failure: ModelFailure): ModelProblem => PROBLEMS[failure] ?? 'answer';
