import type { ContactList, RecruitingRequest } from '../domain/audiences/audience.ts';
import type { Contact } from '../domain/audiences/contact.ts';
import { keyedList } from '../domain/core/record.ts';
import { moment, stamp } from './stamp.ts';

function listOf(audienceId: string, contacts: readonly Contact[]): ContactList {
  return stamp('contactList', moment('2026-11-03'), {
    id: audienceId.replace('audience-', 'contacts-'),
    audienceId,
    contacts: keyedList('contact', contacts),
  });
}

/** What is known of a person, as a table would have it. */
const of = (name: string, city: string) => [
  { label: 'Имя', text: name },
  { label: 'Город', text: city },
];
const phone = (value: string, ...about: [name: string, city: string] | []): Contact => ({
  type: 'phone',
  value,
  details: about.length === 0 ? [] : of(...about),
});
const telegram = (value: string, ...about: [name: string, city: string] | []): Contact => ({
  type: 'telegram',
  value,
  details: about.length === 0 ? [] : of(...about),
});

/** A few people who can be asked. Nobody's: numbers that are not in use, names that say they are examples. */
export const contactLists: readonly ContactList[] = [
  listOf('audience-edtech-pm', [
    phone('+79000000011', 'Вера', 'Казань'),
    phone('+79000000012'),
    telegram('primer_marina_edtech', 'Марина', 'Пермь'),
  ]),
  listOf('audience-researchers', [telegram('primer_oleg_research', 'Олег', 'Томск')]),
  listOf('audience-founders', [phone('+79000000021'), telegram('primer_alina_school', 'Алина', 'Самара')]),
  listOf('audience-left-after-trial', [phone('+79000000031')]),
  listOf('audience-team-leads', [phone('+79000000041')]),
];

/** People that are being looked for. */
export const recruitingRequests: readonly RecruitingRequest[] = [
  stamp('recruitingRequest', moment('2026-11-17'), {
    id: 'recruiting-1',
    audienceId: 'audience-researchers',
    description:
      'Исследователи, которые каждую неделю проводят разбор интервью с командой от четырёх человек. Нужны 12 команд, готовых пустить наблюдателя.',
    status: 'open',
  }),
];
