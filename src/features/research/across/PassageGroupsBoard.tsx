import {
  DndContext,
  DragOverlay,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useDroppable,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
  type Over,
} from '@dnd-kit/core';
import { EllipsisVertical, Plus } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { styled } from 'styled-components';

import { counted, innerQuotes, quoted } from '../../../domain/core/format.ts';
import type { PassageGroup } from '../../../domain/research/code.ts';
import type { Passage } from '../../../domain/research/research.ts';
import { media } from '../../../theme/media.ts';
import { fontSizes, layers, radii, spaces } from '../../../theme/tokens.ts';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import type { ShownPassage } from './codeTablePassages.ts';
import { PASSAGE_FORMS } from './codeTableView.ts';
import { NEW_GROUP, REST, type ShownGroup, type ShownSorting } from './passageGroups.ts';
import { PassageGroupsPane } from './PassageGroupsPane.tsx';

/** What is asked over the board, and of which group; `passages` go into a new one. */
export type GroupTask =
  | { readonly kind: 'create'; readonly passages: readonly ShownPassage[] }
  | { readonly kind: 'rename' | 'merge' | 'hypothesis' | 'insight'; readonly of: ShownGroup };

export interface PassageGroupsBoardProps {
  /** The passages as they lie in groups. */
  sorting: ShownSorting;
  /** Address of a passage in the reading view. */
  passageHref: (passage: Passage) => string;
  /** Called to put a passage into a group, before another or last; null takes it out. */
  onPut: (passage: ShownPassage, group: PassageGroup | null, before?: string | null) => void;
  /** Called to move a group by one place. */
  onMove: (group: PassageGroup, by: 1 | -1) => void;
  /** Called to delete a group. */
  onDelete: (group: PassageGroup) => void;
  /** Called with what needs a dialog. */
  onAsk: (task: GroupTask) => void;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 340px) minmax(0, 1fr);
  gap: ${spaces[4]}px;
  align-items: start;

  & > div {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
    gap: ${spaces[4]}px;
    align-items: start;
  }
  @media (max-width: 899.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
  ${media.print} {
    display: block;
  }
`;

const Drop = styled.div`
  display: grid;
  justify-items: center;
  padding: ${spaces[4]}px;
  border: 1px dashed var(--color-edge);
  border-radius: ${radii.block}px;
  color: var(--color-ink-soft);
  font-size: ${fontSizes.sm};
  text-align: center;

  &[data-over] {
    border-color: var(--color-accent);
    background: var(--color-accent-soft);
    color: var(--color-ink);
  }
  ${media.print} {
    display: none;
  }
`;

const Carried = styled.div`
  max-width: 300px;
  padding: ${spaces[2]}px ${spaces[3]}px;
  border: 1px solid var(--color-accent);
  border-radius: ${radii.small}px;
  background: var(--color-surface);
  font-size: ${fontSizes.sm};
  cursor: grabbing;
`;

const carriedIn = (data: { readonly current?: unknown } | undefined): ShownPassage | null =>
  (data?.current as { passage?: ShownPassage } | undefined)?.passage ?? null;

/** Passages and the groups they are carried into: by mouse, by finger after a moment, or by each one's menu. */
export function PassageGroupsBoard(props: PassageGroupsBoardProps) {
  const { sorting, passageHref, onPut, onMove, onDelete, onAsk } = props;
  const id = useId();
  const [lifted, setLifted] = useState<ShownPassage | null>(null);
  const groups = useMemo(() => sorting.groups.map(({ group }) => group), [sorting.groups]);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
  );
  const announcements = useMemo(() => announcementsOf(groups), [groups]);
  const drop = ({ active, over }: DragEndEvent) => {
    setLifted(null);
    const passage = carriedIn(active.data);
    if (!passage || !over) return;
    if (over.id === NEW_GROUP) {
      onAsk({ kind: 'create', passages: [passage] });
      return;
    }
    const from = sorting.groups.find(({ passages }) => passages.some(({ mark }) => mark.id === passage.mark.id));
    const to = groups.find((group) => group.id === over.id) ?? null;
    if ((from?.group.id ?? REST) !== over.id && (to || over.id === REST)) onPut(passage, to);
  };
  const pane = {
    groups,
    passageHref,
    onPut,
    onNewGroup: (passage: ShownPassage) => onAsk({ kind: 'create', passages: [passage] }),
  };
  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={{ announcements, screenReaderInstructions: { draggable: '' } }}
      onDragStart={({ active }) => setLifted(carriedIn(active.data))}
      onDragCancel={() => setLifted(null)}
      onDragEnd={drop}
    >
      <Root>
        <PassageGroupsPane
          {...pane}
          group={null}
          title="Не разложены"
          words={counted(sorting.rest.length, PASSAGE_FORMS)}
          passages={sorting.rest}
          empty="Все цитаты разложены."
        />
        <div>
          {sorting.groups.map((one, index) => (
            <PassageGroupsPane
              key={one.group.id}
              {...pane}
              group={one.group}
              title={one.group.name}
              words={one.words}
              passages={one.passages}
              empty="Перенесите сюда цитаты или выберите группу в меню цитаты."
              menu={
                <Menu
                  label={`Группа ${quoted(one.group.name)}`}
                  trigger={
                    <IconButton
                      size="sm"
                      label={`Группа ${quoted(one.group.name)}`}
                      tooltip="Что сделать с группой"
                      icon={<EllipsisVertical />}
                    />
                  }
                  items={[
                    { label: 'Переименовать', onSelect: () => onAsk({ kind: 'rename', of: one }) },
                    { label: 'Сдвинуть назад', disabled: index === 0, onSelect: () => onMove(one.group, -1) },
                    {
                      label: 'Сдвинуть вперёд',
                      disabled: index === groups.length - 1,
                      onSelect: () => onMove(one.group, 1),
                    },
                    {
                      label: 'Объединить с другой…',
                      disabled: groups.length === 1,
                      onSelect: () => onAsk({ kind: 'merge', of: one }),
                    },
                    { label: 'Удалить группу', danger: true, onSelect: () => onDelete(one.group) },
                  ]}
                />
              }
              foot={
                one.passages.length > 0 ? (
                  <>
                    <Button size="sm" onClick={() => onAsk({ kind: 'hypothesis', of: one })}>
                      Гипотеза из группы
                    </Button>
                    <Button size="sm" onClick={() => onAsk({ kind: 'insight', of: one })}>
                      Инсайт из группы
                    </Button>
                  </>
                ) : undefined
              }
            />
          ))}
          <NewGroup onCreate={() => onAsk({ kind: 'create', passages: [] })} />
        </div>
      </Root>
      <DragOverlay dropAnimation={null} zIndex={layers.popover}>
        {lifted ? <Carried aria-hidden>«{innerQuotes(lifted.mark.text)}»</Carried> : null}
      </DragOverlay>
    </DndContext>
  );
}

function NewGroup({ onCreate }: { readonly onCreate: () => void }) {
  const { setNodeRef, isOver } = useDroppable({ id: NEW_GROUP });
  return (
    <Drop ref={setNodeRef} data-over={isOver ? '' : undefined}>
      <Button icon={<Plus />} onClick={onCreate}>
        Новая группа
      </Button>
      <p>Или перенесите сюда цитату</p>
    </Drop>
  );
}

/** What a screen reader is told while a passage is carried. */
function announcementsOf(groups: readonly PassageGroup[]): Announcements {
  const nameOf = (over: Over | null): string => {
    if (over?.id === REST) return 'Не разложены';
    if (over?.id === NEW_GROUP) return 'Новая группа';
    const group = groups.find(({ id }) => id === over?.id);
    return group ? `Группа ${quoted(group.name)}` : '';
  };
  return {
    onDragStart: () => 'Цитата взята',
    onDragOver: ({ over }) => nameOf(over) || undefined,
    onDragEnd: ({ over }) => (over ? `Положена: ${nameOf(over)}` : 'Цитата осталась на месте'),
    onDragCancel: () => 'Цитата осталась на месте',
  };
}
