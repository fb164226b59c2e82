import type { BranchesEditorProps } from '#src/features/fieldwork/scenario/BranchesEditor.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<BranchesEditorProps>({
  what: 'Переходы вопроса: при каком ответе куда; только вперёд или к концу.',
  whenNot: ['Порядок вопросов: он меняется стрелками вопроса.'],
  props: {
    question: 'Вопрос, на который отвечают.',
    number: 'Его номер.',
    targets: 'Все вопросы по порядку.',
    errors: 'Что не так, по имени поля.',
    onAdd: 'Нужен ещё один.',
    onChange: 'Переходы, какими им быть; второе — ключ того, в который пишут.',
  },
});
