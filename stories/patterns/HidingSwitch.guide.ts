import type { HidingSwitchProps } from '#src/patterns/HidingSwitch.tsx';
import { guide } from '#stories/docs/guide.ts';

export default guide<HidingSwitchProps>({
  what: '«Скрыть имена» и «Скрыть личные данные в тексте»: по одному переключателю на всю компанию, и чего каждый не касается.',
  example: 'Names',
  when: ['В настройках компании, а «Скрыть имена» ещё и там, где видны участники исследований.'],
  whenNot: [
    'Скрыть одного человека: его удаляют или стирают имя в `ParticipantDialog`.',
    'Скрыть в одном отчёте или проекте: у `ReportView` и `RefiExportDialog` свой выбор, сильнее которого только этот.',
  ],
  anatomy: [
    { part: 'Подпись', sense: 'что включается.', at: 'label > span' },
    { part: 'Пояснение', sense: 'что встанет вместо скрытого и что останется как есть.', at: 'label > :nth-child(2)' },
    { part: 'Тумблер', sense: 'действует сразу, во всех вкладках.', at: 'input' },
  ],
  keys: [['Пробел', 'скрывает и показывает']],
  speech: ['«Скрыть имена, переключатель, выключено», затем пояснение.'],
  props: {
    what: 'Что скрывает: имена участников или личные данные в том, что уходит.',
    hidden: 'Скрыто ли это сейчас.',
    busy: 'Не нажимается, пока это неизвестно.',
    onChange: 'Зовётся с желаемым состоянием.',
  },
  code: `import { HidingSwitch } from '#src/patterns/HidingSwitch.tsx';

<HidingSwitch what="names" hidden={hidesNames} onChange={onHideNames} />`,
});
