import { CHAT_FIELDS, type Board } from './board.ts';
import type { ChatField, Interview } from './interview.ts';
import type { Op } from './operation.ts';
import { ordered, positionAt } from './record.ts';

/** Id of the board that the chat fills. */
const VISION_BOARD = 'vision';

/** Earlier texts kept of each card. */
const KEPT_VERSIONS = 20;

/** Shown for a missing answer in the result (specification §3). */
export const MISSING_ANSWER = 'Не указано';

/** Shown in a card without content (specification §3). */
export const EMPTY_CARD = 'Данные не предоставлены';

/** The nine sections of the result in order, English names with Russian in brackets (specification §3). */
export const RESULT_SECTIONS: readonly { readonly field: ChatField; readonly title: string }[] = [
  { field: 'vision', title: 'Vision (Видение)' },
  { field: 'targetGroup', title: 'Target Group (Целевая аудитория)' },
  { field: 'needs', title: 'Needs (Потребности)' },
  { field: 'product', title: 'Product (Продукт)' },
  { field: 'businessGoals', title: 'Business Goals (Бизнес-цели)' },
  { field: 'competitors', title: 'Competitors (Конкуренты)' },
  { field: 'revenueStreams', title: 'Revenue Streams (Источники дохода)' },
  { field: 'costFactors', title: 'Cost Factors (Статьи расходов)' },
  { field: 'channels', title: 'Channels (Каналы)' },
];

/** Puts the text that a card loses into the history, and drops that card's oldest beyond the limit. */
function remember(board: Board, field: ChatField, content: string, at: string): Op[] {
  const on = { kind: 'board', id: VISION_BOARD, map: 'history' } as const;
  const versions = ordered(board.history).filter((version) => version.field === field);
  const numbers = versions.map(({ key }) => Number(key.slice(key.lastIndexOf(':') + 1))).filter(Number.isInteger);
  const number = Math.max(-1, ...numbers) + 1;
  const value = { field, content, until: at, position: positionAt(number) };
  return [
    { op: 'put', ...on, key: `${field}:${number}`, value },
    ...versions
      .slice(0, Math.max(0, versions.length + 1 - KEPT_VERSIONS))
      .map(({ key }): Op => ({ op: 'drop', ...on, key })),
  ];
}

/**
 * The answers as the workspace's vision board (decision 11): a card for each answer, other cards kept. A text that changes goes to the
 * history; one that does not is left alone. A removed board comes back.
 * @param at moment of the edit, ISO 8601
 */
export function boardFromInterview(
  { answers }: Pick<Interview, 'answers'>,
  existing: Board | null,
  { at }: { readonly at: string },
): Op[] {
  const on = { kind: 'board', id: VISION_BOARD } as const;
  const filled = CHAT_FIELDS.flatMap((field, index) => {
    const content = answers[field];
    return content === undefined ? [] : [{ field, content, position: positionAt(index) }];
  });
  if (existing === null) {
    const cards = Object.fromEntries(
      filled.map(({ field, content, position }) => [field, { content, editedAt: at, position }]),
    );
    return [{ op: 'create', ...on, record: { id: VISION_BOARD, cards, history: {}, citedResearch: {} } }];
  }
  const edits = filled.flatMap(({ field, content, position }): Op[] => {
    const card = existing.cards[field];
    if (card?.content === content) return [];
    const value = { content, editedAt: at, position: card?.position ?? position };
    return [
      ...(card && card.content.trim() !== '' ? remember(existing, field, card.content, at) : []),
      { op: 'put', ...on, map: 'cards', key: field, value },
    ];
  });
  return existing.deletedAt === null ? edits : [{ op: 'restore', ...on }, ...edits];
}
