import { expect, it } from 'vitest';

import { writerOf } from '#app/sections/boards/useCardAuthor.ts';
import { createHistoryApi } from '#app/shared/team/historyApi.ts';

import { COMPANY } from '../store/contract.ts';

const put = { op: 'put', kind: 'board', id: 'vision', map: 'cards', key: 'vision', value: { content: 'Слова' } };
/** Makes a server whose history names the last author of the card. */
const writtenBy = (id: string, name: string) =>
  createHistoryApi((async () =>
    Response.json({
      changes: [{ seq: 7, at: '', actor: { id, name }, ops: [put], former: null }],
      erased: null,
      more: false,
    })) as typeof fetch);

// The person's id at the server; that of their member record is another.
const ME = { companyId: COMPANY, actor: 'person-boris' };

it('says «вы» of a card in a shared company to whoever wrote it, and to nobody else', async () => {
  expect(await writerOf(ME, 'vision', 'vision', writtenBy('person-boris', 'Борис'))).toBe('вы');
  expect(await writerOf(ME, 'vision', 'vision', writtenBy('person-anna', 'Анна'))).toBe('Анна');
});
