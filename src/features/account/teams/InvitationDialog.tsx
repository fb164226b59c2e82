import { Copy, Mail } from 'lucide-react';
import { useRef } from 'react';
import { styled } from 'styled-components';

import { mailtoHref, type Letter } from '../../../domain/core/email.ts';
import { fontSizes, radii, spaces } from '../../../theme/tokens.ts';
import { Button } from '../../../ui/Button.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';

export interface InvitationDialogProps {
  /** The letter, ready to be sent. */
  letter: Letter;
  /** Puts a text on the clipboard; the caller says whether it worked. */
  onCopy: (text: string) => void;
  /** Called when the dialog is to close. */
  onClose: () => void;
}

const Paper = styled.dl`
  display: grid;
  gap: ${spaces[2]}px;
  padding: ${spaces[4]}px;
  border: 1px solid var(--color-hairline);
  border-radius: ${radii.block}px;
  background: var(--color-paper);
  font-size: ${fontSizes.sm};
  overflow-wrap: anywhere;

  & > div {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${spaces[2]}px;
  }
  & dt {
    color: var(--color-ink-soft);
  }
  & dd {
    margin: 0;
  }
  & > :last-child {
    display: grid;
    gap: ${spaces[1]}px;
    padding-block-start: ${spaces[2]}px;
    border-top: 1px solid var(--color-hairline);
    white-space: pre-line;
  }
`;

/** The invitation's letter: the person's mail program sends it, and the dialog says so. */
export function InvitationDialog({ letter, onCopy, onClose }: InvitationDialogProps) {
  const open = useRef<HTMLAnchorElement>(null);
  return (
    <Dialog
      open
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title="Письмо с приглашением"
      description="Приглашение записано. Откройте письмо в почте и нажмите там «Отправить»."
      initialFocus={open}
      footer={
        <>
          <LinkButton variant="primary" ref={open} href={mailtoHref(letter)} icon={<Mail />}>
            Открыть в&nbsp;почте
          </LinkButton>
          <Button icon={<Copy />} onClick={() => onCopy(letter.text)}>
            Скопировать текст
          </Button>
        </>
      }
    >
      <Paper>
        <div>
          <dt>Кому:</dt>
          <dd>{letter.to.join(', ')}</dd>
        </div>
        <div>
          <dt>Тема:</dt>
          <dd>{letter.subject}</dd>
        </div>
        <div>
          <dt>Текст:</dt>
          <dd>{letter.text}</dd>
        </div>
      </Paper>
    </Dialog>
  );
}
