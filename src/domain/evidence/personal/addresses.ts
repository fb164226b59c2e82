import { fold } from '../../core/format.ts';
import type { TextRange } from '../../core/textRange.ts';
import { firstName, looksPatronymic } from './names.ts';

const L = String.raw`[\p{L}\p{M}]`;
const END = String.raw`(?!${L})`;
const BEGIN = String.raw`(?<![\p{L}\p{N}])`;
const STREET = String.raw`(?:(?:улиц(?:а|е|у|ы|ей)|ул|проспект(?:а|е|у)?|просп|пр-т|пр|переул(?:ок|ке|ка|ку)|пер|набережн(?:ая|ой|ую)|наб|бульвар(?:а|е|у)?|б-р|шоссе|ш|проезд(?:а|е|у)?|пл|площад(?:ь|и)|микрорайон(?:а|е)?|мкр|аллея|промзона|тракт(?:а|е)?)\.?${END})`;
const NUMBER_WORD =
  '(?:ноль|один|одна|два|две|три|четыре|пять|шесть|семь|восемь|девять|десять|одиннадцать|двенадцать|тринадцать|четырнадцать|пятнадцать|шестнадцать|семнадцать|восемнадцать|девятнадцать|двадцать|тридцать|сорок|пятьдесят|шестьдесят|семьдесят|восемьдесят|девяносто|сто|двести|триста)';
const NUMBER = String.raw`(?:№?\s?\d{1,4}(?:\s?[а-яА-Я]${END})?(?:[/-]\d+)?|${NUMBER_WORD}${END}(?:\s${NUMBER_WORD}${END}){0,2}(?:\s(?:дробь)\s${NUMBER_WORD}${END})?)`;
const HOUSE = String.raw`(?:дом(?:а|е|ом)?|д\.|д|проезд|участок|владение|вл\.|строение|стр\.|линия|корпус)`;
const PART = String.raw`(?:к(?:орп(?:ус(?:е|а)?)?)?\.?|стр(?:оение|\.)|кв(?:артир[аеу]|\.)?|оф(?:ис[ае]?|\.)?|бокс|кабинет|каб\.|подъезд|под\.|этаж|дробь|литер|помещение|комната|лит\.)`;
/** Text after a house number: flats, blocks, offices. */
const REST = String.raw`(?:[,\s]+(?:заводоуправление,?\s)?(?:${PART}\s?${NUMBER}|${NUMBER}\s?-?й\s(?:подъезд|этаж)))*`;
const NAME = String.raw`(?:\d+[\s-]*(?:й|я|го|ая|ой|ый|м|ом)?\s)?(?:им\.\s?|имени\s)?${L}+(?:[\s-]${L}+){0,2}?`;
const SETTLEMENT = String.raw`(?:город|сел[оеа]|деревн[яие]|пос[её]л(?:ок|ке|ка)|р\.\s?п\.|пгт|станица|хутор|г\.)\s${L}+(?:[\s-]${L}+)?,?\s`;

/** Units counted by numbers, which exclude a house number. */
const NO_UNIT = String.raw`(?!\d)(?!\s?(?:${NUMBER_WORD}|лет|год|этаж|руб|тыс|миллион|%|процент|минут|час|день|дня|дней|недел|месяц|раз|человек|штук|км|километр|метр|класс|ряд|полос|машин|остановк|магазин|аптек|:|₽))`;
const WITH_TYPE = [
  String.raw`(?:(?:\d+|[а-яё]+)[\s-]*(?:й|я|го|ая|ой|ый|м|ом)\s)?${STREET}\s?${NAME}`,
  // «Окружное шоссе», «2-го Силикатного проезда»: an adjective precedes.
  String.raw`(?:\d+[\s-]*(?:й|я|го|ая|ой|ый|м|ом)\s)?${L}{3,}(?:ая|ой|ую|ое|ого|ом|ый|ий|яя|ей|ее|их)\s${STREET}(?:\s\p{Lu}${L}+)?`,
].map(
  (street) =>
    new RegExp(String.raw`${BEGIN}(?:${SETTLEMENT})?${street}[,\s]+(?:${HOUSE}\s?)?${NUMBER}${REST}${NO_UNIT}`, 'giu'),
);
/** «Вологда, Окружное шоссе, 13»: a town with a capital letter before what was found. */
const TOWN_BEFORE =
  /(?:\d{6},\s)?(?:(?:г\.|село|деревня|посёлок|р\. ?п\.|п\.|пгт)\s)?\p{Lu}\p{Ll}+(?:[\s-]\p{Lu}\p{Ll}+)?,\s$/u;
