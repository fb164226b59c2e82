import { useDroppable } from '@dnd-kit/core';
import { useId, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { media } from '../../../theme/media.ts';
import { fontSizes, radii, spaces } from '../../../theme/tokens.ts';
import { Button } from '../../../ui/Button.tsx';
import type { ShownPassage } from './codeTablePassages.ts';
import { REST } from './passageGroups.ts';
import { PassageGroupsCard, type PassageGroupsCardProps } from './PassageGroupsCard.tsx';

export interface PassageGroupsPaneProps extends Pick<
  PassageGroupsCardProps,
  'group' | 'groups' | 'passageHref' | 'onPut' | 'onNewGroup'
> {
  /** What it is called: the group's name, «Не разложены». */
  title: string;
  /** How many people and studies stand behind it, or how many passages are left. */
  words: string;
  /** The passages in it, in their order. */
  passages: readonly ShownPassage[];
  /** What is said when there are none. */
  empty: string;
  /** What can be done with it, beside its name. Default nothing. */
  menu?: ReactNode;
  /** What can be made of it, below its passages. Default nothing. */
  foot?: ReactNode;
}

const Root = styled.section`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  align-content: start;
  min-width: 0;
  max-height: 560px;
  border: 1px solid transparent;
  border-radius: ${radii.block}px;
  background: var(--color-sunken);

  &[data-over] {
    border-color: var(--color-accent);
    background: var(--color-accent-soft);
  }
  & > header {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 ${spaces[2]}px;
    align-items: start;
    padding: ${spaces[3]}px ${spaces[3]}px ${spaces[2]}px;
  }
  & > header h2 {
    font-size: ${fontSizes.md};
    overflow-wrap: anywhere;
  }
  & > header p {
    grid-column: 1 / -1;
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
  }
  & > div {
    min-height: 56px;
    padding: 2px ${spaces[2]}px ${spaces[2]}px;
    overflow: hidden auto;
  }
  & > div > p {
    padding: ${spaces[2]}px ${spaces[1]}px;
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
  }
  & > footer {
    display: flex;
    flex-wrap: wrap;
    gap: ${spaces[2]}px;
    padding: 0 ${spaces[2]}px ${spaces[2]}px;
  }
  ${media.mobile} {
    max-height: 70dvh;
  }
  ${media.print} {
    max-height: none;
    & > div {
      overflow: visible;
    }
  }
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[2]}px;
  margin-block-end: ${spaces[2]}px;
`;

/** How many passages are shown at first, and by how many more. */
const STEP = 60;

/** A group with its passages, or those that lie in none; what is carried over it can be laid here. */
export function PassageGroupsPane(props: PassageGroupsPaneProps) {
  const { title, words, passages, empty, menu, foot, group, ...card } = props;
  const id = useId();
  const [shown, setShown] = useState(STEP);
  const { setNodeRef, isOver } = useDroppable({ id: group?.id ?? REST });
  return (
    <Root ref={setNodeRef} aria-labelledby={id} data-over={isOver ? '' : undefined}>
      <header>
        <h2 id={id}>{title}</h2>
        {menu}
        <p>{words}</p>
      </header>
      <div>
        {passages.length === 0 ? <p>{empty}</p> : null}
        {passages.length > 0 ? (
          <List aria-labelledby={id}>
            {passages.slice(0, shown).map((passage, index) => (
              <PassageGroupsCard
                key={passage.mark.id}
                {...card}
                passage={passage}
                group={group}
                neighbours={{
                  above: passages[index - 1]?.mark.id,
                  // Behind the next one is before the one after that, or last.
                  below: index + 1 < passages.length ? (passages[index + 2]?.mark.id ?? null) : undefined,
                }}
              />
            ))}
          </List>
        ) : null}
        {passages.length > shown ? (
          <Button size="sm" onClick={() => setShown(shown + STEP)}>
            Показать ещё {Math.min(STEP, passages.length - shown)}
          </Button>
        ) : null}
      </div>
      {foot ? <footer>{foot}</footer> : null}
    </Root>
  );
}
