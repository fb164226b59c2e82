import type { MaterialRowProps } from '#src/features/research/files/MaterialRow.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<MaterialRowProps>({
  what: 'Файл исследования: что это, что стало с его текстом, читать, скачать и изменить; запись и её расшифровка — одна строка.',
  example: 'Readable',
  whenNot: ['Файлы до отправки формы: `AttachmentList`.', 'Файл в разговоре: `ChatFileRow`.'],
  speech: ['«Читать: interview-01.txt, кнопка»: имя файла слышно у каждой кнопки.'],
  props: {
    material: 'Файл.',
    transcripts: 'Что по записи записано словами: стоит под ней в той же строке.',
    onRead: 'Открывает чтение; есть только там, где текст прочитан.',
    onDownload: 'Сохраняет исходный файл как есть или, у текста, его слова без личных данных.',
    menuOf: 'Остальные строки меню файла; без них меню нет.',
    graspable: 'Есть ручка, за которую строку переносят.',
    lifted: 'Строку сейчас несут.',
    onRename: 'Записывает название, которое правят на месте.',
  },
});
