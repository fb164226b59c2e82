import type { ContactDifferencesProps } from '#src/features/audiences/contacts/ContactDifferences.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ContactDifferencesProps>({
  what: 'Где файл говорит о человеке не то, что уже записано: оба значения, выбор по одному и для всех таких.',
  example: 'Some',
  whenNot: ['Две версии одной правки: `VersionChoice`.'],
  keys: [['Стрелки', 'другое значение']],
  props: {
    differences: 'Расхождения по порядку.',
    taken: 'Те, в которых берётся значение из файла; в остальных остаётся, что есть.',
    disabled: 'Менять сейчас нельзя.',
    onTake: 'Расхождения решены: взять из файла или оставить.',
  },
});
