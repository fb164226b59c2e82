import { Fragment } from 'react';
import { styled } from 'styled-components';

import { radii, spaces } from '#src/theme/tokens.ts';

import type { Key } from '../guide.ts';
import { Table } from '../Table.tsx';
import { Words } from './words.tsx';

export interface KeysProps {
  /** Keys, and what each does. */
  keys: readonly Key[];
}

const Cap = styled.kbd`
  display: inline-block;
  min-width: 1.75em;
  padding: 0 ${spaces[2]}px;
  border: 1px solid var(--color-edge);
  border-block-end-width: 2px;
  border-radius: ${radii.small}px;
  background: var(--color-surface);
  font: inherit;
  text-align: center;
  white-space: nowrap;
`;

/** Draws keys: «Ctrl + K» as two caps; the text between them stays text. */
export function Caps({ keys }: { keys: string }) {
  return keys.split(/( \+ |, | или | … )/).map((part, index) =>
    // Odd parts are between caps.
    index % 2 === 1 ? <Fragment key={`${index}`}>{part}</Fragment> : <Cap key={`${index}`}>{part}</Cap>,
  );
}

/** Keys that a component hears, and what each does. */
export function Keys({ keys }: KeysProps) {
  return (
    <Table
      label="Клавиши"
      head={['Клавиша', 'Что делает']}
      rows={keys.map(([key, does]) => [<Caps key="key" keys={key} />, <Words key="does">{does}</Words>])}
    />
  );
}
