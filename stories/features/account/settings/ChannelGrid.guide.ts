import type { ChannelGridProps } from '#src/features/account/settings/ChannelGrid.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ChannelGridProps>({
  what: 'Четыре канала респондентов рядом.',
  whenNot: ['Один канал: `ChannelCard`.'],
  props: {
    onAct: 'Сохранить, включить, выключить канал.',
    onCopy: 'Кладёт текст в буфер; отвечает, вышло ли.',
    channels: 'Все четыре по порядку.',
    drafts: 'Набранное до ухода из раздела.',
    onDraftChange: 'Зовётся с каждой правкой; с `undefined`, когда записано.',
  },
});
