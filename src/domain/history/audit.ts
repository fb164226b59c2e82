/** Actions in the journal of a company's owners. Name each new one in {@link AUDIT_WORDS}, too. */
export const AUDIT_ACTIONS = [
  'company.shared',
  'member.added',
  'member.invited',
  'member.joined',
  'member.role',
  'member.removed',
  'member.restored',
  'owner.passed',
  'link.made',
  'link.ended',
  'signed_in',
  'second_factor.failed',
  'second_factor.on',
  'second_factor.off',
  'recovery_codes.made',
  'password.set',
  'password.removed',
  'passkey.added',
  'passkey.removed',
  'address.changed',
  'sessions.ended',
  'erased',
  'file.erased',
  'exported',
  'outward.made',
  'outward.ended',
  'round.invited',
  'round.uninvited',
  'round.link.made',
  'round.link.ended',
  'bot.connected',
  'bot.disconnected',
  'model.set',
  'model.removed',
  'respondent.withdrawn',
  'respondent.uncounted',
  'respondent.counted',
  'person.forgotten',
  'interviews.announced',
  'interviews.expired',
] as const;

/** An action, as the journal stores it. */
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** To what, or how: ids, roles, numbers and names of formats; never words of respondents. */
export type AuditSubject = Readonly<Record<string, string | number | boolean | null>>;

/** A line of the journal, as the server tells it. */
export interface AuditEntry {
  readonly id: string;
  /** ISO 8601. */
  readonly at: string;
  /** Who; null where the server did it by itself. */
  readonly actor: { readonly id: string; readonly name: string } | null;
  /** Perhaps one that only a newer server knows. */
  readonly action: string;
  readonly subject: AuditSubject;
}

/** Its name in the journal. */
export const AUDIT_WORDS: Readonly<Record<AuditAction, string>> = {
  'company.shared': 'Компания открыта команде',
  'member.added': 'Участник добавлен',
  'member.invited': 'Приглашение отправлено',
  'member.joined': 'Вошёл в компанию впервые',
  'member.role': 'Роль изменена',
  'member.removed': 'Участник удалён',
  'member.restored': 'Участник возвращён',
  'owner.passed': 'Владение передано',
  'link.made': 'Ссылка для входа создана',
  'link.ended': 'Ссылка для входа удалена',
  signed_in: 'Вход',
  'second_factor.failed': 'Второй шаг входа не пройден',
  'second_factor.on': 'Двухфакторная защита включена',
  'second_factor.off': 'Двухфакторная защита выключена',
  'recovery_codes.made': 'Новые запасные коды',
  'password.set': 'Пароль задан или изменён',
  'password.removed': 'Пароль убран',
  'passkey.added': 'Ключ входа добавлен',
  'passkey.removed': 'Ключ входа удалён',
  'address.changed': 'Адрес для входа подтверждён',
  'sessions.ended': 'Другие сессии завершены',
  erased: 'Данные стёрты навсегда',
  'file.erased': 'Файл стёрт',
  exported: 'Данные выгружены',
  'outward.made': 'Ссылка наружу создана',
  'outward.ended': 'Ссылка наружу остановлена',
  'round.invited': 'Респонденты приглашены',
  'round.uninvited': 'Приглашение респондента отозвано',
  'round.link.made': 'Открытая ссылка на интервью создана',
  'round.link.ended': 'Открытая ссылка на интервью остановлена',
  'bot.connected': 'Бот Telegram подключён',
  'bot.disconnected': 'Бот Telegram отключён',
  'model.set': 'Модель компании задана',
  'model.removed': 'Модель компании отключена',
  'respondent.withdrawn': 'Респондент отозвал согласие',
  'respondent.uncounted': 'Ответы респондента не засчитаны',
  'respondent.counted': 'Ответы респондента засчитаны снова',
  'person.forgotten': 'Человек забыт',
  'interviews.announced': 'Предупреждены о стирании по сроку',
  'interviews.expired': 'Интервью стёрты по сроку хранения',
};

/** Names of the ways of signing in. */
export const SIGN_IN_WORDS = {
  letter: 'по ссылке из письма',
  password: 'с паролем',
  passkey: 'ключом входа',
  provider: 'через поставщика входа',
  code: 'с кодом из приложения',
  recovery: 'с запасным кодом',
} as const;

/** A way in, as the journal knows it. */
export type SignInWay = keyof typeof SIGN_IN_WORDS;

/** Exports of a shared company: the page reports them to the server. */
export const EXPORT_WORDS = {
  workspace: 'Вся компания файлом',
  research: 'Исследования',
  audiences: 'Аудитории',
  experiments: 'Эксперименты',
  board: 'Доска',
  report: 'Отчёт',
  tactics: 'Тактика',
  codes: 'Коды и цитаты',
  payments: 'Платежи',
  journal: 'Журнал',
  links: 'Личные ссылки на интервью',
  person: 'Данные одного человека',
  erasures: 'Журнал стирания',
} as const;

export type ExportedWhat = keyof typeof EXPORT_WORDS;
