import { fold } from '../core/format.ts';
import type { Conversation } from './path.ts';

/** What a respondent may wish by a word alone. */
export type Command = 'stop' | 'resume' | 'withdraw' | 'agree' | 'decline' | 'back' | 'skip';

/** Words by which a respondent ends it at any time. They must be all that is said: «стоп-слово нашлось» is an answer. */
const STOP = /^(?:стоп|stop|хватит|прекратите?|остановите?(?:сь)?|отписаться|отпишите(?: меня)?|больше не пишите)$/;
const WITHDRAW =
  /^(?:удали(?:ть|те)?(?: (?:всё|меня|мои|ответы?|данные)){0,3}|забудьте?(?: меня)?|отзываю согласие|отозвать согласие)$/;
const RESUME = /^(?:продолжить|продолжим|продолжаем|дальше)$/;
const AGREE = /^(?:да|даю согласие|согласен|согласна|хорошо|ок|окей|ok|давайте|начать|начнём|начнем|поехали|\+)$/;
const DECLINE = /^(?:нет|не согласен|не согласна|не хочу|отказываюсь|отказаться|-)$/;
const BACK = /^(?:назад|вернуться)$/;
const SKIP = /^(?:пропустить|пропустим|пропуск)$/;

/** A text as its words are compared: a command of Telegram loses its stroke, a word its full stop. */
const bare = (text: string): string =>
  fold(text)
    .trim()
    .replace(/^\//, '')
    .replace(/[.!…\s]+$/, '')
    .replaceAll(/\s+/g, ' ');

const folded = (pattern: RegExp): RegExp => new RegExp(fold(pattern.source));

const ALWAYS: readonly (readonly [RegExp, Command])[] = [
  [folded(STOP), 'stop'],
  [folded(WITHDRAW), 'withdraw'],
];
const BEFORE_CONSENT: readonly (readonly [RegExp, Command])[] = [
  [folded(AGREE), 'agree'],
  [folded(DECLINE), 'decline'],
];
const ASKING: readonly (readonly [RegExp, Command])[] = [
  [folded(BACK), 'back'],
  [folded(SKIP), 'skip'],
];
const RESTING: readonly (readonly [RegExp, Command])[] = [[folded(RESUME), 'resume']];

const IN_STEP: Readonly<Record<Conversation['step'], readonly (readonly [RegExp, Command])[]>> = {
  consent: BEFORE_CONSENT,
  declined: [...BEFORE_CONSENT.slice(0, 1), ...RESTING],
  asking: ASKING,
  done: [],
  stopped: RESTING,
  withdrawn: [],
};

/**
 * What a text wishes of the conversation, when it is nothing but that wish.
 * @param step where the conversation stands: «да» is consent before the first question and an answer after it
 */
export function commandIn(text: string, step: Conversation['step']): Command | null {
  const words = bare(text);
  return [...ALWAYS, ...IN_STEP[step]].find(([pattern]) => pattern.test(words))?.[1] ?? null;
}
