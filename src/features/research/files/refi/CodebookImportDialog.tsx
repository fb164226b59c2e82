import { useState } from 'react';

import { counted, quoted } from '../../../../domain/core/format.ts';
import { FormError } from '../../../../patterns/form/FormError.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/dialog/Dialog.tsx';
import { Disclosure } from '../../../../ui/Disclosure.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import type { ReadCodebook } from './refiActs.ts';

export interface CodebookImportDialogProps {
  /** The name of the .qdc that was chosen. */
  fileName: string;
  /** Content, or why it cannot be read. */
  read: ReadCodebook;
  /** The dialog is to close. */
  onClose: () => void;
}

const CODES = ['код', 'кода', 'кодов'] as const;

/** «Кодовая книга из файла»: what becomes of the codes of a .qdc, before any of them is stored. */
export function CodebookImportDialog({ fileName, read, onClose }: CodebookImportDialogProps) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const preview = read.ok ? read.preview : null;
  const hasNews = preview !== null && (preview.added.length > 0 || preview.defined > 0);
  const take = async () => {
    if (!preview) return;
    setBusy(true);
    const outcome = await preview.take();
    setBusy(false);
    if (outcome.ok) onClose();
    else setProblem(outcome.message);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Кодовая книга из файла"
      description={fileName}
      footer={
        <>
          {hasNews ? (
            <Button needs="Researcher" variant="primary" busy={busy} onClick={() => void take()}>
              {preview.added.length > 0 ? `Добавить ${counted(preview.added.length, CODES)}` : 'Добавить определения'}
            </Button>
          ) : null}
          <Button onClick={onClose}>{hasNews ? 'Отмена' : 'Закрыть'}</Button>
        </>
      }
    >
      <Stack>
        <FormError message={read.ok ? problem : read.message} />
        {preview && preview.added.length + preview.joined.length === 0 ? <p>В файле нет ни одного кода.</p> : null}
        {preview && preview.added.length > 0 ? (
          <Disclosure summary={`Новые: ${counted(preview.added.length, CODES)}`}>
            <p>{preview.added.map(quoted).join(', ')}</p>
          </Disclosure>
        ) : null}
        {preview && preview.joined.length > 0 ? (
          <Disclosure summary={`Уже есть: ${counted(preview.joined.length, CODES)}`}>
            <p>{preview.joined.map(quoted).join(', ')}</p>
          </Disclosure>
        ) : null}
        {preview && preview.joined.length > 0 ? (
          <p>Код с таким же названием останется на своём месте и со своим цветом.</p>
        ) : null}
        {preview && preview.defined > 0 ? (
          <p>Определение появится у {counted(preview.defined, ['кода', 'кодов', 'кодов'])}: своего у них не было.</p>
        ) : null}
        {preview && preview.sets > 0 ? (
          <p>Не загружаем: {counted(preview.sets, ['набор кодов', 'набора кодов', 'наборов кодов'])}.</p>
        ) : null}
        {preview && !hasNews && preview.joined.length > 0 ? <p>Добавлять нечего: все эти коды уже есть.</p> : null}
      </Stack>
    </Dialog>
  );
}
