import { fold } from '../../core/format.ts';
import { DENIAL_BUCKETS, type PairModel } from './pairModel.ts';
import { stemOf, wordsIn } from './stems.ts';
import { likelihood, weigh, type Amounts } from '../weights.ts';

/** Ways to say that there is no trouble, or none any more. Patterns read folded words. */
const DENIALS: readonly RegExp[] = [
  /(?<![а-я])ни (?:разу|одно|одной|один|одного|одна|разик)/u,
  /(?<![а-я])никак(?:их|ой|ого|ая|ие)(?![а-я])/u,
  /(?<![а-я])(?:без|нет|нету|не было|ноль) (?:никаких )?(?:проблем|вопрос|сбо|нарекан|претенз|сложност|трудност|жалоб|затрудн|накладок|потерь|задержек)/u,
  /(?:проблем|вопросов|претензий|нареканий|сложностей|трудностей|жалоб|затруднений|накладок) (?:нет|не |ноль|никаких|у меня нет)/u,
  /(?<![а-я])не (?:жалу|сталкив|замеча|меша|бывает|бывало|случал|напряга|раздража|беспоко|припом|помню|вижу|скажу)/u,
  /(?<![а-я])(?:грех жаловаться|все (?:хорошо|нормально|устраивает|понятно|работает|ровно|гладко|прозрачно|честно|чисто|вовремя)|устраива|довол[ье]н|спасибо|молодц)/u,
  /(?<![а-я])(?:порядок|в порядке|ровно|гладко|спокойно|минута в минуту|вовремя|исправно|стабильно|четко)(?![а-я])/u,
  /(?<![а-я])(?:раньше|прежде|когда-то|поначалу|первый год|до этого).{3,80}(?:теперь|сейчас|нынче|а потом|с тех пор)/u,
  /^(?:да )?(?:нет|не|да нет|да не|ни|никогда|никаких|ничего)(?![а-я])/u,
  /(?<![а-я])никогда(?![а-я])/u,
  /(?<![а-я])(?:сразу|быстро|в тот же (?:день|час|вечер)|за (?:пять|две|три|десять|минуту|час|день|один|два) ?(?:минут|дня|дней|часа)?)(?![а-я])/u,
  /(?<![а-я])(?:удобн|просто(?:й|е)?(?![а-я])|легко|понятн|нормальн|отличн|прекрасн|хорош)/u,
  /(?<![а-я])(?:не понимаю|непонятно|ерунда|зря) .{0,20}(?:ругают|жалуют|шум)|на что (?:ругаются|жалуются)/u,
  /(?<![а-я])(?:без разницы|никакой разницы|все равно|не важно|неважно|мне хоть)(?![а-я])/u,
];
/** The first buckets: everybody's, and those of {@link DENIALS}. */
export const DENIALS_TOLD = 1 + DENIALS.length;

/** Words at the beginning, which tell the most: «нет», «ни разу». */
const BEGINNING = 3;
/** How much a passage's words make together. */
const LENGTH = 1;
/** Buckets that a passage has at least, as it were: of two or three words each would say too much. */
const FEWEST = 25;

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 2166136261;
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 16777619);
  return value >>> 0;
}

/**
 * Returns the features of a passage, hashed, each once: words, stems, two words in a row, its first words; before them its {@link
 * DENIALS}.
 */
export function denialFeatures(text: string): Amounts {
  const words = wordsIn(text);
  const folded = fold(text).replaceAll(/\s+/g, ' ').trim();
  const told = DENIALS.flatMap((pattern, index) => (pattern.test(folded) ? [index + 1] : []));
  const buckets = new Set<number>();
  const add = (key: string) => buckets.add(DENIALS_TOLD + (hash(key) % (DENIAL_BUCKETS - DENIALS_TOLD)));
  words.forEach((word, index) => {
    add(`w${word}`);
    add(`s${stemOf(word)}`);
    if (index > 0) add(`2${words[index - 1]} ${word}`);
    if (index < BEGINNING) add(`p${word}`);
  });
  const amount = LENGTH / Math.sqrt(buckets.size + FEWEST);
  return {
    places: Uint16Array.from([0, ...told, ...buckets]),
    values: Float32Array.from([1, ...told.map(() => 1), ...Array.from(buckets, () => amount)]),
  };
}

/** How likely words say that something is no trouble, or no more: «ни разу не опоздали», «раньше висло, теперь нет». 0 to 1. */
export const denialOf = (text: string, { denial }: Pick<PairModel, 'denial'>): number =>
  likelihood(weigh(denial, denialFeatures(text)));
