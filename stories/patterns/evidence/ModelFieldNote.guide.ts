import type { ModelFieldNoteProps } from '#src/patterns/evidence/ModelFieldNote.tsx';
import { guide } from '#stories/docs/guide.ts';

export default guide<ModelFieldNoteProps>({
  what: 'Под полем формы: что предлагает модель. Человек берёт это в поле и правит или отказывается; у взятого остаётся отметка.',
  example: 'Proposed',
  when: ['Под каждым полем, которое модель предложила, рядом с `ModelBar` над формой.'],
  whenNot: ['Предложение становится записью целиком: гипотеза из «Находок».'],
  anatomy: [
    { part: 'Предложение', sense: 'текст модели; цитаты в нём напечатаны из источника.', at: 'fieldset p' },
    {
      part: 'Взять',
      sense: 'кладёт текст в поле, фокус идёт туда же; нет, если цитаты никто не говорил.',
      at: 'button',
    },
    { part: 'Вернуть прежнее', sense: 'у взятого: в поле снова то, что стояло.' },
  ],
  keys: [['Enter', 'на кнопке берёт, отказывается или возвращает']],
  speech: ['«Предложение модели: Сценарий, группа», её текст; кнопки названы вместе с полем.'],
  props: {
    label: 'Название поля.',
    proposal: 'Что предложено, и слова людей, на которых это держится; нет ничего — `null`.',
    taken: 'Чья модель и что прочла, если в поле стоит её текст.',
    onTake: 'Взять в поле.',
    onRefuse: 'Не предлагать это.',
    onBack: 'Вернуть в поле прежнее; `null` — прежнего нет, взятое записано раньше.',
  },
  code: `import { ModelFieldNote } from '#src/patterns/evidence/ModelFieldNote.tsx';

<ModelFieldNote label="Сценарий" proposal={proposal} taken={null} onTake={take} onRefuse={refuse} onBack={back} />`,
});
