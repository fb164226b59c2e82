import type { QuestionCardProps } from '#src/features/fieldwork/scenario/QuestionCard.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<QuestionCardProps>({
  what: 'Вопрос сценария: слова, как отвечают, почему, пропуск, варианты или шкала, переходы.',
  example: 'Choice',
  whenNot: ['Поле вопроса без настроек: `QuestionField`.'],
  props: {
    question: 'Вопрос, как он набран.',
    number: 'Номер среди всех, с единицы.',
    stageKey: 'Ключ этапа, где он стоит.',
    targets: 'Все вопросы по порядку.',
    errors: 'Что не так, по имени поля.',
    editing: 'Чем меняют этапы и вопросы.',
    newId: 'Делает ключи.',
    judge: 'Судит о вопросе; без него — модель, которая идёт с приложением.',
  },
});
