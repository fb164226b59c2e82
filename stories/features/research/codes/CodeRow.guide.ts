import type { CodeRowProps } from '#src/features/research/codes/CodeRow.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<CodeRowProps>({
  what: 'Строка кодовой книги: цвет, название и определение кода, сколько человек о нём сказали, и что с ним можно сделать.',
  example: 'Whole',
  whenNot: ['Выбрать код при чтении: `CodeField`.'],
  keys: [
    ['Alt + Shift + ↑ или ↓', 'выше, ниже соседа'],
    ['Alt + Shift + →', 'под соседа, который выше'],
    ['Alt + Shift + ←', 'из-под кода, рядом с ним'],
  ],
  props: {
    listed: 'Код, его глубина, счёт и куда он может шагнуть.',
    href: 'Адрес его страницы.',
    found: 'Найден по буквам и стоит один: вместо отступа сказано, под чем он. По умолчанию нет.',
    onTask: 'Что-то спросили сделать с кодом. Функция постоянная.',
    onStep: 'Код делает шаг среди соседей. Функция постоянная.',
  },
});
