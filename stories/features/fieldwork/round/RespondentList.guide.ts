import type { RespondentListProps } from '#src/features/fieldwork/round/RespondentList.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<RespondentListProps>({
  what: 'Кого спрашивали в раунде, под кодовыми именами, и кто на чём остановился.',
  whenNot: ['Люди исследования, чьи слова уже есть: `ParticipantsSection`.', 'Контакты аудитории: её вкладка.'],
  props: {
    respondents: 'Кого спрашивали, новые сверху.',
    round: 'Раунд: когда он завершён, чьё письмо не ушло, тот уже не приглашён.',
    nameOf: 'Имя контакта, если его можно видеть и оно известно; иначе пустая строка.',
    materialHref: 'Где читают чью-то расшифровку.',
    onMore: 'Читает дальше.',
    onCopyLink: 'Копирует личную ссылку.',
    onTakeBack: 'Отзывает приглашение.',
    onCount: 'Не засчитывает того, кто начал, — когда это подтвердили, — или засчитывает снова.',
    onRetry: 'Читает заново то, что не прочиталось.',
  },
});
