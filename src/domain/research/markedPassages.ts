import { ordered } from '../core/record.ts';
import { isSameList } from '../core/same.ts';
import type { KindAndSeverity } from '../core/findingKind.ts';
import { firstAbove, rangesIn, type PlacedRanges, type TextRange } from '../core/textRange.ts';
import type { Hypothesis, Quote } from './hypothesis.ts';
import { isInPlace, type Mark } from './mark.ts';
import type { Research } from './research.ts';

/** Where the words that are marked in a material come from. */
export interface PassageSources {
  /** Marks of the material; those of others do not count. */
  readonly marks: readonly Mark[];
  /** Insights of the material's study. */
  readonly insights: Research['insights'];
  /** Hypotheses that may have taken words of it, of any study. */
  readonly hypotheses: readonly Pick<Hypothesis, 'id' | 'text' | 'quotes'>[];
}

/** An insight that rests on a passage. */
export interface PassageInsight {
  readonly key: string;
  readonly text: string;
}

/** A hypothesis that a passage speaks for or against. */
export interface PassageHypothesis {
  readonly id: string;
  readonly text: string;
  /** Key of the quote in the hypothesis. */
  readonly key: string;
  readonly stance: Quote['stance'];
}

/**
 * Words of a material that a user marked, with everything based on them. The same words are one passage, no matter who marked
 * them.
 */
export interface MarkedPassage extends TextRange, KindAndSeverity {
  /** `120-180`: the same at every composing, while the place is. */
  readonly id: string;
  /** The words when they were marked. */
  readonly words: string;
  /** Null when the words were only taken for an insight or a hypothesis. */
  readonly mark: Mark | null;
  /**
   * Kind of the words: from the mark, else from the records made of it; null where a user removed it, undefined if never given.
   */
  readonly kind?: KindAndSeverity['kind'];
  /** How grave it is, by the same rule, of words that are taken for the same; read with `severityOf`. */
  readonly severity?: KindAndSeverity['severity'];
  readonly insights: readonly PassageInsight[];
  readonly hypotheses: readonly PassageHypothesis[];
  /** Line of its own under the words, from 0: of passages that overlap no two have the same. */
  readonly lane: number;
}

/** Marked passages of a text. */
export interface MarkedPassages extends PlacedRanges<MarkedPassage> {
  /** By their beginning, of one beginning the longer first. */
  readonly placed: readonly MarkedPassage[];
  /** Those whose words are no longer in the text, in the same order. */
  readonly lost: readonly MarkedPassage[];
}

export const NO_PASSAGES: MarkedPassages = { placed: [], reaches: [], lost: [] };

interface Growing extends TextRange {
  readonly words: string;
  mark: Mark | null;
  kind: KindAndSeverity['kind'];
  severity: KindAndSeverity['severity'];
  readonly insights: PassageInsight[];
  readonly hypotheses: PassageHypothesis[];
}

/** Says of a passage what was said of something made of it, where nothing said more of it yet: a grade belongs to its kind. */
function takeAs(one: Pick<Growing, 'kind' | 'severity'>, { kind, severity }: KindAndSeverity): void {
  if (one.kind === undefined) one.kind = kind;
  if (one.severity === undefined && one.kind === kind) one.severity = severity;
}

/** Returns the kind and severity of words by everything that rests on them: a mark first, then insights, then hypotheses. */
export function takenTogether(all: readonly KindAndSeverity[]): KindAndSeverity {
  const one: Pick<Growing, 'kind' | 'severity'> = { kind: undefined, severity: undefined };
  for (const said of all) takeAs(one, said);
  return one;
}

/** Everything that was taken from a material, by place and words: a place may have held other words before. */
function gather(materialId: string, { marks, insights, hypotheses }: PassageSources): readonly Growing[] {
  const all: Growing[] = [];
  const byStart = new Map<number, Growing[]>();
  const at = ({ start, end }: TextRange, words: string): Growing => {
    const begun = byStart.get(start) ?? [];
    const there = begun.find((one) => one.end === end && one.words === words);
    if (there) return there;
    const one: Growing = {
      start,
      end,
      words,
      mark: null,
      kind: undefined,
      severity: undefined,
      insights: [],
      hypotheses: [],
    };
    all.push(one);
    begun.push(one);
    if (begun.length === 1) byStart.set(start, begun);
    return one;
  };
  for (const mark of marks) {
    if (mark.materialId !== materialId) continue;
    const one = at(mark, mark.text);
    // Two tabs may have marked the same words at once: the elder holds, and the other is shown when that is gone.
    if (one.mark === null || mark.createdAt < one.mark.createdAt) one.mark = mark;
    one.kind = one.mark.kind;
    one.severity = one.mark.severity;
  }
  for (const { key, text, quote, passage, ...taken } of ordered(insights)) {
    if (passage?.materialId !== materialId) continue;
    const one = at(passage, quote);
    one.insights.push({ key, text });
    takeAs(one, taken);
  }
  for (const { id, text, quotes } of hypotheses) {
    for (const quote of ordered(quotes)) {
      if (quote.passage?.materialId !== materialId) continue;
      const one = at(quote.passage, quote.text);
      one.hypotheses.push({ id, text, key: quote.key, stance: quote.stance });
      takeAs(one, quote);
    }
  }
  return all;
}

