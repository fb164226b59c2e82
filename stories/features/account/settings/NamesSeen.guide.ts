import type { NamesSeenProps } from '#src/features/account/settings/NamesSeen.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<NamesSeenProps>({
  what: 'Кто в общей компании видит имена и контакты тех, кого спрашивают; остальным сервер отдаёт кодовые имена.',
  example: 'Researchers',
  whenNot: ['Скрыть имена от всех, в выгрузках тоже: `HidingSwitch`.'],
  props: { by: 'Кто видит; пока не прочитано, не сказано.', onChange: 'Выбрано, кто видит с этих пор.' },
});
