import { Copy } from 'lucide-react';
import { styled } from 'styled-components';

import { fontSizes, radii, spaces } from '../../../theme/tokens.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';

export interface InvitationLinksDialogProps {
  /** For whom, and the way in; told once. */
  links: readonly { readonly email: string; readonly link: string }[];
  /** Puts a text on the clipboard; the caller says whether it worked. */
  onCopy: (text: string) => void;
  /** Called when the dialog is to close. */
  onClose: () => void;
}

const List = styled.ul`
  display: grid;
  gap: ${spaces[2]}px;

  & > li {
    display: flex;
    flex-wrap: wrap;
    gap: ${spaces[2]}px;
    align-items: center;
    padding: ${spaces[3]}px;
    border: 1px solid var(--color-hairline);
    border-radius: ${radii.block}px;
  }
  & > li > div {
    flex: 1 1 12rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & code {
    display: block;
    font-size: ${fontSizes.xs};
  }
`;

/** Ways in of a server that sends no letters: whoever invites passes them on. They are told once. */
export function InvitationLinksDialog({ links, onCopy, onClose }: InvitationLinksDialogProps) {
  const all = links.map(({ email, link }) => `${email}: ${link}`).join('\n');
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Ссылки для приглашённых"
      description="Сервер писем не отправляет. Пошлите каждому его ссылку: она действует 7 дней, один раз, и второй раз не покажется."
      footer={
        links.length > 1 ? (
          <Button variant="primary" icon={<Copy />} needs={null} onClick={() => onCopy(all)}>
            Скопировать все
          </Button>
        ) : undefined
      }
    >
      <List aria-label="Ссылки">
        {links.map(({ email, link }) => (
          <li key={link}>
            <div>
              {email}
              <code>{link}</code>
            </div>
            <Button size="sm" needs={null} aria-label={`Скопировать ссылку: ${email}`} onClick={() => onCopy(link)}>
              Скопировать
            </Button>
          </li>
        ))}
      </List>
    </Dialog>
  );
}
