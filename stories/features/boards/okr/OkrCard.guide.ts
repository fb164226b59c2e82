import type { OkrCardProps } from '#src/features/boards/okr/OkrCard.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<OkrCardProps>({
  what: 'Карточка «OKR»: цели с ключевыми результатами — сколько было, сколько будет, где сейчас.',
  example: 'Sample',
  whenNot: ['Цели свободным текстом: карточка покажет и поправит их как текст.'],
  keys: [
    ['Tab', 'по полям целей и результатов'],
    ['Ctrl + Enter', 'сохраняет'],
  ],
  props: {},
});
