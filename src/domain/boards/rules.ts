import { type Board, type BoardId, type CardVersion } from './board.ts';
import { CARD_STEMS, EXPERIMENT_HOME_CARD, HOME_CARD } from './stems.ts';
import { type Experiment, hasResults, VERDICT_LABELS } from '../experiments/experiment.ts';
import { counted, fold } from '../core/format.ts';
import type { Op } from '../core/operation.ts';
import { ordered, positionAt, positionBetween } from '../core/record.ts';
import { RESEARCH_TYPE_LABELS, type Research } from '../research/research.ts';
import type { ScreenHeading } from '../core/screenHeadings.ts';
import type { NewId } from '../core/record.ts';
import {
  CHAT_FIELDS,
  MARKET_FIELDS,
  MARKETING_FIELDS,
  PRODUCT_FIELDS,
  VISION_FIELDS,
  type BoardField,
  type ChatField,
} from './fields.ts';

/* ── Cards ───────────────────────────────────────────────────────────────────────────────────────────────────────── */

/** A card's place on a board. */
export interface CardInfo {
  readonly field: BoardField;
  readonly title: string;
  /** What belongs on it, shown while it is edited. */
  readonly hint: string;
}

type Told = Readonly<Record<string, readonly [title: string, hint: string]>>;

const told = <F extends BoardField>(
  fields: readonly F[],
  words: Readonly<Record<F, Told[string]>>,
): (CardInfo & { readonly field: F })[] =>
  fields.map((field) => ({ field, title: words[field][0], hint: words[field][1] }));

/** Names of the boards as files, tabs and «Связи» show them. */
export const BOARD_TITLES: Readonly<Record<BoardId, string>> = {
  vision: 'Vision Board',
  market: 'Рынок',
  product: 'Продукт',
  marketing: 'Маркетинг',
};

/** What a board is called where people come to it from elsewhere: as its screen, or its tab, is headed. */
export const BOARD_NAMES: Readonly<Record<BoardId, string>> = { ...BOARD_TITLES, vision: 'Видение' };

/** The boards of /strategy, in the order of the tabs. */
export const STRATEGY_BOARDS = ['market', 'product', 'marketing'] as const satisfies readonly BoardId[];

