import { styled } from 'styled-components';

import { fontSizes, radii, spaces } from '../../../theme/tokens.ts';
import type { Ref } from 'react';
import { counted, formatMoment } from '../../../domain/core/format.ts';
import { KIND_WORDS } from '../../../domain/kindWords.ts';
import { formatSize, unreadableText, type WorkspacePreview } from '../../../domain/workspaceFile.ts';

export interface FilePreviewProps {
  /** Content of the file. */
  preview: WorkspacePreview;
  /** The company's name, for focus. */
  ref?: Ref<HTMLHeadingElement>;
}

const Preview = styled.section`
  display: grid;
  gap: ${spaces[3]}px;
  padding: ${spaces[4]}px;
  border: 1px solid var(--color-hairline);
  border-radius: ${radii.block}px;
  background: var(--color-paper);
  overflow-wrap: anywhere;

  & h3 {
    font-size: ${fontSizes.lg};
  }
  & h3 + p,
  & > small {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
  }
  & > ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(13em, 1fr));
    gap: ${spaces[1]}px ${spaces[4]}px;
    font-size: ${fontSizes.sm};
    font-variant-numeric: tabular-nums;
  }
`;

/** Shows the content of a workspace file: whose it is, when it was saved, how much of each kind, and what is lost. */
export function FilePreview({ preview, ref }: FilePreviewProps) {
  return (
    <Preview aria-label="Что в файле">
      <div>
        <h3 ref={ref} tabIndex={-1}>
          {preview.companyName || 'Компания без названия'}
        </h3>
        <p>Сохранено {formatMoment(preview.savedAt)}</p>
      </div>
      <ul>
        {preview.counts.map(({ kind, count }) => (
          <li key={kind}>{counted(count, KIND_WORDS[kind].forms)}</li>
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
  );
}
