import type { SettingsPartProps } from '#src/features/account/settings/SettingsPart.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<SettingsPartProps>({
  what: 'Часть раздела настроек со своим заголовком.',
  example: 'Full',
  when: ['Настройки одного предмета — каналы, бот, данные — под одним заголовком.'],
  whenNot: ['Шапка самого раздела: `SectionHead`.'],
  props: { title: 'Заголовок.', about: 'Строка под ним.', action: 'Кнопка рядом с ним.', children: 'Что внутри.' },
});
