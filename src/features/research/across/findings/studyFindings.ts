import { counted, plural, quoted, type PluralForms } from '../../../../domain/core/format.ts';
import type { Outcome } from '../../../../domain/core/outcome.ts';
import type { SimilarPassages } from '../../../../domain/evidence/pairs/groups.ts';
import type { DecidedTranscript, FindingGroup } from '../../../../domain/evidence/study/shownFindings.ts';
import type { TranscriptPassage } from '../../../../domain/evidence/study/transcript.ts';
import type { HypothesisForm } from '../../../../domain/research/hypotheses/createHypothesis.ts';
import type { GroupOutcome } from '../passageGroups.ts';

/** A text that was looked through, as it is named. */
export interface FoundPlace {
  readonly researchId: string;
  /** Title of its study. */
  readonly study: string;
  /** Name of the material. */
  readonly name: string;
}

/** Findings in the materials of some studies, and people's decisions on them. */
export interface StudyFindings {
  /** The talks that have been looked through so far, in their order. */
  readonly talks: readonly DecidedTranscript[];
  /** Findings that belong together; empty until known. */
  readonly groups: readonly SimilarPassages[];
  /** Where the talks are from, by material. */
  readonly places: ReadonlyMap<string, FoundPlace>;
  /** Everybody who was asked, as `personOf` names them, and as they may be shown; empty for one whom the text does not name. */
  readonly people: ReadonlyMap<string, string>;
  /** How many people were asked in each study, where a study's talks are compared with each other only; null: all are with all. */
  readonly asked: ReadonlyMap<string, number> | null;
  /** How many passages were compared with nothing, since there are too many. */
  readonly uncompared: number;
  /** How many texts there are to look through. */
  readonly total: number;
  /** Whether all of them have been, and all of it was put together. */
  readonly done: boolean;
  /** Why the rest could not be looked through; empty while it can. */
  readonly failure: string;
}

/** Actions on the findings. */
export interface FoundActs {
  /** «Не то»: words are no finding. Tells how that ended itself; resolves with whether it is stored. */
  readonly onRefuse: (passage: TranscriptPassage) => Promise<boolean>;
  /** Makes a hypothesis of a group's words, all of them for it, and of others against it. */
  readonly onHypothesis: (
    inFavour: readonly TranscriptPassage[],
    against: readonly TranscriptPassage[],
    form: HypothesisForm,
  ) => Promise<GroupOutcome>;
  /** Gives a hypothesis that there is these words. */
  readonly onAddTo: (
    hypothesisId: string,
    inFavour: readonly TranscriptPassage[],
    against: readonly TranscriptPassage[],
  ) => Promise<Outcome>;
  /** Makes an insight of the study of these words. */
  readonly onInsight: (passage: TranscriptPassage, text: string) => Promise<GroupOutcome>;
}

const PEOPLE_FORMS: PluralForms = ['человек', 'человека', 'человек'];

/** Forms of «отрывок», for 1, 2–4 and 5. */
export const FOUND_FORMS = ['отрывок', 'отрывка', 'отрывков'] as const;

/** Most letters of words in a control's name. */
const NAMED = 40;

/** The beginning of a passage in quotation marks: what tells its links and buttons from those of others. */
export const foundWords = ({ text }: Pick<TranscriptPassage, 'text'>): string =>
  quoted(text.length > NAMED ? `${text.slice(0, NAMED).trimEnd()}…` : text);

/** Returns «4 человека из 5 сказали»: how many of the people who were asked support a group. */
export function saidBy(
  { people, contradictions }: Pick<FindingGroup, 'people' | 'contradictions'>,
  asked: number,
): string {
  const count = people.length;
  const of = asked > count ? ` из\u00A0${asked}` : '';
  const against = new Set(contradictions.map(({ against: { person } }) => person)).size;
  const contrary =
    against > 0
      ? `, ${counted(against, PEOPLE_FORMS)} ${plural(against, ['говорит', 'говорят', 'говорят'])} обратное`
      : '';
  return `${counted(count, PEOPLE_FORMS)}${of} ${plural(count, ['сказал', 'сказали', 'сказали'])}${contrary}`;
}
