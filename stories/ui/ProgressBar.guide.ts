import type { ProgressBarProps } from '#src/ui/ProgressBar.tsx';
import { guide } from '#stories/docs/guide.ts';

export default guide<ProgressBarProps>({
  what: 'Сколько долгого действия уже сделано, и кнопка, которая его останавливает.',
  example: 'Cancellable',
  when: ['Известно, сколько всего: файлы, записи, страницы — и ждать дольше полсекунды.'],
  whenNot: [
    'Неизвестно, сколько осталось: занятая кнопка (`busy`) с текстом «Сохраняем…».',
    'Загружается список: `Skeleton`.',
    'Доля в отчёте — «занято 40 %»: это показатель, а не ход.',
  ],
  anatomy: [
    { part: 'Что идёт', sense: 'имя полосы: «Читаем файлы».', at: '#storybook-root span' },
    { part: 'Сколько', sense: 'словами: «2 из 5 файлов»; без слов — проценты.', at: '[aria-hidden="true"]' },
    { part: 'Полоса', sense: 'родной `progress`; край дорожки виден в обеих темах.', at: 'progress' },
    { part: 'Отмена', sense: 'есть, если действие можно остановить.', at: 'button' },
  ],
  keys: [
    ['Tab', 'приводит к отмене'],
    ['Enter или Пробел', 'останавливает'],
  ],
  speech: ['«Читаем файлы, индикатор хода, 2 из 5 файлов»: те же слова, что видны, а не голые проценты.'],
  props: {
    label: 'Что происходит.',
    value: 'Сколько сделано, в тех же единицах, что `max`. За края не выходит.',
    max: 'Сколько всего; больше 0. При 0 полоса пуста.',
    valueText: 'Состояние словами: «2 из 5 файлов». Без него — проценты.',
    onCancel: 'Останавливает. Без него кнопки нет.',
    cancelLabel: 'Подпись кнопки.',
  },
  code: `import { ProgressBar } from '#src/ui/ProgressBar.tsx';

<ProgressBar
  label="Читаем файлы"
  value={read}
  max={files.length}
  valueText={\`\${read} из \${files.length} файлов\`}
  onCancel={() => reading.abort()}
/>`,
});
