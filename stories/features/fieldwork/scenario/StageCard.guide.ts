import type { StageCardProps } from '#src/features/fieldwork/scenario/StageCard.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<StageCardProps>({
  what: 'Этап сценария: название, вопросы, дорога к следующему.',
  whenNot: ['Этап воронки: `StageBadge`.'],
  props: {
    stage: 'Этап, как он набран.',
    index: 'Место, с нуля.',
    count: 'Сколько этапов всего.',
    targets: 'Все вопросы по порядку: куда могут вести переходы.',
    errors: 'Что не так, по имени поля.',
    editing: 'Чем меняют этапы и вопросы.',
    newId: 'Делает ключи.',
    judge: 'Судит о вопросах.',
  },
});
