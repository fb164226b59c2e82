import { expect, screen, waitFor } from 'storybook/test';

/** The toast that says a text. */
export const saying = async (text: string): Promise<HTMLElement> => {
  const found = (await screen.findByText(text)).closest<HTMLElement>('.Toastify__toast');
  if (!found) throw new Error(`«${text}» is in no toast`);
  return found;
};

/** Waits until no toast is left. */
export const gone = () => waitFor(() => expect(toasts()).toEqual([]));

export const toasts = () => [...document.querySelectorAll<HTMLElement>('.Toastify__toast')];
