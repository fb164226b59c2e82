import { X } from 'lucide-react';
import { styled } from 'styled-components';

import { fontSizes, spaces } from '../../../theme/tokens.ts';
import { IconButton } from '../../../ui/IconButton.tsx';

export interface PickedNoteProps {
  /** Where the words in the message field were picked: «из файла «Бриф.docx»». */
  picked: string;
  /** Nothing can be pressed now. Default false. */
  disabled?: boolean;
  /** They are sent without their source. */
  onDrop: () => void;
}

const Root = styled.p`
  display: flex;
  gap: ${spaces[2]}px;
  align-items: center;
  color: var(--color-ink-soft);
  font-size: ${fontSizes.sm};

  & > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

/** Says over the message field where its words were picked, until they are sent. */
export function PickedNote({ picked, disabled = false, onDrop }: PickedNoteProps) {
  return (
    <Root>
      <span>Взято {picked}. Поправьте, если нужно, и отправьте.</span>
      <IconButton size="sm" label="Не указывать источник" icon={<X />} disabled={disabled} onClick={onDrop} />
    </Root>
  );
}
