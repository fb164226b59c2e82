import type { MendedLineProps } from '#src/features/audiences/contacts/MendedLine.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<MendedLineProps>({
  what: 'Строка, которую поправляют: берётся по Enter, кнопке и уходу со строки.',
  example: 'Mended',
  whenNot: ['Править записанный контакт: его удаляют и добавляют снова.'],
  keys: [['Enter', 'берёт поправленное, фокус идёт к следующей']],
  props: {
    foreign: 'Узнаёт телефоны вне +7.',
    line: 'Строка, как она есть.',
    field: 'Её поле.',
    onMend: 'Что человек из неё сделал; `held` — фокус ещё в строке.',
    onRemove: 'Убирает строку.',
  },
});
