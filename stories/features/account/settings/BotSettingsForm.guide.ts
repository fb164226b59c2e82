import type { BotSettingsFormProps } from '#src/features/account/settings/BotSettingsForm.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<BotSettingsFormProps>({
  what: '«Настройки бота»: имя, тон, характер.',
  example: 'Stored',
  whenNot: ['Сценарий разговора: `ScenarioScreen`.'],
  props: {
    bot: 'Что хранится или с чего начать.',
    draft: 'Набранное до ухода из раздела.',
    onDraftChange: 'Зовётся с каждой правкой; с `undefined`, когда записано.',
    onSave: 'Записывает.',
  },
});
