import { ALSO_WORDS, FREQUENT_WORDS } from './homonyms.ts';
import { FEMALE, FEMALE_PET, MALE, MALE_PET } from './nameList.ts';

const wordsOf = (list: string): string[] => list.trim().split(/\s+/);

/** Consonants followed by и instead of ы. */
const HUSHING = /[гкхжшчщ]$/;
const SIBILANT = /[жшчщц]$/;

function casesInA(stem: string): string[] {
  const ends = ['а', HUSHING.test(stem) ? 'и' : 'ы', 'е', 'у', 'ой', 'ою'];
  return (SIBILANT.test(stem) ? [...ends, 'ей', 'ею'] : ends).map((end) => stem + end);
}

/** «Игорёк — Игорька», «Павел — Павла», «Лев — Льва». */
function withoutVowel(name: string): string[] {
  const parts = /^(.+)([ео])([клв])$/.exec(name);
  if (!parts) return [];
  const [, head = '', vowel, last = ''] = parts;
  const soft = (vowel === 'е' && /[лнрт]$/.test(head)) || (last === 'в' && head === 'л') ? 'ь' : '';
  return [`${head}${soft}${last}`];
}

/**
 * All cases of a first name, without ё.
 * @param isMale whether a name that ends in a consonant is declined
 */
export function casesOf(name: string, isMale: boolean): string[] {
  const stem = name.slice(0, -1);
  if (name.endsWith('а')) return casesInA(stem);
  if (name.endsWith('я')) return ['я', 'и', 'е', 'ю', 'ей', 'ею'].map((end) => stem + end);
  if (name.endsWith('й')) return ['й', 'я', 'ю', 'ем', 'е', 'и'].map((end) => stem + end);
  if (name.endsWith('ь'))
    return name === 'любовь'
      ? ['любовь', 'любови', 'любовью']
      : (isMale ? ['ь', 'я', 'ю', 'ем', 'е'] : ['ь', 'и', 'ью']).map((end) => stem + end);
  if (!isMale || /[оеиуыэю]$/.test(name)) return [name];
  if (name === 'петр') return ['петр', 'петра', 'петру', 'петром', 'петре'];
  const [bare = name] = withoutVowel(name);
  return [name, ...['а', 'у', SIBILANT.test(bare) ? 'ем' : 'ом', 'е'].map((end) => bare + end)];
}

/** How a pet name is called out: «Саш», «Тань», «Андрюх»; null when it is not shortened. */
function calledOut(name: string): string | null {
  if (name.length < 4 || !/[аяы]$/.test(name)) return null;
  const stem = name.slice(0, -1);
  if (name.endsWith('а')) return stem;
  return /[бвгджзклмнпрстфхцчшщ]$/.test(stem) ? `${stem}ь` : null;
}

/**
 * Returns the stems of a patronymic, without its ending: «иванов», «сергее», «ильи», and the short spoken forms: «иваны», «палы».
 */
function fathersStems(name: string): { readonly full: string[]; readonly spoken: string[] } {
  const stem = name.slice(0, -1);
  if (name === 'павел') return { full: ['павлов'], spoken: ['павлы', 'палы'] };
  if (name === 'петр') return { full: ['петров'], spoken: ['петро', 'петры'] };
  if (name === 'лев') return { full: ['львов'], spoken: ['львы'] };
  if (name === 'яков') return { full: ['яковлев'], spoken: ['яковли', 'яковлы'] };
  if (name === 'михаил') return { full: ['михайлов'], spoken: ['михалы', 'михайлы'] };
  if (name === 'александр') return { full: ['александров'], spoken: ['александры', 'алексаны', 'саны'] };
  if (name === 'алексей') return { full: ['алексеев'], spoken: ['алексеи', 'лексеи'] };
  if (name === 'дмитрий') return { full: ['дмитриев'], spoken: ['дмитри', 'митри'] };
  if (name.endsWith('ий')) {
    // «Василий — Васильевич», but «Георгий — Георгиевич», «Дмитрий — Дмитриевич».
    const root = name.slice(0, -2);
    return { full: [`${root}ьев`, `${root}иев`], spoken: [`${root}ьи`, `${root}и`] };
  }
  if (name.endsWith('ей') || name.endsWith('ай') || name.endsWith('ой') || name.endsWith('уй'))
    return { full: [`${stem}ев`], spoken: [`${stem}и`] };
  if (name.endsWith('ь')) return { full: [`${stem}ев`], spoken: [`${stem}и`] };
  if (/[ая]$/.test(name)) return { full: [], spoken: [`${stem}и`, `${stem}ы`] };
  return { full: [`${name}ов`, ...(SIBILANT.test(name) ? [`${name}ев`] : [])], spoken: [`${name}ы`] };
}

const SON = ['', 'а', 'у', 'ем', 'ом', 'е', 'и', 'ей', 'ам'];
const DAUGHTER = ['а', 'ы', 'е', 'у', 'ой', 'ою', 'ам'];

