import type { MaterialNameProps } from '#src/features/research/files/MaterialName.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<MaterialNameProps>({
  what: 'Название файла, которое правят на месте; окончание, по которому узнают вид файла, остаётся.',
  example: 'Renaming',
  whenNot: ['Файл целиком: `MaterialRow`, название правят из его меню.'],
  keys: [
    ['Enter', 'сохраняет'],
    ['Escape', 'оставляет прежнее'],
  ],
  props: {
    material: 'Файл.',
    onRename: 'Записывает набранное; поле уходит, когда это случилось.',
    onEnd: 'Поле пора убрать.',
  },
});
