import type { Member } from '../../../domain/account/account.ts';
import { innerQuotes } from '../../../domain/core/format.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { Stack } from '../../../ui/Stack.tsx';

export interface RemoveMemberDialogProps {
  /** Who is taken out. */
  member: Pick<Member, 'name'>;
  /** The company that they leave, a shared one. */
  companyName: string;
  /** Takes them out. */
  onConfirm: () => void;
  /** Called when the question is put away, answered or not. */
  onClose: () => void;
}

/** Asks before a member is removed from a shared company: its data leave their devices, and their unsent changes stay behind. */
export function RemoveMemberDialog({ member, companyName, onConfirm, onClose }: RemoveMemberDialogProps) {
  return (
    <ConfirmDialog
      open
      danger
      needs="Admin"
      title="Удалить из команды?"
      confirmLabel="Удалить из команды"
      onConfirm={() => {
        onConfirm();
        onClose();
      }}
      onOpenChange={onClose}
    >
      <Stack>
        <p>
          <bdi>{member.name}</bdi> больше не войдёт в&nbsp;компанию «<bdi>{innerQuotes(companyName)}</bdi>»: её записи
          и&nbsp;файлы уйдут с&nbsp;устройств этого человека. Сделанное им останется у&nbsp;компании.
        </p>
        <p>
          Неотправленное сюда не&nbsp;придёт: его можно забрать файлом, выходя. Вернёте раньше&nbsp;— оно придёт само.
        </p>
      </Stack>
    </ConfirmDialog>
  );
}
