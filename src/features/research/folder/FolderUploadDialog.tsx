import { useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { refusalMessage, shortName } from '../../../domain/core/attachment/refusalMessage.ts';
import { counted, quoted } from '../../../domain/core/format.ts';
import { FOLDER_ATTACHMENTS, type FolderFile } from '../../../domain/research/folder.ts';
import { RESEARCH_TYPE_LABELS, RESEARCH_TYPES } from '../../../domain/research/research.ts';
import { TERMS } from '../../../domain/terms.ts';
import { FormError } from '../../../patterns/form/FormError.tsx';
import { useFocusHome } from '../../../patterns/useFocusHome.ts';
import { spaces } from '../../../theme/tokens.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Select } from '../../../ui/field/Select.tsx';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { FolderFileList } from './FolderFileList.tsx';
import { FolderStudyCard } from './FolderStudyCard.tsx';
import { useFolderUpload, type FolderUpload, type UploadStudies } from './useFolderUpload.ts';

export interface FolderUploadDialogProps {
  /** Whether the dialog is open. What was corrected is kept while it is closed. */
  open: boolean;
  /** The files that the folders hold; given anew, the list begins anew under another React key. */
  found: readonly FolderFile<File>[];
  /** Who is proposed as the author: the profile's name; empty when it has none. */
  author: string;
  /** Reads, keeps and stores the studies. */
  onStore: UploadStudies;
  /** One study is to be uploaded instead, by its form. */
  onOne: () => void;
  /** The dialog is to close; what is left to store stays. */
  onClose: () => void;
  /** Nothing is left to store. */
  onStored: () => void;
}

const STUDIES = ['исследование', 'исследования', 'исследований'] as const;
const FILES = ['файл', 'файла', 'файлов'] as const;
const TYPE_OPTIONS = RESEARCH_TYPES.map((type) => ({ value: type, label: RESEARCH_TYPE_LABELS[type] }));
/** Most names that one sentence lists. */
const LISTED = 20;

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[4]}px;

  &:empty {
    display: none;
  }
`;

/** Which files no study takes, and why; empty when all are taken. */
function notTaken({ refused, ungiven }: Pick<FolderUpload, 'refused' | 'ungiven'>): string {
  const names = ungiven.slice(0, LISTED).map((name) => quoted(shortName(name)));
  const rest = ungiven.length - names.length;
  const more = rest > 0 ? ` и\u00A0ещё ${counted(rest, FILES)}` : '';
  return [
    refused.length > 0 ? refusalMessage(refused, FOLDER_ATTACHMENTS) : '',
    names.length > 0 ? `Система не\u00A0дала прочитать: ${names.join(', ')}${more}.` : '',
  ]
    .filter(Boolean)
    .join('\n');
}

/** Rows go while their menus are open: the focus stays near. Lives as long as the dialog is open, as what it watches does. */
function FocusKeeper({ children }: { readonly children: ReactNode }) {
  const root = useRef<HTMLElement>(null);
  useFocusHome(root, root);
  return <Stack ref={root}>{children}</Stack>;
}

/** «Исследования из папки»: what the folders hold, corrected before anything is stored; then stored at once (R71). */
export function FolderUploadDialog(props: FolderUploadDialogProps) {
  const { open, found, author, onStore, onOne, onClose, onStored } = props;
  const upload = useFolderUpload(found, author, onStore, onStored);
  const { rows, left, targets, stored, progress } = upload;
  const isBusy = progress !== null;
  const fileCount = rows.reduce((sum, { files }) => sum + files.length, 0);
  const close = () => {
    upload.cancel();
    onClose();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) close();
      }}
      title="Исследования из папки"
      description="Каждая вложенная папка станет исследованием. Пока ничего не загружено: исправьте названия, перенесите файлы, уберите лишнее."
      size="lg"
      footer={
        progress ? (
          <ProgressBar
            label={progress.label}
            value={progress.share}
            max={1}
            onCancel={upload.cancel}
            cancelLabel="Отменить"
          />
        ) : (
          <>
            {rows.length > 0 ? (
              <Button needs="Researcher" variant="primary" disabled={!upload.canSend} onClick={upload.send}>
                Загрузить {counted(rows.length, STUDIES)}
              </Button>
            ) : null}
            <Button onClick={onOne}>Одно исследование</Button>
            <Button onClick={close}>Отмена</Button>
          </>
        )
      }
    >
      <FocusKeeper>
        {stored > 0 ? <output>Загружено: {counted(stored, STUDIES)}. Остальное ждёт здесь.</output> : null}
        {rows.length === 0 ? (
          <p>{left.length === 0 ? 'В папке нет файлов, которые можно загрузить.' : 'Загружать нечего: всё убрано.'}</p>
        ) : (
          <>
            <p>
              {counted(rows.length, STUDIES)}, {counted(fileCount, FILES)}
            </p>
            <Select
              label={TERMS.research.type}
              hint="Один для всех; потом его можно изменить у каждого"
              value={upload.type}
              disabled={isBusy}
              options={TYPE_OPTIONS}
              onValueChange={(value) => upload.setType(value as FolderUpload['type'])}
            />
          </>
        )}
        <FormError message={notTaken(upload)} />
        <FormError message={upload.problem} />
        <List aria-label="Исследования из папки">
          {rows.map((row) => (
            <FolderStudyCard
              key={row.folder}
              row={row}
              targets={targets}
              disabled={isBusy}
              onTitleChange={upload.setTitle}
              onMove={upload.move}
            />
          ))}
        </List>
        {left.length > 0 ? (
          <Stack as="section" gap={2}>
            <h3>Не загружаем ({left.length})</h3>
            <FolderFileList
              label="Не загружаем"
              files={left}
              folder={null}
              targets={targets}
              disabled={isBusy}
              onMove={upload.move}
            />
          </Stack>
        ) : null}
      </FocusKeeper>
    </Dialog>
  );
}
