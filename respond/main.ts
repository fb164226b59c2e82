import { isAt } from '../src/domain/fieldwork/path.ts';
import { pageOf, RESPOND_PATH, conversationApi } from '../src/domain/respond/paths.ts';
import type { View } from '../src/domain/respond/view.ts';
import { goesOnAt, keepIn, safely, setMoved, versionKey } from './keep.ts';
import { createPage } from './page.ts';
import { createProver } from './prove.ts';
import { createRenewer } from './renew.ts';
import { createConversation, tokenOf } from './conversation.ts';
import type { FrameWord } from './widget/messages.ts';

const root = document.querySelector<HTMLElement>('.respond');
const embedded = document.querySelector('#view')?.textContent ?? 'null';
if (!root) throw new Error('no place for the page');

const storage = safely(() => localStorage);
const opened = tokenOf(location.pathname);
const embeddedView = JSON.parse(embedded) as View | null;
// On a company's site the page is in a frame, whose own address must stay the one that may be framed.
const isFramed = window.top !== window;

/** Steps after which nothing is asked any more. */
const ENDED: ReadonlySet<View['step']> = new Set(['done', 'declined', 'withdrawn', 'closed']);

/** Where a conversation went on that began here by an open link. */
let moved = goesOnAt(storage, opened, embeddedView);

/** Ids are long: one that begins a conversation is known by it. */
const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Nothing waits for it: it runs while the consent is read. */
const prove = createProver();

const conversation = createConversation({
  token: moved ?? opened,
  view: moved === null ? embeddedView : null,
  ask: (address, init) => fetch(address, { ...init, credentials: 'omit', cache: 'no-store' }),
  keepFor: (token) => keepIn(storage, token),
  later(work, ms) {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
  newId,
  prove,
  ageOf: createRenewer({
    page: pageOf(import.meta.url),
    storage,
    session: safely(() => sessionStorage),
    reload: () => location.reload(),
  }),
  onMoved(token) {
    moved = token;
    setMoved(storage, opened, token);
    showAddress(token);
  },
  onChange(state) {
    page.show(state);
    begin(state.view);
    if (isFramed && state.view && ENDED.has(state.view.step)) tellSite({ orientir: 'ended' });
  },
});

/** Begins the work that an open link requires of a respondent who agrees. */
function begin(view: View | null): void {
  if (view && view.challenge !== '') void prove(view.challenge);
}

/** Reloading goes on with this conversation. */
function showAddress(token: string): void {
  if (!isFramed) history.replaceState(null, '', `${RESPOND_PATH}${token}`);
}
if (moved !== null) showAddress(moved);

const page = createPage(root, {
  wish: conversation.wish,
  answer: conversation.answer,
  async upload(recording, name) {
    const about = new URLSearchParams({ name, mime: recording.type });
    const response = await fetch(`${conversationApi(conversation.token())}/file?${about}`, {
      method: 'PUT',
      body: recording,
      credentials: 'omit',
    });
    if (response.status === 410) return null;
    if (!response.ok) throw new Error(String(response.status));
    return ((await response.json()) as { sha256: string }).sha256;
  },
  draft: (place) => conversation.keep().draft(place),
  keepDraft: (place, draft) => conversation.keep().setDraft(place, draft),
  copy: (text) =>
    navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    ) ?? Promise.resolve(false),
  unsent: () => (conversation.state().sending?.type !== 'answer' ? null : storage.isLasting() ? 'kept' : 'open'),
  address: () => `${location.origin}${RESPOND_PATH}${conversation.token()}`,
  settleLeftover(isSent) {
    const { leftover } = conversation.state();
    if (!leftover) return;
    conversation.keep().setDraft(leftover.place, null);
    conversation.setLeftover(null);
    if (isSent) conversation.answer(leftover.place, leftover.draft);
  },
  // By a link that leads nowhere any more nobody can.
  mayBeginAnew: () => moved !== null && embeddedView !== null,
  beginAnew() {
    setMoved(storage, opened, null);
    location.assign(`${RESPOND_PATH}${opened}`);
  },
});

/** Goes on where another tab has begun by the same open link (R494); false where none has. */
function goOnElsewhere(): boolean {
  const token = conversation.token() === opened ? goesOnAt(storage, opened, conversation.state().view) : null;
  if (token !== null) conversation.goOnAt(token);
  return token !== null;
}

/** Another tab or device may have gone on. What was typed here for a question that is behind them is shown, not lost. */
async function follow(): Promise<void> {
  if (goOnElsewhere()) return;
  // What is on its way is not left over.
  const typed = conversation.state().sending ? null : page.typed();
  await conversation.refresh();
  const asked = conversation.state().view?.asked;
  if (typed && asked && !isAt(asked.place, typed.place)) conversation.setLeftover(typed);
}

page.show(conversation.state());
begin(conversation.state().view);
window.addEventListener('online', () => {
  conversation.setOffline(false);
  conversation.retry();
});
window.addEventListener('offline', () => conversation.setOffline(true));
window.addEventListener('storage', ({ key, newValue }) => {
  if (goOnElsewhere()) return;
  const known = conversation.state().view?.version ?? -1;
  if (key === versionKey(conversation.token()) && Number(newValue) > known) void follow();
});
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') void follow();
});
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) void follow();
});
// The page came with its content; the request shows that a person has opened it, and not a messenger's preview.
setTimeout(() => void follow(), 0);

/** Tells the widget around the page, which checks who speaks. */
const tellSite = (word: FrameWord): void => window.parent.postMessage(word, '*');

if (isFramed) {
  window.addEventListener('keydown', ({ key, defaultPrevented }) => {
    if (key === 'Escape' && !defaultPrevented && !document.querySelector('dialog[open]'))
      tellSite({ orientir: 'close' });
  });
}
