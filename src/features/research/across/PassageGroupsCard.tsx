import { useDraggable } from '@dnd-kit/core';
import { EllipsisVertical } from 'lucide-react';
import { useMemo, type SyntheticEvent } from 'react';
import { styled } from 'styled-components';

import { innerQuotes } from '../../../domain/core/format.ts';
import type { PassageGroup } from '../../../domain/research/code.ts';
import type { Passage } from '../../../domain/research/research.ts';
import { media } from '../../../theme/media.ts';
import { fontSizes, radii, spaces } from '../../../theme/tokens.ts';
import { Checkbox } from '../../../ui/field/Checkbox.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Menu, type MenuItem } from '../../../ui/menu/Menu.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import type { ShownPassage } from './codeTablePassages.ts';

export interface PassageGroupsCardProps {
  /** The passage. */
  passage: ShownPassage;
  /** Whether it is chosen to be moved with others. */
  chosen: boolean;
  /** How many others are chosen with it: its menu puts them, too. */
  others: number;
  /** The group it lies in; null: none. */
  group: PassageGroup | null;
  /** All groups, in their order: where it can be put. */
  groups: readonly PassageGroup[];
  /** The passages before and after it in its group; undefined at its ends, and where it lies in none. */
  neighbours?: { readonly above?: string | undefined; readonly below?: string | null | undefined };
  /** Address of the passage in the reading view. */
  passageHref: (passage: Passage) => string;
  /** Called when it is chosen or left; `reach` with Shift: those up to the one before as well. */
  onToggle: (passage: ShownPassage, reach: boolean) => void;
  /** Called to put it into a group, before a passage or last, with the others when it is chosen; null takes it out. */
  onPut: (passage: ShownPassage, group: PassageGroup | null, before?: string | null) => void;
  /** Called to make a new group with it. */
  onNewGroup: (passage: ShownPassage) => void;
}

const Root = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 0 ${spaces[1]}px;
  padding: ${spaces[2]}px ${spaces[1]}px ${spaces[2]}px ${spaces[2]}px;
  border: 1px solid var(--color-hairline);
  border-radius: ${radii.small}px;
  background: var(--color-surface);
  font-size: ${fontSizes.sm};
  line-height: 1.375rem;
  cursor: grab;
  overflow-wrap: anywhere;

  &[data-chosen] {
    border-color: var(--color-accent);
    background: var(--color-accent-soft);
  }
  &[data-lifted] {
    opacity: 0.4;
  }
  & > q {
    display: -webkit-box;
    overflow: hidden;
    quotes: none;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 6;
  }
  & > p {
    grid-column: 2 / -1;
    color: var(--color-ink-soft);
    font-size: ${fontSizes.xs};
  }
  & > a {
    grid-column: 2 / -1;
    justify-self: start;
    min-height: 24px;
    font-size: ${fontSizes.xs};
  }
  ${media.mobile} {
    & > q {
      -webkit-line-clamp: 10;
    }
    /* A thumb's width for a box without words of its own. */
    & > label {
      min-width: 44px;
      margin-inline-start: -${spaces[2]}px;
      padding-inline-start: ${spaces[2]}px;
    }
    & > a {
      display: inline-flex;
      align-items: center;
      min-height: 44px;
    }
  }
  ${media.print} {
    break-inside: avoid;
    & > a {
      display: none;
    }
    & > label {
      visibility: hidden;
    }
  }
`;

/** Whether a press is on the card itself: one on its menu, which is elsewhere in the page, carries nothing. */
const isOnCard = ({ target, currentTarget }: SyntheticEvent): boolean =>
  target instanceof Element && currentTarget.contains(target) && target.closest('button, a, label') === null;

/** A passage that is sorted: carried into a group by mouse or finger, or put there by its menu, which does the same. */
export function PassageGroupsCard(props: PassageGroupsCardProps) {
  const { passage, chosen, others, group, groups, neighbours, passageHref, onToggle, onPut, onNewGroup } = props;
  const { mark, who, study, words } = passage;
  const { setNodeRef, listeners, isDragging } = useDraggable({
    id: mark.id,
    data: useMemo(() => ({ passage }), [passage]),
  });
  const items: MenuItem[] = [
    ...groups
      .filter(({ id }) => id !== group?.id)
      .map((one) => ({ label: one.name, onSelect: () => onPut(passage, one) })),
    { label: 'Новая группа…', onSelect: () => onNewGroup(passage) },
  ];
  const name = others > 0 ? `В группу: ${words} и ещё ${others}` : `В группу: ${words}`;
  if (group) {
    const { above, below } = others > 0 ? {} : (neighbours ?? {});
    if (above !== undefined) items.push({ label: 'Выше', onSelect: () => onPut(passage, group, above) });
    if (below !== undefined) items.push({ label: 'Ниже', onSelect: () => onPut(passage, group, below) });
    items.push({ label: 'Убрать из группы', onSelect: () => onPut(passage, null) });
  }
  return (
    <Root
      ref={setNodeRef}
      data-passage={mark.id}
      data-chosen={chosen ? '' : undefined}
      data-lifted={isDragging ? '' : undefined}
      onMouseDown={(event) => isOnCard(event) && listeners?.onMouseDown?.(event)}
      onTouchStart={(event) => isOnCard(event) && listeners?.onTouchStart?.(event)}
    >
      <Checkbox
        checked={chosen}
        label={
          <VisuallyHidden>
            Выбрать: <bdi>{words}</bdi>
          </VisuallyHidden>
        }
        onChange={({ nativeEvent }) => onToggle(passage, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)}
      />
      <q>
        <span>
          «<bdi>{innerQuotes(mark.text)}</bdi>»
        </span>
      </q>
      <Menu
        label={name}
        trigger={
          <IconButton needs="Researcher" size="sm" label={name} tooltip="В группу…" icon={<EllipsisVertical />} />
        }
        items={items}
      />
      <p>{[who, study].filter(Boolean).join(' · ')}</p>
      <Link href={passageHref(mark)} aria-label={`Открыть в тексте: ${words}`}>
        Открыть в тексте
      </Link>
    </Root>
  );
}
