import type { ScriptPlace } from '../src/domain/fieldwork/path.ts';
import { isAt } from '../src/domain/fieldwork/path.ts';
import { conversationApi } from '../src/domain/respond/paths.ts';
import type { Sent, View } from '../src/domain/respond/view.ts';
import type { AnswerDraft, DeviceMemory } from './keep.ts';
import type { Age } from './renew.ts';

/** Why something is not through yet: no network, too many at once, a server that does not answer. */
export type PageTrouble = 'offline' | 'busy' | 'server';

/** Wish expressed by a button alone. */
export type ButtonWish = Exclude<Sent, { type: 'answer' }>['type'];

export interface PageState {
  /** State of the conversation; null until it is known. */
  readonly view: View | null;
  /** Message being sent; null for none. */
  readonly sending: Sent | null;
  /** Wish made meanwhile, sent after the current message. */
  readonly next: 'stop' | 'withdraw' | null;
  /** Why it is not through yet. It is sent again by itself. */
  readonly trouble: PageTrouble | null;
  /** The server refused the message, and will again: its text is in its field. */
  readonly isRefused: boolean;
  /** …because this page is of before an update of the server. */
  readonly isOutdated: boolean;
  /** There is nothing at this address. */
  readonly isGone: boolean;
  /** The device itself knows of no network. */
  readonly isOffline: boolean;
  /** Words that were typed here and that the server has not kept, where nothing more is taken; empty for none. */
  readonly unkept: string;
  /** Typed here for a question that was answered elsewhere meanwhile. */
  readonly leftover: { readonly place: ScriptPlace; readonly draft: AnswerDraft } | null;
}

/** Dependencies of the conversation; the browser's own in the page. */
export interface PageConversationOptions {
  readonly token: string;
  /** As it came with the page; null: it is asked for. */
  readonly view: View | null;
  readonly ask: (address: string, init?: RequestInit) => Promise<Response>;
  readonly keepFor: (token: string) => DeviceMemory;
  /** Does something after so many milliseconds; what is returned calls it off. */
  readonly later: (work: () => void, ms: number) => () => void;
  readonly newId: () => string;
  /** Solves the work that an open link requires of a respondent who agrees, see proof.ts. */
  readonly prove: (challenge: string) => Promise<string>;
  /** Judges a page that was refused; one that is renewed has begun to load itself anew. */
  readonly ageOf: (refused: Response) => Age;
  /** Told the token under which a conversation goes on that began by an open link. */
  readonly onMoved: (token: string) => void;
  readonly onChange: (state: PageState) => void;
}

/** One conversation, as the page drives it. */
export interface PageConversation {
  state(): PageState;
  keep(): DeviceMemory;
  token(): string;
  wish(type: ButtonWish): void;
  /**
   * @param place what it answers; null for what is said behind the last question
   * @param file SHA-256 of what was sent up for it
   */
  answer(place: ScriptPlace | null, draft: AnswerDraft, file?: string): void;
  /** Goes on under the token that the conversation of an open link has got in another tab. */
  goOnAt(token: string): void;
  /** Requests the current state: another tab or device may have continued. */
  refresh(): Promise<void>;
  /** Tries at once what waits, for the network has come back. */
  retry(): void;
  setLeftover(leftover: PageState['leftover']): void;
  setOffline(isOffline: boolean): void;
}

/** What a press is about, as the page shows it: from another screen than the conversation has by now it changes nothing (R444). */
function aboutOf(type: ButtonWish, view: View | null): { place?: ScriptPlace | null; unsure?: string } {
  if (!view || (type !== 'skip' && type !== 'back' && type !== 'asAnswer')) return {};
  return view.unsure ? { unsure: view.unsure.id } : { place: view.asked?.place ?? null };
}

/** Milliseconds before what did not come through is sent again, the first time; twice as long each time. */
const FIRST = 1000;
/** …and never longer. */
const LONGEST = 30_000;
/** Milliseconds that an answer may take. */
const PATIENCE = 30_000;

/** Words of what was to be sent. */
const wordsOf = (sent: Sent): string => (sent.type === 'answer' ? sent.text.trim() : '');

/** Steps at which no typed text can be sent, although it is on this device. */
const HELD: ReadonlySet<View['step']> = new Set(['closed', 'stopped']);
/** Steps after which nothing that was typed will be sent. */
const ENDED: ReadonlySet<View['step']> = new Set(['done', 'withdrawn']);

