import type { Contact, RecruitingRequest } from '../domain/audience.ts';
import { moment, stamp } from './stamp.ts';

function contact(number: number, audienceId: string, type: Contact['type'], value: string): Contact {
  return stamp('contact', moment('2026-11-03'), { id: `contact-${number}`, audienceId, type, value });
}

/** A few people who can be asked. Nobody's: numbers that are not in use, names that say they are examples. */
export const contacts: readonly Contact[] = [
  contact(1, 'audience-edtech-pm', 'phone', '+79000000011'),
  contact(2, 'audience-edtech-pm', 'phone', '+79000000012'),
  contact(3, 'audience-edtech-pm', 'telegram', 'primer_marina_edtech'),
  contact(4, 'audience-researchers', 'telegram', 'primer_oleg_research'),
  contact(5, 'audience-founders', 'phone', '+79000000021'),
  contact(6, 'audience-founders', 'telegram', 'primer_alina_school'),
  contact(7, 'audience-left-after-trial', 'phone', '+79000000031'),
  contact(8, 'audience-team-leads', 'phone', '+79000000041'),
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
