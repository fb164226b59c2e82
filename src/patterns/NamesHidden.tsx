import { styled } from 'styled-components';

import { fontSizes } from '../theme/tokens.ts';
import { useBarred } from '../ui/context/rights.ts';

const Text = styled.p`
  color: var(--color-ink-soft);
  font-size: ${fontSizes.sm};
  text-wrap: pretty;
`;

/** Says that code names stand here and why, to whoever does not see how people are called and reached; nothing to everybody else. */
export function NamesHidden() {
  const barred = useBarred('names');
  return barred ? <Text>Имена и контакты скрыты. {barred.text}.</Text> : null;
}
