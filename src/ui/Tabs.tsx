import { Content, List, Root, Trigger } from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { media } from '../theme/media.ts';
import { fontSizes, spaces } from '../theme/tokens.ts';

export interface Tab {
  /** Value that `value` holds for the tab. */
  readonly value: string;
  /** Its name, a word or two. */
  readonly label: ReactNode;
  /** Content of the tab; only the chosen tab's is drawn. */
  readonly content: ReactNode;
}

export interface TabsProps {
  /** Name of the row of tabs for screen readers. */
  label: string;
  /** The chosen tab. */
  value: string;
  /** Called with the tab that a press or an arrow key chooses. */
  onValueChange: (value: string) => void;
  /** The tabs, in order. */
  tabs: readonly Tab[];
}

const Bar = styled(List)`
  display: flex;
  gap: ${spaces[1]}px;
  border-bottom: 1px solid var(--color-hairline);
  ${media.mobile} {
    overflow-x: auto;
    overscroll-behavior-x: contain;
    scrollbar-width: none;
  }
`;

const Knob = styled(Trigger)`
  position: relative;
  flex: none;
  min-height: 40px;
  padding: ${spaces[2]}px ${spaces[3]}px;
  border: 0;
  background: none;
  color: var(--color-ink-soft);
  font-size: ${fontSizes.md};
  font-weight: 500;
  line-height: 1.375rem;
  white-space: nowrap;
  cursor: pointer;

  &:hover {
    color: var(--color-ink);
  }
  &[data-state='active'] {
    color: var(--color-ink);
  }
  &[data-state='active']::after {
    content: '';
    position: absolute;
    right: ${spaces[3]}px;
    bottom: -1px;
    left: ${spaces[3]}px;
    height: 2px;
    background: var(--color-accent);
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  ${media.mobile} {
    min-height: 44px;
    &[data-state='active']::after {
      bottom: 0;
    }
  }
  ${media.print} {
    padding-inline: 0;
    &[data-state='inactive'] {
      display: none;
    }
    &[data-state='active']::after {
      content: none;
    }
  }
`;

const Panel = styled(Content)`
  padding-top: ${spaces[4]}px;
`;

/** Several views of one thing in one place. Arrows, Home and End choose; on a phone the row scrolls sideways. */
export function Tabs({ label, value, onValueChange, tabs }: TabsProps) {
  return (
    <Root value={value} onValueChange={onValueChange}>
      <Bar aria-label={label}>
        {tabs.map((tab) => (
          <Knob key={tab.value} value={tab.value}>
            {tab.label}
          </Knob>
        ))}
      </Bar>
      {tabs.map((tab) => (
        <Panel key={tab.value} value={tab.value}>
          {tab.content}
        </Panel>
      ))}
    </Root>
  );
}
