import { dateOf, formatMoment } from '#src/domain/core/format.ts';
import { unsentText } from '#src/domain/sync/unsent.ts';

import { download, fileName } from '../../shared/download.ts';
import { attemptWithToast } from '../../shared/outcomes.ts';
import { showSuccess } from '../../shared/toast.ts';
import type { Store } from '../../workspace/port.ts';
import { unsentCommits } from '../../workspace/team/joinAndLeave.ts';
import { readFor } from './actions.ts';

/** Saves what the server of a company never got into a file that a person reads. */
export async function saveUnsent(store: Store, companyName: string): Promise<void> {
  await attemptWithToast('Файл не сохранён', async () => {
    const commits = await unsentCommits(store.companyId);
    const read = await readFor(store, commits);
    const text = unsentText(companyName, commits, read, formatMoment);
    download(
      new Blob([text], { type: 'text/plain;charset=utf-8' }),
      fileName('Несохранённое', companyName, dateOf(new Date()), 'txt'),
    );
    showSuccess('Несохранённое — в файле', 'Он в загрузках браузера.');
  });
}
