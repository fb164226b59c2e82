import type { PassageGroupsBarProps } from '#src/features/research/across/PassageGroupsBar.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<PassageGroupsBarProps>({
  what: 'Что делают с несколькими цитатами сразу: сколько выбрано, в какую группу.',
  example: 'Several',
  whenNot: ['Одна цитата: её меню «В группу…».'],
  speech: ['«Выбрано: 3 цитаты» — при каждом изменении выбора.'],
  props: {
    count: 'Сколько выбрано; при нуле панели нет.',
    grouped: 'Лежит ли что-то из них в группе: тогда можно убрать.',
    groups: 'Все группы в их порядке.',
    onPut: 'Положить все в группу; `null` — убрать из групп.',
    onNewGroup: 'Сделать из них новую группу.',
    onClear: 'Снять выбор.',
  },
});
