import { FileText, RotateCcw, X } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';

import { shortName } from '../../../domain/core/attachment/refusalMessage.ts';
import { counted, formatMegabytes } from '../../../domain/core/format.ts';
import { fontSizes, radii, spaces } from '../../../theme/tokens.ts';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import type { ContactFile, ReadTable } from './contactDraft.ts';

export interface ContactFileItemProps {
  /** File, and the state of its reading. */
  file: ContactFile;
  /** How far the reading has come. */
  progress: { readonly done: number; readonly total: number };
  /** Nothing can be changed now. */
  disabled: boolean;
  /** Stops the reading. */
  onCancel: () => void;
  /** Reads it once more. */
  onRetry: () => void;
  /** Takes it out. */
  onRemove: () => void;
  /** Shown under it once it is read: where in it the contacts are. */
  children: ReactNode;
  /** Its row. */
  ref?: Ref<HTMLLIElement>;
}

const Root = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[2]}px;
  padding: ${spaces[2]}px ${spaces[2]}px ${spaces[2]}px ${spaces[3]}px;
  border: 1px solid var(--color-hairline);
  border-radius: ${radii.block}px;
  font-size: ${fontSizes.sm};
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${spaces[2]}px;

  & > svg {
    flex: none;
    width: 18px;
    height: 18px;
    color: var(--color-ink-soft);
  }
  & > span:first-of-type {
    min-width: 0;
    overflow: hidden;
    font-weight: 500;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > span:nth-of-type(2) {
    flex: 1 0 auto;
    color: var(--color-ink-soft);
    font-variant-numeric: tabular-nums;
  }
`;

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[2]}px;
  justify-items: start;
  padding-right: ${spaces[2]}px;
  padding-bottom: ${spaces[1]}px;

  &:empty {
    display: none;
  }
  & > p {
    overflow-wrap: anywhere;
  }
  &[data-state='failed'] > p {
    color: var(--color-danger);
  }
  &[data-state='reading'] {
    justify-items: stretch;
  }
`;

/** Rows of the sheets that are taken; of all of them while none is. */
function takenRows({ sheets, plans }: ReadTable): number {
  const taken = sheets.filter((_, at) => plans[at]?.isTaken);
  return (taken.length > 0 ? taken : sheets).reduce((sum, { rows }) => sum + rows.length, 0);
}

/** Why nothing was taken from a file, and the way to read it again. */
function NotRead({ file: { file, reading }, disabled, onRetry }: ContactFileItemProps) {
  return (
    <>
      {reading.state === 'failed' ? (
        <p role="alert">{reading.message}</p>
      ) : (
        <p>Чтение остановлено: из файла ничего не взято.</p>
      )}
      <Button size="sm" icon={<RotateCcw />} disabled={disabled} onClick={onRetry}>
        {reading.state === 'failed' ? 'Повторить' : 'Прочитать снова'}
        <VisuallyHidden> {shortName(file.name)}</VisuallyHidden>
      </Button>
    </>
  );
}

/** Shows a chosen file of contacts: how far it has been read, why it was not, or its content. */
export function ContactFileItem(props: ContactFileItemProps) {
  const { progress, disabled, onCancel, onRemove, children, ref } = props;
  const { file, reading } = props.file;
  return (
    <Root ref={ref}>
      <Head>
        <FileText aria-hidden />
        <span title={file.name}>{file.name}</span>
        <span>
          {reading.state === 'read'
            ? counted(takenRows(reading), ['строка', 'строки', 'строк'])
            : formatMegabytes(file.size)}
        </span>
        <IconButton
          size="sm"
          label={`Убрать файл ${file.name}`}
          icon={<X />}
          data-act="remove"
          disabled={disabled}
          onClick={onRemove}
        />
      </Head>
      <Body data-part="body" data-state={reading.state}>
        {reading.state === 'reading' ? (
          <ProgressBar
            label={`Читаем ${shortName(file.name)}`}
            value={progress.done}
            max={progress.total}
            onCancel={onCancel}
          />
        ) : null}
        {reading.state === 'stopped' || reading.state === 'failed' ? <NotRead {...props} /> : null}
        {reading.state === 'read' ? children : null}
      </Body>
    </Root>
  );
}
