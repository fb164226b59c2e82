/** Zones without a summer time, as they are called where people are asked for an hour. */
const ZONES: Readonly<Record<string, string>> = {
  'Europe/Kaliningrad': 'Калининград, МСК−1',
  'Europe/Moscow': 'Москва, МСК',
  'Europe/Samara': 'Самара, МСК+1',
  'Asia/Yekaterinburg': 'Екатеринбург, МСК+2',
  'Asia/Omsk': 'Омск, МСК+3',
  'Asia/Novosibirsk': 'Новосибирск, МСК+4',
  'Asia/Krasnoyarsk': 'Красноярск, МСК+4',
  'Asia/Irkutsk': 'Иркутск, МСК+5',
  'Asia/Yakutsk': 'Якутск, МСК+6',
  'Asia/Vladivostok': 'Владивосток, МСК+7',
  'Asia/Magadan': 'Магадан, МСК+8',
  'Asia/Kamchatka': 'Камчатка, МСК+9',
};

/** A time zone in words: «Новосибирск, МСК+4»; of others the name that computers give it. */
export const zoneWords = (timeZone: string): string =>
  (Object.hasOwn(ZONES, timeZone) ? ZONES[timeZone] : undefined) ?? timeZone.replaceAll('_', ' ');
