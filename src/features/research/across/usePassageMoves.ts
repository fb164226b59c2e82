import { useMemo } from 'react';

import type { PassageGroup } from '../../../domain/research/code.ts';
import type { ShownPassage } from './codeTablePassages.ts';
import type { ShownSorting } from './passageGroups.ts';
import { usePassageChoice, type PassageChoice } from './usePassageChoice.ts';

export const idOf = ({ mark }: ShownPassage): string => mark.id;

/** The chosen passages as they lie: those of no group, then group by group. */
function chosenIn({ rest, groups }: ShownSorting, { ids }: PassageChoice): readonly ShownPassage[] {
  return [rest, ...groups.map(({ passages }) => passages)].flat().filter((one) => ids.has(idOf(one)));
}

/** A passage, with all that are chosen when it is one of them. */
const withChosen = (sorting: ShownSorting, choice: PassageChoice, passage: ShownPassage): readonly ShownPassage[] =>
  choice.ids.has(idOf(passage)) ? chosenIn(sorting, choice) : [passage];

/** Returns the part of a choice that still exists: another tab may have removed a mark. */
function presentIn(sorting: ShownSorting, choice: PassageChoice): PassageChoice {
  const there = chosenIn(sorting, choice);
  return there.length === choice.ids.size ? choice : { ...choice, ids: new Set(there.map(idOf)) };
}

/** Puts passages into a group, before another or last; null takes them out. Says whether it is done. */
type Put = (passages: readonly ShownPassage[], group: PassageGroup | null, before?: string | null) => Promise<boolean>;

/** Asks for the name of a new group for passages; `onDone` is called when they lie there. */
type Ask = (task: { kind: 'create'; passages: readonly ShownPassage[]; onDone?: () => void }) => void;

/** Chosen passages, and moves of them. */
export interface PassageMoves {
  readonly choice: PassageChoice;
  /** All that are chosen. */
  readonly all: () => readonly ShownPassage[];
  /** A passage, with all that are chosen when it is one of them. */
  readonly along: (passage: ShownPassage) => readonly ShownPassage[];
  readonly put: (passages: readonly ShownPassage[], group: PassageGroup | null, before?: string | null) => void;
  readonly makeGroup: (passages: readonly ShownPassage[]) => void;
}

/** Moves passages one by one or as they are chosen; a choice stays until it has been moved. */
export function usePassageMoves(sorting: ShownSorting, onPut: Put, onAsk: Ask): PassageMoves {
  const stored = usePassageChoice();
  const choice = useMemo(() => presentIn(sorting, stored), [sorting, stored]);
  const isChoice = (some: readonly ShownPassage[]) => some.some((one) => choice.ids.has(idOf(one)));
  return {
    choice,
    all: () => chosenIn(sorting, choice),
    along: (passage) => withChosen(sorting, choice, passage),
    put: (passages, group, before) => {
      const wasChosen = isChoice(passages);
      void onPut(passages, group, before).then((isDone) => {
        if (isDone && wasChosen) choice.clear();
      });
    },
    makeGroup: (passages) =>
      onAsk({ kind: 'create', passages, ...(isChoice(passages) ? { onDone: choice.clear } : {}) }),
  };
}