/** «улица такая-то» with only the house given: «дом девять квартира четыре». */
const HOUSE_FLAT = new RegExp(
  String.raw`${BEGIN}дом(?:е|а)?\s${NUMBER}[,\s]+(?:корпус\s${NUMBER}[,\s]+)?кв(?:артир[аеу]|\.)\s?${NUMBER}`,
  'giu',
);
/** «Заречная, 14», «Комсомольском, 118, кв. 77», «Гагарина 31, дробь 2»: a street without the word. */
const BARE = new RegExp(
  String.raw`(?<![\p{L}\p{N}«])(?:(?:${SETTLEMENT})|(?:\p{Lu}\p{Ll}+,\s))?(?:\d+-[йя]\s)?\p{Lu}\p{Ll}{2,}(?:ая|ой|ую|яя|ей|юю|ском|ский|ского|ова|ева|ина|ого|ых|цкая|цкой)(?:,\s?(?:${HOUSE}\s?)?|\s(?:${HOUSE}\s?)?)\d{1,3}(?!\d)(?:\s?[а-яА-Я]${END})?(?:[/-]\d+)?${REST}${NO_UNIT}(?![.,]\d)`,
  'gu',
);
const WELL_KNOWN =
  '(?:ленина|гагарина|кирова|пушкина|мира|победы|маркса|карла маркса|розы люксембург|советской|советская|комсомольской|комсомольская|октябрьской|октябрьская|первомайской|первомайская|молод[её]жной|молод[её]жная|садовой|садовая|школьной|школьная|лесной|лесная|центральной|центральная|новой|заречной|заречная|калинина|дзержинского|горького|чехова|толстого|лермонтова|свердлова|фрунзе|чапаева|жукова|суворова|космонавтов|строителей|пролетарской|набережной|вокзальной|московской|ленинградской|красноармейской|красной|тверской|арбате)';
/** «живу на Ленина пять», «на Мира 12». */
const KNOWN = new RegExp(
  String.raw`(?<=${BEGIN}(?:на|по|с|адрес|живу|живем|живём)\s)${WELL_KNOWN}[,\s]+(?:${HOUSE}\s?)?${NUMBER}${REST}${NO_UNIT}`,
  'giu',
);

/** Words that a pattern would take for a street: «на площади два», «в квартале три». */
const NO_STREET =
  /^(?:площад|квартал|тупик|проезд|шоссе|аллея)\p{L}*\s(?:в|на|до|от|за|и|с|было|есть|нет|стоит|платн|бесплатн|одн|дв|тр|был)/u;

function townBefore(text: string, at: number): string {
  const [town = ''] = TOWN_BEFORE.exec(text.slice(Math.max(0, at - 50), at)) ?? [];
  const words = fold(town).match(/\p{L}+/gu) ?? [];
  return words.some((word) => looksPatronymic(word) || firstName(word) === 'sure') ? '' : town;
}

/** Lines in which a pattern is looked for at all: most lines of a talk hold no street. */
const STREET_NEAR =
  /(?<!\p{L})(?:ул|просп|пр-?т?[ .]|пер[.е]|наб|бульв|б-р|шоссе|ш\.|проезд|пл|микрор|мкр|алле|промзон|тракт)/iu;
const PATTERNS: readonly (readonly [RegExp, RegExp])[] = [
  ...WITH_TYPE.map((pattern) => [STREET_NEAR, pattern] as const),
  [/(?<!\p{L})дом/iu, HOUSE_FLAT],
  [/\d/u, BARE],
  [new RegExp(WELL_KNOWN, 'iu'), KNOWN],
];

/** Streets with their houses and flats, and the town before them. */
export function addressesIn(text: string): TextRange[] {
  const found: TextRange[] = [];
  let from = 0;
  for (const line of text.split('\n')) {
    for (const [near, pattern] of PATTERNS) {
      if (!near.test(line)) continue;
      for (const match of line.matchAll(pattern)) {
        if (NO_STREET.test(fold(match[0]))) continue;
        const start = match.index - townBefore(line, match.index).length;
        found.push({ start: from + start, end: from + match.index + match[0].trimEnd().length });
      }
    }
    from += line.length + 1;
  }
  return found;
}
