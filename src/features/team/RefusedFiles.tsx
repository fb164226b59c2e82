import { FileX } from 'lucide-react';
import { styled } from 'styled-components';

import { quoted } from '../../domain/core/format.ts';
import { fontSizes, spaces } from '../../theme/tokens.ts';

/** A file that does not go up to the server. */
export interface ListedRefusedFile {
  readonly id: string;
  /** Name of the file. */
  readonly name: string;
  /** Title of the study that has it; empty where that is gone. */
  readonly study: string;
  /** The server has no room for it, or the browser cannot read it any more. */
  readonly why: 'tooLarge' | 'unreadable';
}

export interface RefusedFilesProps {
  /** The files; nothing is drawn for none. */
  files: readonly ListedRefusedFile[];
}

const List = styled.ul`
  display: grid;
  gap: ${spaces[2]}px;

  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${spaces[2]}px;
    overflow-wrap: anywhere;
  }
  & svg {
    width: 18px;
    height: 18px;
    margin-block-start: 2px;
    color: var(--color-ink-soft);
  }
  & small {
    display: block;
    color: var(--color-ink-soft);
    font-size: ${fontSizes.xs};
  }
`;

const WHY = { tooLarge: 'сервер не взял', unreadable: 'не читается, добавьте ещё раз' } as const;

/** Files that are not on the server, by name, with the study to go to. */
export function RefusedFiles({ files }: RefusedFilesProps) {
  if (files.length === 0) return null;
  return (
    <List aria-label="Файлы, которых нет на сервере">
      {files.map(({ id, name, study, why }) => (
        <li key={id}>
          <FileX aria-hidden />
          <span>
            <bdi>{name || 'Файл без имени'}</bdi>
            <small>
              {study === '' ? '' : <bdi>Исследование {quoted(study)}: </bdi>}
              {WHY[why]}
            </small>
          </span>
        </li>
      ))}
    </List>
  );
}
