import type { HidePersonalDialogProps } from '#src/features/research/reading/personal/HidePersonalDialog.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<HidePersonalDialogProps>({
  what: 'Что в тексте говорит, кто это: по видам, с числом мест и с тем, что вокруг; отмеченное скрывается.',
  example: 'Found',
  whenNot: ['Скрыть только в том, что уходит: `HidingSwitch` и переключатель отчёта.'],
  keys: [
    ['Пробел', 'снимает отметку и ставит'],
    ['Enter в поле', 'добавляет слово'],
  ],
  props: {
    material: 'Имя материала.',
    finding: 'Текст и найденное в нём.',
    onHide: 'Скрыть эти места этого текста; окно закрывается, только когда это случилось.',
    onRetry: 'Искать ещё раз.',
    onClose: 'Окно пора закрыть.',
  },
});
