import { FINDING_KINDS, type FindingKind } from '#src/domain/core/findingKind.ts';
import { featuresOf, type Features } from '#src/domain/evidence/features.ts';
import { unitsOf, type Unit } from '#src/domain/evidence/units.ts';
import { turnsOf } from '#src/domain/research/transcript.ts';

import type { CorpusLabel, Interview } from './corpus.ts';

/** A piece of an interview with what the corpus says of it. */
export interface Example {
  readonly unit: Unit;
  readonly features: Features;
  /** Words of it, as the measures count them. */
  readonly words: number;
  /** How much of it lies in findings, 0 to 1. */
  readonly found: number;
  /** How much of it lies in traps, 0 to 1. */
  readonly trap: number;
  /** The main kind of the finding that holds most of it; null where nothing is found. */
  readonly kind: FindingKind | null;
}

export interface Lesson {
  readonly interview: Interview;
  readonly examples: readonly Example[];
}

const shared = (a: { start: number; end: number }, b: { start: number; end: number }): number =>
  Math.max(0, Math.min(a.end, b.end) - Math.max(a.start, b.start));

/** How much of a piece lies in some labels, 0 to 1. */
const shareIn = (some: readonly CorpusLabel[], unit: Unit): number =>
  some.reduce((sum, one) => sum + shared(one, unit), 0) / (unit.end - unit.start);

export const countWords = (text: string): number => text.match(/\S+/g)?.length ?? 0;

const isKind = (kind: string | undefined): kind is FindingKind => FINDING_KINDS.some((known) => known === kind);

/** Reads an interview as the product does, and lays the corpus's labels over its pieces. */
export function lessonOf(interview: Interview): Lesson {
  const { text, labels } = interview;
  const units = unitsOf(text, turnsOf(text));
  const features = featuresOf(text, units);
  const findings = labels.filter(({ of }) => of === 'finding');
  const traps = labels.filter(({ of }) => of === 'trap');
  const mostIn = (unit: Unit): CorpusLabel | null =>
    findings.reduce<CorpusLabel | null>(
      (best, one) => (shared(one, unit) > (best ? shared(best, unit) : 0) ? one : best),
      null,
    );
  return {
    interview,
    examples: units.flatMap((unit, index) => {
      const own = features[index];
      if (!own) return [];
      const kind = mostIn(unit)?.kinds[0];
      return [
        {
          unit,
          features: own,
          words: countWords(text.slice(unit.start, unit.end)),
          found: shareIn(findings, unit),
          trap: shareIn(traps, unit),
          kind: isKind(kind) ? kind : null,
        },
      ];
    }),
  };
}
