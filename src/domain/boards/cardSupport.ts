import type { Board, BoardCard } from './board.ts';
import type { BoardField } from './fields.ts';
import { tidied } from './cards.ts';
import type { CitableExperiment, CitableStudy } from './learning/proposals.ts';
import { counted, dateOf, formatLongDate } from '../core/format.ts';
import type { MadeBy } from '../core/schema.ts';
import { ordered, type DateText } from '../core/record.ts';
import { hasResults, VERDICT_LABELS, VERDICTS, type Verdict } from '../experiments/experiment.ts';
import type { Passage } from '../research/research.ts';

/** Support of a card: an insight of a study, or the conclusion of an experiment, that a person has taken into it. */
export interface CardSource {
  /** Key of the decision. */
  readonly key: string;
  /** The insight or the conclusion as its source says it now; empty when the source is gone. */
  readonly text: string;
  /** The words it rests on, as the source has them; empty when there are none. */
  readonly quote: string;
  /** Place of these words; null when it is not marked. */
  readonly passage: Passage | null;
  /** The experiment's verdict; null for a study's insight, and for an experiment that was reopened since. */
  readonly verdict: Verdict | null;
  /** Id of the study; null for an experiment. */
  readonly researchId: string | null;
  /** Id of the experiment; null for a study. */
  readonly experimentId: string | null;
  /** The study's title or the experiment's name; empty when it is gone. */
  readonly title: string;
  /** ISO 8601 moment in which a person took it. */
  readonly at: string;
  /** The model whose line was taken over these words; null for an insight and a conclusion. */
  readonly madeBy?: MadeBy | null | undefined;
  /** Whether the study, its insight or the experiment was removed since. */
  readonly isGone: boolean;
}

/** Records of a workspace, by id, that a card's support needs. */
export interface SupportRecords {
  readonly studies: ReadonlyMap<string, Pick<CitableStudy, 'title' | 'insights'>>;
  readonly experiments: ReadonlyMap<string, Pick<CitableExperiment, 'name' | 'verdict' | 'learnings'>>;
}

/** Whether a person has taken anything into a card: the board knows that before the sources themselves are read. */
export function restsOnSources(board: Pick<Board, 'decidedInsights'> | null, field: BoardField): boolean {
  return Object.values(board?.decidedInsights ?? {}).some(({ accepted, field: to }) => accepted && to === field);
}

/** Returns the support of a card, in the order in which it was taken, only as its sources have it. */
export function supportOf(board: Board | null, field: BoardField, records: SupportRecords): CardSource[] {
  return ordered(board?.decidedInsights ?? {}).flatMap(
    ({ key, accepted, field: to, researchId, experimentId, at, words, madeBy }): CardSource[] => {
      if (!accepted || to !== field) return [];
      const source = { key, researchId, experimentId, at, quote: '', passage: null, verdict: null, madeBy: null };
      if (words) {
        return ordered(words).map(({ key: own, researchId: study, quote, passage }) => {
          const title = records.studies.get(study)?.title;
          const said = { ...source, key: `${key}/${own}`, researchId: study, text: '', madeBy: madeBy ?? null };
          return title === undefined
            ? { ...said, title: '', isGone: true }
            : { ...said, quote, passage, title, isGone: false };
        });
      }
      if (experimentId !== null) {
        const experiment = records.experiments.get(experimentId);
        if (!experiment) return [{ ...source, text: '', title: '', isGone: true }];
        const { name, verdict, learnings } = experiment;
        return [
          { ...source, text: hasResults(learnings) ? learnings.trim() : '', title: name, verdict, isGone: false },
        ];
      }
      const study = researchId === null ? undefined : records.studies.get(researchId);
      const name = key.slice((researchId ?? '').length + 1);
      const insight = study && Object.hasOwn(study.insights, name) ? study.insights[name] : undefined;
      if (!study || !insight) return [{ ...source, text: '', title: study?.title ?? '', isGone: true }];
      const { text, quote, passage } = insight;
      return [{ ...source, text, quote, passage, title: study.title, isGone: false }];
    },
  );
}

