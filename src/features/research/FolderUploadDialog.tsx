import { X } from 'lucide-react';
import { useRef } from 'react';
import { styled } from 'styled-components';

import { refusalMessage } from '../../domain/core/attachment.ts';
import { counted } from '../../domain/core/format.ts';
import type { Outcome } from '../../domain/core/outcome.ts';
import { FOLDER_ATTACHMENTS, type FolderFile } from '../../domain/research/folder.ts';
import { RESEARCH_TYPE_LABELS, RESEARCH_TYPES } from '../../domain/research/research.ts';
import type { ResearchForm } from '../../domain/research/rules.ts';
import { TERMS } from '../../domain/terms.ts';
import { FormError } from '../../patterns/form/FormError.tsx';
import { useFocusHome } from '../../patterns/useFocusHome.ts';
import { fontSizes, spaces } from '../../theme/tokens.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { Select } from '../../ui/field/Select.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { useFolderUpload, type FolderRow } from './useFolderUpload.ts';
import type { UploadControls } from './useUpload.ts';

export interface FolderUploadDialogProps {
  /** The files that the folders hold. */
  found: readonly FolderFile<File>[];
  /** Reads, keeps and stores one study. */
  onStore: (form: ResearchForm, files: readonly File[], controls: UploadControls) => Promise<Outcome>;
  /** Called when the dialog is to close. */
  onClose: () => void;
}

const STUDIES = ['исследование', 'исследования', 'исследований'] as const;
const FILES = ['файл', 'файла', 'файлов'] as const;
const TYPE_OPTIONS = RESEARCH_TYPES.map((type) => ({ value: type, label: RESEARCH_TYPE_LABELS[type] }));

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[4]}px;

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${spaces[1]}px ${spaces[2]}px;
    align-items: end;
  }
  & > li > :nth-child(n + 3) {
    grid-column: 1 / -1;
  }
  & small {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
    overflow-wrap: anywhere;
  }
`;

/** What a person is told of a folder's files. */
function filesSaid({ folder, files, refused }: FolderRow): string {
  const taken = files.length > 0 ? counted(files.length, FILES) : 'Подходящих файлов нет';
  const rest = refused.length > 0 ? `. ${refusalMessage(refused, FOLDER_ATTACHMENTS)}` : '';
  return `${folder}: ${taken}${rest}`;
}

/** «Исследования из папки»: what the folders hold, before anything is stored; then what became of each. */
export function FolderUploadDialog({ found, onStore, onClose }: FolderUploadDialogProps) {
  const { rows, waiting, stored, type, setType, setTitle, leaveOut, progress, send, cancel } = useFolderUpload(
    found,
    onStore,
  );
  const list = useRef<HTMLUListElement>(null);
  const done = useRef<HTMLButtonElement>(null);
  useFocusHome(list, done);
  const isBusy = progress !== null;
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (open) return;
        cancel();
        onClose();
      }}
      title="Исследования из папки"
      description="Каждая вложенная папка станет исследованием. До загрузки названия можно исправить, лишнее — убрать."
      size="lg"
      footer={
        progress ? (
          <ProgressBar label={progress.label} value={progress.share} max={1} onCancel={cancel} cancelLabel="Отменить" />
        ) : (
          <>
            {waiting > 0 ? (
              <Button variant="primary" onClick={send}>
                Загрузить {counted(waiting, STUDIES)}
              </Button>
            ) : null}
            <Button ref={done} onClick={onClose}>
              {stored > 0 && waiting === 0 ? 'Готово' : 'Закрыть'}
            </Button>
          </>
        )
      }
    >
      <Stack gap={4}>
        {rows.length === 0 ? <p>В папке нет файлов, которые можно загрузить.</p> : null}
        {stored > 0 ? <output>Загружено: {counted(stored, STUDIES)}.</output> : null}
        {waiting > 0 ? (
          <Select
            label={TERMS.research.type}
            hint="Один для всех; потом его можно изменить у каждого"
            value={type}
            disabled={isBusy}
            options={TYPE_OPTIONS}
            onValueChange={(value) => setType(value as typeof type)}
          />
        ) : null}
        <List ref={list} aria-label="Папки">
          {rows.map((row) => (
            <li key={row.folder}>
              <TextField
                label={TERMS.research.title}
                value={row.title}
                disabled={isBusy || row.outcome?.ok}
                maxLength={300}
                error={row.title.trim() === '' ? 'Введите название' : undefined}
                onChange={({ target }) => setTitle(row.folder, target.value)}
              />
              {row.outcome?.ok ? (
                <Badge tone="green">Загружено</Badge>
              ) : (
                <IconButton
                  label={`Убрать папку ${row.folder}`}
                  icon={<X aria-hidden />}
                  disabled={isBusy}
                  onClick={() => leaveOut(row.folder)}
                />
              )}
              <small>{filesSaid(row)}</small>
              {row.outcome && !row.outcome.ok ? <FormError message={row.outcome.message} /> : null}
            </li>
          ))}
        </List>
      </Stack>
    </Dialog>
  );
}
