import { useRef, useState } from 'react';
import { styled } from 'styled-components';

import { innerQuotes } from '../../../domain/core/format.ts';
import type { Outcome } from '../../../domain/core/outcome.ts';
import { FormError } from '../../../patterns/form/FormError.tsx';
import { spaces } from '../../../theme/tokens.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import type { LongAction } from './longAction.ts';

export interface SaveWorkspaceDialogProps {
  /** The open company. */
  companyName: string;
  /** Makes the file and hands it to the browser; stops when told to. */
  onSave: (running: LongAction) => Promise<Outcome>;
  /** Called when the dialog is to close. */
  onClose: () => void;
}

const Body = styled.div`
  display: grid;
  gap: ${spaces[3]}px;

  & ul {
    display: grid;
    gap: ${spaces[1]}px;
    padding-inline-start: 1.2em;
    list-style: disc;
  }
`;

/** «Сохранить рабочее пространство»: what will be in the file, what will not, and how far it is. */
export function SaveWorkspaceDialog({ companyName, onSave, onClose }: SaveWorkspaceDialogProps) {
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);
  const [error, setError] = useState('');
  const stopping = useRef<AbortController>(null);
  const busy = progress !== null;

  const save = async () => {
    const controller = new AbortController();
    stopping.current = controller;
    setError('');
    setProgress({ done: 0, total: 1 });
    const outcome = await onSave({
      signal: controller.signal,
      onProgress: (done, total) => setProgress({ done, total: Math.max(1, total) }),
    });
    setProgress(null);
    if (outcome.ok) onClose();
    else setError(outcome.message);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !busy) onClose();
      }}
      title="Сохранить рабочее пространство"
      description={
        <>
          Компания «<bdi>{innerQuotes(companyName)}</bdi>»
        </>
      }
      footer={
        <>
          <Button variant="primary" busy={busy} onClick={() => void save()}>
            Сохранить в файл
          </Button>
          <Button disabled={busy} onClick={onClose}>
            Закрыть
          </Button>
        </>
      }
    >
      <Body>
        <p>Получится один архив ZIP. Его можно открыть в другом браузере или хранить как копию.</p>
        <ul>
          <li>Войдут все записи этой компании, ваш профиль, сотрудники и платежи, а также файлы материалов.</li>
          <li>Токен бота и пароль SIP в файл не попадут: после открытия их нужно ввести заново.</li>
          <li>Другие ваши компании сохраняются отдельно: переключитесь на каждую.</li>
          <li>В файле персональные данные: передавайте его осторожно.</li>
        </ul>
        {progress ? (
          <ProgressBar
            label="Собираем файл"
            value={progress.done}
            max={progress.total}
            onCancel={() => stopping.current?.abort()}
          />
        ) : null}
        <FormError message={error} />
      </Body>
    </Dialog>
  );
}
