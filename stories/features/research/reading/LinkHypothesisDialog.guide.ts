import type { LinkHypothesisDialogProps } from '#src/features/research/reading/LinkHypothesisDialog.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<LinkHypothesisDialogProps>({
  what: '«К гипотезе…»: выбранные слова — цитата за готовую гипотезу или против неё.',
  example: 'Against',
  whenNot: ['Гипотезы ещё нет: `NewHypothesisDialog`.'],
  props: {
    quote: 'Выбранные слова.',
    hypotheses: 'Гипотезы на выбор, по порядку.',
    onLink: 'Записывает цитату; диалог закроется, когда это случилось.',
    onClose: 'Диалог пора закрыть.',
  },
});
