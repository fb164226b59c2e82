/** Every component with a shadow, and why it has one; tests/guides.test.ts looks for others. */
export const FLOATING: readonly { readonly place: string; readonly why: string }[] = [
  { place: 'ui/dialog/Dialog', why: 'лежит поверх страницы; лист у края — тоже' },
  { place: 'ui/menu/Menu', why: 'висит у кнопки' },
  { place: 'ui/tooltip/Tooltip', why: 'висит у того, что называет' },
  { place: 'ui/toast/Toasts', why: 'лежит поверх всего, и диалога тоже' },
  { place: 'ui/Popup', why: 'висит у кнопки, к которой относится: календарь, из чего сложилась оценка' },
  { place: 'features/chat/ChatLog', why: '«К последнему сообщению» плывёт над перепиской' },
  {
    place: 'features/research/across/PassageGroupsBar',
    why: '«Выбрано: 3 цитаты» лежит поверх списков, чтобы они не сдвинулись',
  },
  { place: 'features/research/reading/CodeField', why: 'висит над полосой действий' },
  { place: 'features/experiments/board/ExperimentCard', why: 'поднята, пока её несут в другую колонку' },
];
