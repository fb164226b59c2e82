import type { SavedCardsProps } from '#src/features/account/billing/SavedCards.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<SavedCardsProps>({
  what: 'Сохранённые карты; после перемены фокус остаётся там, где её сделали.',
  example: 'Two',
  whenNot: ['Оплата: `PayByCard`.'],
  props: { cards: 'Карты.', onAdd: '«Добавить карту».', onRetry: 'Прочитать ещё раз после отказа.' },
});
