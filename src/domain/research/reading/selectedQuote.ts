import { severityOf, type KindAndSeverity } from '../../core/findingKind.ts';
import type { Op } from '../../core/operation.ts';
import { ordered, positionBetween, type NewId } from '../../core/record.ts';
import type { Passage, Research } from '../research.ts';

/** Words selected in a material, with what they are taken for and how grave it is. */
export interface SelectedQuote extends KindAndSeverity {
  readonly passage: Passage;
  readonly text: string;
  /** Speaker as the text names them; empty when it names no one. */
  readonly respondent: string;
}

/** Returns the kind and severity of words as a record keeps them: leaves out fields that were never given. */
export function takenFor(taken: KindAndSeverity): KindAndSeverity {
  const severity = severityOf(taken);
  return { ...(taken.kind ? { kind: taken.kind } : {}), ...(severity ? { severity } : {}) };
}

/** Operations that add an insight, with the words it rests on, after the study's others. */
export function addInsight(research: Research, selected: SelectedQuote, text: string, newId: NewId): Op[] {
  const last = ordered(research.insights).at(-1)?.position ?? null;
  return [
    {
      op: 'put',
      kind: 'research',
      id: research.id,
      map: 'insights',
      key: newId(),
      value: {
        text: text.trim(),
        quote: selected.text,
        passage: selected.passage,
        ...takenFor(selected),
        position: positionBetween(last, null),
      },
    },
  ];
}
