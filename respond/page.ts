import type { Acts, MakeScreen, Screen } from './draw.ts';
import { consentScreen } from './screens/consent.ts';
import { endingScreen } from './screens/ending.ts';
import { goneScreen, loadingScreen } from './screens/notice.ts';
import { questionScreen } from './screens/question.ts';
import { sureScreen } from './screens/sure.ts';
import type { PageState } from './conversation.ts';

/** Which screen a state is shown on; another key is another screen. */
function screenFor(
  { view, isGone }: PageState,
  isReconsidered: boolean,
): { readonly key: string; readonly make: MakeScreen } {
  if (isGone) return { key: 'gone', make: goneScreen };
  if (!view) return { key: 'loading', make: loadingScreen };
  if (view.unsure) return { key: `sure:${view.unsure.id}`, make: sureScreen };
  if (view.step === 'consent' || (view.step === 'declined' && isReconsidered)) {
    return { key: `consent:${view.step}`, make: consentScreen };
  }
  if (view.step === 'asking' && view.asked) {
    const { question, why } = view.asked.place;
    return { key: `question:${why}:${question}`, make: questionScreen };
  }
  return { key: `${view.step}${view.takesMore ? ':more' : ''}`, make: endingScreen };
}

export interface ConversationPage {
  show(state: PageState): void;
  /** Returns the respondent's unsent text for the shown question. */
  typed(): ReturnType<NonNullable<Screen['typed']>>;
}

export type PageActs = Omit<Acts, 'reconsider'>;

/**
 * Shows states in an element. A state of the same screen changes what differs; another screen takes the place of the last, and its
 * heading the focus, so that a screen reader says what is asked; where words are typed their field has it, which the heading names.
 */
export function createPage(root: HTMLElement, acts: PageActs): ConversationPage {
  let key = '';
  let screen: Screen | null = null;
  let isReconsidered = false;
  let last: PageState | null = null;
  const all: Acts = {
    ...acts,
    reconsider() {
      isReconsidered = true;
      if (last) show(last);
    },
  };

  function show(state: PageState): void {
    last = state;
    if (state.view?.step !== 'declined') isReconsidered = false;
    const next = screenFor(state, isReconsidered);
    const nextKey = `${next.key}${state.leftover ? ':leftover' : ''}${state.unkept && `:unkept ${state.unkept}`}`;
    if (nextKey !== key || !screen) {
      const isFirst = key === '' || key === 'loading';
      key = nextKey;
      screen?.leave?.();
      const before = screen?.root;
      screen = next.make(state, all);
      // The first screen appears at once.
      root.toggleAttribute('data-moving', !isFirst);
      // A dialog over it asks on, whatever comes behind it.
      if (before?.parentElement === root) before.replaceWith(screen.root);
      else root.replaceChildren(screen.root);
      if (!isFirst) {
        root.ownerDocument.defaultView?.scrollTo(0, 0);
        (screen.first?.() ?? screen.heading).focus({ preventScroll: true });
      }
    }
    screen.update(state);
  }

  return { show, typed: () => screen?.typed?.() ?? null };
}
