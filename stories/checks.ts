import { expect, screen, waitFor } from 'storybook/test';

import { refused, type Outcome } from '#src/domain/core/outcome.ts';

/** What many plays look at in the same way. */

/** Nothing in it is wider than itself: in the page, when no element is given. */
export async function fits(box: Element = document.documentElement): Promise<void> {
  await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
}

/** Each is high enough for a finger: 44 px. */
export async function underFinger(...targets: readonly Element[]): Promise<void> {
  for (const one of targets) await expect(one.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
}

/** No dialog is open any more, or nothing of another role. */
export const closed = (role = 'dialog'): Promise<void> =>
  waitFor(() => expect(screen.queryByRole(role)).not.toBeInTheDocument());

/** The alert says why something was not done. */
export async function explained(why: string | RegExp): Promise<void> {
  await expect(await screen.findByRole('alert')).toHaveTextContent(why);
}

/** A mocked callback, as far as these checks need it. */
interface Mocked {
  mockResolvedValueOnce: (outcome: Outcome) => unknown;
}

/**
 * The store refuses once: the dialog says why, stays open, and may be sent again.
 * @param store the callback that stores; it must succeed otherwise
 * @param onClose must not be called before the second try
 * @param send presses the button that sends
 * @param meanwhile what else holds after the refusal, e.g. that what was typed is still there
 */
export async function refusedThenDone(
  store: Mocked,
  onClose: unknown,
  send: () => Promise<void>,
  meanwhile?: () => Promise<void>,
): Promise<void> {
  const why = 'Хранилище браузера заполнено: освободите место.';
  store.mockResolvedValueOnce(refused(why));
  await send();
  await explained(why);
  await meanwhile?.();
  await expect(onClose).not.toHaveBeenCalled();
  await send();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
}
