import type { TouchpointDialogProps } from '#src/features/tactics/TouchpointDialog.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<TouchpointDialogProps>({
  what: 'Точка касания целиком поверх другой работы: выбирается среди всех этапов, из её гипотез делают эксперименты.',
  example: 'Sample',
  when: ['Пишут стратегию и сверяются с тем, что люди делают и что им мешает.'],
  whenNot: ['Тактика: там точки стоят списком, каруселью и картой.'],
  speech: ['Цитата и канвас встают на место точки; закрытые, возвращают к ней.'],
  props: {
    journey: 'Точки касания всех этапов.',
    openId: 'Какая из них; нет такой — первая.',
    today: 'Сегодняшний день: с него начинается канвас.',
    quoteHref: 'Адрес исследования цитаты.',
    experimentHref: 'Адрес эксперимента.',
    researchHref: 'Адрес исследований.',
    onOpenChange: 'Выбрана другая точка.',
    onCreate: 'Канвас заполнен.',
    onRetry: 'Загрузить снова то, что не загрузилось.',
    onClose: 'Диалог закрывают.',
  },
});
