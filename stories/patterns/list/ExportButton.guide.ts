import type { ExportButtonProps } from '#src/patterns/list/ExportButton.tsx';
import { guide } from '#stories/docs/guide.ts';

export default guide<ExportButtonProps<object>>({
  what: '«Экспорт» списка: выгружает то, что прошло фильтр, ждёт, пока файл готов, и не нажимается, когда выгружать нечего.',
  example: 'Ready',
  when: ['У списка один вид файла: исследования, аудитории.'],
  whenNot: ['Видов файла несколько: это `Menu` под той же кнопкой, как у экспериментов.'],
  anatomy: [{ part: 'Кнопка', sense: 'занята, пока файл делается; второй раз нажать нельзя.', at: 'button' }],
  keys: [['Enter или Пробел', 'начинает выгрузку']],
  speech: ['«Экспорт, кнопка»; пока идёт — «занято». Чем кончилось, говорит уведомление.'],
  props: {
    items: 'Что попадёт в файл: то, что прошло фильтр.',
    onExport: 'Делает файл и сам говорит, чем это кончилось.',
  },
  code: `import { ExportButton } from '#src/patterns/list/ExportButton.tsx';

<ExportButton items={found} onExport={onExport} />`,
});
