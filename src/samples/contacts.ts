import type { ContactList, RecruitingRequest } from '../domain/audiences/audience.ts';
import { NO_CONTACT, type Contact } from '../domain/audiences/contact.ts';
import { keyedList } from '../domain/core/record.ts';
import { moment, stamp } from './stamp.ts';

function listOf(audienceId: string, contacts: readonly Contact[]): ContactList {
  const id = audienceId.replace('audience-', 'contacts-');
  return stamp('contactList', moment('2026-11-03'), {
    id,
    audienceId,
    contacts: keyedList(id, contacts),
  });
}

const CONSENT = {
  answer: 'given',
  at: '2026-11-03T09:00:00.000Z',
  text: 'Согласие на участие в исследованиях и обработку ответов',
  how: 'person',
} as const;

const phone = (value: string, about: Partial<Contact> = {}): Contact => ({ ...NO_CONTACT, phones: [value], ...about });
const telegram = (value: string, about: Partial<Contact> = {}): Contact => ({
  ...NO_CONTACT,
  telegram: value,
  ...about,
});

/** A few people who can be asked. They are fictitious: numbers that are not in use, names that say they are examples. */
export const contactLists: readonly ContactList[] = [
  listOf('audience-edtech-pm', [
    phone('+79000000011', {
      name: 'Вера',
      city: 'Казань',
      segment: 'Первый год в профессии',
      tags: ['Говорила с нами'],
      consent: CONSENT,
    }),
    phone('+79000000012'),
    telegram('primer_marina_edtech', { name: 'Марина', city: 'Пермь', segment: 'Ведёт команду' }),
  ]),
  listOf('audience-researchers', [telegram('primer_oleg_research', { name: 'Олег', city: 'Томск', consent: CONSENT })]),
  listOf('audience-founders', [
    phone('+79000000021'),
    telegram('primer_alina_school', { name: 'Алина', city: 'Самара', company: 'Школа-пример' }),
  ]),
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
