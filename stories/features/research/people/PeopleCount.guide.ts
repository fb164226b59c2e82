import type { PeopleCountProps } from '#src/features/research/people/PeopleCount.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<PeopleCountProps>({
  what: 'Сколько людей и исследований стоит за гипотезой и против неё; считают людей, а не цитаты.',
  example: 'Several',
  whenNot: ['Сколько цитат у человека: строка `ParticipantRow`.'],
  props: { words: '«За этим 3 человека из 2 исследований, против — 1 человек»; пусто — ничего не показано.' },
});
