import { useState } from 'react';
import { styled } from 'styled-components';

import { media } from '../../theme/media.ts';
import { fontSizes, radii, spaces } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { Row } from '../../ui/Row.tsx';

/** Text that was typed into one field and never stored. */
export interface LeftWord {
  /** Id of the text, for lists. */
  readonly id: string;
  /** The field's label. */
  readonly label: string;
  readonly text: string;
  /** It is a token: hidden, unless it cannot be copied. */
  readonly isSecret: boolean;
}

export interface LeftWordsProps {
  /** The texts, field by field. With none, nothing is drawn. */
  words: readonly LeftWord[];
  /** The browser stores the texts until access is left or they are put away. Default false: they end with the page. */
  isStored?: boolean;
  /** Copies all of them; resolves to whether that has happened. */
  onCopy: (text: string) => Promise<boolean>;
  /** Takes the notice away, and the words with it. */
  onDismiss: () => void;
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[3]}px;
  margin-block-end: ${spaces[5]}px;
  padding: ${spaces[3]}px ${spaces[4]}px;
  border: 1px solid var(--tone-yellow-solid);
  border-radius: ${radii.block}px;
  font-size: ${fontSizes.sm};

  & > dl {
    display: grid;
    gap: ${spaces[2]}px;
    margin: 0;
  }
  & dt {
    color: var(--color-ink-soft);
  }
  & output {
    align-self: center;
  }
  ${media.print} {
    display: none;
  }
`;

const Words = styled.dd`
  max-height: 160px;
  margin: 0;
  overflow-y: auto;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

/** Longer words may not fit and scroll then, so keys must reach them; characters. */
const FITS = 200;

const ANSWERS = {
  unasked: '',
  yes: 'Скопировано',
  no: 'Браузер не дал скопировать: выделите текст и скопируйте его сами',
} as const;

/** Typed text that was not saved when access to the company ended: to read and to copy, until it is put away. */
export function LeftWords({ words, isStored = false, onCopy, onDismiss }: LeftWordsProps) {
  const [copied, setCopied] = useState<keyof typeof ANSWERS>('unasked');
  const [shown, setShown] = useState(words);
  if (shown !== words) {
    setShown(words);
    setCopied('unasked');
  }
  if (words.length === 0) return null;
  const text = words.map((word) => `${word.label}: ${word.text}`).join('\n\n');
  return (
    // The browser asks before it closes a page with words that are nowhere else.
    <Root aria-label="Вы не успели сохранить" data-unsaved={copied === 'yes' || isStored ? '' : 'true'}>
      <p role="alert">
        <strong>Вы не успели сохранить.</strong> Доступ закончился, пока вы это набирали. Скопируйте, что нужно:{' '}
        {isStored ? 'выйдете' : 'перезагрузите страницу или выйдете'} из компании — набранное уйдёт.
      </p>
      <dl>
        {words.map((word) => (
          <div key={word.id}>
            <dt>{word.label}</dt>
            <Words tabIndex={word.text.length > FITS ? 0 : undefined}>
              {word.isSecret && copied !== 'no' ? 'скрыто, скопируется целиком' : word.text}
            </Words>
          </div>
        ))}
      </dl>
      <Row>
        <Button needs={null} size="sm" onClick={() => void onCopy(text).then((done) => setCopied(done ? 'yes' : 'no'))}>
          Скопировать набранное
        </Button>
        <Button needs={null} size="sm" variant="quiet" onClick={onDismiss}>
          Убрать
        </Button>
        <output>{ANSWERS[copied]}</output>
      </Row>
    </Root>
  );
}
