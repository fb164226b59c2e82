import { counted, formatNumber, innerQuotes } from '../../domain/core/format.ts';
import type { Outcome } from '../../domain/core/outcome.ts';
import { FormError } from '../../patterns/form/FormError.tsx';
import { useSubmission } from '../../patterns/form/useSubmission.ts';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { Stack } from '../../ui/Stack.tsx';

export interface LeaveDialogProps {
  /** The company that is taken back. */
  companyName: string;
  /** Changes that have not been sent: they stay in the copy, and nobody else gets them. */
  unsent: number;
  /** The person is not of the company any more: they take along what they have not sent, and nothing of it stays here. Default false. */
  isOut?: boolean;
  /** Files on their way here: done of all; null while none are. */
  fetching: { readonly done: number; readonly total: number } | null;
  /** Makes the company local again; the question is put away only when that has happened. */
  onLeave: () => Promise<Outcome>;
  /** Stops the fetching of files: the company stays shared, and what has come stays here. */
  onStop: () => void;
  /** Called when the question is put away, answered or not. */
  onClose: () => void;
}

/** Asks before a shared company becomes one of this browser alone. What the others have stays with them. */
export function LeaveDialog(props: LeaveDialogProps) {
  const { companyName, unsent, isOut = false, fetching, onLeave, onStop, onClose } = props;
  const { busy, error, run } = useSubmission(onLeave, onClose);
  return (
    <ConfirmDialog
      open
      busy={busy}
      title={isOut ? 'Убрать компанию из этого браузера?' : 'Забрать копию и выйти?'}
      confirmLabel={isOut ? (unsent > 0 ? 'Забрать своё и выйти' : 'Выйти') : 'Забрать и выйти'}
      onConfirm={run}
      onOpenChange={onClose}
    >
      <Stack>
        {isOut ? (
          <p>
            Вас больше нет в компании «<bdi>{innerQuotes(companyName)}</bdi>»: её записи, файлы и имена людей, какие
            здесь ещё есть, уйдут из этого браузера. У коллег ничего не изменится.{' '}
            {unsent > 0
              ? 'То, что вы не успели отправить, сохранится файлом в загрузках: ваши слова, без контактов и участников исследований.'
              : 'Всё, что вы сделали, осталось у компании.'}
          </p>
        ) : (
          <p>
            Компания «<bdi>{innerQuotes(companyName)}</bdi>» останется в этом браузере целиком, с файлами. Правки коллег
            сюда больше не придут, ваши к ним не уйдут. У коллег на сервере ничего не изменится.
          </p>
        )}
        {unsent > 0 && !isOut ? <p>То, что вы не успели отправить, будет только в вашей копии.</p> : null}
        {fetching === null ? null : (
          <ProgressBar
            label="Забираем файлы"
            value={fetching.done}
            max={fetching.total}
            valueText={`${formatNumber(fetching.done)} из ${counted(fetching.total, ['файла', 'файлов', 'файлов'])}`}
            cancelLabel="Прервать"
            onCancel={onStop}
          />
        )}
        <FormError message={error} />
      </Stack>
    </ConfirmDialog>
  );
}