/** Cards of each board in their order; of the vision board those of /vision. */
export const BOARD_CARDS: Readonly<Record<BoardId, readonly CardInfo[]>> = {
  vision: told(VISION_FIELDS, {
    targetGroup: ['Целевая аудитория', 'Кому мы нужны: роли, размер команды, что у этих людей общего'],
    needs: ['Потребности пользователей', 'Что они пытаются сделать и что им мешает'],
    product: ['Продукт', 'Что это такое, одним абзацем'],
    valueProposition: ['Ценностное предложение', 'Почему выберут нас, а не то, чем обходятся сейчас'],
    businessGoals: ['Бизнес-цели', 'Чего и к какому сроку хотим достичь; с числами'],
    revenueStreams: ['Монетизация', 'За что платят и сколько'],
    keyMetrics: ['Ключевые метрики', 'По каким числам видно, что получается'],
    channels: ['Каналы распространения', 'Откуда о нас узнают и как начинают'],
    costFactors: ['Расходы', 'На что уходят деньги'],
  }),
  market: told(MARKET_FIELDS, {
    marketSize: ['Размер рынка', 'Весь, доступный и достижимый; откуда оценка и какова погрешность'],
    pestel: ['PESTEL-анализ', 'Шесть внешних сил, по строке о каждой'],
    competitorMap: ['Карта конкурентов', 'Чем ещё решают эту задачу и чего им не хватает'],
    strategicCanvas: ['Стратегическая канва', 'Факторы выбора от 1 до 5: мы и те, с кем нас сравнивают'],
    segmentation: ['Сегментация', 'На какие группы делится рынок и какая главная'],
    entryBarriers: ['Барьеры входа', 'Что мешает войти нам и что помешает следующим'],
    trends: ['Тренды', 'Что меняется и куда идёт'],
    marketMetrics: ['Ключевые метрики рынка', 'Доля, узнаваемость, цены: числа и источники'],
    marketPositioning: ['Позиционирование', 'Для кого, что это и чем отличается, одной фразой'],
  }),
  product: told(PRODUCT_FIELDS, {
    productVision: ['Видение продукта', 'Каким продукт станет через год-два и что изменит'],
    businessStrategy: ['Бизнес-стратегия', 'За счёт чего растём и от чего отказываемся'],
    customers: ['Клиенты', 'Кто пользуется, кто решает, кто платит'],
    customerValue: ['Ценность для клиента', 'Что человек получает, его словами'],
    okr: ['OKR', 'Цели и ключевые результаты: было, станет, сейчас'],
    sprintGoals: ['Цели спринта', 'Что должно быть правдой в конце спринта'],
    valueMetrics: ['Метрики ценности', 'Чем измеряем пользу для клиента'],
    solutionOptions: ['Варианты решений', 'Какие пути рассмотрели и какой выбрали'],
    strategyHypotheses: ['Гипотезы', 'Во что верим и как проверим'],
  }),
  marketing: told(MARKETING_FIELDS, {
    marketingProduct: ['Продукт', 'Что именно предлагаем и с какого шага начать'],
    positioning: ['Позиционирование', 'Какое место занимаем в голове клиента'],
    message: ['Сообщение', 'Главная мысль и слова для каждой аудитории'],
    communication: ['Коммуникация', 'Где и каким тоном говорим'],
    segments: ['Сегменты', 'Кому говорим и в какой доле'],
    differential: ['Отличие', 'Что есть только у нас'],
    competitorsMarketing: ['Конкуренты', 'Что и где говорят они'],
    branding: ['Брендинг', 'Имя, голос, вид, запреты'],
    pricing: ['Ценообразование', 'Тарифы, скидки и что проверяем'],
    distribution: ['Дистрибуция', 'Какими путями продукт доходит до клиента'],
    consumerBehavior: ['Поведение потребителей', 'Как ищут, выбирают, покупают и уходят'],
    objectives: ['Цели', 'Чего добиваемся за период; с числами'],
    marketingMetrics: ['Метрики', 'Стоимость привлечения, переходы, окупаемость'],
    budgets: ['Бюджеты', 'Сколько и на что, по направлениям'],
  }),
};

/** The nine sections of the chat's result card: English names with Russian in brackets (R28). */
export const CHAT_CARDS: readonly (CardInfo & { readonly field: ChatField })[] = told(CHAT_FIELDS, {
  vision: ['Vision (Видение)', 'Ради чего всё это: каким станет мир клиента'],
  targetGroup: ['Target Group (Целевая аудитория)', 'Кому мы нужны'],
  needs: ['Needs (Потребности)', 'Что они пытаются сделать и что им мешает'],
  product: ['Product (Продукт)', 'Что это такое, одним абзацем'],
  businessGoals: ['Business Goals (Бизнес-цели)', 'Чего и к какому сроку хотим достичь'],
  competitors: ['Competitors (Конкуренты)', 'Чем ещё решают эту задачу'],
  revenueStreams: ['Revenue Streams (Монетизация)', 'За что платят и сколько'],
  costFactors: ['Cost Factors (Расходы)', 'На что уходят деньги'],
  channels: ['Channels (Каналы)', 'Откуда о нас узнают'],
});

/** Text of a card nobody has written (R28). */
export const EMPTY_CARD = 'Данные не предоставлены';

/** A card's text; empty when nobody has written it. */
export function contentOf(board: Board | null, field: BoardField): string {
  return board?.cards[field]?.content ?? '';
}

/* ── Editing and history ─────────────────────────────────────────────────────────────────────────────────────────── */

/** How many earlier texts of a card are kept. */
export const KEPT_VERSIONS = 20;

/** When it happens and where new ids come from. */
export interface BoardContext {
  /** Moment, ISO 8601, UTC. */
  readonly at: string;
  readonly newId: NewId;
}

/** An earlier text with its key. */
export interface KeyedVersion extends CardVersion {
  readonly key: string;
  readonly field: BoardField;
}

