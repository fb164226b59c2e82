import { useContext } from 'react';

import { innerQuotes } from '../../domain/core/format.ts';
import type { Outcome } from '../../domain/core/outcome.ts';
import type { Research } from '../../domain/research/research.ts';
import { DeleteDialog } from '../../patterns/form/DeleteDialog.tsx';
import { PeopleSlots } from './people/PeopleSlots.ts';

export interface DeleteResearchDialogProps {
  /** The study to remove. */
  research: Research;
  /** Removes it; the dialog closes only when that has happened. */
  onConfirm: (research: Research) => Promise<Outcome>;
  /** Called when the dialog is to close. */
  onClose: () => void;
}

/** Asks before a study and its files go, and says what becomes of those who answer in its rounds. */
export function DeleteResearchDialog({ research, onConfirm, onClose }: DeleteResearchDialogProps) {
  return useContext(PeopleSlots).ofRemoval(research, (words) => (
    <DeleteDialog title="Удалить исследование?" onConfirm={() => onConfirm(research)} onDone={onClose}>
      <p>
        «<bdi>{innerQuotes(research.title)}</bdi>» будет удалено вместе с файлами, инсайтами и новыми гипотезами.
        Гипотезы, которые уже в бэклоге или в экспериментах, останутся. Сразу после удаления его можно вернуть.
      </p>
      {words}
    </DeleteDialog>
  ));
}
