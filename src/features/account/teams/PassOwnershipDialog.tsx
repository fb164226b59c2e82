import type { Member } from '../../../domain/account/account.ts';
import { innerQuotes } from '../../../domain/core/format.ts';
import type { Outcome } from '../../../domain/core/outcome.ts';
import { FormError } from '../../../patterns/form/FormError.tsx';
import { useSubmission } from '../../../patterns/form/useSubmission.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { Stack } from '../../../ui/Stack.tsx';

export interface PassOwnershipDialogProps {
  /** Who becomes the owner. */
  member: Pick<Member, 'name'>;
  /** The company that passes to them. */
  companyName: string;
  /** Passes it on; the question is put away only when that has happened. */
  onPass: () => Promise<Outcome>;
  /** Called when the question is put away, answered or not. */
  onClose: () => void;
}

/** Asks before a company passes to another owner: only they can give it back. */
export function PassOwnershipDialog({ member, companyName, onPass, onClose }: PassOwnershipDialogProps) {
  const { busy, error, run } = useSubmission(onPass, onClose);
  return (
    <ConfirmDialog
      open
      busy={busy}
      needs="Owner"
      title="Передать владение?"
      confirmLabel="Передать владение"
      onConfirm={run}
      onOpenChange={onClose}
    >
      <Stack>
        <p>
          Владельцем компании «<bdi>{innerQuotes(companyName)}</bdi>» станет <bdi>{member.name}</bdi>, а&nbsp;вы&nbsp;—
          администратором.
        </p>
        <p>
          Удалить компанию и&nbsp;передать владение дальше сможет только новый владелец: вернуть его вам может
          лишь&nbsp;он.
        </p>
        <FormError message={error} />
      </Stack>
    </ConfirmDialog>
  );
}
