import type { ElementType, HTMLAttributes, ReactNode } from 'react';
import { styled } from 'styled-components';

import { media } from '../theme/media.ts';
import { spaces } from '../theme/tokens.ts';

export interface FormGridProps extends HTMLAttributes<HTMLElement> {
  /** Fields. One in a `<div data-span="full">` takes the whole line, in `third` a third of it. */
  children?: ReactNode;
  /** How many are side by side; on a phone one, of four two. Default 2. */
  columns?: 2 | 3 | 4;
  /** Element to render: `fieldset`. Default `div`. */
  as?: ElementType;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  gap: ${spaces[4]}px;
  align-items: start;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & > * {
    grid-column: span 6;
  }
  &[data-columns='3'] > *,
  & > [data-span='third'] {
    grid-column: span 4;
  }
  &[data-columns='4'] > * {
    grid-column: span 3;
  }
  & > [data-span='full'] {
    grid-column: 1 / -1;
  }
  ${media.mobile} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    &[data-columns] > *,
    & > [data-span] {
      grid-column: 1 / -1;
    }
    &[data-columns='4'] > * {
      grid-column: span 1;
    }
  }
`;

/** Fields of a form side by side. */
export function FormGrid({ columns = 2, ...rest }: FormGridProps) {
  return <Root data-columns={columns} {...rest} />;
}
