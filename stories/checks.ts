import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import { DONE, refused, type Outcome } from '#src/domain/core/outcome.ts';

import { beginPrinting } from './printing.ts';

/** Checks that many plays share. */

/** Nothing in them is wider than they are: in the page, when none is given. */
export async function fits(...boxes: readonly Element[]): Promise<void> {
  for (const one of boxes.length > 0 ? boxes : [document.documentElement]) {
    await expect(one.scrollWidth).toBeLessThanOrEqual(one.clientWidth);
  }
}

/** Each is high enough for a finger: 44 px. */
export async function underFinger(...targets: readonly Element[]): Promise<void> {
  for (const one of targets) await expect(one.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
}

/** The lower begins where the upper has ended. */
export const isBelow = (lower: Element, upper: Element): Promise<void> =>
  expect(lower.getBoundingClientRect().top).toBeGreaterThan(upper.getBoundingClientRect().bottom);

/** Checks that it is in the window from its top to its bottom. */
export async function inSight(one: Element): Promise<void> {
  const { top, bottom } = one.getBoundingClientRect();
  await expect(top).toBeGreaterThanOrEqual(0);
  await expect(bottom).toBeLessThanOrEqual(document.documentElement.clientHeight);
}

/** Returns the texts of all live regions. */
export const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

/** The field of a form whose label begins so. */
export const formField = (label: string): HTMLElement =>
  screen.getByLabelText(new RegExp(`^${label}`), { selector: 'input, textarea, select' });

/** Returns the options of a select. */
export const optionsOf = (select: Element): (string | null)[] =>
  [...select.querySelectorAll('option')].map(({ textContent }) => textContent);

/** The field that is wrong gets the focus and says why. */
export async function wrongAt(field: Element, why: string | RegExp): Promise<void> {
  await waitFor(() => expect(field).toHaveFocus());
  await expect(field).toHaveAccessibleDescription(why);
}

/** Replaces the text of a field. */
export async function retype(field: Element, text: string): Promise<void> {
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

/** No dialog is open any more, or nothing of another role. */
export const closed = (role = 'dialog'): Promise<void> =>
  waitFor(() => expect(screen.queryByRole(role)).not.toBeInTheDocument());

/** Place of the row with the focus in its list, from 1. */
export const place = () => document.activeElement?.closest('li')?.getAttribute('aria-posinset');

/** All rows are there when it is printed, and a window of them, less than so many, when it has been. */
export async function printsAll(rows: () => readonly unknown[], all: number, fewer: number): Promise<void> {
  await waitFor(() => expect(rows().length).toBeLessThan(fewer));
  const end = beginPrinting();
  await waitFor(() => expect(rows()).toHaveLength(all));
  end();
  await waitFor(() => expect(rows().length).toBeLessThan(fewer));
}

/** Returns the note that a record was changed in another tab; it shows the text typed here and the stored one. */
export async function bothVersions(mine: string, theirs: string): Promise<HTMLElement> {
  const note = await screen.findByRole('region', { name: 'Изменено в другой вкладке' });
  await expect(note).toHaveTextContent(mine);
  await expect(note).toHaveTextContent(theirs);
  return note;
}

/** A callback that stores what it is given, and succeeds. */
export const stores = <Form>() => fn<(form: Form) => Promise<Outcome>>(() => Promise.resolve(DONE));

/** A mocked callback that stores, as far as these checks need it; it succeeds unless it is set to refuse. */
interface Storing {
  mockResolvedValueOnce: (outcome: Outcome) => unknown;
}

/** The store refuses once what this button sends, and an alert says why. */
export async function refusedOnce(store: Storing, button: HTMLElement): Promise<void> {
  const why = 'Не хватает места в браузере.';
  store.mockResolvedValueOnce(refused(why));
  await userEvent.click(button);
  await expect(await screen.findByRole('alert')).toHaveTextContent(why);
}

/**
 * The store refuses once: the dialog says why and stays open; the second try goes through and closes it.
 * @param onClose is called by the second try only
 * @param button the one that sends
 * @param meanwhile what else holds after the refusal, e.g. that what was typed is still there
 */
export async function refusedThenDone(
  store: Storing,
  onClose: unknown,
  button: () => HTMLElement,
  meanwhile?: () => unknown,
): Promise<void> {
  await refusedOnce(store, button());
  await meanwhile?.();
  await expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(button());
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
}

/**
 * While it is being stored the dialog waits: it can neither be cancelled nor closed; then it closes.
 * @param button the one that sends
 */
export async function waitsWhileBusy(
  store: { mockImplementationOnce: (act: () => Promise<Outcome>) => unknown },
  onClose: unknown,
  button: () => HTMLElement,
): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<Outcome>();
  store.mockImplementationOnce(() => promise);
  await userEvent.click(button());
  await expect(screen.getByRole('button', { name: 'Отмена' })).toBeDisabled();
  await userEvent.keyboard('{Escape}');
  await expect(onClose).not.toHaveBeenCalled();
  resolve(DONE);
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
}
