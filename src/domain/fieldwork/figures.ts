import type { Expiring } from './keeping/expiring.ts';
import type { RoundPlaces } from './places/places.ts';
import type { Question } from './script.ts';

/** State of the conversation with a respondent. */
export type ConversationState = 'invited' | 'opened' | 'began' | 'finished' | 'stopped' | 'declined' | 'withdrawn';

/** State of a respondent. `forgotten`: the company has erased them; they have not withdrawn. */
export type RespondentState = ConversationState | 'forgotten';

/** All states, in the order in which a respondent reaches them. */
export const RESPONDENT_STATES: readonly RespondentState[] = [
  'invited',
  'opened',
  'began',
  'finished',
  'stopped',
  'declined',
  'withdrawn',
  'forgotten',
];

/** The same in words, as a badge has them. */
export const RESPONDENT_STATE_WORDS: Readonly<Record<RespondentState, string>> = {
  invited: 'Приглашён',
  opened: 'Открыл',
  began: 'Отвечает',
  finished: 'Закончил',
  stopped: 'Остановился',
  declined: 'Отказался',
  withdrawn: 'Отозвал согласие',
  forgotten: 'Забыт',
};

/** In place of `began`, where nobody is answering: their place is held no more. */
export const SILENT_WORDS = 'Замолчал(а)';

/** In place of `invited`, where the letter that invites was refused for good (R468). */
export const BOUNCED_WORDS = 'Письмо не дошло';

/** How a question of a round is answered. */
export interface QuestionFigures {
  /** In the round's script. */
  readonly key: string;
  /** Respondents who were asked it. */
  readonly asked: number;
  readonly answered: number;
  readonly skipped: number;
  /** Those who were asked it last and will say no more: they stopped, or have left. Who is answering now is none of them. */
  readonly left: number;
  /** How many chose an option, by its key, or gave a mark, by the mark. */
  readonly chosen: Readonly<Record<string, number>>;
  /** For numbers: lowest, middle, highest; null without any. */
  readonly numbers: { readonly least: number; readonly median: number; readonly most: number } | null;
}

/** A question as it was asked before it was changed, or taken out, with what those answered who were asked it so. */
export interface FormerQuestion extends QuestionFigures {
  readonly question: Question;
}

/** Figures of a round's respondents. */
export interface RoundFigures {
  /** Everybody who was invited by name, however far they came, those who withdrew or were forgotten included. */
  readonly invited: number;
  /** Those who are to be invited by a letter that has not gone (R436). */
  readonly unwritten: number;
  /** Those whose inviting letter was refused for good: nothing has reached them (R468). */
  readonly bounced: number;
  /** Those of the invited who opened it. */
  readonly opened: number;
  /** Respondents who came by an open link, without an invitation. */
  readonly byLink: number;
  /** Those who opened it or came by the link, and began. */
  readonly began: number;
  /** Interviews that came to their end and still exist: nothing is collected of those who withdrew or were forgotten. */
  readonly finished: number;
  /** Number of those who began and left in the middle, with their words kept in the study. */
  readonly left: number;
  /** Number of respondents in each state. */
  readonly standing: Readonly<Record<RespondentState, number>>;
  /** Minutes from consent to the last answer, the middle one of what is collected; null for nothing. */
  readonly medianMinutes: number | null;
  /** Figures of the script's questions, in their order: of those who were asked them in these words. */
  readonly questions: readonly QuestionFigures[];
  /**
   * Figures of earlier wordings: in the order of the questions now, removed ones last; for one question the most asked wording
   * first.
   */
  readonly former: readonly FormerQuestion[];
  /** By segment, '' for none. */
  readonly segments: readonly { readonly segment: string; readonly invited: number; readonly finished: number }[];
  /** Roubles that its interviews took, those that were erased since included. */
  readonly spent: number;
  /** Codes to be given at the end. */
  readonly rewards: { readonly all: number; readonly given: number };
}

/** A respondent, by a code name. */
export interface RespondentRow {
  readonly id: string;
  readonly codeName: string;
  readonly segment: string;
  readonly state: RespondentState;
  /** Where they answer: on the page, in the widget of a site, or to the bot; null before they have come. */
  readonly channel: 'web' | 'widget' | 'telegram' | null;
  /** The invited contact; null for a respondent who came by the open link. */
  readonly contact: { readonly listId: string; readonly key: string } | null;
  /** ISO 8601, null for what has not happened. */
  readonly invitedAt: string;
  readonly openedAt: string | null;
  readonly beganAt: string | null;
  readonly finishedAt: string | null;
  readonly lastAt: string | null;
  readonly reminded: number;
  /** Whether the letter that invites them has not gone (R436). */
  readonly isUnwritten: boolean;
  /** Which letter to them was refused for good, the last one: they are not invited by one that invites (R468). */
  readonly bounced: 'invitation' | 'reminder' | null;
  /** Whether they are answering now, as the figures count it: their place is held for them. */
  readonly isAnswering: boolean;
  /** Whether they have left in the middle: the transcript is what they had said. */
  readonly isLeft: boolean;
  /** Whether a person has said that they do not count. */
  readonly isUncounted: boolean;
  /** Whether their words were erased by their term: their address leads nowhere, and figures alone are left of them. */
  readonly isErased: boolean;
  /** The transcript in the study, when there is one. */
  readonly materialId: string | null;
}

/** An answer as the feed has it. */
export interface AnswerRow {
  readonly id: string;
  readonly respondentId: string;
  readonly codeName: string;
  /** The question, word for word. */
  readonly asked: string;
  /** Which model has worded that; '' for none. */
  readonly model: string;
  readonly text: string;
  readonly isSkipped: boolean;
  /** The answer that it corrects; null for none. */
  readonly was: { readonly text: string; readonly isSkipped: boolean } | null;
  /** Why it was not taken for an answer, in Russian, to be read behind a colon; '' for what was. */
  readonly notTaken: string;
  /** ISO 8601. */
  readonly at: string;
}

/** `GET /api/companies/:company/rounds/:round`. */
export interface RoundStanding {
  readonly figures: RoundFigures;
  /** Respondents who came to the end, and those whose place is held while they answer. */
  readonly places: RoundPlaces;
  /** Those whom a person excluded from the count: they are in no figure except the amount paid. */
  readonly uncounted: number;
  /** Whether an open link leads there. */
  readonly hasOpenLink: boolean;
  /** When the first of the letters goes that wait, ISO 8601: where the round rests, if it went on now. Null where that is not known. */
  readonly lettersAt: string | null;
  /** Kept words that will be erased by term, and the day of the first erasure; null for none. */
  readonly expiring: Pick<Expiring, 'talks' | 'first'> | null;
}

/** `GET …/respondents?after=`: in the order in which they were invited, newest first. */
export interface RespondentPage {
  readonly items: readonly RespondentRow[];
  readonly more: boolean;
}

/** `GET …/answers?before=`: newest first. */
export interface AnswerPage {
  readonly items: readonly AnswerRow[];
  readonly more: boolean;
}

/** `GET …/rounds/:round/chosen?question=&choice=`: who answered a closed question so, but for those who declined or of whom nothing is kept. */
export interface ChosenBy {
  readonly contacts: readonly { readonly listId: string; readonly key: string }[];
  /** Came by an open link, or can no longer be identified. */
  readonly unnamed: number;
}

/** `GET …/rounds/:round/talks`: ids of the transcripts that a round has brought into its study. */
export interface RoundConversations {
  readonly materials: readonly string[];
}
