import type { OptionsEditorProps } from '#src/features/fieldwork/scenario/OptionsEditor.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<OptionsEditorProps>({
  what: 'Варианты ответа: добавить, назвать, переставить, удалить; можно ли несколько.',
  whenNot: ['Список текстов вообще: `EditableList`.'],
  keys: [['Enter в варианте', 'начинает следующий']],
  props: {
    questionKey: 'Ключ вопроса: с него начинаются имена полей.',
    number: 'Номер вопроса.',
    options: 'Варианты.',
    isMultiple: 'Можно ли несколько.',
    errors: 'Что не так, по имени поля.',
    newOption: 'Делает пустой вариант.',
    onOptions: 'Варианты, какими им быть; второе — ключ того, в который пишут.',
    onMultiple: 'Один или несколько.',
  },
});
