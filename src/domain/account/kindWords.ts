import type { KindWords } from '../core/kind.ts';
import type { AccountRecords } from './kinds.ts';

/** The section's kinds in the words of the product. */
export const ACCOUNT_KIND_WORDS: { readonly [K in keyof AccountRecords]: KindWords } = {
  channel: { label: 'Канал', forms: ['канал', 'канала', 'каналов'] },
  botSettings: { label: 'Настройки бота', forms: ['настройка бота', 'настройки бота', 'настроек бота'] },
  scenario: { label: 'Сценарий', forms: ['сценарий', 'сценария', 'сценариев'] },
  profile: { label: 'Профиль', forms: ['профиль', 'профиля', 'профилей'] },
  company: { label: 'Компания', forms: ['компания', 'компании', 'компаний'] },
  member: { label: 'Участник команды', forms: ['сотрудник', 'сотрудника', 'сотрудников'] },
  paymentCard: { label: 'Карта', forms: ['карта', 'карты', 'карт'] },
  transaction: { label: 'Платёж', forms: ['платёж', 'платежа', 'платежей'] },
};
