import type { Shape } from '../core/schema.ts';
import { doubtNow } from '../fieldwork/commands.ts';
import { askedAt } from '../fieldwork/asked.ts';
import { FORGOTTEN } from '../fieldwork/places/closed.ts';
import { answerAt, askedNow, placeBefore, progressOf, type Conversation, type ScriptPlace } from '../fieldwork/path.ts';
import { questionOf, type Script } from '../fieldwork/script.ts';
import { closedThanks } from '../fieldwork/texts.ts';
import type { sentSchema, viewSchema } from './schema.ts';

export type Sent = Shape<typeof sentSchema>;
/** All that a page shows of a conversation. */
export type View = Shape<typeof viewSchema>;

/** Returns the context of a follow-up question. A recording has no words to show. */
function afterOf(
  script: Script,
  conversation: Conversation,
  { question, why }: ScriptPlace,
): NonNullable<View['asked']>['after'] {
  const before = { question, why: why - 1 };
  return { question: askedAt(script, before, conversation), answer: answerAt(conversation, before)?.text ?? '' };
}

function askedOf(script: Script, conversation: Conversation, place: ScriptPlace): View['asked'] {
  const question = questionOf(script, place.question);
  if (!question) return null;
  const isWhy = place.why > 0;
  const before = conversation.back ? answerAt(conversation, place) : undefined;
  return {
    place,
    text: askedAt(script, place, conversation),
    kind: isWhy ? 'open' : question.kind,
    options: isWhy ? [] : question.options,
    isMultiple: !isWhy && question.isMultiple,
    scale: question.scale,
    mayBeSkipped: isWhy || question.mayBeSkipped,
    after: isWhy ? afterOf(script, conversation, place) : null,
    answer: before
      ? { text: before.text, options: before.meaning.is === 'options' ? before.meaning.options : [] }
      : null,
  };
}

/** Steps from which a conversation goes on. */
const GOES_ON: ReadonlySet<Conversation['step']> = new Set(['consent', 'asking', 'stopped']);

/** Heading of the page, beside the company's name. */
const TITLE = 'Несколько вопросов';

/** Data of a page besides the conversation itself. */
export type Around = Pick<
  View,
  'version' | 'company' | 'problem' | 'replaced' | 'reward' | 'isLimited' | 'takesVoice' | 'movedTo' | 'telegram'
> & {
  /** Why nothing more is taken, in Russian; null while answers are taken. */
  readonly closed: string | null;
  /** Until when a respondent who has begun may finish after closing, in Russian; empty while it goes on. */
  readonly closing: string;
};

/** Returns the page of a conversation in its current state. */
export function viewOf(script: Script, conversation: Conversation, { closed, closing, ...around }: Around): View {
  const { step } = conversation;
  const unsure = doubtNow(conversation);
  const isClosed = closed !== null && (step === 'consent' || step === 'asking' || step === 'stopped');
  const isBefore = !isClosed && (step === 'consent' || step === 'declined');
  const now = isClosed ? null : askedNow(script, conversation);
  return {
    ...around,
    challenge: '',
    passed: false,
    // Where nothing more is asked there is nothing to go on with.
    telegram: isClosed || !GOES_ON.has(step) ? null : around.telegram,
    // The team's name of the scenario is internal.
    title: TITLE,
    step: isClosed ? 'closed' : step,
    words: {
      welcome: isBefore ? script.welcome : '',
      consent: isBefore ? script.consent : '',
      thanks: step !== 'done' ? '' : closed === null ? script.thanks : closedThanks(script.thanks),
      closed: closed !== null && (isClosed || step === 'done' || closed === FORGOTTEN) ? closed : '',
      closing: step === 'asking' || step === 'stopped' ? closing : '',
    },
    progress: progressOf(script, conversation),
    asked: now && askedOf(script, conversation, now),
    unsure: isClosed || !unsure ? null : { id: unsure.id, wish: unsure.wish, text: unsure.text },
    canGoBack: closed === null && placeBefore(script, conversation) !== null && (step === 'asking' || step === 'done'),
    takesMore: closed === null && step === 'done',
    mayWithdraw: conversation.consent !== null && step !== 'withdrawn',
  };
}
