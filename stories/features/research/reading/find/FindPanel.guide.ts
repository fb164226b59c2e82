import type { FindPanelProps } from '#src/features/research/reading/find/FindPanel.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<FindPanelProps>({
  what: 'Поиск по всем материалам исследования или всех исследований: слова, сколько мест и в скольких файлах, строки и шаги от места к месту.',
  example: 'Found',
  whenNot: ['Поиск в одном открытом тексте: `FindInText`.'],
  keys: [
    ['Ctrl + Shift + F', 'в поле, откуда угодно в чтении'],
    ['Enter', 'следующее место, хоть в другом файле'],
    ['Shift + Enter', 'предыдущее'],
    ['N и P', 'следующее и предыдущее место, пока читают'],
  ],
  speech: ['«34 места в 5 файлах» — `status`; почему поиск не удался — `alert`.'],
  props: {
    words: 'Что ищут.',
    everywhere: 'Искать ли во всех исследованиях.',
    finding: 'Как идёт поиск: что найдено последним, ищет ли ещё, почему не удался.',
    onWordsChange: 'Зовётся на каждую клавишу.',
    onEverywhereChange: 'Искать во всех исследованиях или в одном.',
    onStep: '1 — следующее место, −1 — предыдущее, через границы файлов.',
    field: 'Поле слов.',
  },
});
