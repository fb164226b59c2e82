import type { OwnWordsFieldProps } from '#src/features/fieldwork/scenario/OwnWordsField.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<OwnWordsFieldProps>({
  what: 'Слова интервьюера, у которых есть готовые: пустое поле говорит ими, их можно взять за основу.',
  whenNot: ['Обычный текст: `TextArea`.'],
  props: {
    label: 'Что этими словами делают: «Приветствие».',
    name: 'Имя поля.',
    value: 'Набранное; пусто — готовые слова.',
    own: 'Готовые слова.',
    error: 'Что не так.',
    onType: 'Текст, каким ему быть.',
  },
});
