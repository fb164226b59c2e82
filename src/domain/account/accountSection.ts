/** Sections of the account area, in the order of their buttons (R51). */
export const ACCOUNT_SECTIONS = ['profile', 'settings', 'companies', 'teams', 'balance', 'billing'] as const;

/** A section of the account area. */
export type AccountSection = (typeof ACCOUNT_SECTIONS)[number];

/** Names of the sections as their buttons show them. */
export const ACCOUNT_SECTION_LABELS: Readonly<Record<AccountSection, string>> = {
  profile: 'Профиль',
  settings: 'Настройки',
  companies: 'Компании',
  teams: 'Команды',
  balance: 'Баланс',
  billing: 'Тарифы и оплата',
};

/**
 * The section that an address names; without one it is the profile.
 * @returns `unknown` is what the address says when it names none of them, so that the screen can say so
 */
export function readAccountSection(value: string | null): {
  readonly section: AccountSection;
  readonly unknown: string | null;
} {
  const section = ACCOUNT_SECTIONS.find((one) => one === value);
  if (section) return { section, unknown: null };
  return { section: 'profile', unknown: value === null || value.trim() === '' ? null : value };
}
