import type { Verdict } from './experiment.ts';

/**
 * Quantile of the standard normal distribution: the z below which the share p of it lies. Injected, because domain imports
 * nothing; a statistics library has one.
 */
export type Quantile = (p: number) => number;

/** Input of the sample-size helper. */
export interface SampleInput {
  /** Share that converts now, strictly between 0 and 1: 0.05 is 5 %. */
  readonly baseline: number;
  /** Relative change to be detected, not 0: 0.15 is +15 %, −0.15 is −15 %. */
  readonly lift: number;
  /** Chance to see the change if it is there, from 0.5, below 1; usually 0.8. */
  readonly power: number;
  /** Two-sided significance, above 0, up to 0.5; usually 0.05. */
  readonly alpha: number;
}

/** Inline errors of the helper by field, in Russian; empty when a size can be computed. */
export function checkSample({ baseline, lift, power, alpha }: SampleInput): Partial<Record<keyof SampleInput, string>> {
  const errors: Partial<Record<keyof SampleInput, string>> = {};
  const possible = baseline > 0 && baseline < 1;
  if (!possible) errors.baseline = 'Текущая конверсия — больше 0 и меньше 100 %';
  if (!Number.isFinite(lift) || lift === 0) errors.lift = 'Укажите ожидаемое изменение, не равное нулю';
  else if (possible && baseline * (1 + lift) >= 1) errors.lift = 'При таком росте конверсия превысит 100 %';
  else if (possible && baseline * (1 + lift) <= 0) errors.lift = 'При таком снижении конверсии не останется';
  if (!(power >= 0.5 && power < 1)) errors.power = 'Мощность — от 50 % и меньше 100 %';
  if (!(alpha > 0 && alpha <= 0.5)) errors.alpha = 'Уровень значимости — больше 0 и не больше 50 %';
  return errors;
}

/**
 * Respondents needed in each of two equal arms to detect a change of a proportion from p₁ = baseline to
 * p₂ = baseline · (1 + lift), two-sided, without continuity correction:
 *
 *     n = (z₁₋α⁄₂ · √(2·p̄·(1−p̄)) + z_power · √(p₁(1−p₁) + p₂(1−p₂)))² / (p₂ − p₁)²,  p̄ = (p₁ + p₂)/2
 *
 * rounded up: the variance is pooled under «no difference», each arm's own under the alternative. Source: J. L. Fleiss,
 * B. Levin, M. C. Paik, «Statistical Methods for Rates and Proportions», 3rd ed., Wiley 2003, ch. 4; R's `power.prop.test`
 * solves the same equation. 5 %, +15 %, α 0.05, power 0.8 give 14 192.65, so 14 193 (the variant without pooling gives
 * 14 190).
 * @throws RangeError with the Russian sentence of {@link checkSample} when the input is impossible, or when the change is so
 * small that the size is no exact number any more
 */
export function sampleSize(input: SampleInput, quantile: Quantile): number {
  const [error] = Object.values(checkSample(input));
  if (error !== undefined) throw new RangeError(error);
  const { baseline, lift, power, alpha } = input;
  const changed = baseline * (1 + lift);
  const mean = (baseline + changed) / 2;
  const spread =
    quantile(1 - alpha / 2) * Math.sqrt(2 * mean * (1 - mean)) +
    quantile(power) * Math.sqrt(baseline * (1 - baseline) + changed * (1 - changed));
  const size = Math.ceil((spread / (changed - baseline)) ** 2);
  if (!Number.isSafeInteger(size)) throw new RangeError('Изменение так мало, что проверить его не получится');
  return Math.max(size, 1);
}

/** Counts of an A/B test. */
export interface Counts {
  /** Converted in A, the control: a whole number, at most `aTotal`. */
  readonly aConverted: number;
  /** Respondents in A, at least 1. */
  readonly aTotal: number;
  /** Converted in B, the variant. */
  readonly bConverted: number;
  /** Respondents in B, at least 1. */
  readonly bTotal: number;
  /** Which change of the measured share the hypothesis promises: `down` for churn. By default `up`. */
  readonly wanted?: 'up' | 'down';
}

