import type { HypothesisDialogProps } from '#src/patterns/HypothesisDialog.tsx';
import { guide } from '#stories/docs/guide.ts';

export default guide<HypothesisDialogProps>({
  what: 'Правка гипотезы: слова, этап и точка касания, важность, приоритет и всё остальное; под формой — что было раньше.',
  example: 'Editing',
  when: [
    'Поправить гипотезу исследования или бэклога, в любом статусе, и ту, что уже в эксперименте.',
    'Родитель хранит черновик по гипотезе и даёт её заново, когда она меняется.',
  ],
  whenNot: ['Новая гипотеза из слов респондента: `NewHypothesisDialog`.', 'В бэклог: `AddToBacklogDialog`.'],
  anatomy: [
    {
      part: 'Поля',
      sense: 'сама гипотеза — первой; точка касания всегда из своего этапа.',
      at: '[role="dialog"] label',
    },
    { part: 'История изменений', sense: 'прежние значения, свёрнута.', at: '[role="dialog"] summary' },
    { part: 'Сохранить', sense: 'закрывает только после записи.', at: '[data-bottom-bar] button' },
  ],
  keys: [
    ['Enter', 'в поле приоритета отправляет форму'],
    ['Escape', 'закрывает; набранное остаётся черновиком'],
  ],
  speech: ['«Изменить гипотезу, диалог». Неверные поля — с ошибкой в описании, фокус в первом.'],
  props: {
    hypothesis: 'Гипотеза; хранимая, какой она стала. Удалённая так и говорит.',
    draft: 'Набранное до того, как диалог закрыли.',
    onDraftChange: 'Зовётся с каждой правкой; с `undefined`, когда записано.',
    onSave: 'Записывает. Диалог закроется, только когда это случилось.',
    onRestore: 'Возвращает полю прежнее значение, по ключу.',
    onClose: 'Диалог пора убрать.',
  },
  code: `import { HypothesisDialog } from '#src/patterns/HypothesisDialog.tsx';

<HypothesisDialog
  hypothesis={hypothesis}
  draft={drafts.of(hypothesis.id)}
  onDraftChange={(draft) => drafts.keep(hypothesis.id, draft)}
  onSave={onSave}
  onRestore={onRestore}
  onClose={onClose}
/>`,
});
