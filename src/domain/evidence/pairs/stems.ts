import { fold } from '../../core/format.ts';

/** Words that are in every talk and tell nothing of its matter. */
const COMMON = new Set(
  'и в во не что он на я с со как а то все она так его но да ты к у же вы за бы по только ее мне было вот от меня еще нет о из ему теперь когда даже ну вдруг ли если уже или ни быть был него до вас нибудь опять уж вам ведь там потом себя ничего ей может они тут где есть надо ней для мы тебя их чем была сам чтоб без будто чего раз тоже себе под будет ж тогда кто этот того потому этого какой совсем ним здесь этом один почти мой тем чтобы нее сейчас были куда зачем всех никогда можно при наконец два об другой хоть после над больше тот через эти нас про всего них какая много разве три эту моя впрочем хорошо свою этой перед иногда лучше чуть том нельзя такой им более всегда конечно всю между это который которая которые просто вообще говорит говорю сказал сказала знаете мной нам наш наши наша'.split(
    ' ',
  ),
);

/** Endings of Russian words, the longest first: those of nouns, adjectives and verbs alike. */
const ENDINGS =
  'иями ться лась лись лось ются ями ами ией иям ием иях иею ого его ому ему ыми ими ется лся тся ешь ете ите ишь ают яют уют ает яет ует ать ять ить еть уть ала яла ила ела али яли или ели ало ило ых их ую юю ая яя ое ее ые ие ый ий ой ей ом ем ам ям ах ях ов ев ью ия ья ье ию ал ял ил ел ут ют ат ят ит ет а я о е ы и у ю ь й'.split(
    ' ',
  );

/** Letters that a word keeps at least. */
const SHORTEST = 3;

/** The words of a text, small, «е» for «ё», with numbers. */
export const wordsIn = (text: string): string[] => fold(text).match(/[а-яa-z]+|\d+/gu) ?? [];

/** Stems of words met before: talks repeat themselves. */
const met = new Map<string, string>();
const MOST_MET = 50_000;

/** Returns the approximate common beginning of all forms of a word: «доставка», «доставкой» → «доставк». */
export function stemOf(word: string): string {
  const known = met.get(word);
  if (known !== undefined) return known;
  const stem = cutEnding(word);
  if (met.size >= MOST_MET) met.clear();
  met.set(word, stem);
  return stem;
}

function cutEnding(word: string): string {
  if (word.length <= SHORTEST || /\d/.test(word)) return word;
  const ending = ENDINGS.find((one) => word.length - one.length >= SHORTEST && word.endsWith(one));
  return ending ? word.slice(0, -ending.length) : word;
}

/** Letters of a stem that are compared: «опоздал» and «опоздание» share them. */
const ROOT = 5;

/** Roots of the words that tell of the matter, in their order. */
export const tellingStems = (words: readonly string[]): string[] =>
  words.filter((word) => word.length > 1 && !COMMON.has(word)).map((word) => stemOf(word).slice(0, ROOT));
