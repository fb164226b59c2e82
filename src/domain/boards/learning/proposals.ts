import { boardOf, type Board, type BoardId, type BoardRecordId } from '../board.ts';
import type { CardPlace } from '../cardPlaces.ts';
import { BOARD_CARDS, COMPETITORS_CARD, STATEMENT_CARD, type CardInfo } from '../cards.ts';
import { CARD_STEMS, EXPERIMENT_HOME_CARD, HOME_CARD } from './stems.ts';
import { type Experiment, hasResults, VERDICT_LABELS, type Verdict } from '../../experiments/experiment.ts';
import { fold } from '../../core/format.ts';
import { ordered } from '../../core/record.ts';
import { RESEARCH_TYPE_LABELS, type Passage, type Research } from '../../research/research.ts';
import type { MadeBy } from '../../core/schema.ts';
import type { BoardField } from '../fields.ts';

/** Which board a record is: its id was checked when it was read. */
const boardAt = (id: BoardRecordId): BoardId => boardOf(id)?.board ?? 'vision';

/** A study as far as a board asks. */
export type CitableStudy = Pick<Research, 'id' | 'title' | 'type' | 'status' | 'insights'>;

/** An experiment as far as a board asks. */
export type CitableExperiment = Pick<Experiment, 'id' | 'name' | 'hypothesis' | 'status' | 'verdict' | 'learnings'>;

/** A respondent's words on which a line of a model rests. */
export interface ProposalWords {
  readonly researchId: string;
  /** The study's title. */
  readonly title: string;
  /** As they were said. */
  readonly quote: string;
  readonly passage: Passage;
}

/** A study's insight, an experiment's conclusion, or a line of a model over words of people, offered for a card. */
export interface CardProposal {
  /** `study:insight`, `experiment:id`, or `model:` with the words that it begins with. */
  readonly key: string;
  /** The card it fits best; a person may choose another. */
  readonly field: BoardField;
  /** Text that goes into the card. */
  readonly insight: string;
  /** Where among the card's lines it goes, chosen by a person. Default: the end. */
  readonly place?: CardPlace | null | undefined;
  /** The words it rests on; empty when it was written by hand, and for an experiment. */
  readonly quote: string;
  /** The study it was learnt in; null for an experiment's conclusion. */
  readonly researchId: string | null;
  /** The experiment it was concluded from; null for a study's insight. */
  readonly experimentId: string | null;
  /** The study's title, or the experiment's name. */
  readonly title: string;
  /** Why this card, in words; empty where nothing is to be said of it. */
  readonly why: string;
  /** For a model's line: the words that it rests on, the model, and invented quotations, which make it unfit to take. */
  readonly byModel?: {
    readonly madeBy: MadeBy;
    readonly words: readonly ProposalWords[];
    readonly missing: readonly string[];
  };
  /** The hypothesis that an experiment tried, and its verdict; null for a study's insight. */
  readonly tried: { readonly hypothesis: string; readonly verdict: Verdict } | null;
}

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}%-]+/gu) ?? [];

/** Returns words of a text that relate to a card: one for each of its stems found, as they are in the text. */
function speakingWords(text: string, stems: readonly string[]): string[] {
  const words = wordsOf(text);
  return stems.flatMap((stem) => {
    if (stem.includes(' ')) return fold(text).includes(stem) ? [stem] : [];
    const found = words.find((word) => (stem === '%' ? word.includes('%') : fold(word).startsWith(stem)));
    return found === undefined ? [] : [found];
  });
}

/** Cards that an insight may go to: all that the screen shows but those kept as forms. */
export function cardsForInsights(boardId: BoardId): readonly CardInfo[] {
  const nine = BOARD_CARDS[boardId];
  return (boardId === 'vision' ? [STATEMENT_CARD, ...nine, COMPETITORS_CARD] : nine).filter(
    ({ field }) => field in CARD_STEMS[boardId],
  );
}

type CardChoice = Pick<CardProposal, 'field' | 'why'>;

/**
 * Returns the card that an insight fits best: the one whose subject the most of its words relate to. A word of the insight counts
 * two, one of the quote one; of equals the first card wins. When no word relates to any, its home.
 */
function bestCard(boardId: BoardId, text: string, quote: string, home: CardChoice): CardChoice {
  const ranked = cardsForInsights(boardId).map(({ field }) => {
    const stems = CARD_STEMS[boardId][field] ?? [];
    const own = speakingWords(text, stems);
    const quoted = speakingWords(quote, stems).filter((word) => !own.some((one) => fold(one) === fold(word)));
    return { field, words: [...own, ...quoted], score: own.length * 2 + quoted.length };
  });
  const best = ranked.reduce<(typeof ranked)[number] | null>(
    (first, one) => (one.score > (first?.score ?? 0) ? one : first),
    null,
  );
  if (!best) return home;
  const words = [...new Set(best.words.map((word) => word.toLowerCase()))].slice(0, 3);
  return { field: best.field, why: `По словам: ${words.map((word) => `«${word}»`).join(', ')}` };
}

