import { counted, formatNumber, NBSP } from '../../../domain/core/format.ts';
import type { Outcome } from '../../../domain/core/outcome.ts';
import { codesIn, MAX_CODE, MOST_CODES } from '../../../domain/fieldwork/rewardCodes.ts';
import { TERMS } from '../../../domain/terms.ts';
import { FormDialog } from '../../../patterns/form/FormDialog.tsx';
import { useRecordForm } from '../../../patterns/form/useRecordForm.ts';
import { TextArea } from '../../../ui/field/TextArea.tsx';

export interface RewardCodesDialogProps {
  /** Codes that are there already, and how many of them were given. */
  rewards: { readonly all: number; readonly given: number };
  /** Adds codes; the dialog closes only when that has happened. */
  onAdd: (codes: readonly string[]) => Promise<Outcome>;
  /** Called when the dialog is to close. */
  onClose: () => void;
}

const CODES = ['код', 'кода', 'кодов'] as const;

/** «Коды награды»: a list of which everybody who finishes gets one. */
export function RewardCodesDialog({ rewards, onAdd, onClose }: RewardCodesDialogProps) {
  const form = useRecordForm<{ readonly codes: string }>({
    record: { codes: '' },
    check: ({ codes }) => {
      const found = codesIn(codes);
      const long = found.find((code) => code.length > MAX_CODE);
      if (long !== undefined) return { codes: `Код длиннее ${MAX_CODE}${NBSP}знаков: ${long.slice(0, 30)}…` };
      if (found.length > MOST_CODES) return { codes: `За${NBSP}один раз не${NBSP}больше ${formatNumber(MOST_CODES)}` };
      return { codes: undefined };
    },
    missing: ({ codes }) => (codesIn(codes).length === 0 ? 'Вставьте хотя бы один код' : ''),
    onSubmit: ({ codes }) => onAdd(codesIn(codes)),
  });
  const count = codesIn(form.values.codes).length;
  return (
    <FormDialog
      title="Коды награды"
      description="Каждый, кто закончил, получит один код. Когда коды кончатся, поблагодарим без кода."
      form={form}
      submitLabel={count === 0 ? 'Добавить' : `Добавить ${counted(count, CODES)}`}
      onClose={onClose}
    >
      <TextArea
        {...form.text('codes')}
        label={TERMS.rewardCodes.codes}
        rows={8}
        hint={`По одному в строке. Уже есть: ${formatNumber(rewards.all)}, выдано: ${formatNumber(rewards.given)}`}
      />
    </FormDialog>
  );
}
