import { ordered } from '../../core/record.ts';
import type { KindAndSeverity } from '../../core/findingKind.ts';
import type { TextRange } from '../../core/textRange.ts';
import type { Hypothesis, Quote } from '../hypothesis.ts';
import type { Mark } from '../mark.ts';
import type { Research } from '../research.ts';

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
export function gatheredPassages(materialId: string, sources: PassageSources): readonly Growing[] {
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
  return gatheredPassages(materialId, sources).length;
}
