import type { Personal, PersonalDataKind } from './kinds.ts';

const L = '[\\p{L}\\p{N}_]';
const MAIL = /[\p{L}\p{N}][\p{L}\p{N}._%+-]*@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/gu;
const LINK = /(?:точка|тире|дефис|минус|нижнее подч[её]ркивание|подч[её]ркивание|нижнее|андерскор|underscore|dot)/
  .source;
const HOST =
  /(?:яндекс|yandex|мэйл|мейл|майл|маил|mail|джимейл|джи мейл|гмейл|гмэйл|джимэйл|gmail|рамблер|инбокс|бк|лист|хотмейл|аутлук|айклауд|ya|я)/
    .source;
const ZONE = /(?:ру|ком|рф|нет|орг|су|инфо|ru|com|org|net)/.source;
/** «кирилл точка бенгал собака джимейл точка ком». */
const SPOKEN_MAIL = new RegExp(
  `(?<!${L})${L}+(?: ${LINK} ${L}+)*(?: ${L}+)? собака (?:${HOST}(?: точка)? ${ZONE}|${L}+(?: (?!точка ${ZONE})${L}+){0,4} точка ${ZONE})(?!${L})`,
  'giu',
);
const AT = /(?<![\p{L}\p{N}._@-])@[\p{L}\p{N}_][\p{L}\p{N}_.]+[\p{L}\p{N}_]/gu;
const LINK_TO = /(?<![\p{L}\p{N}])(?:https?:\/\/)?(?:t\.me|vk\.com|wa\.me|instagram\.com|ok\.ru)\/[\w.]{3,}/giu;
/** «собака dimon подчёркивание gorynych»: letters of another alphabet or a sign between words, so that no dog is meant. */
const SPOKEN_AT = new RegExp(
  `(?<!${L})собака (?:[a-z_][a-z0-9_]*|${L}+(?= ${LINK} ${L}))(?: (?:${LINK} )?[a-z0-9_]+| ${LINK} ${L}+| (?:ноль|нуля|нуль|один|два|три|четыре|пять|шесть|семь|восемь|девять|десять|двадцать|тридцать|сорок|пятьдесят|шестьдесят|семьдесят|восемьдесят|девяносто)(?!${L}))*`,
  'giu',
);
/** «мой ник собака батон». */
const SAID_AT = new RegExp(
  `(?<=(?<!${L})(?:ник|телег\\p{L}+|телеграм\\p{L}*|тг|инст\\p{L}*|аккаунт\\p{L}*|логин)(?: ${L}+){0,3} )собака ${L}+`,
  'giu',
);
/** Latin letters with an underscore, or with figures behind them. */
const LATIN =
  /(?<![\p{L}\p{N}@._/-])(?!(?:issledov|interv|moder|resp|speaker|user|spk))[a-z][a-z0-9]*(?:_[a-z0-9]+)+(?![\p{L}\p{N}@/]|\.\p{L})/giu;
/** `kirpich.2009:` at the beginning of a line: the label of a speaker. */
const LABEL = /(?<=^(?:[[(]?[\d:.]+[\])]?\s*)?)[a-z][a-z]*[._]?\d{2,}(?=\s?(?:[:—–]|\())/gimu;
/** «зелёная прихожая слитно латиницей». */
const SPELLED = new RegExp(
  `(?<!${L})(?:${L}+ ){1,3}(?:слитно латиницей|латиницей слитно|латинскими слитно|слитно латинскими)(?!${L})`,
  'giu',
);
/** «ник Лунтик», «по прозвищу Гвоздь», «мы его зовём Чистовик». */
const CALLED =
  /(?<=(?<!\p{L})(?:[Нн]ик(?:нейм)?|[Пп]розвищ[еу]|[Кк]личк[ау]|[Пп]огоняло|[Пп]озывной|зов[её]м|прозвали|кличут)[ :—–«]{1,3})\p{Lu}[\p{L}\p{N}_.]{2,}/gu;
/** «ник у неё warlock99», «в телеге lapka». */
const LATIN_NEAR =
  /(?<=(?<!\p{L})(?:ник|телег\p{L}|телеграм\p{L}*|тг|инст\p{L}{0,3}|аккаунт|логин)[ :—–,]{1,3}(?:(?:у неё|у него|у меня|там|мой|её|его|это)[ :—–,]{1,3}){0,2})[a-z][a-z0-9_.]{3,}[a-z0-9_]/giu;

/** Patterns to search, each with a quick test that a text must pass. */
const PATTERNS: readonly (readonly [RegExp, PersonalDataKind, RegExp?])[] = [
  [MAIL, 'mail', /@/],
  [SPOKEN_MAIL, 'mail', /собака/i],
  [AT, 'nick', /@/],
  [LINK_TO, 'nick', /\.(?:me|com|ru)/i],
  [SPOKEN_AT, 'nick', /собака/i],
  [SAID_AT, 'nick', /собака/i],
  [LATIN, 'nick', /_/],
  [LABEL, 'nick'],
  [SPELLED, 'nick', /слитно/i],
  [CALLED, 'nick'],
  [LATIN_NEAR, 'nick'],
];

/** Addresses of mail and nicknames, written and dictated; may overlap. */
export const handlesIn = (text: string): Personal[] => {
  const found = PATTERNS.filter(([, , holds]) => holds?.test(text) ?? true).flatMap(([pattern, kind]) =>
    [...text.matchAll(pattern)].map((match): Personal => ({
      kind,
      start: match.index,
      end: match.index + match[0].trimEnd().length,
    })),
  );
  // Who is called so once is called so everywhere in the text.
  const nicks = new Set(
    found
      .filter(({ kind }) => kind === 'nick')
      .map(({ start, end }) => text.slice(start, end))
      .filter((nick) => /^[a-z][a-z0-9._]*$/i.test(nick) && nick.length > 4),
  );
  for (const nick of nicks) {
    for (let at = text.indexOf(nick); at >= 0; at = text.indexOf(nick, at + nick.length)) {
      const isWhole = !/[\p{L}\p{N}@_]/u.test(text.charAt(at - 1) + text.charAt(at + nick.length));
      if (isWhole) found.push({ kind: 'nick', start: at, end: at + nick.length });
    }
  }
  return found;
};
