import type { FindingGroupCardProps } from '#src/features/research/across/findings/FindingGroupCard.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<FindingGroupCardProps>({
  what: 'Что похожим образом сказали несколько человек, под самой говорящей цитатой; кто говорит обратное, стоит рядом.',
  example: 'Contradicted',
  whenNot: ['Слова, похожих на которые нет: `FoundPassageRow`.'],
  props: {
    group: 'Группа: отрывки, люди, противоречия, отмеченное и убранное.',
    asked: 'Сколько людей спрашивали: «из 5».',
    whereOf: 'Кто сказал слова и где.',
    hrefOf: 'Адрес слов в виде чтения.',
    onRefuse: '«Не то».',
    onApart: 'Убрать слова из группы.',
    onReturn: 'Вернуть в группу всё, что из неё убрали.',
    onMake: 'Сделать из группы гипотезу или инсайт.',
  },
});
