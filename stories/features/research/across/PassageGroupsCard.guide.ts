import type { PassageGroupsCardProps } from '#src/features/research/across/PassageGroupsCard.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<PassageGroupsCardProps>({
  what: 'Цитата, которую раскладывают: переносится мышью и пальцем, а меню «В группу…» делает то же с клавиатуры.',
  example: 'Loose',
  whenNot: ['Цитата ячейки таблицы: `CodeTablePanel`.'],
  keys: [
    ['Enter', 'на кнопке «В группу…» открывает меню групп'],
    ['Пробел', 'на флажке выбирает цитату; с Shift — и все до той, что выбрана перед ней'],
  ],
  props: {
    passage: 'Цитата: слова, кто сказал, исследование.',
    chosen: 'Выбрана ли она, чтобы уйти вместе с другими.',
    others: 'Сколько ещё выбрано с ней: её меню переносит и их.',
    onToggle: 'Выбрать или оставить; с Shift — все до неё.',
    group: 'Группа, в которой она лежит; `null` — ни в какой.',
    groups: 'Все группы: куда можно положить.',
    neighbours: 'Соседние цитаты группы: за них её двигают «Выше» и «Ниже».',
    passageHref: 'Адрес цитаты в виде чтения.',
    onPut: 'Положить в группу или убрать из неё, с выбранными вместе.',
    onNewGroup: 'Сделать с ней новую группу.',
  },
});
