import { styled } from 'styled-components';

import { fontSizes, radii, spaces } from '../../theme/tokens.ts';

export interface FormErrorProps {
  /** Says what failed and what to do; nothing is drawn while it is empty. */
  message: string;
}

const Root = styled.p`
  padding: ${spaces[3]}px ${spaces[4]}px;
  border: 1px solid var(--color-danger);
  border-radius: ${radii.block}px;
  background: var(--color-danger-soft);
  color: var(--color-ink);
  font-size: ${fontSizes.sm};
  white-space: pre-line;
`;

/** Why a form could not be sent. It stays until the next try; what was typed stays, too. */
export function FormError({ message }: FormErrorProps) {
  return message ? <Root role="alert">{message}</Root> : null;
}
