import type { UnfoldedAudienceProps } from '#src/features/audiences/UnfoldedAudience.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<UnfoldedAudienceProps>({
  what: 'Во что раскрывается строка аудитории: она сама, её поиски и контакты.',
  example: 'Full',
  whenNot: ['Раскрытый эксперимент: `UnfoldedExperiment`.'],
  props: {
    opened: 'Раскрытая аудитория: читается, не открылась или есть.',
    figures: 'Что о ней сосчитано.',
    linksHref: 'Адрес «Связей» записи.',
    onAsk: 'Форма или вопрос поверх экрана.',
    onOpenPersona: 'Открывает персону. Функция постоянная.',
    onRetry: 'Прочитать ещё раз.',
    contactListing: 'Поиск и фильтры контактов, открытая карточка, правка и метки.',
    onDeleteContact: 'Стирает контакт; вернуть предлагает тот, кто вызвал.',
    onDeleteAllContacts: 'Стирает все контакты насовсем.',
    onRecruitingStatusChange: 'Поиск перешёл в другое состояние.',
    onDeleteRecruiting: 'Поиск убирают.',
  },
});
