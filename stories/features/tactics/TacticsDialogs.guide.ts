import type { TacticsDialogsProps } from '#src/features/tactics/TacticsDialogs.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<TacticsDialogsProps>({
  what: '«Детали исследования» и канвас; закрытый по ошибке канвас открывается с набранным.',
  example: 'Canvas',
  whenNot: ['Диалоги экспериментов: у них свой набор.'],
  props: {
    subject: 'Цитата, которую показать, или гипотеза, из которой делают эксперимент; `null` — ничего.',
    today: 'Сегодня: с этого дня канвас предлагает начать.',
    quoteHref: 'Адрес исследования цитаты; `null` — его нет или это пример.',
    onCreate: 'Канвас заполнен.',
    onClose: 'Диалог пора убрать.',
  },
});
