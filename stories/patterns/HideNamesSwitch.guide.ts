import type { HideNamesSwitchProps } from '#src/patterns/HideNamesSwitch.tsx';
import { guide } from '#stories/docs/guide.ts';

export default guide<HideNamesSwitchProps>({
  what: '«Скрыть имена»: один переключатель на всю компанию, и чего он не касается.',
  example: 'Shown',
  when: ['Там, где видны участники исследований, и в настройках компании.'],
  whenNot: ['Скрыть одного человека: его удаляют или стирают имя в `ParticipantDialog`.'],
  anatomy: [
    { part: 'Подпись', sense: 'что включается.', at: 'label > span' },
    { part: 'Пояснение', sense: 'где встанут кодовые имена и что останется как есть.', at: 'label > :nth-child(2)' },
    { part: 'Тумблер', sense: 'действует сразу, во всех вкладках.', at: 'input' },
  ],
  keys: [['Пробел', 'скрывает и показывает']],
  speech: ['«Скрыть имена, переключатель, выключено», затем пояснение.'],
  props: {
    hidden: 'Скрыты ли имена сейчас.',
    busy: 'Не нажимается, пока это неизвестно.',
    onChange: 'Зовётся с желаемым состоянием.',
  },
  code: `import { HideNamesSwitch } from '#src/patterns/HideNamesSwitch.tsx';

<HideNamesSwitch hidden={hidesNames} onChange={onHideNames} />`,
});