function patronymicsOf(name: string, into: Set<string>): void {
  const { full, spoken } = fathersStems(name);
  const sons = [...full.map((stem) => `${stem}ич`), ...spoken.map((stem) => `${stem}ч`)];
  for (const son of sons) for (const end of SON) into.add(son + end);
  const daughters = [
    ...full.map((stem) => `${stem}н`),
    // «Андревна», «Сергевна», «Николавна», «Иванна», «Михална», «Никитична», «Ильинична».
    ...full.filter((stem) => stem.endsWith('еев')).map((stem) => `${stem.slice(0, -3)}евн`),
    ...full.filter((stem) => stem.endsWith('аев')).map((stem) => `${stem.slice(0, -2)}вн`),
    ...full.filter((stem) => stem.endsWith('ов')).map((stem) => `${stem.slice(0, -2)}н`),
    ...(/[ая]$/.test(name) ? [`${name.slice(0, -1)}ичн`, `${name.slice(0, -1)}иничн`] : []),
  ];
  for (const daughter of daughters) for (const end of DAUGHTER) into.add(daughter + end);
}

/** Shortened patronymics that are ordinary words or first names, of which the rules make more than anybody says. */
const NO_PATRONYMICS = /^(?:клич|бич|дич|меч|луч|мальч|ключ|врач)|^(?:отлична|лична)$|^.{0,4}нн[аыеу]$/;

/** Lookup data of names; made on first use. */
interface Known {
  readonly forms: ReadonlySet<string>;
  readonly called: ReadonlySet<string>;
  readonly patronymics: ReadonlySet<string>;
  readonly roots: ReadonlySet<string>;
  readonly fathers: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
  readonly frequent: ReadonlySet<string>;
}

function learn(): Known {
  const forms = new Set<string>();
  const called = new Set<string>();
  const patronymics = new Set<string>();
  const roots = new Set<string>();
  const lists: [string, boolean][] = [
    [MALE, true],
    [MALE_PET, true],
    [FEMALE, false],
    [FEMALE_PET, false],
  ];
  for (const [list, isMale] of lists) {
    for (const name of wordsOf(list)) {
      for (const form of casesOf(name, isMale)) forms.add(form);
      const short = calledOut(name);
      if (short) called.add(short);
      roots.add(name.replace(/[аяйь]$/, ''));
    }
  }
  for (const name of wordsOf(MALE)) patronymicsOf(name, patronymics);
  patronymicsOf('никита', patronymics);
  for (const one of ['кузьмич', 'фомич', 'лукич', 'саввич', 'ильич']) for (const end of SON) patronymics.add(one + end);
  for (const form of patronymics) if (forms.has(form) || NO_PATRONYMICS.test(form)) patronymics.delete(form);
  return {
    forms,
    called,
    patronymics,
    roots,
    fathers: new Set(wordsOf(MALE).map((name) => name.replace(/(?:ий|[аяйь])$/, ''))),
    words: new Set(wordsOf(ALSO_WORDS)),
    frequent: new Set(wordsOf(FREQUENT_WORDS)),
  };
}

let kept: Known | undefined;
const known = (): Known => (kept ??= learn());

/** How much a word, folded, says that it is a first name. */
export type Firstness =
  /** It is nothing else. */
  | 'sure'
  /** An ordinary word as well. */
  | 'word'
  /** A frequent word as well. */
  | 'frequent'
  /** A name called out: «Саш». */
  | 'called';

/** Returns the type of a folded word as a first name, in any case; null when it is none. */
export function firstName(word: string): Firstness | null {
  const { forms, called, words, frequent } = known();
  if (forms.has(word)) return frequent.has(word) ? 'frequent' : words.has(word) ? 'word' : 'sure';
  return called.has(word) && !words.has(word) && !frequent.has(word) ? 'called' : null;
}

/** «…ович», «…евна» in any case, of whatever father. */
const OPEN_PATRONYMIC = /^[а-я]{3,}(?:[оеё]вич(?:а|у|ем|ом|е|и)?|[оеё]вн(?:а|ы|е|у|ой|ою)|ьич(?:а|у|ем|ом|е)?)$/;

/** Whether a folded word is a patronymic whose father is known, in any case. */
export const isPatronymic = (word: string): boolean => known().patronymics.has(word);

/** Whether a folded word has the shape of a patronymic, for any father's name. */
export const looksPatronymic = (word: string): boolean => isPatronymic(word) || OPEN_PATRONYMIC.test(word);

/** Whether a word without its ending is a first name of a passport, and no ordinary word: «лукьян» of «Лукьянова». */
export const isPassportFirstName = (stem: string): boolean => {
  const { fathers, words } = known();
  return fathers.has(stem) && !words.has(stem);
};

/** Whether a word without its ending is the beginning of a first name: «иван» of «Иванов». */
export const isNameRoot = (stem: string): boolean => {
  const { roots } = known();
  return roots.has(stem) || roots.has(`${stem}е`);
};
