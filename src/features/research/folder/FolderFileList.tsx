import { AudioLines, FileQuestionMark, FileText, FolderInput } from 'lucide-react';
import { styled } from 'styled-components';

import { materialKind } from '../../../domain/core/attachment/fileKind.ts';
import { formatMegabytes, quoted } from '../../../domain/core/format.ts';
import { fileWords, type FolderStudy, type TakenFile } from '../../../domain/research/folder.ts';
import { fontSizes, radii, spaces } from '../../../theme/tokens.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Menu } from '../../../ui/menu/Menu.tsx';

export interface FolderFileListProps {
  /** Name of the list for screen readers. */
  label: string;
  /** The files, in their order. */
  files: readonly TakenFile<File>[];
  /** The study they go to; null: they go nowhere. */
  folder: string | null;
  /** Every study that a file can go to. */
  targets: readonly Pick<FolderStudy<File>, 'folder' | 'title'>[];
  /** Nothing can be moved now. */
  disabled: boolean;
  /** A file is to go to a study, or nowhere. */
  onMove: (files: readonly TakenFile<File>[], folder: string | null) => void;
}

const Root = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[1]}px;

  & > li {
    display: flex;
    align-items: center;
    gap: ${spaces[3]}px;
    padding-inline-start: ${spaces[3]}px;
    border-radius: ${radii.small}px;
    background: var(--color-sunken);
    font-size: ${fontSizes.sm};
  }
  & > li > svg {
    flex: none;
    width: 20px;
    height: 20px;
    color: var(--color-ink-soft);
  }
  & > li > div {
    flex: 1;
    min-width: 0;
    padding-block: ${spaces[1]}px;
  }
  & > li > div > span {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & small {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.xs};
  }
`;

/** The picture of what becomes of a file. */
function IconOf({ file }: Pick<TakenFile<File>, 'file'>) {
  const kind = materialKind(file.name, file.type);
  if (kind === 'media') return <AudioLines aria-hidden />;
  return kind === 'doc' ? <FileQuestionMark aria-hidden /> : <FileText aria-hidden />;
}

/** Files of a folder: what each will be in its study, and the ways to another study or out. */
export function FolderFileList({ label, files, folder, targets, disabled, onMove }: FolderFileListProps) {
  const words = fileWords(files);
  return (
    <Root aria-label={label}>
      {files.map((one, place) => (
        <li key={one.path}>
          <IconOf file={one.file} />
          <div>
            <span title={one.path}>{one.file.name}</span>
            <small>
              {words[place]} · {formatMegabytes(one.file.size)}
            </small>
          </div>
          <Menu
            label={`Куда файл ${one.file.name}`}
            trigger={
              <IconButton
                size="sm"
                variant="quiet"
                label={`Куда файл ${one.file.name}`}
                icon={<FolderInput aria-hidden />}
                disabled={disabled}
              />
            }
            items={[
              ...targets
                .filter((target) => target.folder !== folder)
                .map((target) => ({
                  label: `В исследование ${quoted(target.title)}`,
                  onSelect: () => onMove([one], target.folder),
                })),
              ...(folder === null ? [] : [{ label: 'Не загружать', onSelect: () => onMove([one], null) }]),
            ]}
          />
        </li>
      ))}
    </Root>
  );
}
