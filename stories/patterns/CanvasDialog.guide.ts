import type { CanvasDialogProps } from '#src/patterns/CanvasDialog.tsx';
import { guide } from '#stories/docs/guide.ts';

export default guide<CanvasDialogProps>({
  what: 'Эксперимент из гипотезы: пятнадцать полей, заполненных по её этапу. Поправить быстрее, чем писать с пустого места.',
  example: 'Wrong',
  when: ['Создать эксперимент из гипотезы — на тактике и в бэклоге.', 'Родитель хранит черновик по гипотезе.'],
  whenNot: ['Править готовый эксперимент: `EditExperimentDialog`.', 'Эксперимент без гипотезы: её сначала заводят.'],
  anatomy: [
    {
      part: 'Гипотеза',
      sense: 'этап и слова, ради которых эксперимент; не правятся.',
      at: '[role="dialog"] [data-tone]',
    },
    {
      part: 'Поля',
      sense: 'название — на всю ширину, остальные по два; обязательны название и обе даты.',
      at: '[role="dialog"] label',
    },
    { part: 'Создать', sense: 'закрывает только после записи.', at: '[data-bottom-bar] button' },
  ],
  keys: [
    ['Enter', 'в однострочном поле отправляет форму'],
    ['Escape', 'закрывает; набранное остаётся черновиком'],
  ],
  speech: [
    '«MVP Experiment Canvas, диалог» и пояснение, что поля уже заполнены. Неверные поля — с ошибкой в описании, фокус в первом.',
  ],
  props: {
    hypothesis: 'Гипотеза, которую проверяют: слова, этап, точка касания.',
    today: 'Сегодня у человека: с этого дня предложено начать.',
    draft: 'Набранное до того, как диалог закрыли; без него поля заполнены по этапу.',
    onDraftChange: 'Зовётся с каждой правкой; с `undefined`, когда записано.',
    onCreate: 'Записывает эксперимент. Диалог закроется, только когда это случилось.',
    onClose: 'Диалог пора убрать.',
  },
  code: `import { CanvasDialog } from '#src/patterns/CanvasDialog.tsx';

<CanvasDialog
  hypothesis={hypothesis}
  today={today}
  draft={drafts.of(hypothesis.id)}
  onDraftChange={(draft) => drafts.keep(hypothesis.id, draft)}
  onCreate={onCreate}
  onClose={onClose}
/>`,
});
