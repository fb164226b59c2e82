import { fold } from '../core/format.ts';
import { checkText, type CheckedText } from '../evidence/verbatim/checkedText.ts';
import { citedBy, type CitedPassage } from '../evidence/verbatim/cited.ts';
import type { NamedPassage } from '../evidence/verbatim/named.ts';
import type { AskedTranscript } from '../evidence/verbatim/numbered.ts';
import { soundingsOf } from '../evidence/verbatim/soundings.ts';
import type { KnownPerson } from '../evidence/personal/maskTexts.ts';
import { ALL_TOUCHPOINTS } from '../tactics/touchpoint.ts';
import {
  readTranscripts,
  type AskTask,
  type ModelDraft,
  type OnReading,
  type ModelReading,
  type Weighing,
} from './reading.ts';
import type { TaskOutput } from './tasks.ts';

/** A hypothesis that a model proposes, over words of people: as they were cut out of the talks, or as they are shown. */
export interface ProposedHypothesis<Words = CitedPassage> {
  /** As it would be stored: quotations looked up, found ones printed from their source. */
  readonly wording: CheckedText;
  /** A touchpoint by its name; empty where the model named none that there is: a person chooses. */
  readonly touchpoint: string;
  readonly inFavour: readonly Words[];
  readonly against: readonly Words[];
}

/** A model's result from talks. */
export interface Proposed extends ModelReading {
  readonly found: readonly NamedPassage[];
  readonly hypotheses: readonly ProposedHypothesis[];
}

const touchpointNamed = (name: string): string =>
  ALL_TOUCHPOINTS.find((one) => fold(one) === fold(name.replaceAll(/[«»".]/g, '').trim())) ?? '';

/** Hypotheses as a model wrote them, with what there is of the words that it named. */
function hypothesesOf(
  answer: TaskOutput<'hypotheses'>,
  { weighing, numbered }: Weighing,
): ModelDraft<readonly ProposedHypothesis[]> {
  const soundings = soundingsOf(numbered);
  let [unknown, unfounded] = [0, 0];
  const value = answer.hypotheses.flatMap(({ text, touchpoint, inFavour, against }): ProposedHypothesis[] => {
    const [own, contrary] = [citedBy(inFavour, weighing), citedBy(against, weighing)];
    unknown += own.dropped.unknown.length + contrary.dropped.unknown.length;
    if (own.passages.length === 0) {
      unfounded += 1;
      return [];
    }
    const isOwn = new Set(own.passages.flatMap(({ numbers }) => numbers));
    return [
      {
        wording: checkText(text, soundings, ALL_TOUCHPOINTS),
        touchpoint: touchpointNamed(touchpoint),
        inFavour: own.passages,
        against: contrary.passages.filter(({ numbers }) => !numbers.some((number) => isOwn.has(number))),
      },
    ];
  });
  return { value, unknown, unfounded };
}

/** Has a model read talks, and make hypotheses of what it found ({@link readTranscripts}). */
export async function proposeFromTranscripts(
  talks: readonly AskedTranscript[],
  people: readonly KnownPerson[],
  ask: AskTask,
  onProgress?: OnReading,
): Promise<Proposed> {
  const weigh = {
    task: 'hypotheses',
    inputOf: ({ passages }: Weighing) => ({ passages }),
    made: hypothesesOf,
  } as const;
  const { value, ...reading } = await readTranscripts(talks, people, ask, weigh, onProgress);
  return { ...reading, hypotheses: value ?? [] };
}
