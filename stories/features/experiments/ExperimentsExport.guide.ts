import type { ExperimentsExportProps } from '#src/features/experiments/ExperimentsExport.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ExperimentsExportProps>({
  what: '«Экспорт» того, что прошло фильтр: PDF или XLSX.',
  example: 'Formats',
  whenNot: ['Вид файла один: `ExportButton`.'],
  keys: [['↓', 'открывает выбор вида файла']],
  props: {
    experiments: 'Эксперименты, прошедшие фильтр; нет их — нажать нельзя.',
    filter: 'Чем список сужен и как упорядочен: об этом сказано в файле.',
    onExport: 'Делает файл.',
  },
});