/** Talks in which the words behind a card were said: each material counts once, however much of it is cited. */
export function transcriptsOf(sources: readonly CardSource[]): number {
  return new Set(sources.flatMap(({ passage }) => (passage ? [passage.materialId] : []))).size;
}

/** Conclusions with what they came to, each verdict once: «2 вывода: подтверждена, опровергнута». */
function triedLine(sources: readonly CardSource[], tried: number): string {
  const verdicts = VERDICTS.filter((verdict) => sources.some((source) => source.verdict === verdict));
  const words = verdicts.map((verdict) => VERDICT_LABELS[verdict].toLowerCase()).join(', ');
  return `${counted(tried, ['вывод', 'вывода', 'выводов'])}${words === '' ? '' : `: ${words}`}`;
}

/**
 * Returns the count of a card's support in words: «2 инсайта, 1 вывод: подтверждена»; says so when there is none. Removed sources
 * do not count.
 */
export function supportLine(sources: readonly CardSource[]): string {
  const living = sources.filter(({ isGone }) => !isGone);
  const tried = living.filter(({ experimentId }) => experimentId !== null).length;
  const quoted = living.filter(({ madeBy }) => madeBy).length;
  const said = living.length - tried - quoted;
  const talks = transcriptsOf(living);
  const parts = [
    [
      said > 0 ? counted(said, ['инсайт', 'инсайта', 'инсайтов']) : '',
      quoted > 0 ? counted(quoted, ['цитата', 'цитаты', 'цитат']) : '',
    ]
      .filter((part) => part !== '')
      .join(' и\u00A0'),
    talks > 0 ? `из${'\u00A0'}${counted(talks, ['разговора', 'разговоров', 'разговоров'])}` : '',
  ].filter((part) => part !== '');
  const told = [parts.join(' '), tried > 0 ? triedLine(living, tried) : ''];
  return told.filter((part) => part !== '').join(', ') || 'без подтверждений';
}

/** Number of days after which an untouched card's text is worth another look (R303). */
export const OLD_AFTER_DAYS = 90;

const DAY = 24 * 60 * 60 * 1000;

/** Whether a card is worth another look: its text is older than {@link OLD_AFTER_DAYS} days. A blank card has no age. */
export function isOld(card: Pick<BoardCard, 'content' | 'editedAt'> | undefined, today: DateText): boolean {
  if (!card || card.content.trim() === '') return false;
  const age = Date.parse(`${today}T00:00:00Z`) - Date.parse(card.editedAt);
  return age > OLD_AFTER_DAYS * DAY;
}

/** The day of a card's last edit in words, where the person is: «12 марта», with the year where it is another one. */
export function editedDay(editedAt: string, today: DateText): string {
  const moment = new Date(editedAt);
  if (Number.isNaN(moment.getTime())) return '';
  const day = dateOf(moment);
  const words = formatLongDate(day);
  return day.slice(0, 4) === today.slice(0, 4) ? words.replace(/\s\d{4}\sг\.$/, '') : words;
}

/**
 * Origin of a card's text: a `proposal` that a person took into it last, an answer given to the `chat` that it repeats word for
 * word, or a person's own `hand`. Null while it is empty.
 */
export type CardOrigin = 'proposal' | 'chat' | 'hand';

/**
 * Returns the origin of a card's current text.
 * @param answer the answer given to the chat for this card; undefined for none
 */
export function originOf(board: Board | null, field: BoardField, answer: string | undefined): CardOrigin | null {
  const card = board?.cards[field];
  if (!board || !card || card.content.trim() === '') return null;
  // A proposal and the text that it makes are stored as one, at the same moment.
  const taken = Object.values(board.decidedInsights).some(
    (decision) => decision.accepted && decision.field === field && decision.at === card.editedAt,
  );
  if (taken) return 'proposal';
  return answer !== undefined && tidied(answer) === tidied(card.content) ? 'chat' : 'hand';
}
