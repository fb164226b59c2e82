import { expect, it } from 'vitest';

import { restoreCard } from '#app/sections/boards/actions.ts';
import { createMemoryStore } from '#store/memory.ts';

import { createClock } from '../store/examples.ts';
import { saveCard } from '#app/shared/board/saveCard.ts';

it('an earlier text that the card has already changes nothing, and says so', async () => {
  const store = createMemoryStore({ companyId: 'company-1', now: createClock(), records: [] });
  await saveCard(store, 'vision', 'needs', 'первый', '');
  await saveCard(store, 'vision', 'needs', 'второй', 'первый');
  const versions = async () => Object.entries((await store.get('board', 'vision'))?.history ?? {});
  const [[key = ''] = []] = await versions();
  expect(await restoreCard(store, 'vision', key)).toBe(true);
  // «второй» has gone into the history; «первый» is in both.
  expect(await restoreCard(store, 'vision', key)).toBe(false);
  expect(await versions()).toHaveLength(2);
});
