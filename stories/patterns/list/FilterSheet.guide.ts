import type { FilterSheetProps } from '#src/patterns/list/FilterSheet.tsx';
import { guide } from '#stories/docs/guide.ts';

export default guide<FilterSheetProps>({
  what: 'Фильтры на телефоне. Выбор уходит разом по «Применить», Escape его забывает, «Сбросить» возвращает всё.',
  example: 'Chosen',
  when: [
    'На телефоне, из `FilterBar`: обычно он открывает лист сам.',
    'Там же, где фильтров больше двух и они не помещаются в строку.',
  ],
  whenNot: [
    'На компьютере с местом: видимый фильтр лучше спрятанного.',
    'Ради одного переключателя: поставьте его на экран.',
  ],
  anatomy: [
    { part: 'Фильтры', sense: 'те же, что на компьютере, с подписями; 44 px.', at: '[role="dialog"] select' },
    { part: 'Сбросить', sense: 'всё пропускает и закрывает.', at: '[data-bottom-bar] button' },
    { part: 'Применить', sense: 'отдаёт все значения и закрывает.', at: '[data-bottom-bar] button + button' },
  ],
  keys: [
    ['Escape', 'закрывает и забывает невыбранное'],
    ['Tab', 'по кругу внутри листа'],
  ],
  speech: [
    '«Фильтры, диалог»; у каждого фильтра своя подпись. Сколько нашлось, скажет строка фильтров после закрытия.',
  ],
  props: {
    open: 'Лежит ли поверх экрана.',
    onOpenChange: 'Зовётся с нужным состоянием.',
    choices: 'Фильтры, как они стоят.',
    onApply: 'Зовётся со всеми значениями по «Применить» и «Сбросить».',
  },
  code: `import { FilterSheet } from '#src/patterns/list/FilterSheet.tsx';

<FilterSheet open={isOpen} onOpenChange={setOpen} choices={choices} onApply={onChoose} />`,
});
