import { ADDRESSES, addressOf, type Address } from './address.ts';
import { VERDICTS, verdictOf, type QuestionVerdict } from './questions.ts';
import { wordsIn } from './pairs/stems.ts';
import type { Weights } from './weights.ts';

/** How a question asks that could be asked better. */
export type QuestionFault = Exclude<QuestionVerdict, 'good'>;

/** Faults in the order in which they are counted and shown. */
export const FAULTS = VERDICTS.filter((verdict): verdict is QuestionFault => verdict !== 'good');

/** Labels of a question's verdicts. */
export const VERDICT_LABELS: Readonly<Record<QuestionVerdict, string>> = {
  good: 'Открытый вопрос',
  leading: 'Наводящий вопрос',
  hypothetical: 'Вопрос о том, чего не было',
  closed: 'Закрытый вопрос',
  double: 'Два вопроса в одном',
};

export const FAULT_REASONS: Readonly<Record<QuestionFault, string>> = {
  leading: 'ответ подсказан, и с ним легко согласиться из вежливости.',
  hypothetical: 'люди плохо предсказывают себя; спросите о том, что уже было.',
  closed: 'на него ответят «да» или «нет», и рассказа не будет.',
  double: 'ответят на один, а второй забудут.',
};

/** Advice on a question that could be asked better. */
export interface Advice {
  readonly fault: QuestionFault;
  /** «Наводящий вопрос». */
  readonly label: string;
  /** Why, the end of a sentence that begins with the label. */
  readonly why: string;
  /** A wording to start from: of the question's own words where grammar allows, else the beginning of an honest one, which ends with «…». */
  readonly better: string;
}

/** Longest text that is one question, code units: what is longer is a speech, and none is judged. */
const LONGEST = 500;
/** Fewest words that tell how a question asks. */
const FEWEST_WORDS = 3;

/** Beginnings of an honest question, for those whose own words cannot be turned. */
const FRAMES: Readonly<Record<QuestionFault, (to: Address) => string>> = {
  leading: ({ tell }) => `${tell} своими словами, как это было: …`,
  hypothetical: ({ tell, solved }) => `${tell}, как ${solved}: …`,
  closed: ({ tell }) => `${tell}, как это было в последний раз: …`,
  double: ({ tell }) => `${tell} сначала про одно: …`,
};
const price = ({ paid }: Address): string => `Сколько ${paid}?`;

const B = '(?<![а-яё])';
const E = '(?![а-яё])';
const OPENING =
  /^(?:а|и|ну|так|но|хорошо|понятно|ясно|окей|вот|то есть|значит|получается|выходит|(?:под)?скажи(?:те)?(?:, пожалуйста)?|прости(?:те)?|слушай(?:те)?)(?![а-яё])[,.!]?\s*/iu;
const TAG = /,? ?(?:да|верно|так|правда|не так ли|правильно|согласны|согласен|согласна|ведь так|точно|не правда ли)$/iu;
const HINTS =
  /,? ?(?<![а-яё])(?:ведь|же|наверное|наверно|наверняка|видимо|похоже|конечно|разумеется|вероятно|очевидно|скорее всего|явно|естественно|безусловно)(?![а-яё]),? ?/giu;
/** Words that reveal the expected answer, however the question is phrased. */
const LOADED =
  /(?<![а-яё])не(?![а-яё])|много|мало|долго|дорого|дешев|слишком|лучш|хуж|хорош|плох|удобн|сложн|трудн|бес(?:ит|ят)|раздраж|прост|быстр|медленн|надоел|устал|всегда|никогда|постоянно|нрав|довол|важн|главн|больше|меньше/iu;
/** Verbs after which «Расскажите, как вы…» asks nothing. */
const OF_MIND =
  /^(?:зна|счита|дума|мож|мог|хот|хоч|люб|помни|соглас|бои|бо[её]|нуж|готов|довер|увер|слыш|вид[еи]|пон[ия]|замеч|замети|жд[её]|надее|доволь)/iu;
const OFTEN =
  /(?<![а-яё])(?:вообще|уже|когда-нибудь|когда-либо|хоть раз|часто|всегда|иногда|регулярно|просто) ?(?![а-яё])/giu;
const VERB = '[а-яё]+(?:[еёи]тес?ь?|[еёи]шь(?:ся)?)';
/** «звонили»; to one person «звонил», «звонила» or «звонил(а)», as it was typed. */
const PAST = '[а-яё]+(?:ли|лись|л|ла|лся|лась|л\\(а\\)|л/а)';
/** Also with a capital; {@link addressOf} tells which one it is. */
const YOU = '(?:вы|ты)';
const TO_YOU = '(?:вам|тебе)';

