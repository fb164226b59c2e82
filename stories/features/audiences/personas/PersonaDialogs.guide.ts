import type { PersonaDialogsProps } from '#src/features/audiences/personas/PersonaDialogs.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<PersonaDialogsProps>({
  what: 'Диалог персоны, её форма и вопрос перед удалением.',
  example: 'Open',
  whenNot: ['Карточка на экране: `PersonaCard`.'],
  props: {
    audience: 'Открытая аудитория; нет её — нет и диалогов.',
    persona: 'Чей диалог открыт, или `null`; удалённая тоже — ради формы поверх.',
    dialog: 'Какой диалог поверх экрана или `null`.',
    onDialogChange: 'Попросили другой диалог или никакого.',
    onPersonaChange: 'Диалог персоны открыть или закрыть.',
    proposed: 'Что предлагает модель о новой персоне, чья форма открыта.',
    onProposedTaken: 'Предложенное стало персоной.',
    onProposedClose: 'Форма предложенного закрывается.',
    personaPeople: 'Кто стоит за персонами; нет — люди не показаны.',
    onCreatePersona: 'Записывает новую персону; третьим — участники, в чьих словах её нашли.',
    onEditPersona: 'Записывает исправленную.',
    onDuplicatePersona: 'Записывает копию.',
    onDeletePersona: 'Удаляет персону.',
  },
});
