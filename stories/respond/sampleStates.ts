import { hear, NEW_CONVERSATION } from '#src/domain/fieldwork/conversation/conversation.ts';
import type { Incoming, Conversation } from '#src/domain/fieldwork/path.ts';
import { viewOf, type Around, type View } from '#src/domain/respond/view.ts';
import type { PageState } from '#respond/conversation.ts';

import { EVERY_KIND } from './sampleScript.ts';

const AT = '2026-06-01T09:00:00.000Z';

const AROUND: Around = {
  version: 1,
  company: 'Ромашка',
  problem: '',
  closed: null,
  closing: '',
  reward: null,
  isLimited: false,
  takesVoice: false,
  replaced: false,
  movedTo: null,
  telegram: null,
};

type Press = Exclude<Incoming['type'], 'answer' | 'open' | 'silence' | 'worded'>;

/** Replays a respondent's actions, in order: presses by their names, all else is an answer to the current question. */
function played(
  done: readonly (Press | { readonly answer: string; readonly options?: readonly string[] })[],
): Conversation {
  let at = 0;
  return done.reduce<Conversation>((conversation, one) => {
    const id = `sample-${(at += 1)}`;
    const incoming: Incoming =
      typeof one === 'string'
        ? { type: one, id, at: AT }
        : { type: 'answer', id, at: AT, isWhole: true, given: { text: one.answer, options: one.options } };
    return hear(EVERY_KIND, conversation, incoming).conversation;
  }, NEW_CONVERSATION);
}

/** A conversation in which so much was done, as its page shows it. */
export const viewAfter = (done: Parameters<typeof played>[0], around: Partial<Around> = {}): View =>
  viewOf(EVERY_KIND, played(done), { ...AROUND, ...around });

/** A page that shows it, with what differs. */
export const stateOf = (view: View | null, more: Partial<PageState> = {}): PageState => ({
  view,
  sending: null,
  next: null,
  trouble: null,
  isRefused: false,
  isOutdated: false,
  isGone: false,
  isOffline: false,
  unkept: '',
  leftover: null,
  ...more,
});

const STORY = { answer: 'Дома кончился хлеб, а ребёнок болел, и выйти я не могла.' };
const CHOICE = { answer: 'На сайте', options: ['site'] };
const SEVERAL = { answer: 'Дёшево', options: ['cheap'] };

/** Up to each of the sample's questions. */
export const UP_TO = {
  open: ['agree'],
  why: ['agree', STORY],
  choice: ['agree', STORY, 'skip'],
  several: ['agree', STORY, 'skip', CHOICE],
  scale: ['agree', STORY, 'skip', CHOICE, SEVERAL],
  number: ['agree', STORY, 'skip', CHOICE, SEVERAL, 'skip'],
  contact: ['agree', STORY, 'skip', CHOICE, SEVERAL, 'skip', 'skip'],
  end: ['agree', STORY, 'skip', CHOICE, SEVERAL, 'skip', 'skip', 'skip'],
} as const;