const ASKING =
  'как|какой|какая|какое|какие|каких|каким|какую|что|чего|чем|кто|кого|кому|кем|почему|зачем|отчего|сколько|когда|где|куда|откуда|насколько';

const upper = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
const spaced = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Returns the question without the words before and after its core. */
function bare(question: string): string {
  let left = spaced(question).replace(/[\s?!.…]+$/u, '');
  for (let before = ''; before !== left;) {
    before = left;
    left = left.replace(OPENING, '');
  }
  return left;
}

/** A pattern of a question's own words, and what is made of them; null where they do not go. */
interface Turned {
  readonly of: RegExp;
  readonly to: (groups: Readonly<Record<string, string | undefined>>, whom: Address) => string | null;
}

/** «Расскажите, как вы…» of what is or was done. */
function tellHow(groups: Readonly<Record<string, string | undefined>>, { tell, you }: Address): string | null {
  const verb = (groups.verb ?? '').toLowerCase();
  const rest = spaced((groups.rest ?? '').replaceAll(OFTEN, ' '));
  const own = spaced((groups.own ?? '').replaceAll(OFTEN, ' '));
  if (OF_MIND.test(verb) || /(?<![а-яё])(?:или|ли|не)(?![а-яё])/iu.test(`${own} ${rest}`)) return null;
  const once = new RegExp(`^${PAST}$`, 'iu').test(verb) ? 'в последний раз ' : '';
  return `${tell}, как ${you} ${own ? `${own} ` : ''}${once}${verb}${rest ? ` ${rest}` : ''}.`;
}

const DOES: readonly Turned[] = [
  {
    of: new RegExp(
      `^${YOU} (?<own>(?:сами|сам|сама|обычно|когда-нибудь|хоть раз|уже|часто|вообще|иногда|регулярно) )?(?<verb>${VERB}|${PAST})(?<rest>(?: .*)?)$`,
      'iu',
    ),
    to: tellHow,
  },
  { of: new RegExp(`^(?<verb>${VERB}|${PAST})(?: ли)? ${YOU}${E}(?<rest>.*)$`, 'iu'), to: tellHow },
];

const IS_LIKE: readonly Turned[] = [
  {
    of: new RegExp(
      `^(?:${TO_YOU} )?(?:было )?(?:не ?)?(?:очень )?(?:удобно|неудобно|сложно|трудно|легко|тяжело|нелегко|приятно|неприятно)(?: ли)?(?: ${TO_YOU})?(?: было)? (?<deed>[а-яё]+(?:ть|ти|чь|ться|тись) ?.*)$`,
      'iu',
    ),
    to: ({ deed }, { tell, toYou }) => `${tell}, каково ${toYou} ${deed}.`,
  },
  {
    of: new RegExp(
      `^(?:${TO_YOU} )?(?:понравил(?:ся|ась|ось|ись)|нрав(?:ится|ятся))(?: ли)?(?: ${TO_YOU})? (?<what>(?!.*[,])(?![а-яё]*(?:ть|ться|ти)${E}).+)$`,
      'iu',
    ),
    to: ({ what }, { toYou }) => `Как ${toYou} ${what}?`,
  },
];

const HAPPENED: readonly Turned[] = [
  {
    of: new RegExp(
      `^(?:${TO_YOU} )?(?:когда-нибудь |часто )?(?<had>приходилось|доводилось|случалось)(?: ли)?(?: ${TO_YOU})?(?: когда-нибудь| часто)? (?<deed>[а-яё]+(?:ть|ти|чь|ться|тись)(?: .*)?)$`,
      'iu',
    ),
    to: ({ had, deed }, { toYou }) => `Когда ${toYou} в последний раз ${had?.toLowerCase()} ${deed}?`,
  },
  {
    of: new RegExp(
      `^(?:бывает|бывало|случалось|случается|было)(?: ли)?(?: такое| так)?,? (?:когда-нибудь,? )?что (?<what>.*(?:л|ла|ло|ли|лся|лась|лись)${E}.*)$`,
      'iu',
    ),
    to: ({ what }) => `Когда в последний раз случалось, что ${what}?`,
  },
];

