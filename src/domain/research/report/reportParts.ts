import { reportQuotes, type Quotable, type ReportPeople } from './reportQuotes.ts';
import { inPlaces, isTaken, wordingAt, type ReportChanges, type Wording } from './reportRecord.ts';
import type { ReportSources } from './reportSources.ts';
import type { ReportTable, ReportPart } from './reportShape.ts';

/** All that the parts of a report are made of. */
export interface ReportMaking {
  readonly sources: ReportSources;
  readonly changes: ReportChanges;
  readonly people: ReportPeople;
  readonly studyIds: ReadonlySet<string>;
}

/** A part as it is proposed, before what people changed of it. */
export type PartProposal = Omit<
  ReportPart,
  'isIn' | 'isGone' | 'title' | 'body' | 'points' | 'quotes' | 'facts' | 'table'
> & {
  readonly isProposed?: boolean;
  readonly title?: string;
  readonly body?: string;
  readonly points?: string;
  readonly facts?: readonly string[];
  readonly evidence?: readonly Quotable[];
  readonly table?: ReportTable;
};

function partOf({ changes, people }: ReportMaking, proposal: PartProposal): ReportPart {
  const { key, isProposed = true, title, body, points, facts = [], evidence = [], table = null } = proposal;
  const words = (name: string, proposed: string | undefined): Wording | null =>
    proposed === undefined ? null : wordingAt(changes, `${key}/${name}`, proposed);
  return {
    key,
    isIn: isTaken(changes, key, isProposed),
    isGone: false,
    title: words('title', title),
    facts: facts.filter((fact) => fact !== ''),
    body: words('body', body),
    points: words('points', points),
    quotes: reportQuotes(key, evidence, people, changes),
    table,
  };
}

/** Returns the typed parts whose records are gone. */
function leftOver({ changes }: ReportMaking, prefix: string, known: ReadonlySet<string>): readonly ReportPart[] {
  const keys = new Set<string>();
  for (const place of Object.keys(changes.texts)) {
    const key = place.slice(0, place.lastIndexOf('/'));
    if (key.startsWith(prefix) && !known.has(key)) keys.add(key);
  }
  const words = (place: string): Wording | null =>
    Object.hasOwn(changes.texts, place) ? wordingAt(changes, place, null) : null;
  return [...keys].toSorted().map((key) => ({
    key,
    isIn: isTaken(changes, key, true),
    isGone: true,
    title: words(`${key}/title`),
    facts: [],
    body: words(`${key}/body`),
    points: words(`${key}/points`),
    quotes: [],
    table: null,
  }));
}

export function partsOf(
  making: ReportMaking,
  prefix: string,
  proposals: readonly PartProposal[],
): readonly ReportPart[] {
  const parts = proposals.map((proposal) => partOf(making, proposal));
  const all = [...parts, ...leftOver(making, prefix, new Set(parts.map(({ key }) => key)))];
  return inPlaces(making.changes, all);
}