/** Earlier texts of a card, newest first. */
export function versionsOf(board: Board | null, field: BoardField): KeyedVersion[] {
  return ordered(board?.history ?? {})
    .filter((version) => version.field === field)
    .sort((a, b) => (a.until < b.until ? -1 : a.until > b.until ? 1 : 0))
    .reverse();
}

/** Text as a card keeps it: no empty lines around it, line breaks as \n. */
export function tidied(content: string): string {
  return content
    .replaceAll(/\r\n?/g, '\n')
    .replace(/^(?:[^\S\n]*\n)+/, '')
    .trimEnd();
}

/** Operations that make an empty board; none when there is one. */
function ensure(board: Board | null, id: BoardId): Op[] {
  if (board) return [];
  const defaults = { id, cards: {}, history: {}, citedResearch: {}, decidedInsights: {} };
  return [{ op: 'ensure', kind: 'board', id, defaults }];
}

function placeOf(boardId: BoardId, field: BoardField): string {
  const fields = boardId === 'vision' ? [...new Set<BoardField>([...CHAT_FIELDS, ...VISION_FIELDS])] : [];
  const all = fields.length > 0 ? fields : BOARD_CARDS[boardId].map((card) => card.field);
  return positionAt(Math.max(0, all.indexOf(field)));
}

/**
 * Operations that give a card a new text; none when it says the same. The board is made when there is none. The text before
 * goes into the card's history, from which the oldest beyond {@link KEPT_VERSIONS} drop out; an empty text is no version.
 */
export function editCard(
  board: Board | null,
  boardId: BoardId,
  field: BoardField,
  content: string,
  { at, newId }: BoardContext,
): Op[] {
  const card = board?.cards[field];
  const text = tidied(content);
  const before = card?.content ?? '';
  if (text === tidied(before)) return [];
  const on = { kind: 'board', id: boardId } as const;
  const ops: Op[] = [
    ...ensure(board, boardId),
    {
      op: 'put',
      ...on,
      map: 'cards',
      key: field,
      value: { content: text, editedAt: at, position: card?.position ?? placeOf(boardId, field) },
    },
  ];
  if (before.trim() === '') return ops;
  const versions = versionsOf(board, field);
  const last = ordered(board?.history ?? {}).at(-1)?.position ?? null;
  ops.push(
    {
      op: 'put',
      ...on,
      map: 'history',
      key: `${field}:${newId()}`,
      value: { field, content: before, until: at, position: positionBetween(last, null) },
    },
    ...versions.slice(KEPT_VERSIONS - 1).map(({ key }): Op => ({ op: 'drop', ...on, map: 'history', key })),
  );
  return ops;
}

/**
 * Operations that give a card an earlier text again; the present one goes into the history like at any edit.
 * @throws RangeError when the version is not there any more (another tab)
 */
export function restoreVersion(board: Board, key: string, context: BoardContext): Op[] {
  const version = Object.hasOwn(board.history, key) ? board.history[key] : undefined;
  if (!version) throw new RangeError(`no version «${key}»`);
  return editCard(board, board.id, version.field, version.content, context);
}

/* ── Interviews ──────────────────────────────────────────────────────────────────────────────────────────────────── */

/** How many interviews there have been: participants of interview studies that are past planning (R35). */
export function interviewCount(studies: readonly Pick<Research, 'type' | 'status' | 'participants'>[]): number {
  return studies
    .filter(({ type, status }) => type === 'interviews' && status !== 'planning')
    .reduce((sum, { participants }) => sum + (participants ?? 0), 0);
}

/** The count in words: «на основе 18 интервью»; says so when there are none. */
export function interviewLine(count: number): string {
  return count === 0 ? 'интервью пока не было' : `на основе ${counted(count, ['интервью', 'интервью', 'интервью'])}`;
}

/** Head of a board's screen, with how many interviews it rests on; without that until they are counted, that is for null. */
export function boardHeading({ title, subtitle }: ScreenHeading, interviews: number | null): ScreenHeading {
  return { title, subtitle: interviews === null ? subtitle : `${subtitle}: ${interviewLine(interviews)}` };
}

