import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { fontSizes, radii, spaces } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { FormError } from '../form/FormError.tsx';

export interface LinkListItemProps {
  /** Whom it is for, or what it does: «Researcher (исследователь)». */
  title: ReactNode;
  /** A line of sense under it: until when, how often it was used. */
  note?: ReactNode;
  /** The address; null after the first look, for the server keeps only its print. */
  address: string | null;
  /** Why no address is shown. Default: it was shown once. */
  unknown?: string;
  /** Name of the link in the labels of its buttons: «ссылку 2», «ссылку: anna@example.com». */
  name: string;
  /** Further actions: small buttons, the quiet one last. */
  actions?: ReactNode;
  /** Error message; none when empty. Default empty. */
  error?: string;
  /** Copies the address. */
  onCopy: (address: string) => void;
}

const Root = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: ${spaces[2]}px ${spaces[3]}px;
  align-items: center;
  padding: ${spaces[3]}px;
  border: 1px solid var(--color-hairline);
  border-radius: ${radii.block}px;
`;

const Text = styled.div`
  flex: 1 1 18rem;
  min-width: 0;
  overflow-wrap: anywhere;

  & > small,
  & > code {
    display: block;
    font-size: ${fontSizes.xs};
  }
  & > small {
    color: var(--color-ink-soft);
    text-wrap: pretty;
  }
  & > code {
    user-select: all;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${spaces[2]}px;

  /* Alone under the text, a button without an edge stands with its words where the text does. */
  @media (max-width: 480px) {
    & > [data-variant='quiet']:first-child {
      margin-inline-start: -${spaces[3]}px;
    }
  }
`;

const SHOWN_ONCE = 'Адрес показан один раз, когда ссылку создали.';

/** A link for another person: its description, its address while known, and its actions. */
export function LinkListItem(props: LinkListItemProps) {
  const { title, note, address, unknown = SHOWN_ONCE, name, actions, error = '', onCopy } = props;
  return (
    <Root>
      <Text>
        {title}
        {note ? <small>{note}</small> : null}
        {address === null ? <small>{unknown}</small> : <code translate="no">{address}</code>}
      </Text>
      {address !== null || actions ? (
        <Actions>
          {address === null ? null : (
            <Button size="sm" needs={null} aria-label={`Скопировать ${name}`} onClick={() => onCopy(address)}>
              Скопировать
            </Button>
          )}
          {actions}
        </Actions>
      ) : null}
      <FormError message={error} />
    </Root>
  );
}
