import type { CodeTablePanelProps } from '#src/features/research/across/CodeTablePanel.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<CodeTablePanelProps>({
  what: 'Цитаты ячейки таблицы: рядом с ней, на узком экране снизу; каждая ведёт в свой текст.',
  example: 'Some',
  whenNot: ['Цитаты внутри текста: поля вида чтения.'],
  keys: [['Escape', 'закрывает, фокус возвращается в ячейку']],
  speech: ['Раздел с именем кода и участника; что цитат больше нет, сообщается сразу.'],
  props: {
    title: 'Код или пара кодов.',
    of: 'Чьи слова; пусто — всех.',
    note: 'Что добавить к числу цитат: «3 человека».',
    passages: 'Цитаты; если они пропали, так и сказано.',
    passageHref: 'Адрес цитаты в виде чтения.',
    onClose: 'Закрыть.',
  },
});