/** The card that such a study is usually made for. */
function homeOf(boardId: BoardId, { type }: CitableStudy): CardChoice {
  return {
    field: HOME_CARD[boardId][type],
    why: `По типу исследования: ${RESEARCH_TYPE_LABELS[type].toLowerCase()}`,
  };
}

/** Whether a board was offered a study as a whole: cited, and with no single decisions. */
function citedWhole(board: Board | null, researchId: string): boolean {
  if (!board || !Object.hasOwn(board.citedResearch, researchId)) return false;
  return !Object.values(board.decidedInsights).some((decision) => decision.researchId === researchId);
}

/** Key of the decision about a study's insight. */
export const insightKey = (study: Pick<Research, 'id'>, insight: string): string => `${study.id}:${insight}`;

/** Whether a decision about this key exists. */
export const isDecided = (board: Board | null, key: string): boolean =>
  board !== null && Object.hasOwn(board.decidedInsights, key);

/**
 * Returns what the board may learn (R50): every undecided insight of a completed study, in the studies' order. A study cited
 * before insights were decided one by one is left out whole; one whose insights are all decided has none to offer, until it gets
 * a new one.
 */
export function proposeFromInterviews(
  board: Board | null,
  boardId: BoardRecordId,
  studies: readonly CitableStudy[],
): CardProposal[] {
  return studies
    .filter((study) => study.status === 'completed' && !citedWhole(board, study.id))
    .flatMap((study) =>
      ordered(study.insights)
        .filter(({ key, text }) => text.trim() !== '' && !isDecided(board, insightKey(study, key)))
        .map(({ key, text, quote }) => ({
          key: insightKey(study, key),
          insight: text,
          quote,
          researchId: study.id,
          experimentId: null,
          title: study.title,
          tried: null,
          ...bestCard(boardAt(boardId), text, quote, homeOf(boardAt(boardId), study)),
        })),
    );
}

/** Key of the decision about an experiment's conclusion. */
export const experimentKey = (experimentId: string): string => `experiment:${experimentId}`;

/**
 * Returns what the board may learn from finished experiments: the undecided learnings of each that has a verdict and a text (the
 * prefilled text counts as empty, R43), in the experiments' order. They are not interviews, and are not counted as such.
 */
export function proposeFromExperiments(
  board: Board | null,
  boardId: BoardRecordId,
  experiments: readonly CitableExperiment[],
): CardProposal[] {
  return experiments.flatMap(({ id, name, hypothesis, status, verdict, learnings }) => {
    const key = experimentKey(id);
    if (status !== 'Done' || verdict === null || !hasResults(learnings) || isDecided(board, key)) return [];
    const home = {
      field: EXPERIMENT_HOME_CARD[boardAt(boardId)],
      why: 'Слова не подсказали карточку, предложена обычная для экспериментов',
    };
    return [
      {
        key,
        insight: `${VERDICT_LABELS[verdict]}: ${learnings.trim()}`,
        quote: '',
        researchId: null,
        experimentId: id,
        title: name,
        tried: { hypothesis, verdict },
        ...bestCard(boardAt(boardId), learnings, '', home),
      },
    ];
  });
}

/**
 * Sources a board could learn from: no study or experiment yet (`none`), none finished with a text (`unfinished`), or there was
 * something to decide about (`finished`).
 */
export type LearningSources = 'none' | 'unfinished' | 'finished';

/** Returns the workspace's sources that a board could learn from, decided or not; by the same rules as the proposals. */
export function learningSources(
  studies: readonly Pick<CitableStudy, 'status' | 'insights'>[],
  experiments: readonly Pick<CitableExperiment, 'status' | 'verdict' | 'learnings'>[],
): LearningSources {
  const said = studies.some(
    ({ status, insights }) => status === 'completed' && Object.values(insights).some(({ text }) => text.trim() !== ''),
  );
  const tried = experiments.some(
    ({ status, verdict, learnings }) => status === 'Done' && verdict !== null && hasResults(learnings),
  );
  if (said || tried) return 'finished';
  const begun =
    studies.some(({ status }) => status !== 'planning') || experiments.some(({ status }) => status === 'Done');
  return begun ? 'unfinished' : 'none';
}
