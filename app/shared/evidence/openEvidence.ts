import { useEffect } from 'react';

import { quoted } from '#src/domain/core/format.ts';
import { living } from '#src/domain/core/record.ts';
import type { Hypothesis } from '#src/domain/research/hypothesis.ts';

import { showToast } from '../toast.ts';
import type { Change, ChangeOrigin, Store } from '#store/port.ts';
import { useStore } from '#store/StoreContext.ts';

/** Watched hypothesis: its text, and in how many places its quotes are open. */
interface Open {
  text: string;
  places: number;
}

/** The hypotheses whose words are open, by id, and the way to stop watching them. */
interface Watch {
  readonly open: Map<string, Open>;
  readonly stop: () => void;
}

const watches = new WeakMap<Store, Watch>();

const WHERE: Readonly<Record<ChangeOrigin, string>> = {
  here: '',
  tab: 'в другой вкладке',
  remote: 'на другом устройстве',
};

/** Most hypotheses that are named in one toast. */
const NAMED = 3;

/** Reports which of the open hypotheses another member has removed: in one sentence, however many went at once. */
async function tell(store: Store, { origin, records }: Change, open: ReadonlyMap<string, Open>): Promise<void> {
  // As they are open now: their rows leave the page with the answer.
  const touched = records.flatMap(({ kind, id }) => {
    const one = kind === 'hypothesis' ? open.get(id) : undefined;
    return one ? [{ id, text: one.text }] : [];
  });
  const stored = await Promise.all(touched.map(({ id }) => store.get('hypothesis', id)));
  const gone = touched.filter((_, index) => !living(stored[index]));
  const [first] = gone;
  if (!first) return;
  const named = gone.slice(0, NAMED).map(({ text }) => quoted(text));
  if (gone.length > NAMED) named.push(`и ещё ${gone.length - NAMED}`);
  await showToast({
    tone: 'info',
    title:
      gone.length === 1 ? `Гипотезу удалили ${WHERE[origin]}` : `Гипотезы удалили ${WHERE[origin]}: ${gone.length}`,
    description: named.join(', '),
  });
}

function watch(store: Store): Watch {
  const open = new Map<string, Open>();
  const stop = store.onChange((change) => {
    // The screen reports failed reads.
    if (change.origin !== 'here') tell(store, change, open).catch(() => undefined);
  });
  return { open, stop };
}

/** Says so when a hypothesis is removed elsewhere while its words are open here: their row may leave the page without a word. */
export function useGoneNotice({ id, text }: Pick<Hypothesis, 'id' | 'text'>): void {
  const store = useStore();
  useEffect(() => {
    const now = watches.get(store) ?? watch(store);
    watches.set(store, now);
    const one = now.open.get(id) ?? { text, places: 0 };
    one.text = text;
    one.places += 1;
    now.open.set(id, one);
    return () => {
      one.places -= 1;
      if (one.places > 0) return;
      now.open.delete(id);
      if (now.open.size > 0) return;
      now.stop();
      watches.delete(store);
    };
  }, [store, id, text]);
}
