import type { KeptAnswersProps } from '#src/features/account/settings/KeptAnswers.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<KeptAnswersProps>({
  what: 'Сколько хранят ответы респондентов, и что когда стирается; в компании одного браузера — что срок держит сервер.',
  example: 'Shared',
  whenNot: ['Скрыть имена и личные данные: `HidingSwitch`.'],
  props: {
    months: 'Сколько месяцев; пока не прочитано, не сказано.',
    onChange: 'Выбран другой срок.',
    href: 'Где видно, что сотрётся и что стёрто.',
  },
});
