import { styled } from 'styled-components';

import { CHAT_CARDS } from '../../domain/boards/cards.ts';
import { fontSizes, radii, spaces } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import type { ChatField } from '../../domain/boards/fields.ts';

export interface RevisionNoteProps {
  /** The question whose answer is being changed. */
  field: ChatField;
  /** Nothing can be pressed now. Default false. */
  disabled?: boolean;
  /** The earlier answer goes to the message field, to be changed there. */
  onTake: () => void;
  /** The new one is to be picked in what was read; without it nothing was, and the button is not there. */
  onPick?: (() => void) | undefined;
  /** The earlier answer stays as it is. */
  onKeep: () => void;
}

const Root = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${spaces[1]}px ${spaces[2]}px;
  padding: ${spaces[2]}px ${spaces[3]}px;
  border-radius: ${radii.block}px;
  background: var(--color-accent-soft);
  font-size: ${fontSizes.sm};

  & > p {
    flex: 1 1 200px;
    min-width: 0;
  }
`;

/** Says over the message field that an earlier answer is being changed, with the two short ways. */
export function RevisionNote({ field, disabled = false, onTake, onPick, onKeep }: RevisionNoteProps) {
  const title = CHAT_CARDS.find((section) => section.field === field)?.title ?? '';
  return (
    <Root aria-label="Изменение ответа">
      <p>Меняете ответ: {title}</p>
      <Button variant="quiet" size="sm" disabled={disabled} onClick={onTake}>
        Взять прежний текст
      </Button>
      {onPick ? (
        <Button variant="quiet" size="sm" disabled={disabled} onClick={onPick}>
          Выбрать в тексте
        </Button>
      ) : null}
      <Button variant="quiet" size="sm" disabled={disabled} onClick={onKeep}>
        Оставить
      </Button>
    </Root>
  );
}
