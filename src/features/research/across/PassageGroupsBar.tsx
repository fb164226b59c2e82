import { FolderInput, X } from 'lucide-react';
import { styled } from 'styled-components';

import { counted } from '../../../domain/core/format.ts';
import type { PassageGroup } from '../../../domain/research/code.ts';
import { media } from '../../../theme/media.ts';
import { layers, radii, spaces } from '../../../theme/tokens.ts';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Menu } from '../../../ui/menu/Menu.tsx';
import { PASSAGE_FORMS } from './codeTableView.ts';

export interface PassageGroupsBarProps {
  /** How many passages are chosen; with none the bar is not there. */
  count: number;
  /** Whether some of them lie in a group. */
  grouped: boolean;
  /** All groups, in their order. */
  groups: readonly PassageGroup[];
  /** Called to put all of them into a group; null takes them out. */
  onPut: (group: PassageGroup | null) => void;
  /** Called to make a new group with them. */
  onNewGroup: () => void;
  /** Called to choose nothing. */
  onClear: () => void;
}

const Root = styled.div`
  /* Over the page, not in it: the lists stay where they are under the pointer that chooses. */
  position: fixed;
  inset-block-end: ${spaces[4]}px;
  inset-inline: 0;
  z-index: ${layers.bar};
  width: fit-content;
  max-width: calc(100% - ${spaces[6]}px);
  margin-inline: auto;
  display: flex;
  flex-wrap: wrap;
  gap: ${spaces[2]}px;
  align-items: center;
  padding: ${spaces[2]}px ${spaces[3]}px;
  border: 1px solid var(--color-accent);
  border-radius: ${radii.block}px;
  background: var(--color-accent-soft);
  box-shadow: var(--shadow-float);

  & > output {
    margin-inline-end: auto;
    font-weight: 500;
  }
  ${media.print} {
    display: none;
  }
  &[data-empty] {
    width: 1px;
    height: 1px;
    overflow: hidden;
    padding: 0;
    border: 0;
    clip-path: inset(50%);
  }
`;

/** Shows the actions on several passages at once: how many are chosen, and the group to put them into, or none. */
export function PassageGroupsBar(props: PassageGroupsBarProps) {
  const { count, grouped, groups, onPut, onNewGroup, onClear } = props;
  const items = [
    ...groups.map((group) => ({ label: group.name, onSelect: () => onPut(group) })),
    { label: 'Новая группа…', onSelect: onNewGroup },
    ...(grouped ? [{ label: 'Убрать из групп', onSelect: () => onPut(null) }] : []),
  ];
  return (
    // There even when nothing is chosen: a screen reader hears only what changes in a place that it knows.
    <Root data-empty={count === 0 ? '' : undefined}>
      <output>{count > 0 ? `Выбрано: ${counted(count, PASSAGE_FORMS)}` : ''}</output>
      {count > 0 ? (
        <>
          <Menu
            label="Выбранные в группу"
            trigger={
              <Button needs="Researcher" size="sm" variant="primary" icon={<FolderInput />}>
                Выбранные в группу…
              </Button>
            }
            items={items}
          />
          <IconButton size="sm" label="Снять выбор" icon={<X />} onClick={onClear} />
        </>
      ) : null}
    </Root>
  );
}
