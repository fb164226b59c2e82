import type { KindWords } from '../core/kind.ts';
import type { AudienceRecords } from './kinds.ts';

/** The section's kinds in the words of the product. */
export const AUDIENCE_KIND_WORDS: { readonly [K in keyof AudienceRecords]: KindWords } = {
  audience: { label: 'Аудитория', forms: ['аудитория', 'аудитории', 'аудиторий'] },
  persona: { label: 'Персона', forms: ['персона', 'персоны', 'персон'] },
  contactList: { label: 'Контакты', forms: ['список контактов', 'списка контактов', 'списков контактов'] },
  recruitingRequest: {
    label: 'Запрос на поиск респондентов',
    forms: ['запрос на поиск', 'запроса на поиск', 'запросов на поиск'],
  },
};
