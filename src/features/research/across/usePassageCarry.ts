import {
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
  type Active,
  type Announcements,
  type DndContextProps,
  type DragEndEvent,
  type Over,
} from '@dnd-kit/core';
import { useMemo, useState } from 'react';

import { counted, quoted } from '../../../domain/core/format.ts';
import type { PassageGroup } from '../../../domain/research/code.ts';
import type { ShownPassage } from './codeTablePassages.ts';
import { PASSAGE_FORMS } from './codeTableView.ts';
import { NEW_GROUP, REST, type ShownSorting } from './passageGroups.ts';
import { useMissingRole } from '../../../ui/context/rights.ts';
import { idOf, type PassageMoves } from './usePassageMoves.ts';

const carriedIn = (data: { readonly current?: unknown } | undefined): ShownPassage | null =>
  (data?.current as { passage?: ShownPassage } | undefined)?.passage ?? null;

/** Returns messages for a screen reader while a passage is carried, or all chosen ones. */
function announcementsOf(groups: readonly PassageGroup[], chosen: ReadonlySet<string>): Announcements {
  const many = (active: Active): string => {
    const passage = carriedIn(active.data);
    return passage && chosen.has(idOf(passage)) && chosen.size > 1 ? counted(chosen.size, PASSAGE_FORMS) : '';
  };
  const nameOf = (over: Over | null): string => {
    if (over?.id === REST) return 'Не разложены';
    if (over?.id === NEW_GROUP) return 'Новая группа';
    const group = groups.find(({ id }) => id === over?.id);
    return group ? `Группа ${quoted(group.name)}` : '';
  };
  return {
    onDragStart: ({ active }) => (many(active) ? `Взято: ${many(active)}` : 'Цитата взята'),
    onDragOver: ({ over }) => nameOf(over) || undefined,
    onDragEnd: ({ active, over }) => {
      if (!over) return many(active) ? 'Цитаты остались на месте' : 'Цитата осталась на месте';
      return many(active) ? `Положено: ${many(active)}, ${nameOf(over)}` : `Положена: ${nameOf(over)}`;
    },
    onDragCancel: ({ active }) => (many(active) ? 'Цитаты остались на месте' : 'Цитата осталась на месте'),
  };
}

/** Carried passages, and the props of their DndContext. */
export interface PassageCarry {
  /** The passage under the pointer; null: none. Those that are chosen with it go along. */
  readonly carried: ShownPassage | null;
  readonly dragging: DndContextProps;
}

/** Carries passages into groups: by mouse, by finger after a moment. */
export function usePassageCarry(
  sorting: ShownSorting,
  groups: readonly PassageGroup[],
  { choice, along, put, makeGroup }: PassageMoves,
): PassageCarry {
  const [carried, setCarried] = useState<ShownPassage | null>(null);
  const mouse = useSensor(MouseSensor, { activationConstraint: { distance: 6 } });
  const touch = useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } });
  const isFixed = useMissingRole('Researcher') !== null;
  const sensors = useSensors(isFixed ? null : mouse, isFixed ? null : touch);
  const announcements = useMemo(() => announcementsOf(groups, choice.ids), [groups, choice.ids]);
  const drop = ({ active, over }: DragEndEvent) => {
    setCarried(null);
    const passage = carriedIn(active.data);
    if (!passage || !over) return;
    if (over.id === NEW_GROUP) {
      makeGroup(along(passage));
      return;
    }
    const to = groups.find((group) => group.id === over.id) ?? null;
    const lying = new Set(
      (sorting.groups.find(({ group }) => group.id === over.id)?.passages ?? sorting.rest).map(idOf),
    );
    const moved = along(passage).filter((one) => !lying.has(idOf(one)));
    if (moved.length > 0 && (to || over.id === REST)) put(moved, to);
  };
  return {
    carried,
    dragging: {
      sensors,
      collisionDetection: pointerWithin,
      accessibility: { announcements, screenReaderInstructions: { draggable: '' } },
      onDragStart: ({ active }) => setCarried(carriedIn(active.data)),
      onDragCancel: () => setCarried(null),
      onDragEnd: drop,
    },
  };
}
