import { configure, getConfig } from 'storybook/test';

/** Longest motion of the product that a play waits for, ms; a toast's lifetime or a turning wheel is no step of anything. */
const LONGEST_MOTION = 1_000;

/** Lets everything that is already due run first: effects, and what React draws after what is in the window. */
async function nothingDue(): Promise<void> {
  // A background task runs only when no other waits; React gives its work to the page piece by piece.
  if ('scheduler' in globalThis) await scheduler.postTask(() => undefined, { priority: 'background' });
  else await new Promise((resolve) => setTimeout(resolve));
}

/** Running animations that end by themselves. */
function motions(): Animation[] {
  return document.getAnimations().filter(({ playState, effect }) => {
    const end = effect?.getComputedTiming().endTime;
    return playState === 'running' && typeof end === 'number' && end <= LONGEST_MOTION;
  });
}

/** Waits until the shown content is stable: React has drawn all of it, and everything that opens or closes has finished. */
async function settled(): Promise<void> {
  await nothingDue();
  for (let moving = motions(); moving.length > 0; moving = motions()) {
    await Promise.allSettled(moving.map(({ finished }) => finished));
    await nothingDue();
  }
}

/**
 * Draws a story once the previous story is completely gone, and waits until it has opened. A dialog that goes with its story
 * returns the focus a moment later, and would give it to an element of the next story.
 */
export async function openStory(draw: () => Promise<void>): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  await draw();
  // Lists that draw what is in sight learn its size with the first frame.
  if (!document.hidden) await new Promise((resolve) => requestAnimationFrame(resolve));
  await settled();
}

/**
 * Makes every call of userEvent, waitFor and findBy… end with the page at rest, as a person would wait before the next move.
 * Without it a play meets what only React's `act` and reduced motion hide: a production build in ordinary motion draws effects
 * later, and a dialog takes no clicks while it opens.
 */
export function settleAfterEachMove(): void {
  const { asyncWrapper } = getConfig();
  configure({
    asyncWrapper: async (move) => {
      const result = await asyncWrapper(move);
      await settled();
      return result;
    },
  });
}
