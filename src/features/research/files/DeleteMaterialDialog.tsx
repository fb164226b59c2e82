import { useState } from 'react';

import { innerQuotes } from '../../../domain/core/format.ts';
import type { Outcome } from '../../../domain/core/outcome.ts';
import type { MaterialPair } from '../../../domain/research/files/materialRows.ts';
import type { Material } from '../../../domain/research/research.ts';
import { DeleteDialog } from '../../../patterns/form/DeleteDialog.tsx';
import { Checkbox } from '../../../ui/field/Checkbox.tsx';

export interface DeleteMaterialDialogProps {
  /** The recording, and what was written down of it. */
  pair: MaterialPair;
  /** Removes the files that were chosen; the dialog closes only when that has happened. */
  onConfirm: (materials: readonly Material[]) => Promise<Outcome>;
  /** Called when the dialog is to close. */
  onClose: () => void;
}

/** Asks before a recording goes that has a transcript: whether that goes, too. */
export function DeleteMaterialDialog({ pair, onConfirm, onClose }: DeleteMaterialDialogProps) {
  const { main, transcripts } = pair;
  const [isWhole, setWhole] = useState(false);
  return (
    <DeleteDialog
      title="Удалить файл?"
      onConfirm={() => onConfirm(isWhole ? [main, ...transcripts] : [main])}
      onDone={onClose}
    >
      <p>
        «<bdi>{innerQuotes(main.name)}</bdi>» хранится вместе с расшифровкой. Инсайты и цитаты из неё останутся в
        исследовании. Сразу после удаления файлы можно вернуть.
      </p>
      <Checkbox
        label={`Удалить и расшифровку: ${transcripts.map(({ name }) => name).join(', ')}`}
        checked={isWhole}
        onChange={({ target }) => setWhole(target.checked)}
      />
    </DeleteDialog>
  );
}
