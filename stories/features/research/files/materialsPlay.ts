import { expect, fn, screen, waitFor } from 'storybook/test';

import { legacyDocument, material, openStudy, recording, study } from '../sampleStudy.ts';

const { materials } = openStudy('research-edtech', [recording, legacyDocument]);

/** The study that the stories open; what is done with its files is each story's own. */
export const sectionArgs = { study: study('research-edtech'), materials, onRead: fn(), onDownload: fn() };

export const adding = () => screen.getByLabelText('Добавить файлы', { selector: 'input' });
export const choosing = () => screen.getByLabelText('Выбрать файл', { selector: 'input' });
export const more = (name: string) => screen.getByRole('button', { name: `Действия с файлом ${name}` });
export const file = (name: string, size = 64, type = 'text/plain') =>
  new File([new Uint8Array(size).fill(65)], name, { type });
export const first = material('material-42');

interface Clicker {
  click: (element: Element) => Promise<void>;
}

/** Opens a file's menu and takes a line of it. */
export async function take(userEvent: Clicker, name: string, line: string): Promise<void> {
  await userEvent.click(more(name));
  await userEvent.click(await screen.findByRole('menuitem', { name: line }));
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
}
