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
  /** Unsent changes: they stay in the copy, and no one else gets them. */
  unsent: number;
  /** Unsent files of a person who is no longer a member: they take them along. Default 0. */
  files?: number;
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

const FILES = ['исходный файл', 'исходных файла', 'исходных файлов'] as const;

/** Says what a former member takes along when they leave the company. */
function ownWords(unsent: number, files: number): string {
  if (unsent + files === 0) return 'Всё, что вы сохранили, осталось у компании.';
  const words = 'ваши слова, без контактов и участников исследований';
  if (files === 0) return `То, что вы не успели отправить, сохранится файлом в загрузках: ${words}.`;
  const taken = `${counted(files, FILES)}, ${files === 1 ? 'какой он' : 'какие они'} есть`;
  return `То, что вы не успели отправить, сохранится архивом в загрузках: ${unsent === 0 ? '' : `${words}, и `}${taken}.`;
}

/** Asks before a shared company becomes one of this browser alone. What the others have stays with them. */
export function LeaveDialog(props: LeaveDialogProps) {
  const { companyName, unsent, files = 0, isOut = false, fetching, onLeave, onStop, onClose } = props;
  const { busy, error, run } = useSubmission(onLeave, onClose);
  return (
    <ConfirmDialog
      open
      busy={busy}
      title={isOut ? 'Убрать компанию из этого браузера?' : 'Забрать копию и выйти?'}
      confirmLabel={isOut ? (unsent + files > 0 ? 'Забрать своё и выйти' : 'Выйти') : 'Забрать и выйти'}
      onConfirm={run}
      onOpenChange={onClose}
    >
      <Stack>
        {isOut ? (
          <p>
            Вас больше нет в компании «<bdi>{innerQuotes(companyName)}</bdi>»: её записи, файлы и имена людей, какие
            здесь ещё есть, уйдут из этого браузера. У коллег ничего не изменится. {ownWords(unsent, files)}{' '}
            Недописанное, что ещё не сохранено, тоже уйдёт: нужное сначала скопируйте.
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
