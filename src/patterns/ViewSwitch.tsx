import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { media } from '../theme/media.ts';
import { spaces } from '../theme/tokens.ts';
import { Button, type ButtonProps } from '../ui/Button.tsx';

export interface ViewSwitchProps<View extends string> {
  /** The views in order. */
  views: readonly { readonly view: View; readonly label: string; readonly icon: ReactNode }[];
  /** The present one. */
  value: View;
  /** Called with the chosen one. */
  onValueChange: (view: View) => void;
  /** Size of the buttons. Default `md`. */
  size?: ButtonProps['size'];
}

const Views = styled.fieldset`
  display: flex;
  gap: ${spaces[1]}px;
  margin: 0;
  padding: 0;
  border: 0;

  & > button[aria-pressed='true'] {
    background: var(--color-accent-soft);
    box-shadow: inset 0 0 0 1px var(--color-accent);
  }
  ${media.mobile} {
    display: none;
  }
  ${media.print} {
    display: none;
  }
`;

/** «Вид»: the ways to look at the same records. On a phone there is one, so nothing to choose. */
export function ViewSwitch<View extends string>({ views, value, onValueChange, size }: ViewSwitchProps<View>) {
  return (
    <Views aria-label="Вид">
      {views.map(({ view, label, icon }) => (
        <Button key={view} size={size} icon={icon} aria-pressed={view === value} onClick={() => onValueChange(view)}>
          {label}
        </Button>
      ))}
    </Views>
  );
}
