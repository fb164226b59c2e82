import { styled } from 'styled-components';

import type { ChatField } from '../../domain/boards/fields.ts';
import { CHAT_CARDS } from '../../domain/boards/cards.ts';
import { fontSizes, radii, spaces } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { onDemand } from '../../ui/onDemand.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { clockOf, type ChatLine } from './chatLines.ts';
import { FoldedText } from './FoldedText.tsx';
import { FoundPlaces } from './FoundPlaces.tsx';

/** Most talks have no model in them. */
const ModelMark = onDemand(() => import('../../patterns/evidence/ModelMark.tsx').then((module) => module.ModelMark));

export interface ChatEntryProps {
  /** The message. */
  line: ChatLine;
  /** It goes on from the one before it, of the same minute: who and when is only read out. */
  continues: boolean;
  /** The answer cannot be changed now. */
  disabled: boolean;
  /** «Изменить ответ» was pressed at the answer to this question. */
  onGoBack: (field: ChatField) => void;
}

// 65 and 62 digits wide: in ch a text would be measured anew when the digits’ own font comes, which is late.
const Line = styled.article`
  min-width: 0;
  justify-self: start;
  max-width: 39.5em;

  &[data-continues='true'] {
    margin-block-start: -${spaces[2]}px;
  }
  &[data-by='person'] {
    justify-self: end;
    max-width: min(85%, 37.7em);
  }
`;

const Who = styled.header`
  display: flex;
  gap: ${spaces[2]}px;
  margin-block-end: ${spaces[1]}px;
  color: var(--color-ink-soft);
  font-size: ${fontSizes.xs};
  line-height: 1.125rem;

  & > b {
    color: var(--color-accent);
    font-weight: 600;
  }
  & > time {
    font-variant-numeric: tabular-nums;
  }
  &[data-by='person'] {
    justify-content: flex-end;
    & > b {
      color: var(--color-ink);
    }
  }
`;

const Body = styled.div`
  &[data-by='person'] {
    padding: ${spaces[2]}px ${spaces[4]}px;
    border: 1px solid var(--color-hairline);
    border-radius: ${radii.block}px;
    background: var(--color-surface);
  }
`;

const Picked = styled.p`
  margin-block-start: ${spaces[1]}px;
  color: var(--color-ink-soft);
  font-size: ${fontSizes.xs};
  line-height: 1.125rem;
  text-align: end;
  overflow-wrap: anywhere;
`;

const Change = styled.div`
  display: flex;
  justify-content: flex-end;
  /* Twice the class: the button brings its own colours. The word ends where the answer's block does. */
  && > button {
    padding-inline: 0;
    background: transparent;
    color: var(--color-ink-soft);
    font-weight: 400;
  }
  /* While it waits it has no frame either: one would stand close around the word. */
  && > button:disabled {
    border-color: transparent;
  }
  && > button:hover:not(:disabled) {
    color: var(--color-accent);
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;

const NAMES: ReadonlyMap<ChatField, string> = new Map(CHAT_CARDS.map(({ field, title }) => [field, title]));

/** A message of the transcript: who said it and when, its text, and the way back to the question that it answers. */
export function ChatEntry({ line, continues, disabled, onGoBack }: ChatEntryProps) {
  const { field } = line;
  const time = clockOf(line.timestamp);
  const by = line.isBot ? 'bot' : 'person';
  const who = (
    <>
      <b>{line.isBot ? 'Ассистент' : 'Вы'}</b> {time ? <time dateTime={line.timestamp}>{time}</time> : null}
    </>
  );
  return (
    <Line data-by={by} data-continues={continues}>
      {continues ? <VisuallyHidden as="header">{who}</VisuallyHidden> : <Who data-by={by}>{who}</Who>}
      <Body data-by={by}>
        <FoldedText markdown text={line.text} />
      </Body>
      {line.picked ? <Picked>Взято {line.picked}</Picked> : null}
      {line.madeBy ? <ModelMark madeBy={line.madeBy} /> : null}
      {line.refs.length > 0 ? <FoundPlaces places={line.refs} /> : null}
      {field ? (
        <Change>
          <Button
            variant="quiet"
            size="sm"
            disabled={disabled}
            aria-label={`Изменить ответ: ${NAMES.get(field) ?? ''}`}
            onClick={() => onGoBack(field)}
          >
            Изменить ответ
          </Button>
        </Change>
      ) : null}
    </Line>
  );
}
