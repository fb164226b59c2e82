import type { ChannelCardProps } from '#src/features/account/settings/ChannelCard.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ChannelCardProps>({
  what: 'Канал респондентов: его состояние, что нужно для связи, включить и выключить.',
  example: 'Telegram',
  whenNot: ['«Активен» без ответа канала: до него метка говорит, что настройки сохранены.'],
  speech: ['Кнопки названы каналом; ответ — `status`.'],
  props: {
    channel: 'Канал.',
    draft: 'Набранное раньше.',
    onDraftChange: 'Зовётся с каждой правкой; с `undefined`, когда записано.',
    onAct: 'Сохранить, включить, выключить.',
    onCopy: 'Кладёт текст в буфер; отвечает, вышло ли.',
  },
});
