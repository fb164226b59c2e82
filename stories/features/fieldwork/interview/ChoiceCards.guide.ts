import type { ChoiceCardsProps } from '#src/features/fieldwork/interview/ChoiceCards.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ChoiceCardsProps<string>>({
  what: 'Два-три пути на выбор, каждый с тем, что из него выйдет.',
  whenNot: ['Значение из списка: `Select`.'],
  example: 'Choosing',
  props: {
    label: 'Что выбирают: для скринридера, глазам говорит заголовок выше.',
    name: 'Имя радиокнопок.',
    cards: 'Пути по порядку.',
    value: 'Выбранный; пусто, пока не выбран.',
    onChange: 'Выбран другой.',
  },
});
