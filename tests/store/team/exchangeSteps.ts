import * as fc from 'fast-check';

import { StoreError } from '#src/domain/core/storeError.ts';

import type { MemoryDevice } from './memoryDevice.ts';
import { anyOp, everydayOp } from '../sequences.ts';

const moment = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

const who = fc.constantFrom(0 as const, 1 as const);
/** Actions of people, their tabs and their network. */
export const anyExchangeStep = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      who,
      do: fc.constant('commit' as const),
      ops: fc.array(fc.oneof({ weight: 3, arbitrary: everydayOp }, anyOp), { minLength: 1, maxLength: 3 }),
      reads: fc.option(fc.constantFrom('title' as const, 'participants' as const), { freq: 3 }),
    }),
  },
  // Two tabs, or one that was loaded anew in the middle: nothing keeps a second exchange from beginning.
  { weight: 4, arbitrary: fc.record({ who, do: fc.constant('exchange' as const) }) },
  { weight: 8, arbitrary: fc.record({ who, do: fc.constantFrom('deliver' as const, 'lose' as const), at: fc.nat(3) }) },
);
export type ExchangeStep = typeof anyExchangeStep extends fc.Arbitrary<infer T> ? T : never;

export async function takeStep(devices: readonly MemoryDevice[], step: ExchangeStep): Promise<void> {
  const device = devices[step.who];
  if (!device) return;
  if (step.do === 'commit') {
    try {
      device.commit(step.ops, step.reads);
    } catch (error) {
      // A commit that does not fit its author's view is refused at once, and no one else ever learns of it.
      if (!(error instanceof StoreError)) throw error;
    }
    return;
  }
  if (step.do === 'exchange') void device.exchange();
  else {
    const [one] = device.waiting.splice(step.at % Math.max(1, device.waiting.length), 1);
    one?.[step.do]();
  }
  await moment();
}
