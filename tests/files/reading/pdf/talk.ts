import type { ExpectedTurn } from '../../../corpus/blind/words.ts';
import type { Put, Sheet } from '../../../support/files/laidPdf.ts';

/** Pages of words, and what is right of them: one of these. */
export interface PdfKind {
  readonly kind: string;
  readonly sheets: readonly Sheet[];
  readonly right: readonly (readonly ExpectedTurn[])[];
}

export type Said = readonly [speaker: string, words: string];

const OLGA = 'Ольга';
export const PAVEL = 'Павел Громов';

export const TALK: readonly Said[] = [
  [OLGA, 'Расскажите, пожалуйста, как вы выбирали велосипед и кто вам в этом помогал?'],
  [
    PAVEL,
    'Выбирал долго, почти всю зиму. Сначала читал обзоры, потом ходил по магазинам и просил прокатиться хотя бы во дворе. В двух местах отказали, в третьем дали круг вокруг дома, и я сразу понял, что рама мне мала.',
  ],
  [OLGA, 'А что было самым трудным?'],
  [
    PAVEL,
    'Понять размер. На сайтах у каждой фирмы своя таблица, и по ней выходило то семнадцать, то девятнадцать дюймов. Продавцы тоже говорили разное: один смотрел на рост, другой на длину ноги, третий вообще махнул рукой.',
  ],
  [OLGA, 'Как же вы решили?'],
  [PAVEL, 'Друг приехал на своём, я сел и поехал. Купил такой же, только другого цвета.'],
  [OLGA, 'Сколько времени прошло от первой мысли до покупки?'],
  [PAVEL, 'Четыре месяца, если считать с новогодних праздников.'],
  [OLGA, 'Что бы вы сказали магазину?'],
  [
    PAVEL,
    'Чтобы давали прокатиться. Без этого любая скидка ничего не стоит, потому что деньги отдаёшь за то, чего не пробовал. И чтобы не торопили.',
  ],
];
export const MORE: readonly Said[] = [
  [OLGA, 'Где вы его держите?'],
  [
    PAVEL,
    'На балконе, под чехлом. Кое-кто из соседей ставит в подъезде, но у нас уже дважды уносили, поэтому я поднимаю на пятый этаж сам, лифта в доме нет.',
  ],
  [OLGA, 'Часто ездите?'],
  [PAVEL, 'Летом каждый день на работу, двенадцать километров. Зимой нет: дорожки не чистят, а по шоссе страшно.'],
  [OLGA, 'Что вы чините сами, а с чем идёте в мастерскую?'],
  [
    PAVEL,
    'Прокол заклею, цепь смажу, тормоза подтяну. С переключателем иду к мастеру, там нужна какая-то особая сноровка, и я один раз уже погнул его, пришлось покупать новый.',
  ],
  [OLGA, 'Спасибо, это всё.'],
];
export const LONG: readonly Said[] = [...TALK, ...MORE];
export const TITLE = 'Интервью о велосипедах';

export const labelled = (talk: readonly Said[]): string[] => talk.map(([name, words]) => `${name}: ${words}`);
export const turns = (talk: readonly Said[], at: (index: number) => number | null = () => null): ExpectedTurn[] =>
  talk.map(([speaker, text], index) => ({ at: at(index), speaker, text }));
export const nobodys = (text: string): ExpectedTurn => ({ at: null, speaker: null, text });
export const sheets = (pages: readonly (readonly Put[])[]): Sheet[] => pages.map((puts) => ({ puts }));

export const seconds = (index: number): number => 5 + index * 17;
export const stamp = (index: number): string => {
  const at = seconds(index);
  return `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;
};
