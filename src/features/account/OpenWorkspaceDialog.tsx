import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';

import { counted } from '../../domain/format.ts';
import type { Outcome } from '../../domain/outcome.ts';
import {
  formatSize,
  KIND_FORMS,
  replaceRefusal,
  unreadableText,
  type WorkspacePreview,
} from '../../domain/workspaceFile.ts';
import { FormError } from '../../patterns/FormError.tsx';
import { fontSizes, radii, spaces } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FileDrop } from '../../ui/FileDrop.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import type { LongAction } from './longAction.ts';

/** What a file turned out to hold, or why it is refused. */
export type Inspected =
  | { readonly ok: true; readonly preview: WorkspacePreview }
  | { readonly ok: false; readonly message: string };

export interface OpenWorkspaceDialogProps {
  /** The open company: its place may be taken. */
  companyName: string;
  /** Checks a file to the last byte and tells what is in it; changes nothing. */
  onInspect: (file: File, running: LongAction) => Promise<Inspected>;
  /** Opens it; the dialog closes only when that has happened. */
  onOpen: (file: File, mode: 'replace' | 'merge', running: LongAction) => Promise<Outcome>;
  /** Called when the dialog is to close. */
  onClose: () => void;
}

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[4]}px;
`;

const Preview = styled.section`
  display: grid;
  gap: ${spaces[3]}px;
  padding: ${spaces[4]}px;
  border: 1px solid var(--color-hairline);
  border-radius: ${radii.block}px;
  background: var(--color-paper);
  overflow-wrap: anywhere;

  & h3 {
    font-size: ${fontSizes.lg}px;
  }
  & h3 + p,
  & > small {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm}px;
  }
  & > ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(13em, 1fr));
    gap: ${spaces[1]}px ${spaces[4]}px;
    font-size: ${fontSizes.sm}px;
    font-variant-numeric: tabular-nums;
  }
`;

const Warning = styled.p`
  padding: ${spaces[3]}px ${spaces[4]}px;
  border: 1px solid var(--color-danger);
  border-radius: ${radii.block}px;
  background: var(--color-danger-soft);
  font-size: ${fontSizes.sm}px;
`;

const LABELS = { inspect: 'Проверяем файл', replace: 'Заменяем', merge: 'Объединяем' } as const;

type Task = keyof typeof LABELS;

const savedOn = (moment: string): string =>
  new Date(moment).toLocaleString('ru-RU', { dateStyle: 'long', timeStyle: 'short' });

/** «Открыть рабочее пространство»: a file is checked and shown first, then takes the place of what is open, or joins it. */
export function OpenWorkspaceDialog({ companyName, onInspect, onOpen, onClose }: OpenWorkspaceDialogProps) {
  const [chosen, setChosen] = useState<{ readonly file: File; readonly preview: WorkspacePreview } | null>(null);
  const [running, setRunning] = useState<{ task: Task; done: number; total: number } | null>(null);
  const [asking, setAsking] = useState(false);
  const [error, setError] = useState('');
  const stopping = useRef<AbortController>(null);
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

  const begin = (task: Task): LongAction => {
    const controller = new AbortController();
    stopping.current = controller;
    setError('');
    setRunning({ task, done: 0, total: 1 });
    return {
      signal: controller.signal,
      onProgress: (done, total) => setRunning({ task, done, total: Math.max(1, total) }),
    };
  };
  const inspect = async ([file]: readonly File[]) => {
    if (!file) return;
    setChosen(null);
    setAsking(false);
    const outcome = await onInspect(file, begin('inspect'));
    setRunning(null);
    if (outcome.ok) setChosen({ file, preview: outcome.preview });
    else setError(outcome.message);
  };
  const open = async (mode: 'replace' | 'merge') => {
    if (!chosen) return;
    const outcome = await onOpen(chosen.file, mode, begin(mode));
    setRunning(null);
    setAsking(false);
    if (outcome.ok) onClose();
    else setError(outcome.message);
  };
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
            <Button disabled={busy} onClick={() => setAsking(false)}>
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
                <Button disabled={busy || refused !== null} onClick={() => setAsking(true)}>
                  Заменить
                </Button>
              </>
            ) : null}
            {preview ? (
              <Button variant="quiet" disabled={busy} onClick={() => setChosen(null)}>
                Выбрать другой файл
              </Button>
            ) : (
              <Button disabled={busy} onClick={onClose}>
                Отмена
              </Button>
            )}
          </>
        )
      }
    >
      <Body>
        {busy || preview ? null : (
          <FileDrop
            label="Перетащите файл рабочего пространства"
            hint="Архив ZIP. До выбора «Объединить» или «Заменить» ничего не изменится."
            accept=".zip"
            inputLabel="Выбрать файл"
            onFiles={(files) => void inspect(files)}
          />
        )}
        {preview ? (
          <Preview aria-label="Что в файле">
            <div>
              <h3 ref={heading} tabIndex={-1}>
                {preview.companyName || 'Компания без названия'}
              </h3>
              <p>Сохранено {savedOn(preview.savedAt)}</p>
            </div>
            <ul>
              {preview.counts.map(({ kind, count }) => (
                <li key={kind}>{counted(count, KIND_FORMS[kind])}</li>
              ))}
              <li>
                {counted(preview.files.count, ['файл', 'файла', 'файлов'])}, {formatSize(preview.files.bytes)}
              </li>
            </ul>
            {preview.unreadable.length > 0 ? <p>{unreadableText(preview.unreadable)}</p> : null}
            {preview.missingFiles > 0 ? (
              <p>
                Уже при сохранении не было {counted(preview.missingFiles, ['файла', 'файлов', 'файлов'])}, на которые
                ссылаются записи.
              </p>
            ) : null}
            {preview.secretsLeftOut ? <small>Токены и пароли каналов в файл не входят.</small> : null}
          </Preview>
        ) : null}
        {preview && !asking ? (
          <p>
            {preview.place === 'open' ? (
              'Объединить — добавить новое; если запись есть и тут и там, останется более поздняя.'
            ) : preview.place === 'elsewhere' ? (
              <>
                Объединить — дополнить компанию «<bdi>{preview.companyName}</bdi>», которая уже есть в этом браузере, и
                переключиться на неё.
              </>
            ) : (
              <>
                Объединить — добавить компанию «<bdi>{preview.companyName}</bdi>» рядом с вашими и переключиться на неё.
              </>
            )}{' '}
            {refused ?? (
              <>
                Заменить — поставить содержимое файла на место компании «<bdi>{companyName}</bdi>».
              </>
            )}
          </p>
        ) : null}
        {asking ? (
          <Warning role="alert">
            Всё, что есть в компании «<bdi>{companyName}</bdi>», её сотрудники, а также профиль, карты и платежи будут
            удалены из этого браузера без возможности вернуть. Другие компании останутся.
          </Warning>
        ) : null}
        {running ? (
          <ProgressBar
            label={LABELS[running.task]}
            value={running.done}
            max={running.total}
            onCancel={() => stopping.current?.abort()}
          />
        ) : null}
        <FormError message={error} />
      </Body>
    </Dialog>
  );
}
