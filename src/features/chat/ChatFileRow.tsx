import { styled } from 'styled-components';

import { fontSizes, radii, spaces } from '../../theme/tokens.ts';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { formatMegabytes } from '../../domain/core/format.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import type { ChatFile } from './chatFile.ts';

export interface ChatFileRowProps {
  /** The file, with what has become of it. */
  file: ChatFile;
  /** Its reading is to stop. */
  onCancel: () => void;
  /** It is to go: it was read, or could not be. */
  onRemove: () => void;
}

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 ${spaces[2]}px;
  align-items: center;
  padding: ${spaces[2]}px ${spaces[2]}px ${spaces[2]}px ${spaces[3]}px;
  border: 1px solid var(--color-hairline);
  border-radius: ${radii.block}px;
  background: var(--color-surface);
  font-size: ${fontSizes.sm};
  line-height: 1.25rem;

  & > div:first-child {
    min-width: 0;
  }
  &[data-state='failed'] {
    border-color: var(--color-danger);
  }
`;

const Name = styled.p`
  font-weight: 500;
  overflow-wrap: anywhere;
`;

const State = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${spaces[2]}px;
  color: var(--color-ink-soft);
  font-size: ${fontSizes.xs};
  line-height: 1.125rem;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;

  & > span {
    display: inline-flex;
    gap: ${spaces[1]}px;
    min-width: 0;
  }
  & svg {
    flex: none;
    width: 14px;
    height: 14px;
    margin-block-start: 2px;
  }
  & > [data-state='failed'] {
    color: var(--color-danger);
    font-weight: 500;
  }
`;

const Reading = styled.div`
  grid-column: 1 / -1;
  margin-block-start: ${spaces[2]}px;
  padding-inline-end: ${spaces[1]}px;
`;

/** A file of the chat: how far it is read, or what came of it. */
export function ChatFileRow({ file, onCancel, onRemove }: ChatFileRowProps) {
  const { name, size, state, progress, note } = file;
  return (
    <Row data-state={state}>
      <div>
        <Name>{name}</Name>
        <State>
          {size > 0 ? <span>{formatMegabytes(size)}</span> : null}
          {state === 'read' ? (
            <span>
              <CircleCheck aria-hidden /> Прочитан{note ? `. ${note}` : ''}
            </span>
          ) : null}
          {state === 'failed' ? (
            <span role="alert" data-state="failed">
              <CircleAlert aria-hidden /> {note || 'Файл не прочитался'}
            </span>
          ) : null}
        </State>
      </div>
      {state === 'reading' ? (
        <Reading>
          <ProgressBar
            label={
              <>
                Читаем<VisuallyHidden> «{name}»</VisuallyHidden>
              </>
            }
            value={progress}
            max={1}
            onCancel={onCancel}
            cancelLabel="Отменить чтение"
          />
        </Reading>
      ) : (
        <IconButton size="sm" label={`Убрать файл ${name}`} icon={<X />} onClick={onRemove} />
      )}
    </Row>
  );
}
