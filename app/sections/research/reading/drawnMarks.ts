import type { QueryClient } from '@tanstack/react-query';

import { applyOp, type Op } from '#src/domain/core/operation.ts';
import { living } from '#src/domain/core/record.ts';
import { NOT_STORED, type Mark } from '#src/domain/research/mark.ts';

import type { Store } from '#store/port.ts';
import { childrenQuery } from '#store/queries.ts';

/** The marks of a material as the reading view has them, and how they are drawn before they are stored. */
export interface MarkView {
  /** They follow every change a moment later; undefined while there are none yet. */
  readonly known: readonly Mark[] | undefined;
  /**
   * Shows marks as operations will leave them, drawn as not stored yet, while they are being stored: what the store says then
   * comes in their place.
   * @returns the way to show what was there before, when they could not be stored
   */
  readonly draw: (ops: readonly Op[]) => () => void;
}

const NOTHING = (): void => undefined;

/** No view: marks are read from the store, and nothing is drawn. */
export const NO_VIEW: MarkView = { known: undefined, draw: () => NOTHING };

/** The marks that a client's reading view shows of a material. */
export function markView(client: QueryClient, store: Store, materialId: string): MarkView {
  const { queryKey } = childrenQuery(store, 'mark', materialId);
  const change = (work: (items: readonly Mark[]) => readonly Mark[]): void =>
    void client.setQueryData(queryKey, (page) => {
      if (!page) return page;
      const items = work(page.items);
      return { ...page, items, total: page.total + items.length - page.items.length };
    });
  return {
    known: client.getQueryData(queryKey)?.items,
    draw(ops) {
      const before = new Map<string, Mark | undefined>();
      const drawn = new Map<string, Mark>();
      const items = client.getQueryData(queryKey)?.items ?? [];
      for (const op of ops) {
        if (op.kind !== 'mark') continue;
        const there = drawn.get(op.id) ?? items.find(({ id }) => id === op.id);
        // A mark that the view does not have yet comes with the next change that it hears of.
        if (!there && op.op !== 'create') continue;
        if (!before.has(op.id)) before.set(op.id, there);
        drawn.set(op.id, applyOp(there, op, NOT_STORED) as Mark);
      }
      if (drawn.size === 0) return NOTHING;
      const isNew = (mark: Mark): boolean => before.get(mark.id) === undefined;
      change((all) => [
        ...[...drawn.values()].filter((mark) => isNew(mark) && living(mark)),
        ...all.flatMap((mark) => {
          const now = drawn.get(mark.id) ?? mark;
          return now.deletedAt === null ? [now] : [];
        }),
      ]);
      // Only what still is as it was drawn: the store may have said more of it meanwhile.
      return () =>
        change((all) => all.flatMap((mark) => (drawn.get(mark.id) === mark ? (before.get(mark.id) ?? []) : [mark])));
    },
  };
}
