import { Bell } from 'lucide-react';

import { inboxLabel } from '../../../domain/inbox/words.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Count, Counted, shownCount } from '../HeaderCount.styles.ts';

export interface InboxButtonProps {
  /** How much is not read; 0 as well while that is not known. */
  unread: number;
  /** Opens «Входящие». */
  onOpen: () => void;
}

/** The bell in the header of a shared company: how much of what concerns the person they have not read. */
export function InboxButton({ unread, onOpen }: InboxButtonProps) {
  return (
    <Counted>
      <IconButton
        needs={null}
        label={inboxLabel(unread)}
        icon={<Bell aria-hidden />}
        variant="quiet"
        aria-haspopup="dialog"
        onClick={onOpen}
      />
      {unread > 0 ? <Count aria-hidden>{shownCount(unread)}</Count> : null}
    </Counted>
  );
}
