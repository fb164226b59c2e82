import { boardOf, type Board, type BoardId, type CardVersion } from './board.ts';
import { counted, quoted as quotedName } from '../core/format.ts';
import { ordered } from '../core/record.ts';
import type { Research } from '../research/research.ts';
import type { ScreenHeading } from '../core/screenHeadings.ts';
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
  /** Hint about its content, shown while it is edited. */
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

/** Names of boards outside their own screen: the heading of the screen or its tab. */
export const BOARD_NAMES: Readonly<Record<BoardId, string>> = { ...BOARD_TITLES, vision: 'Видение' };

/** Returns the name of a record's board, of any product; null when the id names none. */
export function nameOfBoard(id: string): string | null {
  const named = boardOf(id);
  return named && BOARD_NAMES[named.board];
}

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

/** Head of /vision: none of its nine cards (R300). */
export const STATEMENT_CARD: CardInfo = {
  field: 'vision',
  title: 'Формулировка видения',
  hint: 'Ради чего всё это: каким станет мир клиента',
};

/** Card below the nine cards of /vision (R300). */
export const COMPETITORS_CARD: CardInfo = {
  field: 'competitors',
  title: 'Конкуренты',
  hint: 'Чем ещё решают эту задачу и чего им не хватает',
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

/** Text of an empty card (R28). */
export const EMPTY_CARD = 'Данные не предоставлены';

/** Returns a card's text; empty when it is not written. */
export function contentOf(board: Board | null, field: BoardField): string {
  return board?.cards[field]?.content ?? '';
}

/** Text as a card keeps it: no empty lines around it, line breaks as \n. */
export function tidied(content: string): string {
  return content
    .replaceAll(/\r\n?/g, '\n')
    .replace(/^(?:[^\S\n]*\n)+/, '')
    .trimEnd();
}

/** How many earlier texts of a card are kept. */
export const KEPT_VERSIONS = 20;

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

interface BoardHeading extends ScreenHeading {
  /** About as much as the subtitle is going to end with, while the interviews are not counted. */
  readonly awaited?: string;
}

/** An answer of the usual length. */
const USUAL_COUNT = 10;

/**
 * Head of a board's screen, with how many interviews it rests on; without that until they are counted, that is for null.
 * @param product whose board it is, in a company of several; empty in one that has nothing to tell apart
 */
export function boardHeading(
  { title, subtitle }: ScreenHeading,
  interviews: number | null,
  product = '',
): BoardHeading {
  const of = product === '' ? subtitle : `${quotedName(product)} · ${subtitle}`;
  const ending = `: ${interviewLine(interviews ?? USUAL_COUNT)}`;
  return interviews === null ? { title, subtitle: of, awaited: ending } : { title, subtitle: `${of}${ending}` };
}
