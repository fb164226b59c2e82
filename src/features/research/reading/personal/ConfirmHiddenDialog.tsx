import { counted, innerQuotes } from '../../../../domain/core/format.ts';
import type { Outcome } from '../../../../domain/core/outcome.ts';
import { DeleteDialog } from '../../../../patterns/form/DeleteDialog.tsx';

export interface ConfirmHiddenDialogProps {
  /** Name of the material. */
  material: string;
  /** How many places are hidden in it. */
  count: number;
  /** Erases what is hidden; the question is put away only when that has happened. */
  onConfirm: () => Promise<Outcome>;
  /** Called when the dialog is to close. */
  onClose: () => void;
}

/** Asks before hidden words are erased for good, and says what goes and what stays. */
export function ConfirmHiddenDialog({ material, count, onConfirm, onClose }: ConfirmHiddenDialogProps) {
  return (
    <DeleteDialog
      title="Стереть скрытое навсегда?"
      confirmLabel={`Стереть ${counted(count, ['место', 'места', 'мест'])}`}
      onConfirm={onConfirm}
      onDone={onClose}
    >
      <p>
        Скрытые слова «<bdi>{innerQuotes(material)}</bdi>» исчезнут из хранилища, вместо исходного файла останется текст
        с заменами. Вернуть их будет нельзя; в этой вкладке забудется и всё, что можно было отменить. В интервью,
        которое провёл раунд, исчезнут и те же слова в других местах, в ответах и в том, что респондент скажет потом.
      </p>
      <p>
        Останутся: подписи говорящих, то, что вы написали сами (инсайты, гипотезы, заметки и их прежние значения),
        удалённые отметки и файлы, которые вы уже скачали.
      </p>
    </DeleteDialog>
  );
}
