import type { PrintHeadProps } from '#src/features/shell/PrintHead.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<PrintHeadProps>({
  what: 'Чья это страница и за какой день: в начале первого печатного листа и на полях остальных. На экране её нет.',
  whenNot: ['Для PDF: у выгрузки своя шапка.'],
  speech: ['Не читается: это для бумаги.'],
  props: {
    company: 'Название открытой компании; пусто, пока неизвестно.',
    screen: 'Название экрана; пусто на странице без него.',
    today: 'Сегодня у человека.',
  },
});
