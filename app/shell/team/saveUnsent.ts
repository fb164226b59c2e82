import { dateOf, formatMoment } from '#src/domain/core/format.ts';
import { unsentText } from '#src/domain/sync/unsent.ts';

import { download, fileName } from '../../shared/download.ts';
import { attemptWithToast } from '../../shared/outcomes.ts';
import { showSuccess } from '../../shared/toast.ts';
import type { Store } from '../../workspace/port.ts';
import { unsentCommits } from '../../workspace/team/joinAndLeave.ts';
import { readFor } from './actions.ts';

/**
 * Saves what the server of a company never got into a file that a person reads: their own words, without the names and addresses of
 * people, which are the company's.
 * @returns whether that has happened
 */
export function saveUnsent(store: Store, companyName: string): Promise<boolean> {
  return attemptWithToast('Файл не сохранён', async () => {
    const commits = await unsentCommits(store.companyId);
    const text = unsentText(companyName, commits, await readFor(store, commits), formatMoment);
    download(
      new Blob([text], { type: 'text/plain;charset=utf-8' }),
      fileName('Несохранённое', companyName, dateOf(new Date()), 'txt'),
    );
    showSuccess('Несохранённое — в файле', 'Он в загрузках браузера.');
  });
}
