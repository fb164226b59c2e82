import { DndContext, DragOverlay, useDroppable } from '@dnd-kit/core';
import { EllipsisVertical, Plus } from 'lucide-react';
import { useEffect, useId, useMemo, useRef } from 'react';

import { counted, innerQuotes, quoted } from '../../../domain/core/format.ts';
import type { PassageGroup } from '../../../domain/research/code.ts';
import type { Passage } from '../../../domain/research/research.ts';
import { useFocusHome } from '../../../patterns/useFocusHome.ts';
import { layers } from '../../../theme/tokens.ts';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Menu } from '../../../ui/menu/Menu.tsx';
import type { ShownPassage } from './codeTablePassages.ts';
import { PASSAGE_FORMS } from './codeTableView.ts';
import { NEW_GROUP, type ShownGroup, type ShownSorting } from './passageGroups.ts';
import { Carried, Drop, Root, Whole } from './PassageGroupsBoard.styles.ts';
import { PassageGroupsBar } from './PassageGroupsBar.tsx';
import { PassageGroupsPane } from './PassageGroupsPane.tsx';
import { usePassageCarry } from './usePassageCarry.ts';
import { idOf, usePassageMoves } from './usePassageMoves.ts';

/** Dialog over the board, and its group; `passages` go into a new one, and `onDone` is called when they are in it. */
export type GroupTask =
  | { readonly kind: 'create'; readonly passages: readonly ShownPassage[]; readonly onDone?: () => void }
  | { readonly kind: 'rename' | 'merge' | 'hypothesis' | 'insight'; readonly of: ShownGroup };

export interface PassageGroupsBoardProps {
  /** The passages as they lie in groups. */
  sorting: ShownSorting;
  /** Address of a passage in the reading view. */
  passageHref: (passage: Passage) => string;
  /** Called to put passages into a group, before another or last; null takes them out. Says whether it is done. */
  onPut: (passages: readonly ShownPassage[], group: PassageGroup | null, before?: string | null) => Promise<boolean>;
  /** Called to move a group by one place. */
  onMove: (group: PassageGroup, by: 1 | -1) => void;
  /** Called to delete a group. */
  onDelete: (group: PassageGroup) => void;
  /** Called with what needs a dialog. */
  onAsk: (task: GroupTask) => void;
}

/**
 * Passages and the groups they are carried into: by mouse, by finger after a moment, or by each one's menu. Those that are chosen
 * go together, whichever of them is carried.
 */
export function PassageGroupsBoard(props: PassageGroupsBoardProps) {
  const { sorting, passageHref, onPut, onMove, onDelete, onAsk } = props;
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const home = useRef<HTMLElement | null>(null);
  // The bar goes with what was chosen: the first box takes the focus.
  useEffect(() => {
    home.current = root.current?.querySelector<HTMLElement>('input[type="checkbox"]') ?? null;
  });
  useFocusHome(root, home);
  const moves = usePassageMoves(sorting, onPut, onAsk);
  const { choice, all, along, put, makeGroup } = moves;
  const groups = useMemo(() => sorting.groups.map(({ group }) => group), [sorting.groups]);
  const { carried, dragging } = usePassageCarry(sorting, groups, moves);
  const pane = {
    groups,
    passageHref,
    choice,
    carried: carried ? idOf(carried) : null,
    onPut: (passage: ShownPassage, group: PassageGroup | null, before?: string | null) =>
      put(along(passage), group, before),
    onNewGroup: (passage: ShownPassage) => makeGroup(along(passage)),
  };
  const lifting = carried && choice.ids.has(idOf(carried)) ? choice.ids.size : 1;
  return (
    <DndContext id={id} {...dragging}>
      <Whole
        ref={root}
        data-choosing={choice.ids.size > 0 ? '' : undefined}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || event.defaultPrevented || carried || choice.ids.size === 0) return;
          if (event.currentTarget.contains(event.target as Node)) choice.clear();
        }}
      >
        <PassageGroupsBar
          count={choice.ids.size}
          grouped={sorting.groups.some(({ passages }) => passages.some((one) => choice.ids.has(idOf(one))))}
          groups={groups}
          onPut={(group) => put(all(), group)}
          onNewGroup={() => makeGroup(all())}
          onClear={choice.clear}
        />
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
                        needs="Researcher"
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
                foot={one.passages.length > 0 ? <MadeOfGroup of={one} onAsk={onAsk} /> : undefined}
              />
            ))}
            <NewGroup onCreate={() => onAsk({ kind: 'create', passages: [] })} />
          </div>
        </Root>
      </Whole>
      <DragOverlay dropAnimation={null} zIndex={layers.popover}>
        {carried ? (
          <Carried aria-hidden>
            {lifting > 1 ? (
              <strong>{counted(lifting, PASSAGE_FORMS)}</strong>
            ) : (
              <>
                «<bdi>{innerQuotes(carried.mark.text)}</bdi>»
              </>
            )}
          </Carried>
        ) : null}
      </DragOverlay>
    </DndContext>
  );
}

/** Offers the records to make of a group; the buttons are distinguished by its name. */
function MadeOfGroup({ of, onAsk }: { readonly of: ShownGroup } & Pick<PassageGroupsBoardProps, 'onAsk'>) {
  const name = quoted(of.group.name);
  return (
    <>
      <Button
        needs="Researcher"
        size="sm"
        aria-label={`Гипотеза из группы ${name}`}
        onClick={() => onAsk({ kind: 'hypothesis', of })}
      >
        Гипотеза из группы
      </Button>
      <Button
        needs="Researcher"
        size="sm"
        aria-label={`Инсайт из группы ${name}`}
        onClick={() => onAsk({ kind: 'insight', of })}
      >
        Инсайт из группы
      </Button>
    </>
  );
}

function NewGroup({ onCreate }: { readonly onCreate: () => void }) {
  const { setNodeRef, isOver } = useDroppable({ id: NEW_GROUP });
  return (
    <Drop ref={setNodeRef} data-over={isOver ? '' : undefined}>
      <Button needs="Researcher" icon={<Plus />} onClick={onCreate}>
        Новая группа
      </Button>
      <p>Или перенесите сюда цитату</p>
    </Drop>
  );
}
