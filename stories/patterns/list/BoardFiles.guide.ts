import type { BoardFilesProps } from '#src/patterns/list/BoardFiles.tsx';
import { guide } from '#stories/docs/guide.ts';

export default guide<BoardFilesProps>({
  what: 'Меню, которым доску скачивают: одни и те же форматы на «Видении», «Стратегии» и у готовой доски ассистента.',
  example: 'Making',
  when: ['Рядом с целой доской, среди действий с ней.'],
  whenNot: ['Отчёт об исследовании: `ReportFiles`.', 'Показать доску тем, у кого нет входа: «Показать снаружи».'],
  anatomy: [
    { part: 'Кнопка', sense: 'открывает меню; пока файл готовится, занята.', at: 'button' },
    { part: 'Что готовится', sense: 'появляется, только если файл готовится дольше мгновения.', at: 'output' },
  ],
  keys: [
    ['Enter', 'открывает меню и выбирает формат'],
    ['↑ ↓', 'по форматам'],
    ['Esc', 'закрывает меню и возвращает фокус кнопке'],
  ],
  speech: ['«Готовим PNG…» — `status`: слышно и без фокуса.'],
  props: {
    onFile: 'Делает файл и отдаёт его браузеру; чем кончилось, говорит сам. Сигнал его останавливает.',
    formats: 'Какие форматы предложить и в каком порядке. Обычно все.',
    label: 'Слово на кнопке. Обычно «Скачать».',
    disabled: 'Скачивать ещё нечего.',
  },
  code: `import { BoardFiles } from '#src/patterns/list/BoardFiles.tsx';

<BoardFiles onFile={(format, signal) => exportBoard(board, format, signal)} />`,
});
