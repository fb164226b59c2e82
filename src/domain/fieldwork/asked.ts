import type { Place } from './path.ts';
import { questionOf, type Script } from './script.ts';

/** Asked after an answer, the first time, the second …: never twice the same words. */
const WHY = [
  'Почему так?',
  'А почему это важно для вас?',
  'Что за этим стоит?',
  'Можете вспомнить случай, когда так было?',
  'Что ещё об этом важно знать?',
] as const;

/** What is asked at a place, word for word; empty when the script has no such question. */
export function askedAt(script: Script, { question, why }: Place): string {
  if (why > 0) return WHY[Math.min(why, WHY.length) - 1] ?? WHY[0];
  return questionOf(script, question)?.text ?? '';
}
