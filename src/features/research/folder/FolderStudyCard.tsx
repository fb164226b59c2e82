import { MoreHorizontal } from 'lucide-react';
import { styled } from 'styled-components';

import { quoted } from '../../../domain/core/format.ts';
import { TERMS } from '../../../domain/terms.ts';
import { FormError } from '../../../patterns/form/FormError.tsx';
import { fontSizes, radii, spaces } from '../../../theme/tokens.ts';
import { TextField } from '../../../ui/field/TextField.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Menu } from '../../../ui/menu/Menu.tsx';
import { FolderFileList, type FolderFileListProps } from './FolderFileList.tsx';
import type { FolderRow } from './useFolderUpload.ts';

export interface FolderStudyCardProps extends Pick<FolderFileListProps, 'targets' | 'disabled' | 'onMove'> {
  /** The study that is to be made. */
  row: FolderRow;
  /** Its title was typed. */
  onTitleChange: (folder: string, title: string) => void;
}

const Root = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[3]}px;
  padding: ${spaces[4]}px;
  border: 1px solid var(--color-hairline);
  border-radius: ${radii.block}px;
`;

const Head = styled.div`
  display: flex;
  gap: ${spaces[2]}px;
  align-items: center;

  & > span {
    flex: 1;
    min-width: 0;
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
    overflow-wrap: anywhere;
  }
`;

/** A study that a folder becomes: its title and its files, before it is stored. */
export function FolderStudyCard({ row, targets, disabled, onTitleChange, onMove }: FolderStudyCardProps) {
  const { folder, title, files, problem } = row;
  return (
    <Root>
      <Head>
        <span>Папка {folder}</span>
        <Menu
          label={`Папка ${folder}`}
          trigger={
            <IconButton
              size="sm"
              variant="quiet"
              label={`Действия с папкой ${folder}`}
              icon={<MoreHorizontal aria-hidden />}
              disabled={disabled}
            />
          }
          items={[
            ...targets
              .filter((target) => target.folder !== folder)
              .map((target) => ({
                label: `Всё — в исследование ${quoted(target.title)}`,
                onSelect: () => onMove(files, target.folder),
              })),
            { label: 'Не загружать', onSelect: () => onMove(files, null) },
          ]}
        />
      </Head>
      <TextField
        label={TERMS.research.title}
        value={title}
        disabled={disabled}
        maxLength={300}
        error={title.trim() === '' ? 'Введите название' : undefined}
        onChange={({ target }) => onTitleChange(folder, target.value)}
      />
      <FolderFileList
        label={`Файлы папки ${folder}`}
        files={files}
        folder={folder}
        targets={targets}
        disabled={disabled}
        onMove={onMove}
      />
      <FormError message={problem} />
    </Root>
  );
}
