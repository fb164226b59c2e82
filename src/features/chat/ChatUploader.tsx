import { useRef, useState } from 'react';
import { styled } from 'styled-components';

import { acceptAttachments, acceptOf, CHAT_ATTACHMENTS } from '../../domain/core/attachment/attachment.ts';
import { refusalMessage } from '../../domain/core/attachment/refusalMessage.ts';
import { NBSP } from '../../domain/core/format.ts';
import { FormError } from '../../patterns/form/FormError.tsx';
import { fontSizes, spaces } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { FileDrop } from '../../ui/field/FileDrop.tsx';
import { Stack } from '../../ui/Stack.tsx';
import type { ChatFile } from './chatFile.ts';
import { ChatFileList, type ChatFileListProps } from './ChatFileList.tsx';
import { useSharedCompany } from '../../ui/context/SharedCompany.ts';

export interface ChatUploaderProps extends Pick<ChatFileListProps, 'onCancel' | 'onRemove'> {
  /** Files that were given already, those of earlier uploads included. */
  files: readonly ChatFile[];
  /** Nothing can be given now. Default false. */
  disabled?: boolean;
  /** Called with the files that are taken; those that are not are named here, with the reason. */
  onChoose: (files: File[]) => void;
  /** «Продолжить без файлов» or «Готово» was pressed: the label is what the person says. */
  onContinue: (label: string) => void;
}

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${spaces[2]}px ${spaces[3]}px;

  & > p {
    flex: 1 1 200px;
    color: var(--color-ink-soft);
    font-size: ${fontSizes.xs};
    line-height: 1.125rem;
  }
`;

/** Materials about the product, read in this browser: at most five (R21). */
export function ChatUploader({ files, disabled = false, onChoose, onCancel, onRemove, onContinue }: ChatUploaderProps) {
  const isShared = useSharedCompany();
  const [refusal, setRefusal] = useState('');
  const reading = files.some(({ state }) => state === 'reading');
  const isFull = files.length >= CHAT_ATTACHMENTS.limit;
  const root = useRef<HTMLElement>(null);
  const label = files.length > 0 ? 'Готово' : 'Продолжить без файлов';
  return (
    <Stack as="section" gap={3} ref={root} aria-label="Загрузка данных">
      <FileDrop
        label={
          isFull
            ? `Больше файлов добавить нельзя: их уже ${CHAT_ATTACHMENTS.limit}`
            : `Перетащите сюда материалы о${NBSP}продукте`
        }
        hint={`PDF, PPTX, DOCX, TXT — до${NBSP}${CHAT_ATTACHMENTS.limit}${NBSP}файлов. Читаются в${NBSP}этом браузере${isShared === null ? '' : isShared ? `; прочитанное увидит команда` : ` и${NBSP}никуда не${NBSP}отправляются`}.`}
        accept={acceptOf(CHAT_ATTACHMENTS)}
        multiple
        disabled={disabled || isFull}
        onFiles={(chosen) => {
          const { accepted, refused } = acceptAttachments(files, chosen, CHAT_ATTACHMENTS);
          setRefusal(refusalMessage(refused, CHAT_ATTACHMENTS));
          if (accepted.length > 0) onChoose([...accepted]);
        }}
      />
      <FormError message={refusal} />
      <ChatFileList
        files={files}
        onCancel={onCancel}
        onEmptied={() => root.current?.querySelector('button')?.focus()}
        onRemove={(id) => {
          setRefusal('');
          onRemove(id);
        }}
      />
      <Foot>
        <Button disabled={disabled || reading} onClick={() => onContinue(label)}>
          {label}
        </Button>
        {reading ? <p>Дождитесь, пока файлы прочитаются, или отмените чтение.</p> : null}
      </Foot>
    </Stack>
  );
}
