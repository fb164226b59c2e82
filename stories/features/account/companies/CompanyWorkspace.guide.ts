import type { CompanyWorkspaceProps } from '#src/features/account/companies/CompanyWorkspace.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<CompanyWorkspaceProps>({
  what: 'Вход в пространство компании и её удаление.',
  example: 'Other',
  whenNot: ['Файл пространства: `WorkspaceData`.'],
  props: {
    current: 'Открыто ли это пространство.',
    whyStays: 'Почему компанию не удалить; `null` — можно.',
    busy: 'Записывается другое: нажать нельзя.',
    team: 'Путь к команде: открыть доступ, продолжить отправку, ссылки; `null` — сервера нет или компания не открыта.',
    onOpen: 'Открывает пространство.',
    onDelete: 'Нажато «Удалить компанию»: спрашивает тот, кто вызвал.',
  },
});
