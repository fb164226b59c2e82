import { readEmails } from '#src/domain/audiences/emails.ts';
import { readPhones } from '#src/domain/core/phone/phone.ts';
import { normaliseTelegram } from '#src/domain/core/telegram.ts';
import { hear, NEW_CONVERSATION } from '#src/domain/fieldwork/conversation/conversation.ts';
import type { Outgoing } from '#src/domain/fieldwork/conversation/replies.ts';
import { askedNow, pathOf, standingAt, type Conversation, type Incoming } from '#src/domain/fieldwork/path.ts';
import type { Question, Script } from '#src/domain/fieldwork/script.ts';
import { repliedTo } from '#src/domain/fieldwork/questions/repliedTo.ts';
import { transcriptOf } from '#src/domain/fieldwork/transcript.ts';
import { foreignNumber } from '#src/features/audiences/contacts/foreignNumber.ts';
import { question, scriptOf } from '#src/samples/scripts.ts';

import { tidy } from './words.ts';

type Said =
  | string
  | {
      readonly text?: string;
      readonly confirm?: 'answer' | 'command';
      readonly replyTo?: string;
      readonly edit?: number;
      readonly after?: number;
      readonly voice?: object;
      readonly sticker?: string;
      readonly photo?: boolean;
      readonly caption?: string;
    };

/** A talk: its script and what was said in it. */
export interface Talk {
  readonly channel: 'web' | 'telegram';
  readonly script: readonly (Pick<Question, 'key' | 'text' | 'kind'> &
    Partial<Pick<Question, 'options' | 'isMultiple'>> & {
      readonly from?: number;
      readonly to?: number;
      readonly when?: Readonly<Record<string, string>>;
    })[];
  readonly said: readonly Said[];
}

/** What is to come of a talk. */
export interface ExpectedTalk {
  readonly answers: Readonly<Record<string, unknown>>;
  readonly askedBack: readonly { readonly said: number; readonly question: string }[];
  readonly leftBranch?: Readonly<Record<string, string>>;
  readonly state: string;
}

/** The script of a talk; a question that only one option leads to is skipped by the branches of the others. */
function scriptFor({ script }: Talk): Script {
  const all = script.map(({ key, text, kind, options = [], isMultiple = false, from = 0, to = 10 }) =>
    question(key, { text, kind, options, isMultiple, scale: { from, to, fromLabel: '', toLabel: '' } }),
  );
  return scriptOf(
    ...all.map((one) => {
      const branches = script.flatMap(({ key, when = {} }) =>
        Object.entries(when).flatMap(([of, option]) =>
          of === one.key ? [{ when: { is: 'option' as const, option }, to: key }] : [],
        ),
      );
      return { ...one, branches };
    }),
  );
}

const at = (index: number): string => new Date(Date.UTC(2026, 2, 2, 12, index)).toISOString();

/** Seconds of silence after which an answer in Telegram is whole. */
const SILENCE = 10;

const STATES: Readonly<Record<Conversation['step'], string>> = {
  consent: 'нет согласия',
  declined: 'нет согласия',
  asking: 'идёт',
  done: 'закончен',
  stopped: 'остановлен',
  withdrawn: 'согласие отозвано',
};

