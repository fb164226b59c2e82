import quantile from '@stdlib/stats-base-dists-normal-quantile';

import type { Quantile } from '../../domain/experiments/sampleSize.ts';

/** Quantile of the standard normal distribution (Cephes' rational approximations, exact to double precision). */
export const normalQuantile: Quantile = (p) => quantile(p, 0, 1);
