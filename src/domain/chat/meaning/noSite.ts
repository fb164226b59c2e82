import { fold } from '../../core/format.ts';

const NONE =
  /^(?:(?:у (?:нас|меня) )?(?:(?:его|ее|такого|пока|еще) )*(?:нет|нету|неа|no|none)(?: (?:его|ее|такого|пока|еще|у (?:нас|меня)))*|не (?:дам|дадим))$/u;

const SITE = String.raw`(?:сайт|ссылк|лендинг|страниц|домен|site|website|link|landing)`;
const END = String.raw`(?!\p{L})`;

/** «Без сайта», «no website». */
const WITHOUT = String.raw`(?<!\p{L})(?:без|no) ${SITE}`;

/** «Сайта пока нет», «лендинг ещё делаем». */
const SITE_IS_NOT = String.raw`${SITE}\p{L}*[^.!?]{0,40}(?<!\p{L})(?:нет|нету|не (?:готов|сделал|завел|делал|давать|дам|дадим|будет|существует|нужен)\p{L}*|отсутствует|в разработке|в процессе|еще делаем|делаем)${END}`;

/** «Мы не сделали сайт», «пока делаем сайт». */
const NOT_A_SITE = String.raw`(?<!\p{L})(?:(?:нет|нету|не (?:сделали|завели|делали|давать|дам|дадим))${END}[^.!?]{0,24}|(?:пока|еще|только) (?:делаем|рисуем|верстаем|собираем|запускаем) (?:свой |наш )?)${SITE}`;

const NO_SITE = new RegExp([WITHOUT, SITE_IS_NOT, NOT_A_SITE].join('|'), 'u');

/** «Сайт есть, но не готова…», «вот он»: there is one, or it is about to be named. */
const HAS_SITE = new RegExp(
  String.raw`${SITE}\p{L}* (?:у нас |уже )?(?:есть|работает|готов[аы]?)${END}|(?<!\p{L})вот (?:он|она|ссылка|сайт)${END}`,
  'u',
);

/** Whether a message says that the company has no site, or no link to give. */
export function hasNoSite(said: string): boolean {
  const text = fold(said).replaceAll(/\s+/g, ' ').trim();
  return NONE.test(text.replace(/[\s.!…,;:()]+$/u, '')) || (NO_SITE.test(text) && !HAS_SITE.test(text));
}
