import type { MaterialRowProps } from '#src/features/research/MaterialRow.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<MaterialRowProps>({
  what: 'Файл исследования: что это, что стало с его текстом, читать и скачать.',
  example: 'Readable',
  whenNot: ['Файлы до отправки формы: `AttachmentList`.', 'Файл в разговоре: `ChatFileRow`.'],
  speech: ['«Читать: interview-01.txt, кнопка»: имя файла слышно у каждой кнопки.'],
  props: {
    material: 'Файл.',
    onRead: 'Открывает чтение; есть только там, где текст прочитан.',
    onDownload: 'Сохраняет исходный файл.',
  },
});
