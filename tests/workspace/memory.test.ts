import { describe } from 'vitest';

import { createMemoryBacking, createMemoryStore } from '#app/workspace/memory.ts';

import { COMPANY, storeContract } from './contract.ts';
import { createClock } from './examples.ts';

describe('the memory store', () => {
  storeContract(async () => {
    const backing = createMemoryBacking();
    const now = createClock();
    return {
      open: async (companyId = COMPANY) => createMemoryStore({ companyId, now, backing }),
      write: async (name, stored) => backing.write(COMPANY, name, stored),
      dispose: async () => undefined,
    };
  });
});
