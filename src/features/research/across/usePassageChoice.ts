import { useMemo, useRef, useState } from 'react';

import type { ShownPassage } from './codeTablePassages.ts';

/** The passages that are chosen to be moved together. */
export interface PassageChoice {
  readonly ids: ReadonlySet<string>;
  /**
   * Chooses a passage, or leaves it; with `reach` all those between it and the one that was pressed before.
   * @param list the passages of its list, in their order
   */
  readonly toggle: (list: readonly ShownPassage[], id: string, reach: boolean) => void;
  /** Chooses passages besides those that are chosen, or leaves them. */
  readonly set: (some: readonly ShownPassage[], chosen: boolean) => void;
  readonly clear: () => void;
}

const NONE: ReadonlySet<string> = new Set();

/** The passages of a list from one to another, either way; the second alone when the first is not in the list. */
export function between(list: readonly ShownPassage[], from: string | null, to: string): readonly ShownPassage[] {
  const at = list.findIndex(({ mark }) => mark.id === to);
  const start = list.findIndex(({ mark }) => mark.id === from);
  const first = start === -1 ? at : start;
  return list.slice(Math.min(first, at), Math.max(first, at) + 1);
}

/** Keeps which passages are chosen. The same object while they are the same. */
export function usePassageChoice(): PassageChoice {
  const [ids, setIds] = useState(NONE);
  /** The passage pressed last: a press with Shift reaches from there. */
  const last = useRef<string | null>(null);
  return useMemo(() => {
    const set = (some: readonly ShownPassage[], chosen: boolean) =>
      setIds((before) => {
        const now = new Set(before);
        for (const { mark } of some) {
          if (chosen) now.add(mark.id);
          else now.delete(mark.id);
        }
        return now;
      });
    return {
      ids,
      set,
      toggle: (list, id, reach) => {
        set(between(list, reach ? last.current : null, id), !ids.has(id));
        last.current = id;
      },
      clear: () => {
        last.current = null;
        setIds(NONE);
      },
    };
  }, [ids]);
}
