import type { SaidAlikeProps } from '#src/features/fieldwork/round/SaidAlike.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<SaidAlikeProps>({
  what: 'Что люди сказали похоже в ответ на открытый вопрос: сколько их и слова двоих. Пока похожего нет — последние ответы.',
  whenNot: ['Нужны все ответы подряд: `AnswerFeed`.', 'Находки всего исследования: `FindingGroupCard`.'],
  props: {
    said: 'Группы похожих ответов и последние ответы.',
    answered: 'Сколько человек ответили на вопрос.',
    hrefOf: 'Где слова стоят в расшифровке.',
  },
});
