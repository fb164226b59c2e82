import { Copy } from 'lucide-react';

import { LinkList } from '../../../patterns/list/LinkList.tsx';
import { LinkListItem } from '../../../patterns/list/LinkListItem.tsx';
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

/** Invitation links of a server that sends no letters: the inviter passes them on. They are shown once. */
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
      <LinkList label="Ссылки">
        {links.map(({ email, link }) => (
          <LinkListItem key={link} title={email} address={link} name={`ссылку: ${email}`} onCopy={onCopy} />
        ))}
      </LinkList>
    </Dialog>
  );
}
