import { AUDIENCE_STAGES, type AudienceStage, type AudienceSummary } from './audience.ts';
import type { Counted } from './figures.ts';
import { foldAlike, queryWordsOf } from '../core/format.ts';

/** Size band of an audience by its respondents (R44), as they are counted (`audienceFigures`). */
export type AudienceSize = 'large' | 'medium' | 'small';

/** In the order the filter shows them. */
export const AUDIENCE_SIZES: readonly AudienceSize[] = ['large', 'medium', 'small'];

export const SIZE_LABELS: Readonly<Record<AudienceSize | 'all', string>> = {
  all: 'Все размеры',
  large: 'Большие (>500)',
  medium: 'Средние (200–500)',
  small: 'Маленькие (<200)',
};

/** Size band of a number of respondents: large over 500, medium 200 to 500 inclusive, small under 200. */
export function sizeOf(count: number): AudienceSize {
  return count > 500 ? 'large' : count >= 200 ? 'medium' : 'small';
}

/** Filter of the list of audiences. */
export interface AudienceFilter {
  /** Words typed into the search; empty for all. */
  readonly query: string;
  readonly stage: AudienceStage | 'all';
  readonly size: AudienceSize | 'all';
}

/** Everything. */
export const NO_AUDIENCE_FILTER: AudienceFilter = { query: '', stage: 'all', size: 'all' };

/** Whether the filter lets everything through. */
export function isEveryAudience(filter: AudienceFilter): boolean {
  return filter.query.trim() === '' && filter.stage === 'all' && filter.size === 'all';
}

/** A funnel stage from an untrusted text, `all` when it names none of the nine (R24). */
export function readAudienceStageFilter(value: string | null): AudienceFilter['stage'] {
  return AUDIENCE_STAGES.find((stage) => stage === value) ?? 'all';
}

/** A size from an untrusted text, `all` when it names none. */
export function readAudienceSizeFilter(value: string | null): AudienceFilter['size'] {
  return AUDIENCE_SIZES.find((size) => size === value) ?? 'all';
}

/** A summary never changes, so its texts are folded once. */
const haystacks = new WeakMap<AudienceSummary, string>();

function haystackOf(summary: AudienceSummary): string {
  const known = haystacks.get(summary);
  if (known !== undefined) return known;
  const folded = foldAlike(`${summary.name}\n${summary.description}`);
  haystacks.set(summary, folded);
  return folded;
}

/**
 * The audiences that pass a filter, in their order; the very same list when nothing is filtered. Every word of the query must
 * occur in the name or the description, whatever the case and ё/е (R19).
 */
export function filterAudiences<T extends Counted<AudienceSummary>>(
  audiences: readonly T[],
  filter: AudienceFilter,
): readonly T[] {
  if (isEveryAudience(filter)) return audiences;
  const words = queryWordsOf(filter.query);
  return audiences.filter((audience) => {
    if (filter.stage !== 'all' && !audience.funnelStages.includes(filter.stage)) return false;
    if (filter.size !== 'all' && sizeOf(audience.respondents) !== filter.size) return false;
    if (words.length === 0) return true;
    const haystack = haystackOf(audience);
    return words.every((word) => haystack.includes(word));
  });
}
