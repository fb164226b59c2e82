import type { Expectation } from '#src/domain/core/expectation.ts';
import type { Op } from '#src/domain/core/operation.ts';
import type { StoredRecord } from '#src/domain/core/record.ts';
import type { Round } from '#src/domain/fieldwork/kinds.ts';
import { isActTowardsOthers, STOOD_ON, takesFromUnder } from '#src/domain/history/actsTowardsOthers.ts';
import {
  afterAct,
  afterRedo,
  afterUndo,
  isUndoable,
  NO_HISTORY,
  leftBy,
  remember,
  wayBack,
  withoutLast,
  type Step,
  type UndoHistory,
} from '#src/domain/core/undo.ts';
import { whyUnmet } from '#src/domain/core/unmet.ts';

import { type Store } from './port.ts';
import { StoreError } from '#src/domain/core/storeError.ts';
import type { Kind } from '#src/domain/records.ts';

/** How an undo or a redo ended; `ops` is the step that it was about, as it was done. */
export type UndoOutcome =
  /** There was nothing to take back. */
  | { readonly kind: 'nothing' }
  /** Something was erased for good, here or in another tab, and nothing was done since: the earlier content no longer exists. */
  | { readonly kind: 'erased' }
  | { readonly kind: 'done'; readonly ops: readonly Op[] }
  /**
   * It would remove a record that a round of this name, which has begun, depends on: that is done on the round's page, and the
   * step is dropped.
   */
  | { readonly kind: 'asks'; readonly ops: readonly Op[]; readonly round: string }
  /**
   * The same was changed since, elsewhere: that change stays, and the step is dropped. `expected`: the expectations that no
   * longer hold.
   */
  | { readonly kind: 'changed'; readonly ops: readonly Op[]; readonly expected: readonly Expectation[] };

/** The way back and forth over what this tab did. */
export interface Undo {
  /** Takes the last step back. Throws StoreError; then nothing has changed, and it can be tried again. */
  undo(): Promise<UndoOutcome>;
  /** Does the step again that was taken back last. Throws as `undo`. */
  redo(): Promise<UndoOutcome>;
}

type Records = ReadonlyMap<string, StoredRecord | undefined>;

async function read(store: Store, ops: readonly Op[]): Promise<Records> {
  const keys = new Map(ops.map(({ kind, id }) => [`${kind}/${id}`, { kind, id }] as const));
  return new Map(
    await Promise.all(
      [...keys].map(
        async ([key, { kind, id }]) => [key, (await store.get(kind, id)) as StoredRecord | undefined] as const,
      ),
    ),
  );
}

/** Returns the begun round that would lose a record it depends on; undefined for none. */
async function roundAbove(store: Store, ops: readonly Op[]): Promise<Round | undefined> {
  if (!ops.some(({ kind }) => STOOD_ON.has(kind))) return undefined;
  const { items } = await store.list('round');
  return items.find((round) => ops.some((op) => takesFromUnder(round, op)));
}

/** Whether the current records meet every one of the expectations. */
async function areMet(store: Store, expected: readonly Expectation[]): Promise<boolean> {
  const why = await Promise.all(
    expected.map(async (one) => whyUnmet(one, (await store.get(one.kind, one.id)) as StoredRecord | undefined)),
  );
  return why.every((reason) => reason === null);
}

/**
 * Undoes a step, at any time. If it was undone already, by Ctrl+Z or in another tab, there is nothing left to do. Throws
 * StoreError: `conflict` when the same was changed since, and that change stays.
 */
export async function takeBack(store: Store, { ops, inverse }: Step): Promise<void> {
  try {
    await store.commit(inverse, { expect: leftBy(ops) });
  } catch (error) {
    const isConflict = error instanceof StoreError && error.code === 'conflict';
    if (!isConflict || !(await areMet(store, leftBy(inverse)))) throw error;
  }
}

/**
 * A store that remembers what is committed through it, so that it can be taken back: the last 50 steps of this tab. What
 * other tabs commit goes past it, and so do acts towards other people (R432). A workspace put in place as a whole forgets every step.
 */
export function withUndo(store: Store): { readonly store: Store; readonly undo: Undo } {
  let history: UndoHistory = NO_HISTORY;
  let busy: Promise<unknown> = Promise.resolve();
  let isErased = false;

  /** The undo data would bring back content that was erased for good. */
  const forget = (): void => {
    history = NO_HISTORY;
    isErased = true;
  };

  /** One after another: two quick presses take back two steps. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = busy.then(work, work);
    busy = turn.catch(() => undefined);
    return turn;
  };

  const go = async (side: 'past' | 'future'): Promise<UndoOutcome> => {
    const step = history[side].at(-1);
    if (!step) return { kind: isErased && side === 'past' ? 'erased' : 'nothing' };
    const left = side === 'past' ? step.ops : step.inverse;
    const records = await read(store, left);
    const current = (kind: Kind, id: string): StoredRecord | undefined => records.get(`${kind}/${id}`);
    const { ops, expect } = side === 'past' ? wayBack(step, current) : { ops: step.ops, expect: leftBy(left) };
    const round = await roundAbove(store, ops);
    if (round) {
      history = withoutLast(history, side);
      return { kind: 'asks', ops: step.ops, round: round.title };
    }
    try {
      const { inverse } = await store.commit(ops, { expect });
      history = side === 'past' ? afterUndo(history, ops, inverse) : afterRedo(history, inverse);
      return { kind: 'done', ops: step.ops };
    } catch (error) {
      if (!(error instanceof StoreError) || error.code !== 'conflict') throw error;
      history = withoutLast(history, side);
      return { kind: 'changed', ops: step.ops, expected: expect };
    }
  };

  store.onChange(({ erases }) => {
    if (erases) forget();
  });

  return {
    store: {
      ...store,
      get actor() {
        return store.actor;
      },
      get status() {
        return store.status;
      },
      commit(ops, options) {
        const committing = store.commit(ops, options).then((committed) => {
          if (options?.erases) forget();
          else {
            isErased = false;
            if (isActTowardsOthers(ops)) history = afterAct(history, ops);
            else if (isUndoable(ops)) history = remember(history, { ops, inverse: committed.inverse });
          }
          return committed;
        });
        // An undo pressed while this is being written means this, not the step before it.
        busy = Promise.allSettled([busy, committing]);
        return committing;
      },
      async load(records, options) {
        const done = await store.load(records, options);
        if (done) {
          history = NO_HISTORY;
          isErased = false;
        }
        return done;
      },
    },
    undo: {
      undo: () => inTurn(() => go('past')),
      redo: () => inTurn(() => go('future')),
    },
  };
}