/** Last result for a list of marks, of which there may be thousands: counting and drawing use the same one. */
const remembered = new WeakMap<
  readonly Mark[],
  { readonly materialId: string; readonly sources: PassageSources; readonly all: readonly Growing[] }
>();

/** {@link gather}, once for the same sources. Nothing of it may be changed. */
function gathered(materialId: string, sources: PassageSources): readonly Growing[] {
  const { marks, insights, hypotheses } = sources;
  const last = remembered.get(marks);
  const isSame =
    last?.materialId === materialId && last.sources.insights === insights && last.sources.hypotheses === hypotheses;
  if (isSame) return last.all;
  const all = gather(materialId, sources);
  remembered.set(marks, { materialId, sources, all });
  return all;
}

/** How many passages of a material are marked, whether their words are still found or not. */
export function countPassages(materialId: string, sources: PassageSources): number {
  return gathered(materialId, sources).length;
}

/** Whether two lists of a few fields each say the same. */
const saysSame = <T extends object>(a: readonly T[], b: readonly T[]): boolean =>
  a.length === b.length &&
  a.every((one, index) => {
    const other = b[index];
    return other !== undefined && Object.entries(one).every(([key, value]) => other[key as keyof T] === value);
  });

/** Finds passages among those of the last composing that say the same as now: asked for in the order of the text. */
function keeper(placed: readonly MarkedPassage[]): (one: MarkedPassage) => MarkedPassage {
  let from = 0;
  return (one) => {
    while ((placed[from]?.start ?? Infinity) < one.start) from += 1;
    for (let index = from; placed[index]?.start === one.start; index += 1) {
      const old = placed[index];
      const isSame =
        old?.id === one.id &&
        old.words === one.words &&
        old.mark === one.mark &&
        old.kind === one.kind &&
        old.severity === one.severity &&
        old.lane === one.lane &&
        saysSame(old.insights, one.insights) &&
        saysSame(old.hypotheses, one.hypotheses);
      if (isSame) return old;
    }
    return one;
  };
}

/** Composes what is marked in a text. */
export type ComposePassages = (materialId: string, text: string, sources: PassageSources) => MarkedPassages;

/**
 * {@link markedPassages} for a view that shows it again at every change: a passage that says the same as before is the same
 * object, so that only what changed has to be drawn anew.
 */
export function passageComposer(): ComposePassages {
  let last = NO_PASSAGES;
  return (materialId, text, sources) => {
    last = markedPassages(materialId, text, sources, last);
    return last;
  };
}

/**
 * Returns the marked passages of a material: its marks, the words of its study's insights, and the quotes of hypotheses, put
 * together.
 * @param before the last result: unchanged passages are reused from it. Default nothing
 */
export function markedPassages(
  materialId: string,
  text: string,
  sources: PassageSources,
  before: MarkedPassages = NO_PASSAGES,
): MarkedPassages {
  const placed: MarkedPassage[] = [];
  const reaches: number[] = [];
  const lost: MarkedPassage[] = [];
  const keep = keeper(before.placed);
  const keepLost = keeper(before.lost);
  /** Where each lane is free again. */
  const free: number[] = [];
  const inOrder = gathered(materialId, sources).toSorted(
    (a, b) => a.start - b.start || b.end - a.end || (a.words < b.words ? -1 : 1),
  );
  for (const one of inOrder) {
    const { start, end, words } = one;
    if (start >= end || !isInPlace(text, one, words)) {
      lost.push(keepLost({ ...one, id: `${start}-${end}-${lost.length}`, lane: 0 }));
      continue;
    }
    const found = free.findIndex((until) => until <= start);
    const lane = found === -1 ? free.length : found;
    free[lane] = end;
    placed.push(keep({ ...one, id: `${start}-${end}`, lane }));
    reaches.push(Math.max(reaches.at(-1) ?? 0, end));
  }
  return { placed, reaches, lost: isSameList(before.lost, lost) ? before.lost : lost };
}

/** The passages that have words in a part of the text, in order: as {@link rangesIn} finds them. */
export const passagesIn = (passages: MarkedPassages, part: TextRange): readonly MarkedPassage[] =>
  rangesIn(passages, part);

/**
 * The passage after or before a place, round the ends; undefined when nothing is marked.
 * @param from the passage that is shown, or else the place where the reader is
 */
export function nextPassage(
  { placed }: MarkedPassages,
  from: { readonly id: string } | { readonly at: number },
  by: 1 | -1,
): MarkedPassage | undefined {
  const shown = 'id' in from ? placed.findIndex(({ id }) => id === from.id) : -1;
  if (shown >= 0) return placed[(shown + by + placed.length) % placed.length];
  const behind = firstAbove(placed.length, (index) => placed[index]?.start ?? 0, 'at' in from ? from.at - 1 : -1);
  const index = by > 0 ? behind : behind - 1;
  return placed[(index + placed.length) % placed.length];
}
