import { styled } from 'styled-components';

import { fontSizes } from '../../../theme/tokens.ts';

export interface PeopleCountProps {
  /** «За этим 3 человека из 2 исследований, против — 1 человек»; nothing is drawn when it is empty. */
  words: string;
}

const Root = styled.p`
  grid-column: 1 / -1;
  color: var(--color-ink-soft);
  font-size: ${fontSizes.sm};
`;

/** How many people's words support something, and contradict it; interviewers do not count. */
export function PeopleCount({ words }: PeopleCountProps) {
  return words === '' ? null : <Root>{words}</Root>;
}
