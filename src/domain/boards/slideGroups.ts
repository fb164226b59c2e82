import type { BoardId } from './board.ts';
import type { BoardField } from './fields.ts';
import type { ShownCard } from './shownBoard.ts';

/** Cards that are told together, one slide each. */
export interface SlideGroup {
  readonly title: string;
  readonly fields: readonly BoardField[];
}

/** How the cards of each board are told: by what belongs together in a talk, not by their places. At most three to a slide. */
export const SLIDE_GROUPS: Readonly<Record<BoardId, readonly SlideGroup[]>> = {
  vision: [
    { title: 'Видение', fields: ['vision'] },
    { title: 'Для кого и зачем', fields: ['targetGroup', 'needs'] },
    { title: 'Продукт и его ценность', fields: ['product', 'valueProposition', 'competitors'] },
    { title: 'Цели и метрики', fields: ['businessGoals', 'keyMetrics'] },
    { title: 'Деньги и каналы', fields: ['revenueStreams', 'costFactors', 'channels'] },
  ],
  market: [
    { title: 'Размер рынка и сегменты', fields: ['marketSize', 'segmentation', 'marketMetrics'] },
    { title: 'Внешняя среда', fields: ['pestel'] },
    { title: 'Тренды и барьеры входа', fields: ['trends', 'entryBarriers'] },
    { title: 'Конкуренты', fields: ['competitorMap', 'marketPositioning'] },
    { title: 'Стратегическая канва', fields: ['strategicCanvas'] },
  ],
  product: [
    { title: 'Видение и стратегия', fields: ['productVision', 'businessStrategy'] },
    { title: 'Клиенты и ценность для них', fields: ['customers', 'customerValue'] },
    { title: 'Цели и ключевые результаты', fields: ['okr'] },
    { title: 'Спринт и метрики ценности', fields: ['sprintGoals', 'valueMetrics'] },
    { title: 'Решения и гипотезы', fields: ['solutionOptions', 'strategyHypotheses'] },
  ],
  marketing: [
    { title: 'Что и кому', fields: ['marketingProduct', 'segments', 'differential'] },
    { title: 'Позиционирование и сообщение', fields: ['positioning', 'message', 'branding'] },
    { title: 'Каналы и поведение', fields: ['communication', 'distribution', 'consumerBehavior'] },
    { title: 'Конкуренты и цены', fields: ['competitorsMarketing', 'pricing'] },
    { title: 'Цели, метрики и бюджеты', fields: ['objectives', 'marketingMetrics', 'budgets'] },
  ],
};

export interface GroupedCards {
  readonly title: string;
  readonly cards: readonly ShownCard[];
}

/**
 * Cards in the groups of their board; a group without one of them is left out, and a card of no group comes last under its own title:
 * none is lost.
 */
export function groupedCards(id: BoardId, cards: readonly ShownCard[]): readonly GroupedCards[] {
  const groups = SLIDE_GROUPS[id].map(({ title, fields }) => ({
    title,
    cards: fields.flatMap((field) => cards.filter((card) => card.field === field)),
  }));
  const told = new Set(groups.flatMap((group) => group.cards));
  const others = cards.filter((card) => !told.has(card)).map((card) => ({ title: card.title, cards: [card] }));
  return [...groups.filter((group) => group.cards.length > 0), ...others];
}
