import type { PestelCardProps } from '#src/features/boards/pestel/PestelCard.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<PestelCardProps>({
  what: 'Карточка «PESTEL-анализ»: шесть подписанных частей; хранится простым текстом.',
  example: 'Sample',
  whenNot: ['Текст без шести частей: он показан и правится как текст.'],
  props: {},
});
