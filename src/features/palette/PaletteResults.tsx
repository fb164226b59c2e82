import { styled } from 'styled-components';

import { fontSizes, spaces } from '../../theme/tokens.ts';
import { formatNumber } from '../../domain/core/format.ts';
import type { PaletteGroup, PaletteItem } from './paletteItems.ts';
import { PaletteOption } from './PaletteOption.tsx';

export interface PaletteResultsProps {
  /** Id of the list, which the field names. */
  id: string;
  /** Offered items, best first; at least one. */
  groups: readonly PaletteGroup[];
  /** The item that Enter chooses. */
  activeId: string | undefined;
  /** Whether the shown items still answer the previous query. */
  searching: boolean;
  /** Id of an option's element. */
  optionId: (id: string) => string;
  /** The pointer is over an option. */
  onPoint: (id: string) => void;
  /** An option was chosen. */
  onChoose: (item: PaletteItem) => void;
}

const Group = styled.div`
  & + & {
    margin-block-start: ${spaces[2]}px;
  }
`;

const GroupTitle = styled.div`
  position: sticky;
  z-index: 1;
  top: 0;
  padding: ${spaces[1]}px ${spaces[3]}px;
  background: var(--color-surface);
  color: var(--color-ink-soft);
  font-size: ${fontSizes.xs};
  font-weight: 600;
`;

/** The list of the palette's combobox, by groups. */
export function PaletteResults(props: PaletteResultsProps) {
  const { id, groups, activeId, searching, optionId, onPoint, onChoose } = props;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- headings and passages, which a datalist has not
    <div role="listbox" id={id} aria-label="Найденное" aria-busy={searching}>
      {groups.map((group) => (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- headings and passages, which a datalist has not
        <Group key={group.id} role="group" aria-labelledby={optionId(`title-${group.id}`)}>
          <GroupTitle id={optionId(`title-${group.id}`)} role="presentation">
            {group.title}
            {group.total === undefined ? '' : ` · ${formatNumber(group.items.length)} из ${formatNumber(group.total)}`}
          </GroupTitle>
          {group.items.map((item) => (
            <PaletteOption
              key={item.id}
              id={optionId(item.id)}
              item={item}
              active={item.id === activeId}
              onPoint={onPoint}
              onChoose={onChoose}
            />
          ))}
        </Group>
      ))}
    </div>
  );
}