const WISHED: readonly Turned[] = [
  {
    of: /сколько.*(?:плат|дать|отдать|потратил)|(?:готов|стал|буде|хоте).*(?:(?<!бес)плат|куп|потрат)|(?:(?<!бес)плат|куп).*бы/iu,
    to: (_, whom) => price(whom),
  },
  {
    of: new RegExp(
      `^(?:${YOU} )?(?:бы )?(?:(?:за)?хотел(?:и|а|\\(а\\)|/а)?|стал(?:и|а)?|готов(?:ы|а|\\(а\\)|/а)?|с?мог(?:ли|ла)?|будете|будешь)(?: ли)?(?: бы)?(?: ли)?(?: ${YOU})?(?: бы)? (?<deed>[а-яё]+(?:ть|ти|чь|ться|тись)(?: .*)?)$`,
      'iu',
    ),
    to: ({ deed }, { tried }) => `Когда ${tried} ${deed}?`,
  },
  {
    of: new RegExp(`^(?:${YOU} бы (?<verb>${PAST})|(?<first>${PAST})(?: ли)? бы ${YOU})(?<rest>(?: .*)?)$`, 'iu'),
    to: ({ verb, first, rest }, { you }) =>
      `Когда ${you} в последний раз ${(verb ?? first ?? '').toLowerCase()}${rest}?`,
  },
];

const turn = (words: string, ways: readonly Turned[], whom: Address): string[] =>
  ways.flatMap(({ of, to }) => {
    const groups = of.exec(words)?.groups ?? (of.test(words) ? {} : null);
    const turned = groups && to(groups, whom);
    return turned ? [spaced(turned)] : [];
  });

/** The single questions of a double one. */
function singles(question: string): string[] {
  const marked = spaced(question).match(/[^?]+\?/gu) ?? [];
  if (marked.length > 1) return marked.map((one) => upper(one.trim()));
  const words = bare(question);
  const parts = words.split(
    new RegExp(`,? (?:и|а|или)(?: ещё| еще)? (?=(?:${ASKING})${E})|, (?=(?:${ASKING})${E})`, 'iu'),
  );
  if (parts.length < 2) return [];
  const end = /^(?:расскаж|опиши|вспомн|объясни|поясни|покаж)/iu.test(words) ? '.' : '?';
  const begins = new RegExp(
    `^(?:(?:с|у|на|в|о|по|из|для|до|за|от|к) )?(?:${ASKING}|расскаж|опиши|вспомн|объясни|поясни|покаж)`,
    'iu',
  );
  return parts.flatMap((part, index) =>
    begins.test(part.trim()) ? [upper(`${part.trim()}${index === 0 ? end : '?'}`)] : [],
  );
}

/** Wordings of a question's own words, the nearest first. */
function ownWords(question: string, fault: QuestionFault, whom: Address): string[] {
  if (fault === 'double') return singles(question);
  const words = bare(question);
  // A condition that never was stays one, however the rest is turned.
  if (new RegExp(`${B}(?:если|представь(?:те)?|допустим|предположим|вообрази(?:те)?)${E}`, 'iu').test(words)) return [];
  if (fault === 'hypothetical') return turn(words, WISHED, whom);
  if (fault === 'closed') return turn(words, [...HAPPENED, ...IS_LIKE, ...DOES], whom);
  const told = spaced(words.replace(TAG, '').replaceAll(HINTS, ' '));
  // «Расскажите, как вы потребовали…» would still tell what is expected.
  return turn(told, [...IS_LIKE, ...(LOADED.test(told) ? [] : HAPPENED)], whom);
}

/**
 * Returns advice on a question that was typed or asked: how it asks, why that is a fault, and a wording to start from, which has
 * none of the faults and keeps the question's form of address («вы», «Вы», «ты»). Null for a good one, for fewer than three words
 * and for more than 500 code units. Never throws.
 */
export function adviceFor(question: string, verdicts: Readonly<Record<QuestionVerdict, Weights>>): Advice | null {
  const asked = spaced(question);
  if (asked.length > LONGEST || wordsIn(asked).length < FEWEST_WORDS) return null;
  const fault = verdictOf(asked, verdicts);
  if (fault === 'good') return null;
  const whom = addressOf(asked);
  const frame = FRAMES[fault](whom);
  if (asked === frame) return null;
  const own = ownWords(asked, fault, whom).find(
    (one) => one !== asked && wordsIn(one).length >= FEWEST_WORDS && verdictOf(one, verdicts) === 'good',
  );
  return { fault, label: VERDICT_LABELS[fault], why: FAULT_REASONS[fault], better: own ?? frame };
}

/** Beginnings of honest questions, and whole ones, for questions whose own words cannot be rephrased. */
export const HONEST_FRAMES: readonly string[] = ADDRESSES.flatMap((whom) => [
  ...Object.values(FRAMES).map((frame) => frame(whom)),
  price(whom),
]);
