import { fold } from '../../core/format.ts';

const NONE =
  /^(?:у (?:нас|меня) )?(?:(?:его|ее|такого|пока|еще) )*(?:нет|нету|неа|no|none)(?: (?:его|ее|такого|пока|еще|у (?:нас|меня)))*$/u;

const SITE = String.raw`(?:сайт|ссылк|лендинг|страниц|домен|site|website|link|landing)`;

/** A site is named, and that it is not there yet, or is not to be given. */
const NO_SITE = new RegExp(
  String.raw`(?:^|[^\p{L}])(?:без|no) ${SITE}|${SITE}\p{L}*[^.!?]{0,40}(?:^|[^\p{L}])(?:нет|нету|не (?:готов|сделал|завел|делал|давать|дам|дадим|будет|существует|нужен)\p{L}*|отсутствует|в разработке|в процессе|еще делаем|делаем)(?![\p{L}])|(?:^|[^\p{L}])(?:нет|нету|не (?:сделали|завели|делали|давать|дам|дадим))(?![\p{L}])[^.!?]{0,24}${SITE}`,
  'u',
);

/** Whether a message says that the company has no site, or no link to give. */
export function hasNoSite(said: string): boolean {
  const text = fold(said).replaceAll(/\s+/g, ' ').trim();
  return NONE.test(text.replace(/[\s.!…,;:()]+$/u, '')) || NO_SITE.test(text);
}
