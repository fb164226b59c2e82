import { styled } from 'styled-components';

import { fontSizes } from '../theme/tokens.ts';
import { useMissingRole } from '../ui/context/rights.ts';

const Text = styled.p`
  color: var(--color-ink-soft);
  font-size: ${fontSizes.sm};
  text-wrap: pretty;
`;

/** Says that code names are shown here and why, to users who do not see names and contacts; nothing to everyone else. */
export function NamesHidden() {
  const barred = useMissingRole('names');
  return barred ? <Text>Имена и контакты скрыты. {barred.text}.</Text> : null;
}