/** Milliseconds that a server asks to be left alone. */
const toldToWait = (response: Response): number => {
  const seconds = Number(response.headers.get('Retry-After') ?? 0);
  return Number.isFinite(seconds) ? seconds * 1000 : 0;
};

/** The token of a personal address, whether it is written whole or not. */
export const tokenOf = (address: string): string =>
  decodeURIComponent(address.split(/[?#]/, 1)[0]?.split('/').at(-1) ?? '');

/** Sends messages to the server, one after another; no typed text is lost on the way. */
export function createConversation({
  view,
  ask,
  keepFor,
  later,
  newId,
  prove,
  ageOf,
  onMoved,
  onChange,
  ...options
}: PageConversationOptions): PageConversation {
  let { token } = options;
  let keep = keepFor(token);
  let callOff: (() => void) | null = null;
  let tries = 0;
  let isAsking = false;
  /** The challenge that the server takes no more. */
  let spent = '';
  /** Words that were turned away last. */
  let turnedDown = '';
  const unkeptAt = (next: View | null): string =>
    next && (HELD.has(next.step) || (next.step === 'done' && !next.takesMore))
      ? [...new Set(keep.typed())].join('\n\n')
      : '';
  let state: PageState = {
    view,
    unkept: unkeptAt(view),
    sending: keep.pending(),
    next: null,
    trouble: null,
    isRefused: false,
    isOutdated: false,
    isGone: false,
    isOffline: false,
    leftover: null,
  };

  function set(change: Partial<PageState>): void {
    state = { ...state, ...change };
    onChange(state);
  }

  function move(address: string): void {
    const to = tokenOf(address);
    if (to === '' || to === token) return;
    token = to;
    keep = keepFor(to);
    onMoved(to);
  }

  /** Accepts the conversation's state, unless a newer one is known. */
  function accept(next: View, change: Partial<PageState> = {}): void {
    if (next.movedTo !== null) move(next.movedTo);
    const isOlder = state.view !== null && next.version < state.view.version;
    // An open link knows nothing of who has refused by it; the page does.
    const isForgotten =
      state.view?.step === 'declined' && next.step === 'consent' && next.version === state.view.version;
    if (isOlder || isForgotten) {
      set(change);
      return;
    }
    if (ENDED.has(next.step)) keep.clear(next.step === 'done' ? 'questions' : 'all');
    if (next.version !== state.view?.version) keep.noteVersion(next.version);
    // An answer refused because everything was withdrawn elsewhere is no longer on this device: it stays visible until the page
    // is left.
    const unkept = next.step === 'withdrawn' ? turnedDown : unkeptAt(next);
    // The work for the first is under way, or done: each answer of an open link brings another.
    const known = state.view?.challenge ?? '';
    const challenge = known === '' || known === spent || next.challenge === '' ? next.challenge : known;
    const isRefused = next.step === 'asking' && state.isRefused;
    // What was told of a version stands while it does: asked for again, the server tells it no more.
    const told = next.version === state.view?.version ? state.view : next;
    const [replaced, passed] = [next.replaced || told.replaced, next.passed || told.passed];
    set({ isRefused, ...change, view: { ...next, challenge, replaced, passed }, unkept });
  }

  /** Milliseconds until the next try. */
  const pause = (): number => Math.min(LONGEST, FIRST * 2 ** Math.min(tries, 10));

  function again(trouble: PageTrouble, wait = 0): void {
    const ms = Math.max(wait, pause());
    tries += 1;
    set({ trouble });
    callOff?.();
    callOff = later(() => (state.sending ? attempt() : void refresh()), ms);
  }

  /** Handles the server's reply to a sent message. */
  function taken(sent: Sent, next: View): void {
    keep.setPending(null);
    const isRead = next.problem === '' || !isAt(next.asked?.place ?? null, sent.type === 'answer' ? sent.place : null);
    if (sent.type === 'answer' && isRead) keep.setDraft(sent.place, null);
    const skipped = sent.type === 'skip' && !next.passed ? (sent.place ?? state.view?.asked?.place) : null;
    if (skipped) keep.setDraft(skipped, null);
    accept(next, { sending: null, trouble: null, isRefused: false, isOutdated: false });
  }

  /** Nothing is taken any more: what was typed stays here, and the page shows why. */
  async function turnedAway(sent: Sent): Promise<void> {
    keep.setPending(null);
    if (sent.type === 'answer') keep.setDraft(sent.place, { text: sent.text, options: sent.options ?? [] });
    turnedDown = wordsOf(sent);
    set({ sending: null, trouble: null, isRefused: true });
    await refresh();
  }

  /** Returns the same message, with the work that an open link requires. */
  async function proven(sent: Sent): Promise<Sent> {
    const challenge = state.view?.challenge ?? '';
    if (sent.type !== 'agree' || challenge === '') return sent;
    return { ...sent, proof: { challenge, answer: await prove(challenge) } };
  }

  async function refused(sent: Sent, response: Response): Promise<void> {
    if (sent.type === 'answer') keep.setDraft(sent.place, { text: sent.text, options: sent.options ?? [] });
    const age = ageOf(response);
    // The message remains pending, for the current page.
    if (age === 'renewing') return;
    if (age === 'outdated') set({ sending: null, trouble: null, isRefused: true, isOutdated: true });
    else if (response.status === 428) {
      // The consent was read for longer than its challenge lasts: there is another.
      spent = state.view?.challenge ?? '';
      await refresh();
      callOff = later(attempt, tries === 0 ? 0 : pause());
      tries += 1;
    } else {
      // It would be refused again: it is in its field, to be changed.
      keep.setPending(null);
      set({ sending: null, trouble: null, isRefused: true });
    }
  }

  async function attemptOnce(sent: Sent): Promise<void> {
    let response: Response;
    try {
      response = await ask(conversationApi(token), {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(await proven(sent)),
        signal: AbortSignal.timeout(PATIENCE),
      });
    } catch {
      again('offline');
      return;
    }
    if (response.status === 429) again('busy', toldToWait(response));
    else if (response.status >= 500) again('server', toldToWait(response));
    else if (response.status === 404) set({ sending: null, trouble: null, isGone: true, unkept: wordsOf(sent) });
    else if (response.status === 410) await turnedAway(sent);
    else if (response.ok) {
      // A proxy in between may answer with a page of its own.
      const next = await response.json().then(
        (value: View) => value,
        () => null,
      );
      if (next) taken(sent, next);
      else again('server');
    } else await refused(sent, response);
  }

  function attempt(): void {
    callOff?.();
    callOff = null;
    const { sending } = state;
    if (!sending || isAsking) return;
    isAsking = true;
    void attemptOnce(sending).finally(() => {
      isAsking = false;
      goOn();
    });
  }

  /** Sends the wish made while a message was being sent. */
  function goOn(): void {
    const { next, sending, isGone } = state;
    if (next === null || sending !== null || isGone) return;
    set({ next: null });
    send({ type: next, id: newId() });
  }

  function send(sent: Sent): void {
    if (state.sending) return;
    tries = 0;
    keep.setPending(sent);
    set({ sending: sent, trouble: null, isRefused: false, isOutdated: false });
    attempt();
  }

  /** A press of consent that another tab has on its way is the same press: it begins one conversation (R494). */
  function idOf(type: ButtonWish): string {
    const pending = type === 'agree' ? keep.pending() : null;
    return pending?.type === 'agree' ? pending.id : newId();
  }

  async function refresh(): Promise<void> {
    try {
      const response = await ask(conversationApi(token), { signal: AbortSignal.timeout(PATIENCE) });
      if (response.status === 404 && !state.sending) set({ isGone: true });
      if (response.ok)
        accept((await response.json()) as View, { isGone: false, trouble: state.sending ? state.trouble : null });
      else if (!state.view && response.status !== 404)
        again(response.status === 429 ? 'busy' : 'server', toldToWait(response));
    } catch {
      if (!state.view) again('offline');
    }
  }

  if (state.sending) attempt();
  return {
    state: () => state,
    keep: () => keep,
    token: () => token,
    wish(type) {
      const isEnding = type === 'stop' || type === 'withdraw';
      // A respondent who ends it need not say so again once their answer is through.
      if (isEnding && state.sending && state.sending.type !== type) set({ next: type });
      else send({ type, id: idOf(type), ...aboutOf(type, state.view) });
    },
    answer: (place, { text, options: chosen }, file) =>
      send({
        type: 'answer',
        id: newId(),
        place,
        text,
        ...(chosen.length > 0 ? { options: [...chosen] } : {}),
        ...(file === undefined ? {} : { file }),
      }),
    goOnAt(to) {
      move(to);
      void refresh();
    },
    refresh,
    retry() {
      tries = 0;
      if (state.sending) attempt();
      else void refresh();
    },
    setLeftover: (leftover) => set({ leftover }),
    setOffline: (isOffline) => set({ isOffline }),
  };
}
