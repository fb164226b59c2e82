import type { ReportFilesProps } from '#src/features/research/report/ReportFiles.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ReportFilesProps>({
  what: 'Отчёт файлом: PDF, DOCX и HTML с одним и тем же содержанием. Делается один за раз, его можно остановить.',
  example: 'Three',
  whenNot: ['Выгрузка списка: `ExportButton`.'],
  keys: [['Enter или Пробел', 'начинает файл или останавливает его']],
  props: {
    onFile: 'Делает файл и сам говорит, чем это кончилось; сигнал останавливает.',
  },
});
