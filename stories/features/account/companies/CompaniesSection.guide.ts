import type { CompaniesSectionProps } from '#src/features/account/companies/CompaniesSection.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<CompaniesSectionProps>({
  what: '«Компании»: у каждой своё рабочее пространство.',
  example: 'Full',
  when: ['Завести компанию, поправить её, войти в её пространство.'],
  whenNot: ['Быстро перейти в другую: `CompanySwitcher`.'],
  props: {
    companies: 'Компании, новые первыми.',
    brokenCount: 'Сколько записей не прочиталось.',
    companyId: 'Чьё пространство открыто.',
    names: 'Как каждая названа среди других: одинаковые названы отличием.',
    people: 'Сколько людей в каждой: у кого есть доступ и кто приглашён; `null`, пока не прочитано.',
    shared: 'Компании, открытые команде: роль со слов сервера и сколько правок не отправлено.',
    team: 'Путь к команде открытой компании; `null` — сервера нет.',
    addHref: 'Где добавляют компанию.',
    settingsHref: 'Где пространство сохраняют в файл.',
    onOpen: 'Открывает другое пространство.',
    onSave: 'Записывает правку компании.',
    onDelete: 'Стирает компанию с её пространством.',
    onRetry: 'Прочитать ещё раз.',
  },
});
