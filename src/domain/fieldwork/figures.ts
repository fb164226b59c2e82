import type { Expiring } from './keeping/expiring.ts';
import type { RoundPlaces } from './places/places.ts';
import type { Question } from './script.ts';

/** Where the conversation with somebody who was asked stands. */
export type ConversationState = 'invited' | 'opened' | 'began' | 'finished' | 'stopped' | 'declined' | 'withdrawn';

/** Where somebody who was asked stands. `forgotten`: the company has erased them; they have taken nothing back. */
export type RespondentState = ConversationState | 'forgotten';

/** All of them, in the order in which somebody comes by them. */
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
  /** Of a number: lowest, middle, highest; null without any. */
  readonly numbers: { readonly least: number; readonly median: number; readonly most: number } | null;
}

/** A question as it was asked before it was changed, or taken out, with what those answered who were asked it so. */
export interface FormerQuestion extends QuestionFigures {
  readonly question: Question;
}

/** What is counted of a round, of those who were asked in it. */
export interface RoundFigures {
  /** Everybody who was invited by name, however far they came, those who withdrew or were forgotten included. */
  readonly invited: number;
  /** Those who are to be invited by a letter that has not gone (R436). */
  readonly unwritten: number;
  /** Those of the invited who opened it. */
  readonly opened: number;
  /** Those who came by an open link: nobody has invited them. */
  readonly byLink: number;
  /** Those who opened it or came by the link, and began. */
  readonly began: number;
  /** Interviews that came to their end and are there: nothing is collected of whoever withdrew or was forgotten. */
  readonly finished: number;
  /** Of those who began: how many have left in the middle, with what they said kept in the study. */
  readonly left: number;
  /** Where each stands now. */
  readonly standing: Readonly<Record<RespondentState, number>>;
  /** Minutes from consent to the last answer, the middle one of what is collected; null for nothing. */
  readonly medianMinutes: number | null;
  /** Of the script's questions, in their order: of those who were asked them in these words. */
  readonly questions: readonly QuestionFigures[];
  /** Of what was asked in other words: in the order of the questions now, those that are gone last; of one the words most were asked in first. */
  readonly former: readonly FormerQuestion[];
  /** By segment, '' for none. */
  readonly segments: readonly { readonly segment: string; readonly invited: number; readonly finished: number }[];
  /** Roubles that its interviews took, those that were erased since included. */
  readonly spent: number;
  /** Codes to be given at the end. */
  readonly rewards: { readonly all: number; readonly given: number };
}

/** Somebody who was asked, by a code name. */
export interface RespondentRow {
  readonly id: string;
  readonly codeName: string;
  readonly segment: string;
  readonly state: RespondentState;
  readonly channel: 'web' | 'telegram' | null;
  /** The contact who was invited; null for whoever came by the open link. */
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
  /** What was asked, word for word. */
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
  /** Who has come to the end, and for whom a place stands while they answer. */
  readonly places: RoundPlaces;
  /** Those of whom a person has said that they do not count: they stand in none of the figures but what was paid. */
  readonly uncounted: number;
  /** Whether an open link leads there. */
  readonly hasOpenLink: boolean;
  /** When the first of the letters goes that wait, ISO 8601; null where that is not known. */
  readonly lettersAt: string | null;
  /** What of it is kept and will be erased by term, and the day on which the first of that is; null for nothing. */
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

/** `GET …/rounds/:round/invited`: every contact who was invited to a round. */
export interface InvitedContacts {
  readonly contacts: readonly { readonly listId: string; readonly key: string }[];
}

/** `GET …/rounds/:round/chosen?question=&choice=`: who answered a closed question so, but for those who declined or of whom nothing is kept. */
export interface ChosenBy {
  readonly contacts: readonly { readonly listId: string; readonly key: string }[];
  /** Came by an open link, or are known to nobody any more: who they are is not known. */
  readonly unnamed: number;
}

/** `GET …/rounds/:round/talks`: ids of the transcripts that a round has brought into its study. */
export interface RoundTalks {
  readonly materials: readonly string[];
}

/** A round that a contact was invited to. */
export interface ContactRound extends Pick<
  RespondentRow,
  'codeName' | 'state' | 'isLeft' | 'invitedAt' | 'beganAt' | 'lastAt' | 'finishedAt' | 'materialId'
> {
  readonly roundId: string;
}

/** `GET /api/companies/:company/contacts/:list/:key/rounds`: the last invited to first. */
export interface ContactRounds {
  readonly rounds: readonly ContactRound[];
}

/** A round that contacts of an audience were invited to, and how many of them. */
export interface AudienceRound {
  readonly roundId: string;
  readonly invited: number;
  readonly began: number;
  readonly finished: number;
  /** Of the last invitation, ISO 8601. */
  readonly invitedAt: string;
  /** Of the last answer; null for none. */
  readonly lastAt: string | null;
}

/** `GET /api/companies/:company/audiences/:audience/rounds`: the last invited to first. */
export interface AudienceRounds {
  readonly rounds: readonly AudienceRound[];
}

/** `POST …/invitations`: what came of it. */
export interface InvitationsMade {
  readonly made: number;
  /** Were invited to this round before. */
  readonly already: number;
  /** Do not want to be written to, or are no contact any more. */
  readonly refused: number;
  /** Letters that do not go at once, and when they do, ISO 8601; null: when the round goes on. Not there: all go at once. */
  readonly waiting?: { readonly letters: number; readonly at: string | null };
}

/** `GET …/links`: a personal address of everybody who was invited and is not through. */
export interface PersonalLinks {
  readonly links: readonly { readonly respondentId: string; readonly address: string }[];
}
