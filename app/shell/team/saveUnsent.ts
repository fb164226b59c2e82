import { counted, dateOf, formatMoment } from '#src/domain/core/format.ts';
import { unsentText } from '#src/domain/sync/unsent.ts';

import { download, fileName } from '../../shared/download.ts';
import { attemptWithToast } from '../../shared/outcomes.ts';
import { showSuccess, showToast } from '../../shared/toast.ts';
import type { Store } from '#store/port.ts';
import { unsentCommits } from '#store/team/joinAndLeave.ts';
import { unsentFiles } from '#store/team/unsent/unsentFiles.ts';
import { readFor } from './actions.ts';

const FILES = ['файл', 'файла', 'файлов'] as const;

/** Changes as a text that a person reads: their own words, without the names and addresses of people, which are the company's. */
async function textOf(store: Store, companyName: string): Promise<Blob | null> {
  const commits = await unsentCommits(store.companyId);
  if (commits.length === 0) return null;
  const text = unsentText(companyName, commits, await readFor(store, commits), formatMoment);
  return new Blob([text], { type: 'text/plain;charset=utf-8' });
}

/**
 * Saves what the server of a company never got: changes as a text, and where files have not gone up either, an archive of both. Where
 * there is nothing to save, nothing is.
 * @returns whether that has happened
 */
export function saveUnsent(store: Store, companyName: string): Promise<boolean> {
  return attemptWithToast('Файл не сохранён', async () => {
    const [text, { files, unreadable }] = await Promise.all([textOf(store, companyName), unsentFiles(store.companyId)]);
    const lost = unreadable === 0 ? '' : ` Прочитать не удалось: ${counted(unreadable, FILES)}, в нём их нет.`;
    const today = new Date();
    const nameOf = (extension: string): string => fileName('Несохранённое', companyName, dateOf(today), extension);
    if (files.length > 0) {
      const { packUnsent } = await import('#store/team/unsent/packUnsent.ts');
      download(await packUnsent(text, files, today), nameOf('zip'));
      const held = `${counted(files.length, FILES)}${text ? ' и правки' : ''}`;
      showSuccess('Несохранённое — в архиве', `Он в загрузках браузера: ${held}.${lost}`);
    } else if (text) {
      download(text, nameOf('txt'));
      showSuccess('Несохранённое — в файле', `Он в загрузках браузера.${lost}`);
    } else if (unreadable > 0) {
      const title = `Исходных файлов не прочитать: ${counted(unreadable, FILES)}`;
      void showToast({ tone: 'error', title, description: 'На сервер они не ушли, с собой их не взять.' });
    }
  });
}
