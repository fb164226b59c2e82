import type { AskModelButtonProps } from '#src/patterns/evidence/AskModelButton.tsx';
import { guide } from '#stories/docs/guide.ts';

export default guide<AskModelButtonProps>({
  what: 'Кнопка, которая спрашивает модель, а пока та работает, останавливает её.',
  example: 'Working',
  when: ['Везде, где спрашивают модель: над формой, над предложениями, над находками.'],
  whenNot: ['Спросить нельзя: вместо кнопки предложение, почему (`useWhyNoModel`).'],
  anatomy: [{ part: 'Кнопка', sense: 'одна и та же в обоих состояниях: фокус остаётся на ней.', at: 'button' }],
  keys: [['Enter', 'спрашивает или останавливает']],
  speech: ['Что сделает: «Предложить с моделью», потом «Остановить».'],
  props: {
    working: 'Работает ли модель: тогда кнопка останавливает.',
    label: 'Что делает кнопка, пока модель не работает.',
    size: 'Размер; по умолчанию `sm`.',
    onAsk: 'Спросить модель.',
    onStop: 'Остановить.',
  },
  code: `import { AskModelButton } from '#src/patterns/evidence/AskModelButton.tsx';

<AskModelButton working={isWorking} label="Предложить с моделью" onAsk={onAsk} onStop={onStop} />`,
});