export interface Comparison {
  /** Share in B minus share in A, −1 to 1. */
  readonly difference: number;
  /** Lower end of the 95 % interval of the difference, −1 to 1. */
  readonly low: number;
  /** Upper end. */
  readonly high: number;
  /** Suggested verdict, which a person may overrule. */
  readonly verdict: Verdict;
}

const CONFIDENCE = 0.95;

/** Inline errors of entered counts by field, in Russian; empty when they can be compared. */
export function checkCounts(
  counts: Counts,
): Partial<Record<'aConverted' | 'aTotal' | 'bConverted' | 'bTotal', string>> {
  const errors: ReturnType<typeof checkCounts> = {};
  for (const [converted, total] of [
    ['aConverted', 'aTotal'],
    ['bConverted', 'bTotal'],
  ] as const) {
    const sound = Number.isSafeInteger(counts[total]) && counts[total] >= 1;
    if (!sound) errors[total] = 'Целое число участников, не меньше 1';
    if (!Number.isSafeInteger(counts[converted]) || counts[converted] < 0) {
      errors[converted] = 'Целое число, не меньше 0';
    } else if (sound && counts[converted] > counts[total]) {
      errors[converted] = 'Больше, чем участников';
    }
  }
  return errors;
}

/** Wilson's score interval of one proportion. */
function wilson(converted: number, total: number, z: number): { low: number; high: number } {
  const share = converted / total;
  const scale = 1 + z ** 2 / total;
  const centre = (share + z ** 2 / (2 * total)) / scale;
  const reach = (z / scale) * Math.sqrt((share * (1 - share)) / total + z ** 2 / (4 * total ** 2));
  return { low: converted === 0 ? 0 : centre - reach, high: converted === total ? 1 : centre + reach };
}

/**
 * The difference of two proportions (B − A) with its 95 % interval and a suggested verdict: VALIDATED when the whole
 * interval lies on the wanted side of 0, INVALIDATED when it lies on the other, INCONCLUSIVE when it contains 0. Whether a
 * change reaches the target is for a person to judge.
 *
 * Newcombe's hybrid score interval (method 10) made of Wilson's intervals of the arms, without continuity correction; it
 * keeps its coverage with few conversions, where Wald's does not, and never leaves −1 … 1. Source: R. G. Newcombe, «Interval
 * estimation for the difference between independent proportions: comparison of eleven methods», Statistics in Medicine
 * 17 (1998) 873–890.
 * @throws RangeError with the Russian sentence of {@link checkCounts} when the counts are impossible
 */
export function compare(counts: Counts, quantile: Quantile): Comparison {
  const [error] = Object.values(checkCounts(counts));
  if (error !== undefined) throw new RangeError(error);
  const { aConverted, aTotal, bConverted, bTotal, wanted = 'up' } = counts;
  const z = quantile(1 - (1 - CONFIDENCE) / 2);
  const shareA = aConverted / aTotal;
  const shareB = bConverted / bTotal;
  const a = wilson(aConverted, aTotal, z);
  const b = wilson(bConverted, bTotal, z);
  const difference = shareB - shareA;
  const low = Math.max(-1, difference - Math.hypot(shareB - b.low, a.high - shareA));
  const high = Math.min(1, difference + Math.hypot(b.high - shareB, shareA - a.low));
  const [rise, fall]: [Verdict, Verdict] =
    wanted === 'up' ? ['VALIDATED', 'INVALIDATED'] : ['INVALIDATED', 'VALIDATED'];
  const verdict = low > 0 ? rise : high < 0 ? fall : 'INCONCLUSIVE';
  return { difference, low, high, verdict };
}
