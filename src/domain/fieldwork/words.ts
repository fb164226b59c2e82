import { formatNumber, NBSP, quoted } from '../core/format.ts';
import { askedAt } from './asked.ts';
import type { Outgoing } from './conversation/replies.ts';
import type { Conversation } from './path.ts';
import type { Question, QuestionKind, Script } from './script.ts';
import type { Unsure } from './commands.ts';

/** Texts of the interviewer's buttons, in all places; the same words typed do the same (commands.ts). */
export const WISH_WORDS = {
  agree: 'Даю согласие',
  decline: 'Отказаться',
  skip: 'Пропустить',
  back: 'Назад',
  stop: 'Стоп',
  resume: 'Продолжить',
  withdraw: 'Удалить мои ответы',
  asAnswer: 'Это ответ',
} as const;

/** The button that sends an answer. */
export const ANSWER_WORD = 'Ответить';
/** The field of an answer in words. */
export const ANSWER_FIELD = 'Ваш ответ';
/** The button that leaves it for later: nothing is lost by closing the page either. */
export const LATER_WORDS = 'Продолжить позже';

/** How it is ended, told before the first question and wherever there is room. */
export const STOP_TEXT = `Остановиться можно в${NBSP}любой момент: напишите «стоп», и${NBSP}вопросы прекратятся, а${NBSP}сказанное сохранится. Напишите «удалить», и${NBSP}всё сказанное будет удалено. Если слово может быть ответом, сначала переспросим.`;

const UNREACHED_WORDS = `Файлы, которые они выгрузили раньше, программа стереть не${NBSP}может.`;

/** What is still elsewhere when answers have been withdrawn. */
export const ELSEWHERE_WORDS = `С${NBSP}устройств тех, кто спрашивал, они исчезнут, как только те выйдут на${NBSP}связь. ${UNREACHED_WORDS}`;

/** Text about the fate of withdrawn answers, and where they cannot be reached (docs/privacy.md). */
export const ERASED_WORDS = `Всё, что вы${NBSP}здесь сказали, удалят с${NBSP}сервера сразу и${NBSP}насовсем, а${NBSP}с${NBSP}устройств тех, кто спрашивает,${NBSP}— как только они выйдут на${NBSP}связь. ${UNREACHED_WORDS}`;

/** Text about copies of the server made before answers are withdrawn (server/erasures). */
export const COPIES_WORDS = `Резервные копии, снятые раньше, доживут свой срок; если такую копию вернут, ваши ответы сотрут снова.`;

/** Said to what is added behind the last question. */
export const ADDED_WORDS = 'Спасибо, записано и это.';

/** Questions about words that may be a wish: by the wish, its effect and the words that it obeys. */
const SURE = {
  stop: ['Остановиться', 'остановиться'],
  withdraw: [`Удалить все ваши ответы`, `удалить всё насовсем`],
  back: [`Вернуться к${NBSP}прошлому вопросу`, 'вернуться'],
  skip: ['Пропустить вопрос', 'пропустить'],
} as const;

/** The same as a question, without what to type. */
export const sureWords = ({ wish, text }: Pick<Unsure, 'wish' | 'text'>): string =>
  `Вы${NBSP}написали ${quoted(text.trim())}. ${SURE[wish][0]} или это ваш ответ?`;

/** Messages for the step of the conversation. */
const SAID = {
  before: `Сначала нужно ваше согласие, до${NBSP}него ничего не${NBSP}записывается. Нажмите «${WISH_WORDS.agree}» или «${WISH_WORDS.decline}»; можно написать «да» или «нет».`,
  added: ADDED_WORDS,
  over: `Вопросов больше нет: вы${NBSP}ответили на${NBSP}все. Чтобы удалить сказанное, напишите «удалить».`,
  declined: `Хорошо, вопросов не${NBSP}будет. Ни${NBSP}одного ответа не${NBSP}записано, и${NBSP}писать вам больше не${NBSP}будем. Если передумаете, напишите «да»: это и${NBSP}будет согласием, его слова выше.`,
  passed: `Разговор уже продолжился в${NBSP}другом месте: это ничего не${NBSP}изменило.`,
  unkept: `Это сообщение не${NBSP}записано: вы${NBSP}остановились. Напишите «продолжить» и${NBSP}пришлите его ещё раз; чтобы удалить сказанное, напишите «удалить».`,
  stopped: `Остановились. Всё, что вы сказали, сохранено. Чтобы продолжить, напишите «продолжить»; чтобы удалить сказанное, напишите «удалить».`,
  withdrawn: `Согласие отозвано, ваши ответы удалены. ${ELSEWHERE_WORDS} ${COPIES_WORDS} Больше мы вам об этом исследовании не напишем.`,
} as const;

/**
 * Returns the messages to a respondent, each text a message of its own. Buttons and options are the channel's.
 * @param conversation its state at the time of the message
 */
export function wordsFor(
  script: Script,
  outgoing: Outgoing,
  conversation: Pick<Conversation, 'worded'>,
): readonly string[] {
  switch (outgoing.say) {
    case 'consent':
      return [script.welcome, script.consent];
    case 'ask':
      return [askedAt(script, outgoing.place, conversation)];
    case 'unread':
      return [outgoing.problem];
    case 'sure':
      return [
        `${sureWords(outgoing.unsure)} Напишите «да», чтобы ${SURE[outgoing.unsure.wish][1]}, или${NBSP}«нет», если это ответ.`,
      ];
    case 'thanks':
      return [script.thanks];
    default:
      return [SAID[outgoing.say]];
  }
}

/** The marks of a scale, lowest first. */
export function marksOf({ from, to }: Question['scale']): readonly number[] {
  return Array.from(
    { length: Math.max(0, Math.floor(to) - Math.ceil(from) + 1) },
    (_, index) => Math.ceil(from) + index,
  );
}

/** Returns the ends of a scale in words: «1 — совсем нет, 5 — очень»; empty when they have no labels. */
export function scaleWords({ from, to, fromLabel, toLabel }: Question['scale']): string {
  return [[from, fromLabel] as const, [to, toLabel] as const]
    .filter(([, label]) => label.trim() !== '')
    .map(([mark, label]) => `${formatNumber(mark)}${NBSP}— ${label.trim()}`)
    .join(', ');
}

function scaleHint({ scale }: Question): string {
  const words = scaleWords(scale);
  const range = `От${NBSP}${formatNumber(scale.from)} до${NBSP}${formatNumber(scale.to)}`;
  return words === '' ? `${range}.` : `${range}: ${words}.`;
}

const HINTS: Readonly<Record<QuestionKind, (question: Question) => string>> = {
  open: () => '',
  choice: ({ isMultiple }) => (isMultiple ? `Можно выбрать несколько.` : `Выберите один вариант.`),
  scale: scaleHint,
  number: () => 'Ответьте числом.',
  contact: () => `Телефон, почта или имя в${NBSP}Telegram.`,
};

/** How a question is answered, told below it; empty for one that is answered in one's own words. */
export const answerHint = (question: Question, why: number): string => (why > 0 ? '' : HINTS[question.kind](question));

/** Options as a channel without buttons lists them: by their numbers, which it takes for an answer. */
export function listedOptions({ options }: Pick<Question, 'options'>): string {
  return options.map(({ text }, index) => `${index + 1}. ${text}`).join('\n');
}

/** How far it is, in words: «Пройдено 40 %». @param progress from 0 to 1, see path.ts */
export function progressWords(progress: number): string {
  return `Пройдено ${Math.round(progress * 100)}${NBSP}%`;
}