/** A study as far as a board asks. */
export type CitableStudy = Pick<Research, 'id' | 'title' | 'type' | 'status' | 'insights'>;

/** An experiment as far as a board asks. */
export type CitableExperiment = Pick<Experiment, 'id' | 'name' | 'status' | 'verdict' | 'learnings'>;

/** A study's insight or an experiment's conclusion, offered for a card. */
export interface CardProposal {
  /** `study:insight`, or `experiment:id`. */
  readonly key: string;
  /** The card it fits best; a person may choose another. */
  readonly field: BoardField;
  /** What goes into the card. */
  readonly insight: string;
  /** The words it rests on; empty when it was written by hand, and for an experiment. */
  readonly quote: string;
  /** The study it was learnt in; null for an experiment's conclusion. */
  readonly researchId: string | null;
  /** The experiment it was concluded from; null for a study's insight. */
  readonly experimentId: string | null;
  /** The study's title, or the experiment's name. */
  readonly title: string;
  /** Why this card, in words. */
  readonly why: string;
}

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}%-]+/gu) ?? [];

/** Words of a text that speak of a card: one for each of its stems found, as they stand in the text. */
function speakingWords(text: string, stems: readonly string[]): string[] {
  const words = wordsOf(text);
  return stems.flatMap((stem) => {
    if (stem.includes(' ')) return fold(text).includes(stem) ? [stem] : [];
    const found = words.find((word) => (stem === '%' ? word.includes('%') : fold(word).startsWith(stem)));
    return found === undefined ? [] : [found];
  });
}

/** Cards that an insight may go to: all but those kept as forms. */
export function cardsForInsights(boardId: BoardId): readonly CardInfo[] {
  return BOARD_CARDS[boardId].filter(({ field }) => field in CARD_STEMS[boardId]);
}

type CardChoice = Pick<CardProposal, 'field' | 'why'>;

/**
 * The card that an insight fits best: the one whose subject the most of its words speak of. A word of the insight counts
 * two, one of the quote one; of equals the card that stands first. When no word speaks of any, its home.
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

const keyOf = (study: Pick<Research, 'id'>, insight: string): string => `${study.id}:${insight}`;
const isDecided = (board: Board | null, key: string): boolean =>
  board !== null && Object.hasOwn(board.decidedInsights, key);

/**
 * What the board may learn (R50): every insight of a completed study that nobody has decided about yet, in the
 * studies' order. A study cited before insights were decided one by one is left out whole; one whose insights were all
 * decided has none to offer, until it gets a new one.
 */
export function proposeFromInterviews(
  board: Board | null,
  boardId: BoardId,
  studies: readonly CitableStudy[],
): CardProposal[] {
  return studies
    .filter((study) => study.status === 'completed' && !citedWhole(board, study.id))
    .flatMap((study) =>
      ordered(study.insights)
        .filter(({ key, text }) => text.trim() !== '' && !isDecided(board, keyOf(study, key)))
        .map(({ key, text, quote }) => ({
          key: keyOf(study, key),
          insight: text,
          quote,
          researchId: study.id,
          experimentId: null,
          title: study.title,
          ...bestCard(boardId, text, quote, homeOf(boardId, study)),
        })),
    );
}

/** Key of the decision about an experiment's conclusion. */
export const experimentKey = (experimentId: string): string => `experiment:${experimentId}`;

/**
 * What the board may learn from finished experiments: the learnings of each that came to a verdict and says something
 * (the prefilled text counts as empty, R43), and that nobody has decided about yet, in the experiments' order. They
 * are no interviews, and are not counted as such.
 */
export function proposeFromExperiments(
  board: Board | null,
  boardId: BoardId,
  experiments: readonly CitableExperiment[],
): CardProposal[] {
  return experiments.flatMap(({ id, name, status, verdict, learnings }) => {
    const key = experimentKey(id);
    if (status !== 'Done' || verdict === null || !hasResults(learnings) || isDecided(board, key)) return [];
    const home = {
      field: EXPERIMENT_HOME_CARD[boardId],
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
        ...bestCard(boardId, learnings, '', home),
      },
    ];
  });
}

