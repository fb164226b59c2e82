import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { media } from '../../theme/media.ts';
import { fontSizes, spaces } from '../../theme/tokens.ts';
import { Card } from '../../ui/Card.tsx';

export interface TacticsPaneProps {
  /** Its heading. */
  title: ReactNode;
  /** Id of the heading, one on the page. */
  headingId: string;
  /** Whether its content is about to change. Default false. */
  busy?: boolean;
  /** Content under the heading. */
  children: ReactNode;
}

const Space = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[4]}px;
  ${media.print} {
    display: block;

    & > * + * {
      margin-block-start: ${spaces[4]}px;
    }
  }

  & > h2 {
    font-size: ${fontSizes.lg};
    font-variant-numeric: tabular-nums;
  }
`;

/** The sheet that a view of the touchpoints lies on. */
export function TacticsPane({ title, headingId, busy = false, children }: TacticsPaneProps) {
  return (
    <Card as="section" whole aria-labelledby={headingId}>
      <Space aria-busy={busy}>
        {/* Takes the focus when what led here has gone: from the map, from «Ничего не найдено». */}
        <h2 id={headingId} tabIndex={-1} data-pane-heading="">
          {title}
        </h2>
        {children}
      </Space>
    </Card>
  );
}
