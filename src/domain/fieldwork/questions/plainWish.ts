import { fold } from '../../core/format.ts';

/* A wish to end it or to be erased in a person's own words, as people write to a bot: «удалите меня, пожалуйста». */

/** Signs of such a wish, at most: who writes more says something else, too. */
const LONGEST = 120;

/** Words of courtesy and of stress, which change nothing of a wish. */
const COURTESY =
  /(?<=^| )(?:пожалуй?ста|плиз|пж|пжл|пжлст|прошу(?: вас)?|будьте добры|будь добр|если можно|спасибо|извините|простите|просто|уже|ну|тогда|срочно|очень|сейчас|я|вас|(?<!обо )мне)(?=$| )/gu;
/** Words before a wish that prepare it. */
const BEFORE =
  /^(?:(?:нет|да|так|всё|ладно|ой|здравствуйте|добрый день|привет|стоп|хватит|больше не хочу|не хочу больше) )+/u;
const WISHING = '(?:(?:хочу|хотел бы|хотела бы|требую|можно|можете|надо|нужно|давайте|попрошу) )?';

/** What is to be erased: all of it said here, and nothing else («удалить аккаунт» is an answer). */
const SAID_HERE =
  'всё|все|это|эти|этот|меня|мой|моё|мои|мою|своё|свой|свои|ответ|ответы|данные|информацию|персональные|личные|сообщения|сообщение|переписку|интервью|разговор|обо мне|про меня|отсюда|совсем|насовсем|навсегда|полностью|из базы|из опроса|из списка|из списков|из системы|сказанное|написанное|что сказал|что сказала|что написал|что написала|что ответил|что ответила';
const ENDED = 'это|этот|опрос|интервью|разговор|беседу|вопросы|на этом|с меня|меня|мучить меня';
const ASKING = 'отвечать|продолжать|участвовать|говорить|разговаривать|общаться|проходить|писать';

const WITHDRAW: readonly string[] = [
  `${WISHING}удал(?:ить|ите|и)(?: (?:${SAID_HERE}))*`,
  `${WISHING}(?:сотр(?:ите|и)|стереть|убер(?:ите|и)|убрать|забудьте?|забыть)(?: (?:${SAID_HERE}))+`,
  `${WISHING}(?:отзываю|отозвать|забираю|забрать|снимаю)(?: (?:своё|моё|свои))? согласие(?: на обработку(?: персональных)?(?: данных)?)?`,
];
const STOP: readonly string[] = [
  `(?:больше )?не (?:хочу|буду|могу|желаю)(?: больше)?(?: (?:${ASKING}))?(?: на (?:эти |ваши )?вопросы| в (?:этом )?(?:опросе|интервью)| этот опрос)?`,
  `${WISHING}(?:стоп|хватит|прекрат(?:ите|и|ить)|останов(?:итесь|ите|ись|иться|ить))(?: (?:${ENDED}|${ASKING}))*`,
  `${WISHING}законч(?:ить|им|ите)(?: (?:${ENDED}))+`,
  '(?:больше )?не (?:пишите|беспокойте|спрашивайте|присылайте)(?: больше)?(?: меня| ничего)?(?: больше)?',
  `${WISHING}отпи(?:шите|сать|саться|сываюсь)(?: меня)?(?: от (?:опроса|рассылки|этого|вас))?`,
  '(?:отстаньте|отвяжитесь)(?: от меня)?|оставьте меня(?: в покое)?',
];
/** What makes a refusal of «не хочу»: alone it may answer any question. */
const REFUSES = new RegExp(fold(`(?<=^| )(?:больше|${ASKING})(?=$| )`), 'u');

const bare = (words: string): string => words.replaceAll(/\s+/gu, ' ').trim();

const whole = (pattern: string): RegExp => new RegExp(`^(?:${fold(pattern)})$`, 'u');
const folded = ({ source, flags }: RegExp): RegExp => new RegExp(fold(source), flags);

const STOP_WORDS = STOP.join('|');
// «Удалите меня и больше не пишите» is one wish.
const IS_WITHDRAW = whole(`(?:${WITHDRAW.join('|')})(?: (?:и )?(?:${STOP_WORDS}))?`);
const IS_STOP = whole(STOP_WORDS);
const [IS_COURTESY, IS_BEFORE] = [folded(COURTESY), folded(BEFORE)];

/**
 * Returns the wish that a text is in somebody's own words, and nothing else; null for any other. It is always asked about before it is
 * obeyed: only the words of ../commands.ts do what they say.
 */
export function plainWish(text: string): 'stop' | 'withdraw' | null {
  if (text.length > LONGEST) return null;
  const words = bare(bare(fold(text).replaceAll(/[^\p{L}\d\s]+/gu, ' ')).replaceAll(IS_COURTESY, ' '));
  for (const one of [words, words.replace(IS_BEFORE, '')]) {
    if (IS_WITHDRAW.test(one)) return 'withdraw';
    if (IS_STOP.test(one) && (!/^(?:больше )?не (?:хочу|буду|могу|желаю)/u.test(one) || REFUSES.test(one)))
      return 'stop';
  }
  return null;
}
