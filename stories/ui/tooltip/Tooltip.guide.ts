import type { TooltipProps } from '#src/ui/tooltip/Tooltip.tsx';
import { guide } from '#stories/docs/guide.ts';

export default guide<TooltipProps>({
  what: 'Подсказка с именем кнопки рядом с ней. Руками её не ставят: её показывает `Tooltips`.',
  example: 'Above',
  when: ['Нигде напрямую: элементу ставят `data-tooltip`, остальное делает `Tooltips`.'],
  whenNot: [
    'Единственное место, где что-то сказано: пальцем навести нельзя.',
    'Пояснение к полю: `hint` виден всегда.',
    'Кнопки и ссылки внутри: подсказка исчезнет раньше, чем до них дойдут.',
  ],
  anatomy: [
    { part: 'Подсказка', sense: 'несколько слов; длинный текст переносится.', at: '[data-tooltip-bubble]' },
    {
      part: 'Элемент',
      sense: 'кнопка, которую она называет; ничего от неё не получает.',
      at: '#storybook-root button',
    },
  ],
  keys: [['Escape', 'убирает подсказку и больше ничего: диалог под ней остаётся']],
  speech: ['Молчит: имя у кнопки уже есть, второй раз его читать не нужно.'],
  props: {
    anchor: 'Элемент, который она называет.',
    content: 'Несколько слов.',
    side: 'Сторона, где она ляжет, если хватит места.',
    onClose: 'Пора уйти: Escape, нажатие в другом месте, указатель ушёл.',
  },
  code: `<button type="button" aria-label="Свернуть панель" data-tooltip="Свернуть панель">
  <PanelLeft aria-hidden />
</button>`,
});
