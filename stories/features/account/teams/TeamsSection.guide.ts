import type { TeamsSectionProps } from '#src/features/account/teams/TeamsSection.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<TeamsSectionProps>({
  what: '«Команды»: кто в какой компании работает и кого пригласили.',
  example: 'TwoCompanies',
  whenNot: ['Респонденты: экран аудиторий.'],
  keys: [
    ['/', 'в поиск участников'],
    ['↓ или ↑', 'по участникам'],
  ],
  props: {
    roleIn: 'Роль в компании по её id; нет — компания только этого браузера, можно всё.',
    members: 'Люди всех компаний.',
    companies: 'Компании: фильтр и приглашения.',
    brokenCount: 'Сколько записей не прочиталось.',
    companyId: 'Чьё пространство открыто: с неё начинает приглашение.',
    filter: 'Чем сужен список, как записано в адресе страницы.',
    onFilterChange: 'Фильтр сменился; `typing` — на каждую клавишу.',
    onRetry: 'Прочитать ещё раз.',
    shared: 'Открытая общая компания; `null`, когда своя.',
  },
});
