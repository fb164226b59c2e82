import type { BoardRecordId } from '../boards/board.ts';
import type { BoardField } from '../boards/fields.ts';

/** Kinds of nodes, in the order of the list. */
export const LINK_KINDS = ['study', 'audience', 'quote', 'hypothesis', 'experiment', 'verdict', 'card'] as const;

/** Kind of a node of the chain: quote → hypothesis → experiment → verdict → board card, with studies and audiences. */
export type LinkKind = (typeof LINK_KINDS)[number];

/** Column of each kind in the drawing, from the left. */
export const LINK_COLUMNS: Readonly<Record<LinkKind, number>> = {
  study: 0,
  audience: 0,
  quote: 1,
  hypothesis: 2,
  experiment: 3,
  verdict: 4,
  card: 5,
};

/** Relation of one node to the next, in the direction of the chain. */
export type LinkRelation =
  /** A study and words said in it. */
  | 'said'
  /** Words and the hypothesis that rests on them. */
  | 'grounds'
  /** Words and the hypothesis that they speak against. */
  | 'opposes'
  /** A study and a hypothesis of it that names no words. */
  | 'found'
  /** A hypothesis and the experiment that tests it. */
  | 'tested'
  /** An experiment and its verdict. */
  | 'concluded'
  /** A verdict and the card it was taken into. */
  | 'taught'
  /** A study and the card that took an insight of it. */
  | 'insight'
  /** An experiment and a study made for it. */
  | 'round'
  /** A hypothesis and a study that looks into it. */
  | 'examined'
  /** A study and the audience it asks. */
  | 'asked';

/** Meaning of a link from its nearer end: `after` when the other end comes later in the chain, `before` when earlier. */
export const RELATION_LABELS: Readonly<Record<LinkRelation, { readonly after: string; readonly before: string }>> = {
  said: { after: 'слова респондента', before: 'из исследования' },
  grounds: { after: 'выросла гипотеза', before: 'основана на словах' },
  opposes: { after: 'говорит против гипотезы', before: 'против — слова' },
  found: { after: 'найдена гипотеза', before: 'из исследования' },
  tested: { after: 'проверена экспериментом', before: 'проверяет гипотезу' },
  concluded: { after: 'завершён с выводом', before: 'вывод эксперимента' },
  taught: { after: 'вывод попал в карточку', before: 'записан вывод' },
  insight: { after: 'инсайт попал в карточку', before: 'записан инсайт исследования' },
  round: { after: 'проведено исследование', before: 'проведено для эксперимента' },
  examined: { after: 'изучается в исследовании', before: 'изучает гипотезу' },
  asked: { after: 'спрашивает аудиторию', before: 'спрошена в исследовании' },
};

/** Names of a kind, in the singular and as a heading. */
export const LINK_KIND_NAMES: Readonly<Record<LinkKind, { readonly one: string; readonly many: string }>> = {
  study: { one: 'Исследование', many: 'Исследования' },
  audience: { one: 'Аудитория', many: 'Аудитории' },
  quote: { one: 'Цитата', many: 'Цитаты' },
  hypothesis: { one: 'Гипотеза', many: 'Гипотезы' },
  experiment: { one: 'Эксперимент', many: 'Эксперименты' },
  verdict: { one: 'Вывод', many: 'Выводы' },
  card: { one: 'Карточка', many: 'Карточки досок' },
};

/** Makes the address of the dialog «Связи» of a record. */
export type LinksHref = (kind: LinkKind, id: string) => string;

export const linkKey = (kind: LinkKind, id: string): string => `${kind}:${id}`;

/** Id of a board's card as a node; of the board as a whole without a field. */
export const cardId = (boardId: BoardRecordId, field: BoardField | null): string =>
  field === null ? boardId : `${boardId}/${field}`;
