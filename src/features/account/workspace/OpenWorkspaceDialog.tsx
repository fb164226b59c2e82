import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';

import { innerQuotes } from '../../../domain/core/format.ts';
import { replaceRefusal } from '../../../domain/workspaceFile.ts';
import { FormError } from '../../../patterns/form/FormError.tsx';
import { fontSizes, radii, spaces } from '../../../theme/tokens.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { FileDrop } from '../../../ui/field/FileDrop.tsx';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { useOpenWorkspace, type OpenWorkspaceOptions } from './useOpenWorkspace.ts';
import { OpeningWays } from './OpeningWays.tsx';
import { FilePreview } from './FilePreview.tsx';

export interface OpenWorkspaceDialogProps extends OpenWorkspaceOptions {
  /** The open company: its place may be taken. */
  companyName: string;
}

const Warning = styled.p`
  padding: ${spaces[3]}px ${spaces[4]}px;
  border: 1px solid var(--color-danger);
  border-radius: ${radii.block}px;
  background: var(--color-danger-soft);
  font-size: ${fontSizes.sm};
`;

const LABELS = { inspect: 'Проверяем файл', replace: 'Заменяем', merge: 'Объединяем' } as const;

/** «Открыть рабочее пространство»: a file is checked and shown first, then takes the place of what is open, or joins it. */
export function OpenWorkspaceDialog(props: OpenWorkspaceDialogProps) {
  const { chosen, running, asking, error, ask, drop, stop, inspect, open } = useOpenWorkspace(props);
  const { companyName, onClose } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const confirm = useRef<HTMLButtonElement>(null);
  const busy = running !== null;

  // The button that had the focus is gone by then.
  useEffect(() => {
    if (chosen) heading.current?.focus();
  }, [chosen]);
  useEffect(() => {
    if (asking) confirm.current?.focus();
  }, [asking]);

  const preview = chosen?.preview;
  const refused = preview ? replaceRefusal(preview) : null;
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !busy) onClose();
      }}
      title="Открыть рабочее пространство"
      description="Файл, который сохранил Ориентир в этом или другом браузере"
      footer={
        asking ? (
          <>
            <Button ref={confirm} variant="danger" busy={busy} onClick={() => void open('replace')}>
              Да, заменить
            </Button>
            <Button disabled={busy} onClick={() => ask(false)}>
              Назад
            </Button>
          </>
        ) : (
          <>
            {preview ? (
              <>
                <Button
                  variant="primary"
                  busy={running?.task === 'merge'}
                  disabled={busy}
                  onClick={() => void open('merge')}
                >
                  Объединить
                </Button>
                <Button disabled={busy || refused !== null} onClick={() => ask(true)}>
                  Заменить
                </Button>
                <Button variant="quiet" disabled={busy} onClick={drop}>
                  Выбрать другой файл
                </Button>
              </>
            ) : (
              <Button disabled={busy} onClick={onClose}>
                Отмена
              </Button>
            )}
          </>
        )
      }
    >
      <Stack>
        {busy || preview ? null : (
          <FileDrop
            label="Перетащите файл рабочего пространства"
            hint="Архив ZIP. До выбора «Объединить» или «Заменить» ничего не изменится."
            accept=".zip"
            inputLabel="Выбрать файл"
            onFiles={(files) => void inspect(files)}
          />
        )}
        {preview ? <FilePreview ref={heading} preview={preview} /> : null}
        {preview && !asking ? <OpeningWays preview={preview} refused={refused} companyName={companyName} /> : null}
        {asking ? (
          <Warning role="alert">
            Всё, что есть в компании «<bdi>{innerQuotes(companyName)}</bdi>», её сотрудники, а также профиль будут
            удалены из этого браузера без возможности вернуть. Другие компании останутся.
          </Warning>
        ) : null}
        {running ? (
          <ProgressBar label={LABELS[running.task]} value={running.done} max={running.total} onCancel={stop} />
        ) : null}
        <FormError message={error} />
      </Stack>
    </Dialog>
  );
}