/**
 * What a board could learn from: nothing was studied or tried yet (`none`), nothing of it is finished and says something (`unfinished`),
 * or there was something to decide about (`finished`).
 */
export type LearningSources = 'none' | 'unfinished' | 'finished';

/** What the workspace has that a board could learn from, decided about or not; by the same rules as the proposals. */
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

/** A text with one more list item at its end, in the manner of the list it ends with. */
export function withItem(content: string, text: string): string {
  const item = text.replaceAll(/\s*\n\s*/g, ' ').trim();
  const before = tidied(content);
  if (before === '') return `- ${item}`;
  const last = before.slice(before.lastIndexOf('\n') + 1);
  const number = /^(\s*)(\d{1,9})([.)])\s+\S/.exec(last);
  if (number) return `${before}\n${number[1]}${Number(number[2]) + 1}${number[3]} ${item}`;
  const mark = /^\s*[-*•]\s+(?=\S)/.exec(last)?.[0];
  return mark === undefined ? `${before}\n\n- ${item}` : `${before}\n${mark}${item}`;
}

/**
 * Operations that mark as cited every completed study whose insights the board has all decided about.
 * @param decided keys decided by the operations that these are committed with
 */
export function citeStudies(
  board: Board | null,
  boardId: BoardId,
  studies: readonly CitableStudy[],
  { at }: Pick<BoardContext, 'at'>,
  decided: readonly string[] = [],
): Op[] {
  let last = board ? (ordered(board.citedResearch).at(-1)?.position ?? null) : null;
  return studies
    .filter((study) => {
      const keys = Object.entries(study.insights)
        .filter(([, { text }]) => text.trim() !== '')
        .map(([key]) => keyOf(study, key));
      const all = keys.every((key) => isDecided(board, key) || decided.includes(key));
      return (
        study.status === 'completed' && keys.length > 0 && all && !Object.hasOwn(board?.citedResearch ?? {}, study.id)
      );
    })
    .map((study): Op => {
      last = positionBetween(last, null);
      const value = { at, position: last };
      return { op: 'put', kind: 'board', id: boardId, map: 'citedResearch', key: study.id, value };
    });
}

function decide(
  board: Board | null,
  boardId: BoardId,
  { key, researchId, experimentId }: Pick<CardProposal, 'key' | 'researchId' | 'experimentId'>,
  field: BoardField | null,
  studies: readonly CitableStudy[],
  { at }: BoardContext,
): Op[] {
  const last = board ? (ordered(board.decidedInsights).at(-1)?.position ?? null) : null;
  const accepted = field !== null;
  const value = { researchId, experimentId, field, accepted, at, position: positionBetween(last, null) };
  return [
    { op: 'put', kind: 'board', id: boardId, map: 'decidedInsights', key, value },
    ...citeStudies(board, boardId, studies, { at }, [key]),
  ];
}

/**
 * Operations that take a proposal into its card as a list item, the text before going into the history; none when it was
 * decided already (another tab).
 * @param studies all that were asked for proposals, so that the study is cited with its last insight
 */
export function acceptProposal(
  board: Board | null,
  boardId: BoardId,
  proposal: Pick<CardProposal, 'key' | 'field' | 'insight' | 'researchId' | 'experimentId'>,
  studies: readonly CitableStudy[],
  context: BoardContext,
): Op[] {
  if (isDecided(board, proposal.key)) return [];
  const content = withItem(contentOf(board, proposal.field), proposal.insight);
  return [
    ...editCard(board, boardId, proposal.field, content, context),
    ...decide(board, boardId, proposal, proposal.field, studies, context),
  ];
}

/** Operations that turn a proposal down: nothing but the decision is stored. None when it was decided already. */
export function rejectProposal(
  board: Board | null,
  boardId: BoardId,
  proposal: Pick<CardProposal, 'key' | 'researchId' | 'experimentId'>,
  studies: readonly CitableStudy[],
  context: BoardContext,
): Op[] {
  if (isDecided(board, proposal.key)) return [];
  return [...ensure(board, boardId), ...decide(board, boardId, proposal, null, studies, context)];
}
