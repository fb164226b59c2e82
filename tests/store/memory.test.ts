import { describe } from 'vitest';

import { createMemoryStore } from '#store/memory.ts';
import { createMemoryBacking } from '#store/memory/backing.ts';

import { COMPANY, storeContract } from './contract.ts';
import { createClock } from './examples.ts';

describe('the memory store', () => {
  storeContract(async () => {
    const backing = createMemoryBacking();
    const now = createClock();
    return {
      open: async (companyId = COMPANY, actor?: string) => createMemoryStore({ companyId, now, actor, backing }),
      origin: 'tab',
      settled: { mode: 'local' },
      write: async (name, stored) => backing.write(COMPANY, name, stored),
      dispose: async () => undefined,
    };
  });
});
