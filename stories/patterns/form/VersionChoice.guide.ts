import type { VersionChoiceProps } from '#src/patterns/form/VersionChoice.tsx';
import { guide } from '#stories/docs/guide.ts';

export default guide<VersionChoiceProps>({
  what: 'Две версии одного поля рядом, у каждой кнопка, которая её оставляет.',
  when: ['Поле изменили в двух местах, и решает человек: в `ConflictNote` формы, в «Несовпадениях» команды.'],
  whenNot: ['Прежние тексты одного поля: история поля.'],
  anatomy: [
    { part: 'Поле', sense: 'его подпись.', at: 'legend' },
    { part: 'У вас', sense: 'своя версия; длинная прокручивается.', at: 'fieldset > div' },
    { part: 'Другая', sense: 'откуда она, сказано над ней.', at: 'fieldset > div + div' },
  ],
  keys: [
    ['Tab', 'по кнопкам выбора; на длинный текст, чтобы прокрутить его стрелками'],
    ['Enter', 'оставляет версию'],
  ],
  speech: ['Кнопки названы полностью: «Выводы: оставить своё».'],
  props: {
    label: 'Подпись поля.',
    mine: 'Своя версия словами; пусто — «Пусто».',
    theirs: 'Другая версия словами.',
    theirsFrom: 'Откуда другая: «У коллеги», «Сохранено в другой вкладке».',
    onChoose: 'Зовётся с версией, которая остаётся.',
  },
  code: `import { VersionChoice } from '#src/patterns/form/VersionChoice.tsx';

<VersionChoice label="Выводы" mine={mine} theirs={theirs} theirsFrom="У коллеги" onChoose={settle} />`,
});
