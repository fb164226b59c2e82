/** Zones without a summer time, as they are called where people are asked for an hour. */
const ZONES: Readonly<Record<string, string>> = {
  'Europe/Kaliningrad': 'Калининград, UTC+2',
  'Europe/Moscow': 'Москва, UTC+3',
  'Europe/Samara': 'Самара, UTC+4',
  'Asia/Yekaterinburg': 'Екатеринбург, UTC+5',
  'Asia/Omsk': 'Омск, UTC+6',
  'Asia/Novosibirsk': 'Новосибирск, UTC+7',
  'Asia/Krasnoyarsk': 'Красноярск, UTC+7',
  'Asia/Irkutsk': 'Иркутск, UTC+8',
  'Asia/Yakutsk': 'Якутск, UTC+9',
  'Asia/Vladivostok': 'Владивосток, UTC+10',
  'Asia/Magadan': 'Магадан, UTC+11',
  'Asia/Kamchatka': 'Камчатка, UTC+12',
  UTC: 'UTC',
};

/** A time zone in words: «Москва, UTC+3»; of others the name that computers give it. */
export const zoneWords = (timeZone: string): string =>
  (Object.hasOwn(ZONES, timeZone) ? ZONES[timeZone] : undefined) ?? timeZone.replaceAll('_', ' ');
