import { fold } from '../core/format.ts';
import type { TextRange } from '../core/textRange.ts';
import { sentencesIn } from '../research/sentences.ts';
import type { Cue } from './cues.ts';
import { weigh, type Amounts, type Weights } from './weights.ts';

export const VERDICTS = ['good', 'leading', 'hypothetical', 'closed', 'double'] as const;
export type QuestionVerdict = (typeof VERDICTS)[number];

const B = '(?<![а-я])';
const E = '(?![а-я])';
const cue = (id: string, pattern: RegExp): Cue => ({ id, pattern, said: null });

const ASKING =
  'как|какой|какая|какое|какие|каких|каким|какую|каков|какова|каково|что|чего|чем|чему|кто|кого|кому|кем|почему|зачем|отчего|сколько|когда|где|куда|откуда|чей|чья|насколько|из-за чего';
const TELLING = 'расскаж|опиши|вспомн|поясни|объясни|покажи|поделит|представьтесь|назови|перечисли|давай|возьм';

/** Signs that a question may show. Patterns read folded words. */
export const ASKED_CUES: readonly Cue[] = [
  cue('mark', /\?/u),
  cue(
    'begins-asking',
    new RegExp(
      `^(?:(?:а|и|ну|так|но|хорошо|понятно|окей|скажи|скажите|слушай|слушайте|простите|смотрите|вот)[,.!]? )*(?:с |у |на |в |о |по |из |для |до |за |от |к )?(?:${ASKING})${E}`,
      'u',
    ),
  ),
  cue('asks-within', new RegExp(`${B}(?:${ASKING})${E}`, 'u')),
  cue(
    'asks-twice',
    new RegExp(`${B}(?:${ASKING})${E}.{6,}[,;]? (?:и|а|или|,)? ?(?:на|в|у|с|по|за|о|из)? ?(?:${ASKING})${E}`, 'u'),
  ),
  cue('tells', new RegExp(`${B}(?:${TELLING})`, 'u')),
  cue('and', /(?:,| ) ?(?:и|а|или) /u),
  cue('and-asks', new RegExp(`(?:,| )(?: ?и| ?а| ?или|) (?:(?:на|в|у|с|по|за|о|из|до|для) )?(?:${ASKING})${E}`, 'u')),
  cue('and-li', /(?:^|[ ,])(?:и|а|или)? ?(?:не )?[а-я]+ ли(?![а-я])/u),
  cue('li', /(?<![а-я])ли(?![а-я])/u),
  cue('two-marks', /\?.+\?/u),
  cue('or', /(?<![а-я])или(?![а-я])/u),
  cue('would', new RegExp(`${B}бы${E}`, 'u')),
  cue('if-would', /(?<![а-я])(?:если б|если бы|представь|допустим|предположим|вообрази)/u),
  cue('would-you', /(?:ли|л|ла)(?:сь)? бы (?:вы|ты|вам|тебе)|(?:вы|ты|вам|тебе) бы|бы (?:вы|ты|вам|тебе)/u),
  cue('future', /(?<![а-я])(?:будете|будешь|стали бы|стал бы|захотели|готовы|хотели бы|хотелось бы|хочется)(?![а-я])/u),
  cue(
    'supposes',
    /(?<![а-я])(?:наверн|видимо|похоже|должно быть|конечно|разумеется|ведь|же|неужели|разве|небось|скорее всего|вероятно|очевидно|понятно что|явно|безусловно|естественно)/u,
  ),
  cue('concludes', /^(?:а |и |ну |но )?(?:то есть|значит|выходит|получается|стало быть|так что)/u),
  cue(
    'confirms',
    /(?:,| )(?:да|верно|так|правда|не так ли|правильно|согласны|согласен|ведь так|точно|не правда ли)\??$/u,
  ),
  cue('agree', /соглас|не так ли|правда ли|вам не кажется|не кажется ли|признай/u),
  cue(
    'feels',
    /(?:удобн|неудобн|раздраж|бес(?:ит|ят)|обидн|сложн|трудн|тяжел|страшн|устал|расстро|злит|пугает|нрав|рад|довол|лучше|хуже|важн|главн|жалеет|жале[юе]|бои(?:тесь|шься)|переживае|неприятн|дорого|дешев|надоел)/u,
  ),
  cue('negated', /(?<![а-я])не(?![а-я])/u),
  cue(
    'only',
    /(?<![а-я])(?:только|просто|всё равно|все равно|вообще|совсем|всегда|никогда|даже|все-таки|всё-таки)(?![а-я])/u,
  ),
  cue('you', /(?<![а-я])(?:вы|вам|вас|вами|ты|тебе|тебя)(?![а-я])/u),
  cue('last', /последн|прошл|вчера|в тот раз|тогда|самый первый|случай|обычн/u),
  cue('then', /дальше|потом|после|чем кончил|чем закончил|чем все|и что/u),
  cue('does', /(?:ете|ите|ешь|ишь|етесь|итесь|ешься)(?![а-я])/u),
  cue('did', /(?:ли|ла|л|лись|лся|лась)(?![а-я])/u),
  cue('is-there', /(?<![а-я])(?:есть|бывает|бывало|было|была|был|были|случалось|приходилось|доводилось)(?![а-я])/u),
  cue(
    'asks-yes',
    /^(?:а |и |ну |но )*(?:вы|ты|вам|тебе|у вас|у тебя|он|она|они|это|его|ее|их|есть|был|была|были|бывает|сами|там|[а-я]+(?:ете|ите|ешь|ишь|ли|ла|л))(?![а-я])/u,
  ),
  cue('whose-thought', /считаете|думаете|думаешь|кажется|по-вашему|по вашему|на ваш взгляд/u),
  cue('service', /(?<![а-я])(?:приложени|сервис|робот|нейросет|бот(?![а-я])|программ|система сама|автоматическ)/u),
];

