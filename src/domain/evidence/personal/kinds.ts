import type { TextRange } from '../../core/textRange.ts';

export type PersonalDataKind = 'name' | 'phone' | 'mail' | 'address' | 'inn' | 'card' | 'nick';

/** A place of a text that identifies a person. */
export interface Personal extends TextRange {
  readonly kind: PersonalDataKind;
}

/** Names of the kinds, in the order in which they are listed. */
export const PERSONAL_LABELS: Readonly<Record<PersonalDataKind, string>> = {
  name: 'Имена',
  phone: 'Телефоны',
  mail: 'Почта',
  address: 'Адреса',
  inn: 'ИНН',
  card: 'Карты',
  nick: 'Ники',
};
