import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { fontSizes, spaces } from '../../theme/tokens.ts';
import { Card } from '../../ui/Card.tsx';

export interface TacticsPaneProps {
  /** Its heading. */
  title: string;
  /** Id of the heading, one on the page. */
  headingId: string;
  /** What it shows is about to change. Default false. */
  busy?: boolean;
  /** What stands under the heading. */
  children: ReactNode;
}

const Space = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[4]}px;

  & > h2 {
    font-size: ${fontSizes.lg}px;
    font-variant-numeric: tabular-nums;
  }
`;

/** The sheet that a view of the touchpoints lies on. */
export function TacticsPane({ title, headingId, busy = false, children }: TacticsPaneProps) {
  return (
    <Card as="section" aria-labelledby={headingId}>
      <Space aria-busy={busy}>
        <h2 id={headingId}>{title}</h2>
        {children}
      </Space>
    </Card>
  );
}
