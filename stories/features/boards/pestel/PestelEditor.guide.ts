import type { PestelEditorProps } from '#src/features/boards/pestel/PestelEditor.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<PestelEditorProps>({
  what: 'Шесть частей PESTEL полями; кнопки оформления действуют в том, которое правили последним.',
  example: 'Filled',
  whenNot: ['Карточка целиком: `PestelCard`.'],
  keys: [['Ctrl + B', 'выбранные слова — жирные']],
  props: {
    title: 'Название карточки.',
    value: 'Текст карточки.',
    onChange: 'Зовётся с новым текстом.',
  },
});