/** Holds a talk as its channel does, and tells what was asked back after which words. */
export function held(talk: Talk): { conversation: Conversation; script: Script; asked: [number, Outgoing][] } {
  const script = scriptFor(talk);
  let conversation = NEW_CONVERSATION;
  const asked: [number, Outgoing][] = [];
  const take = (incoming: Incoming, said: number) => {
    const heard = hear(script, conversation, incoming);
    ({ conversation } = heard);
    for (const one of heard.outgoing) if (one.say === 'unread' || one.say === 'sure') asked.push([said, one]);
  };
  talk.said.forEach((one, index) => {
    const told = typeof one === 'string' ? { text: one } : one;
    const id = `m${index}`;
    const isTelegram = talk.channel === 'telegram';
    if (isTelegram && index > 0 && (told.after ?? 60) >= SILENCE) take({ type: 'silence' }, index - 1);
    if (told.confirm !== undefined) {
      const { unsure } = conversation;
      if (unsure) take({ type: told.confirm === 'answer' ? 'asAnswer' : unsure.wish, id, at: at(index) }, index);
      return;
    }
    const text = told.text ?? told.caption ?? '';
    const place = told.replyTo && repliedTo(script, conversation, { question: told.replyTo, why: 0 });
    const about = { ...(place ? { place } : {}), ...(isTelegram ? {} : { isWhole: true }) };
    take({ type: 'answer', id, at: at(index), given: { text }, ...about }, index);
  });
  if (talk.channel === 'telegram') take({ type: 'silence' }, talk.said.length);
  return { conversation, script, asked };
}

/** An answer as EXPECTED.json writes it. */
function answerFor(script: Script, conversation: Conversation, key: string): unknown {
  // An answer of a branch that was left does not count.
  if (!pathOf(script, conversation).some((place) => place.question === key)) return undefined;
  const all = standingAt(conversation, { question: key, why: 0 });
  const last = all.at(-1);
  if (!last || last.meaning.is === 'skipped') return undefined;
  if (last.meaning.is === 'options') return last.meaning.options;
  if (last.meaning.is === 'number') return last.meaning.number;
  const text = all.map((one) => one.text).join('\n');
  const kind = script.stages.flatMap(({ questions }) => questions).find((one) => one.key === key)?.kind;
  if (kind !== 'contact') return text;
  const [phones, emails] = [readPhones(text, foreignNumber), readEmails(text)];
  const telegram = 'values' in emails ? null : normaliseTelegram(text);
  const extension = /доб\.\s*(\d+)/.exec(text)?.[1];
  return {
    ...('values' in phones ? { phone: phones.values[0] } : telegram ? { telegram } : {}),
    ...(extension === undefined ? {} : { extension }),
    ...('values' in emails ? { email: emails.values[0] } : {}),
  };
}

const plain = (value: unknown): string => (typeof value === 'string' ? tidy(value) : JSON.stringify(value));

/** Whether a talk has what only the bot itself answers: tests/server/telegram/telegram. */
const isOfBot = ({ said }: Talk): boolean =>
  said.some((one) => typeof one !== 'string' && (one.edit !== undefined || one.voice || one.sticker));

/** What differs between a talk and what is expected of it; null where only a server shows it. */
export function talkFaults(talk: Talk, expected: ExpectedTalk, alsoRight: readonly string[] = []): string[] | null {
  if (isOfBot(talk)) return null;
  const { conversation, script, asked } = held(talk);
  const faults: string[] = [];
  for (const { key } of talk.script) {
    const got = answerFor(script, conversation, key);
    const wanted = expected.answers[key];
    if (plain(got) !== plain(wanted)) faults.push(`${key}: ${plain(got)}, not ${plain(wanted)}`);
  }
  const mayNotAsk = alsoRight.some((one) => one.includes('не спрошено'));
  const times = new Set(asked.map(([said]) => said));
  const got = [...times].join(', ');
  const wanted = [...new Set(expected.askedBack.map(({ said }) => said))]
    .filter((said) => !mayNotAsk || times.has(said))
    .join(', ');
  if (got !== wanted) faults.push(`asked back after ${got || 'none'}, not ${wanted || 'none'}`);
  const isMarked = transcriptOf(script, conversation, 'Р1').includes('ветв');
  if (expected.leftBranch && !isMarked) faults.push('the transcript does not tell of the branch that was left');
  const state = STATES[conversation.step];
  if (state !== expected.state)
    faults.push(`${state}, not ${expected.state}; asks ${askedNow(script, conversation)?.question}`);
  return faults;
}
