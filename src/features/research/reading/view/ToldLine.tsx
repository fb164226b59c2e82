import { styled } from 'styled-components';

import type { Told } from '../../../../domain/research/layouts/told.ts';
import { toldWords } from '../../../../domain/research/words/toldWords.ts';
import { fontSizes } from '../../../../theme/tokens.ts';

export interface ToldLineProps {
  /** What the file held that its text has not; with nothing, or null while it is not known, nothing is drawn. */
  told: readonly Told[] | null;
}

const Line = styled.p`
  color: var(--color-ink-soft);
  font-size: ${fontSizes.sm};
  line-height: 1.25rem;
`;

/** Says over a text what of its file is not in it: the reader knows what to look up in the original. */
export function ToldLine({ told }: ToldLineProps) {
  const words = toldWords(told);
  return words === '' ? null : <Line>{words}</Line>;
}
