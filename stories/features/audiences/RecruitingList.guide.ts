import type { RecruitingListProps } from '#src/features/audiences/RecruitingList.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<RecruitingListProps>({
  what: '«Поиск»: кого команда ищет и ищет ли ещё. Никого — ничего не рисует.',
  example: 'Both',
  whenNot: ['Завести поиск: `RecruitingTab`.'],
  keys: [['Enter или Пробел', 'закрывает поиск, открывает снова, удаляет; фокус на соседе']],
  props: {
    requests: 'Кого ищут.',
    onStatusChange: 'Закрывает или открывает снова.',
    onDelete: 'Удаляет; вернуть предлагает тот, кто удалил.',
    headingLevel: 'Уровень заголовка в странице.',
  },
});
