import { Dexie } from 'dexie';
import { describe } from 'vitest';

import { openIndexedDbStore } from '#app/workspace/indexedDb.ts';
import { envelopeOf, spaceOf } from '#app/workspace/plan.ts';
import type { Store } from '#app/workspace/port.ts';
import { createDatabase } from '#app/workspace/schema.ts';

import { COMPANY, storeContract } from './contract.ts';
import { createClock } from './examples.ts';

let databases = 0;
const freshName = (): string => `test-${Date.now()}-${(databases += 1)}`;

describe('the IndexedDB store', () => {
  storeContract(
    async () => {
      const name = freshName();
      const now = createClock();
      const stores: Store[] = [];
      return {
        async open(companyId = COMPANY) {
          const store = await openIndexedDbStore({ companyId, now, name });
          stores.push(store);
          return store;
        },
        async write(named, record) {
          const db = createDatabase(name, { autoOpen: true });
          await db.records.put({ ...envelopeOf(named, record), space: spaceOf(named.kind, COMPANY), record });
          db.close();
        },
        async dispose() {
          for (const store of stores) store.close();
          await Dexie.delete(name);
        },
      };
    },
    { runs: 15 },
  );
});
