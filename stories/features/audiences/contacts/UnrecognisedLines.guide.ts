import type { UnrecognisedLinesProps } from '#src/features/audiences/contacts/UnrecognisedLines.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<UnrecognisedLinesProps>({
  what: 'Строки без контакта: каждую поправляют на месте или убирают, фокус идёт к следующей.',
  example: 'Three',
  whenNot: ['Строка пуста: о ней и говорить нечего.'],
  keys: [['Enter', 'берёт поправленную строку']],
  props: {
    foreign: 'Узнаёт телефоны вне +7, пока строку правят.',
    lines: 'Нераспознанные строки по порядку.',
    home: 'Что возьмёт фокус после последней.',
    onMend: 'Что человек сделал из строки.',
    onRemove: 'Убирает строку.',
  },
});