/** Words of a question from which on it is of the next size. */
const SIZES = [3, 5, 8, 12, 18];
const BUCKETS = 1 << 11;

export const ASKED_DENSE: readonly string[] = [
  'bias',
  ...SIZES.map((size) => `size-${size}`),
  ...ASKED_CUES.map(({ id }) => id),
  'yes-without-asking',
  'would-without-asking',
  'supposes-without-asking',
];
/** How many weights a verdict has. */
export const ASKED_WEIGHTS = ASKED_DENSE.length + BUCKETS;
const PLACES = new Map(ASKED_DENSE.map((name, index) => [name, index]));

function hash(text: string): number {
  let value = 2166136261;
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 16777619);
  return value >>> 0;
}

export function askedFeatures(question: string): Amounts {
  const folded = fold(question).replaceAll(/\s+/g, ' ').trim();
  const words = folded.match(/[а-яa-z]+|\d+/gu) ?? [];
  const told = new Set(ASKED_CUES.filter(({ pattern }) => pattern.test(folded)).map(({ id }) => id));
  told.add('bias');
  told.add(`size-${SIZES.findLast((size) => words.length >= size) ?? 0}`);
  const isOpen = told.has('asks-within') || told.has('tells');
  if (!isOpen && told.has('asks-yes')) told.add('yes-without-asking');
  if (!isOpen && told.has('would')) told.add('would-without-asking');
  if (!isOpen && told.has('supposes')) told.add('supposes-without-asking');
  const buckets = new Set<number>();
  words.forEach((word, index) => {
    buckets.add(hash(`w${word.slice(0, 5)}`) % BUCKETS);
    if (index > 0) buckets.add(hash(`2${words[index - 1]?.slice(0, 5)} ${word.slice(0, 5)}`) % BUCKETS);
    if (index < 2) buckets.add(hash(`${index}${word.slice(0, 5)}`) % BUCKETS);
  });
  const amount = 1 / (Math.sqrt(buckets.size) || 1);
  const entries = [
    ...[...told].flatMap((name) => {
      const place = PLACES.get(name);
      return place === undefined ? [] : [[place, 1] as const];
    }),
    ...[...buckets].map((bucket) => [ASKED_DENSE.length + bucket, amount] as const),
  ];
  return {
    places: Uint16Array.from(entries, ([place]) => place),
    values: Float32Array.from(entries, ([, value]) => value),
  };
}

/** How a question asks, by what most speaks for it. */
export function verdictOf(question: string, verdicts: Readonly<Record<QuestionVerdict, Weights>>): QuestionVerdict {
  const features = askedFeatures(question);
  const scored = VERDICTS.map((verdict) => [weigh(verdicts[verdict], features), verdict] as const);
  return scored.reduce((best, one) => (one[0] > best[0] ? one : best))[1];
}

/** Begins with what only a question or a request to tell begins with. */
const MAY_ASK = new RegExp(`${B}(?:${ASKING}|ли)${E}|${B}(?:${TELLING})|${B}бы${E}`, 'u');
const ONLY_HEARD =
  /^(?:ага|угу|понятно|понял[аи]?|хорошо|спасибо|ясно|да|так|ну да|интересно|ничего себе|хм+|здорово|отлично)[\s.,!]*$/u;

/** The questions of what an interviewer says in one go. */
export function questionsIn(text: string, from: number, to: number): TextRange[] {
  const sentences = sentencesIn(text, from, to);
  const asks = sentences.filter(({ start, end }) => {
    const words = fold(text.slice(start, end));
    if (/\?[»")\s]*$/.test(words)) return true;
    if (/[.!…]$/.test(words)) return new RegExp(`${B}(?:${TELLING})`, 'u').test(words);
    return !ONLY_HEARD.test(words) && (MAY_ASK.test(words) || sentences.length === 1);
  });
  return asks;
}
