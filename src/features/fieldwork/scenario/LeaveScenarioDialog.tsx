import { quoted } from '../../../domain/core/format.ts';
import { scenarioLeavingWords, type RoundWithPeople } from '../../../domain/fieldwork/places/underWay.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { Stack } from '../../../ui/Stack.tsx';

export interface LeaveScenarioDialogProps {
  /** What it is called. */
  title: string;
  /** A draft again, or removed. */
  becomes: 'draft' | 'removed';
  /** The rounds that ask by it, with how many answer now. */
  rounds: readonly RoundWithPeople[];
  /** When it was asked. */
  now: Date;
  /** It is to be so. */
  onConfirm: () => void;
  /** The question is put away. */
  onClose: () => void;
}

const ASKED = {
  draft: { title: 'Вернуть сценарий в черновики?', confirm: 'В черновик', danger: false },
  removed: { title: 'Удалить сценарий?', confirm: 'Удалить', danger: true },
} as const;

/** Asks before a scenario is taken away by which somebody is asked now, and says what becomes of them. */
export function LeaveScenarioDialog(props: LeaveScenarioDialogProps) {
  const { title, becomes, rounds, now, onConfirm, onClose } = props;
  const asked = ASKED[becomes];
  return (
    <ConfirmDialog
      open
      needs="Admin"
      title={asked.title}
      confirmLabel={asked.confirm}
      danger={asked.danger}
      onOpenChange={(isOpen) => isOpen || onClose()}
      onConfirm={onConfirm}
    >
      <Stack gap={3}>
        <p>По сценарию {quoted(title)} сейчас спрашивают.</p>
        {scenarioLeavingWords(rounds, becomes, now).map((words) => (
          <p key={words}>{words}</p>
        ))}
      </Stack>
    </ConfirmDialog>
  );
}
