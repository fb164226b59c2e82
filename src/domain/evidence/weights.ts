/** Weights of one question to the model: whole numbers of eight bits, to be multiplied by `scale`. */
export interface Weights {
  readonly scale: number;
  readonly values: Int8Array;
}

/** Inputs of a weighted sum: places of weights other than zero, and the amount of each. */
export interface Amounts {
  readonly places: Uint16Array;
  readonly values: Float32Array;
}

/** Weights as they are stored: their scale, and base64 of the whole numbers. */
export type StoredWeights = readonly [scale: number, base64: string];

/**
 * Reads stored weights.
 * @param size how many there have to be
 * @throws Error when they were made for other features than the code has
 */
export function readWeights([scale, base64]: StoredWeights, size: number): Weights {
  const values = Int8Array.from(atob(base64), (byte) => byte.charCodeAt(0));
  if (values.length !== size) throw new Error('the model was made for other features: npm run train:evidence');
  return { scale, values };
}

/** How much speaks for an answer: log odds. */
export function weigh({ scale, values }: Weights, { places, values: amounts }: Amounts): number {
  let sum = 0;
  for (let index = 0; index < places.length; index += 1) {
    sum += (values[places[index] ?? 0] ?? 0) * (amounts[index] ?? 0);
  }
  return sum * scale;
}

/** Log odds as a likelihood, 0 to 1. */
export const likelihood = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));
