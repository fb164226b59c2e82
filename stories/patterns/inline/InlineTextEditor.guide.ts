import type { InlineTextEditorProps } from '#src/patterns/inline/InlineTextEditor.tsx';
import { guide } from '#stories/docs/guide.ts';

export default guide<InlineTextEditorProps>({
  what: 'То, чем карточка становится, пока её правят: поле, «Сохранить» и «Отмена». У карточки со своей формой (`CardForm`) вместо одного поля — её поля, и текстом её можно править всё равно.',
  example: 'ByFields',
  when: [
    'Внутри `InlineTextCard`: она решает, когда правка открыта.',
    'Там, где текст уже читают и правят на том же месте.',
  ],
  whenNot: ['Новая запись или несколько записей сразу: `FormDialog`.', 'Одно короткое поле формы: `TextField`.'],
  anatomy: [
    {
      part: 'Поле или поля',
      sense: 'высота — по тексту; текст, который на поля не раскладывается, правится как текст.',
      at: 'textarea, input',
    },
    {
      part: 'Сохранить',
      sense: 'занята, пока пишется; набранное остаётся, пока запись не легла.',
      at: '[aria-label^="Сохранить"]',
    },
    { part: 'Отмена', sense: 'отдаёт набранное, чтобы его можно было вернуть.', at: '[aria-label^="Отмена"]' },
    { part: 'По полям или текстом', sense: 'туда и обратно, фокус идёт следом.' },
  ],
  keys: [
    ['Ctrl + Enter', 'сохраняет; на Mac — Cmd + Enter'],
    ['Escape', 'отменяет'],
    ['Enter', 'новая строка'],
  ],
  speech: ['Поле названо по карточке, подсказка — его описание. Кнопки — с именем карточки.'],
  props: {
    title: 'Название карточки; им названо поле.',
    content: 'Хранимый текст. Изменился, пока правят, — показан рядом.',
    hint: 'Что сюда пишут, под полем.',
    form: 'Правит текст по полям, где понимает его.',
    onSave: 'Записывает; не зовётся, если ничего не изменилось.',
    draft: 'Набранное раньше: с него и начинается.',
    begun: 'Человек только что начал: поле берёт фокус.',
    onDraftChange: 'Зовётся со всем набранным.',
    onDone: 'Сохранено или ничего не менялось: с тем, что теперь стоит.',
    onCancel: 'Отменено: с набранным или с `null`, если оно равно хранимому.',
  },
  code: `import { InlineTextEditor } from '#src/patterns/inline/InlineTextEditor.tsx';

<InlineTextEditor
  title={title}
  content={content}
  onSave={onSave}
  onDraftChange={setDraft}
  onDone={close}
  onCancel={close}
/>`,
});
