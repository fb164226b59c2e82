import { Upload } from 'lucide-react';
import { useId, useRef, type ChangeEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { media } from '../../theme/media.ts';
import { fontSizes, radii, spaces } from '../../theme/tokens.ts';
import { Button } from '../Button.tsx';
import { canChooseFolder, filesOfChosen, filesOfDropped, type FileInFolder } from './folderFiles.ts';
import { useDropZone } from './useDropZone.ts';
import { useMissingRole, type NeedsProps } from '../context/rights.ts';

export interface FileDropProps extends NeedsProps {
  /** Says what to bring here: «Перетащите файлы интервью». */
  label: ReactNode;
  /** Kinds and limits, in words. */
  hint?: ReactNode;
  /** Kinds the system's dialog offers, as in `input accept`; dropped files are not filtered, the caller names what it refuses. */
  accept: string;
  /** More than one file at once. Default false. */
  multiple?: boolean;
  /** Takes nothing. Default false. */
  disabled?: boolean;
  /** Called with the files chosen or dropped; when not `multiple`, with one. */
  onFiles: (files: File[]) => void;
  /**
   * Called with all files of a folder that was chosen, or of folders that were dropped. Given: a second button chooses a folder.
   * Default: a dropped folder comes to `onFiles`, as a file that cannot be read.
   */
  onFolder?: (found: readonly FileInFolder[]) => void;
  /** Text of the button. Default «Выбрать файлы». */
  inputLabel?: string;
}

const Root = styled.div`
  display: grid;
  gap: ${spaces[1]}px;
  justify-items: center;
  padding: ${spaces[5]}px ${spaces[4]}px;
  border: 1.5px dashed var(--color-edge);
  border-radius: ${radii.block}px;
  background: var(--color-sunken);
  text-align: center;

  &[data-over='true'] {
    border-color: var(--color-accent);
    border-style: solid;
    background: var(--color-accent-soft);
  }
  &[data-disabled='true'] {
    border-color: var(--color-hairline);
    color: var(--color-ink-soft);
  }
  & > svg {
    width: 24px;
    height: 24px;
    margin-bottom: ${spaces[1]}px;
    color: var(--color-ink-soft);
  }
  ${media.print} {
    display: none;
  }
`;

const Label = styled.p`
  font-weight: 500;
  line-height: 1.375rem;
  overflow-wrap: anywhere;
`;

const Hint = styled.p`
  max-width: 60ch;
  color: var(--color-ink-soft);
  font-size: ${fontSizes.xs};
  line-height: 1.125rem;
`;

const Choose = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${spaces[2]}px;
  justify-content: center;
  margin-top: ${spaces[2]}px;
`;

/** The files an input was given. It is emptied, so that the same file chosen again is a change again. */
function filesOf({ currentTarget }: ChangeEvent<HTMLInputElement>): File[] {
  const files = [...(currentTarget.files ?? [])];
  currentTarget.value = '';
  return files;
}

/** A place to drop files, with a button that opens the system's dialog for everyone else. */
export function FileDrop({
  label,
  hint,
  accept,
  multiple = false,
  disabled = false,
  onFiles,
  onFolder,
  inputLabel = 'Выбрать файлы',
  needs,
}: FileDropProps) {
  const barred = useMissingRole(needs);
  const input = useRef<HTMLInputElement>(null);
  const labelId = useId();
  const hintId = useId();

  function take(files: readonly File[]) {
    const taken = multiple ? [...files] : files.slice(0, 1);
    if (taken.length > 0) onFiles(taken);
  }

  /** Opens the system's dialog, for files or for a folder. */
  function ask(folder: boolean) {
    if (!input.current) return;
    input.current.webkitdirectory = folder;
    input.current.click();
  }

  const zone = useDropZone(
    disabled || barred !== null,
    take,
    onFolder ? (folders) => void filesOfDropped(folders).then(onFolder) : undefined,
  );

  return (
    <Root data-over={zone.over} data-disabled={disabled || barred !== null} {...zone.handlers}>
      <Upload aria-hidden />
      <Label id={labelId}>{label}</Label>
      {hint ? <Hint id={hintId}>{hint}</Hint> : null}
      <Choose>
        <Button
          needs={needs}
          disabled={disabled}
          aria-describedby={`${labelId}${hint ? ` ${hintId}` : ''}`}
          onClick={() => ask(false)}
        >
          {inputLabel}
        </Button>
        {onFolder && canChooseFolder() ? (
          <Button needs={needs} disabled={disabled} onClick={() => ask(true)}>
            Выбрать папку
          </Button>
        ) : null}
        <input
          ref={input}
          type="file"
          hidden
          aria-label={inputLabel}
          accept={accept}
          multiple={multiple}
          disabled={disabled || barred !== null}
          onChange={(event) => {
            const isFolder = event.currentTarget.webkitdirectory;
            const files = filesOf(event);
            if (isFolder && onFolder) onFolder(filesOfChosen(files));
            else take(files);
          }}
        />
      </Choose>
    </Root>
  );
}
