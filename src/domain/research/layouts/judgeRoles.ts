import { fold } from '../../core/format.ts';
import type { SpeakerRole } from './roles.ts';

/** Words of one person in one turn. */
export interface SaidAtOnce {
  /** Who, folded. */
  readonly key: string;
  readonly bodyStart: number;
  readonly end: number;
}

/** Words of a turn that are looked at, code units from its beginning and its end. */
const HEAD = 60;
const TAIL = 200;

/** Begins a question, or asks to tell. */
const ASKS =
  /^(?:(?:а|и|ну|так|хорошо|ок|окей|ага|угу|понятно|давайте|спасибо|тогда|скажите|слушайте|итак)[,.!]? ){0,3}(?:как|какой|какая|какое|какие|каких|каким|что|чем|чего|кто|кого|кому|почему|зачем|сколько|когда|где|куда|откуда|часто ли|бывает|бывало|расскажи|расскажите|опишите|представьте|представьтесь|покажите|вспомните|назовите|объясните|поясните|what|how|why|when|where|who|tell me)(?![\p{L}])/u;
const INVITES = /(?:расскажи|опиши|представь|покажи|вспомни|назови|объясни|поделит)\p{L}*/u;

/** Asks in speech that a machine wrote down without marks; «что» joins sentences more often than it asks. */
const ASKS_WITHIN = /(?<!\p{L})(?:как|какой|какая|какие|почему|зачем|сколько|когда|где|куда|откуда)(?!\p{L})/u;
const ADDRESSES = /(?<!\p{L})(?:вы|вас|вам|вами|ваш\p{L}{0,3}|ты|тебя|тебе|тобой|твой|твоя|твои)(?!\p{L})/u;

/** How much a turn asks, 0 to 1. */
export function asking(text: string, start: number, end: number): number {
  const tail = text.slice(Math.max(start, end - TAIL), end);
  if (/\?[»")\s]*$/.test(tail)) return 1;
  const head = fold(text.slice(start, Math.min(end, start + HEAD)));
  const length = end - start;
  if (ASKS.test(head) && length < 300) return tail.includes('?') ? 0.9 : 0.7;
  if (INVITES.test(fold(tail)) && length < 400) return 0.6;
  if (length >= TAIL) return 0;
  if (tail.includes('?')) return 0.4;
  const words = fold(tail);
  const isUnmarked = !/[.!,;:]/.test(words);
  const addresses = ADDRESSES.test(words);
  if (isUnmarked && length < 100 && ASKS_WITHIN.test(words)) return addresses ? 0.6 : 0.4;
  return addresses ? 0.25 : 0;
}

interface Measure {
  turns: number;
  asked: number;
  length: number;
  opens: boolean;
}

/** Least part of an asker's turns that ask, and how much further the next one must be behind. */
const ASKS_FROM = 0.3;
const AHEAD = 0.15;

/**
 * Tells who asks and who answers by how they speak, where labels are only names: by the share of turns that ask, by who opens, by
 * who says less. Assigns no roles when no speaker asks clearly more than the others.
 */
export function judgeRoles(text: string, said: readonly SaidAtOnce[]): Map<string, SpeakerRole> {
  const measures = new Map<string, Measure>();
  for (const { key, bodyStart, end } of said) {
    let measure = measures.get(key);
    if (!measure) {
      measure = { turns: 0, asked: 0, length: 0, opens: measures.size === 0 };
      measures.set(key, measure);
    }
    if (bodyStart >= end) continue;
    measure.turns += 1;
    measure.asked += asking(text, bodyStart, end);
    measure.length += end - bodyStart;
  }
  const judged = new Map<string, SpeakerRole>();
  if (measures.size < 2) return judged;
  const total = [...measures.values()].reduce((sum, { length }) => sum + length, 0);
  const scores = [...measures].map(([key, { turns, asked, length, opens }]) => {
    const share = turns === 0 ? 0 : asked / turns;
    // A speaker with a single turn tells little; one who talks less than an equal part is more likely to ask.
    const sure = turns / (turns + 1);
    return {
      key,
      turns,
      share,
      score: share * sure + (opens ? 0.08 : 0) + (length * measures.size < total ? 0.12 : 0),
    };
  });
  const first = scores.reduce((best, one) => (one.score > best.score ? one : best));
  // Who speaks once among others who speak more is no rival.
  const isRival = (turns: number) => turns > 1 || first.turns < 2;
  const behind = scores.reduce(
    (most, one) => (one === first || !isRival(one.turns) ? most : Math.max(most, one.score)),
    0,
  );
  if (first.share < ASKS_FROM || first.score - behind < AHEAD) return judged;
  for (const { key, share } of scores) {
    // In a group a second person may lead it; of two, one asks.
    const leads = key === first.key || (scores.length > 2 && share >= 0.6 && share >= first.share * 0.8);
    judged.set(key, leads ? 'interviewer' : 'respondent');
  }
  return judged;
}
