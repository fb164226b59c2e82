import { styled } from 'styled-components';

import { addressesOf, contactTitle, showAddress } from '../../domain/audiences/contact.ts';
import type { ContactEntry } from '../../domain/audiences/contactList.ts';
import { TERMS } from '../../domain/terms.ts';
import { media } from '../../theme/media.ts';
import { fontSizes, spaces } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';

export interface ContactDialogProps {
  /** The contact, with what its table said of the person. */
  contact: ContactEntry;
  /** Puts it away. */
  onClose: () => void;
}

const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
  gap: ${spaces[2]}px ${spaces[4]}px;

  & dt {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
    line-height: 1.5rem;
    overflow-wrap: anywhere;
  }
  & dd {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;

    & dd {
      margin-block-end: ${spaces[3]}px;
    }
  }
`;

/** Everything that is known of a contact: its address and the columns of the table that it came with (R46). */
export function ContactDialog({ contact, onClose }: ContactDialogProps) {
  const told = (['city', 'company', 'segment', 'source', 'notes'] as const).filter((field) => contact[field] !== '');
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={contactTitle(contact)}
      size="sm"
      footer={<Button onClick={onClose}>Закрыть</Button>}
    >
      <Facts>
        {addressesOf(contact).map(({ type, value }) => (
          <FactPair key={`${type}:${value}`} label={ADDRESS_LABELS[type]} text={showAddress({ type, value })} />
        ))}
        {told.map((field) => (
          <FactPair key={field} label={TERMS.contact[field]} text={contact[field]} />
        ))}
        {contact.details.map(({ label, text }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a table may have two columns of one name
          <FactPair key={index} label={label} text={text} />
        ))}
      </Facts>
    </Dialog>
  );
}

const ADDRESS_LABELS = {
  phone: TERMS.contact.phones,
  email: TERMS.contact.emails,
  telegram: TERMS.contact.telegram,
} as const;

function FactPair({ label, text }: { label: string; text: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{text}</dd>
    </>
  );
}
