import type { MaterialListProps } from '#src/features/research/reading/MaterialList.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<MaterialListProps>({
  what: 'Файлы исследования рядом с текстом: какой из них читают, что с остальными и сколько в каждом отмечено.',
  example: 'Three',
  whenNot: ['Файлы раскрытого исследования: `MaterialRow`, там их и скачивают.'],
  speech: ['Открытый файл — `aria-current`; у остальных слышно состояние.'],
  props: {
    materials: 'Файлы исследования по порядку, с числом отметок.',
    currentId: 'Который читают.',
    onRead: 'Читать другой или слушать запись; непрочитанный — нельзя.',
  },
});
