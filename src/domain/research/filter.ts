import { foldAlike, queryWordsOf } from '../core/format.ts';
import {
  RESEARCH_STATUSES,
  RESEARCH_TYPES,
  type ResearchStatus,
  type ResearchSummary,
  type ResearchType,
} from './research.ts';

/** Filter of the list of studies. */
export interface ResearchFilter {
  /** Words typed into «Поиск исследований...»; empty for all. */
  readonly query: string;
  readonly status: ResearchStatus | 'all';
  readonly type: ResearchType | 'all';
}

/** Everything. */
export const NO_RESEARCH_FILTER: ResearchFilter = { query: '', status: 'all', type: 'all' };

/** Whether the filter lets everything through. */
export function isUnfiltered(filter: ResearchFilter): boolean {
  return filter.query.trim() === '' && filter.status === 'all' && filter.type === 'all';
}

/** A status from an untrusted text, `all` when it names none. */
export function readStatusFilter(value: string | null): ResearchFilter['status'] {
  return RESEARCH_STATUSES.find((status) => status === value) ?? 'all';
}

/** A type from an untrusted text, `all` when it names none. */
export function readTypeFilter(value: string | null): ResearchFilter['type'] {
  return RESEARCH_TYPES.find((type) => type === value) ?? 'all';
}

/** Folding 10,000 titles costs 10 ms; a summary never changes, so it is folded once. */
const haystacks = new WeakMap<ResearchSummary, string>();

function haystackOf(summary: ResearchSummary): string {
  const known = haystacks.get(summary);
  if (known !== undefined) return known;
  const folded = foldAlike(`${summary.title}\n${summary.description}\n${summary.author}`);
  haystacks.set(summary, folded);
  return folded;
}

/**
 * The studies that pass a filter, in their order. Every word of the query must occur in the title, the description or the
 * author, whatever the case and ё/е (R19).
 * @param foundInTexts ids of studies whose materials hold the query; they pass its words, too
 */
export function filterResearch(
  studies: readonly ResearchSummary[],
  filter: ResearchFilter,
  foundInTexts: ReadonlySet<string> = new Set(),
): readonly ResearchSummary[] {
  if (isUnfiltered(filter)) return studies;
  const words = queryWordsOf(filter.query);
  return studies.filter((study) => {
    if (filter.status !== 'all' && study.status !== filter.status) return false;
    if (filter.type !== 'all' && study.type !== filter.type) return false;
    if (words.length === 0 || foundInTexts.has(study.id)) return true;
    const haystack = haystackOf(study);
    return words.every((word) => haystack.includes(word));
  });
}

/** Counts the interviewed people: «на основе N интервью» (R35). Planned rounds have no interviews yet. */
export function countInterviews(studies: readonly Pick<ResearchSummary, 'type' | 'status' | 'participants'>[]): number {
  return studies
    .filter((study) => study.type === 'interviews' && study.status !== 'planning')
    .reduce((sum, study) => sum + (study.participants ?? 0), 0);
}
