/** Form of address in a question, and the words that a better one needs. */
export interface Address {
  /** «вы». */
  readonly you: string;
  /** «вам». */
  readonly toYou: string;
  /** «Расскажите». */
  readonly tell: string;
  /** Said of something once tried, without a gender: «вы … пробовали», «тебе … доводилось». */
  readonly tried: string;
  /** The same of a price: «вы заплатили», «тебе пришлось заплатить». */
  readonly paid: string;
  /** The same of a way out: «вы решали это», «тебе приходилось решать это». */
  readonly solved: string;
}

/** To several people, or to one whom one does not know well: what a text says nothing else of. */
const PLURAL: Address = {
  you: 'вы',
  toYou: 'вам',
  tell: 'Расскажите',
  tried: 'вы в последний раз пробовали',
  paid: 'вы заплатили за это в последний раз',
  solved: 'вы решали это в последний раз',
};

/** The same with the capital letter of a letter: «Вы». */
const COURTEOUS: Address = {
  ...PLURAL,
  you: 'Вы',
  toYou: 'Вам',
  tried: 'Вы в последний раз пробовали',
  paid: 'Вы заплатили за это в последний раз',
  solved: 'Вы решали это в последний раз',
};

/** Informal address. Past forms need a gender, which is unknown, so none is used: «тебе приходилось». */
const SINGULAR: Address = {
  you: 'ты',
  toYou: 'тебе',
  tell: 'Расскажи',
  tried: 'тебе в последний раз доводилось',
  paid: 'тебе пришлось заплатить за это в последний раз',
  solved: 'тебе приходилось решать это в последний раз',
};

export const ADDRESSES: readonly Address[] = [PLURAL, COURTEOUS, SINGULAR];

const SAYS_VY = /(?<![а-яё])(?:вы|вам|вас|вами|ваш[а-яё]*|по-вашему)(?![а-яё])/iu;
const SAYS_TY = /(?<![а-яё])(?:ты|тебе|тебя|тобо[йю]|тво(?:[йяеёию]|его|ему|ей|их|им|ими|[её]м)|по-твоему)(?![а-яё])/iu;
const CAPITAL = /[а-яё,«(] ?(?:Вы|Вам|Вас|Вами|Ваш[а-яё]*)(?![а-яё])/u;
const ASKS_VY =
  /(?<![а-яё])(?:(?:рас|под)?скажите|опишите|вспомните|представьте|объясните|поясните|покажите|попробуйте|слушайте|допустите|вообразите|простите|[а-яё]{2,}[еёи]те(?:сь)?)(?![а-яё])/iu;
const ASKS_TY =
  /(?<![а-яё])(?:(?:рас|под)?скажи|опиши|вспомни|представь|объясни|поясни|покажи|попробуй|слушай|вообрази|прости|[а-яё]{2,}[еёи]шь(?:ся)?)(?![а-яё])|^(?:(?:за)?хотел|стал|с?мог)(?:а|ла)?(?: ли)? бы [а-яё]+(?:ть|ти|чь|ться|тись)(?![а-яё])/iu;

/** Returns a question's form of address: by its pronouns, else by its verbs; «вы» where neither tells. */
export function addressOf(question: string): Address {
  const isTy = SAYS_TY.test(question) || (ASKS_TY.test(question) && !ASKS_VY.test(question));
  if (isTy && !SAYS_VY.test(question)) return SINGULAR;
  return CAPITAL.test(question) ? COURTEOUS : PLURAL;
}
