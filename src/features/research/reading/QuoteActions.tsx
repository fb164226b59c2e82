import { Lightbulb, Sparkles } from 'lucide-react';
import { styled } from 'styled-components';

import { quoted } from '../../../domain/core/format.ts';
import { media } from '../../../theme/media.ts';
import { fontSizes, spaces } from '../../../theme/tokens.ts';
import { Button } from '../../../ui/Button.tsx';

export interface QuoteActionsProps {
  /** The words that are selected; null when none are, and nothing can be made of them. */
  quote: string | null;
  /** «Создать гипотезу». */
  onHypothesis: () => void;
  /** «Добавить инсайт». */
  onInsight: () => void;
}

// Side by side on a phone, too: stacked they would take the text's room.
const Actions = styled.div`
  display: flex;
  gap: ${spaces[2]}px;
  ${media.mobile} {
    /* Under one another where they do not fit side by side: a narrow phone, large letters. */
    flex-wrap: wrap;
    & > button {
      flex: 1 1 auto;
      padding-inline: ${spaces[2]}px;
      white-space: nowrap;
    }
    & svg {
      display: none;
    }
  }
`;

const Chosen = styled.p`
  flex: 1 1 240px;
  align-self: center;
  min-width: 0;
  /* Of a long passage the beginning is enough: it stands marked in the text. */
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  color: var(--color-ink-soft);
  font-size: ${fontSizes.sm};
  line-height: 1.25rem;
`;

/** What can be made of selected words, and which they are. Two parts of one row: a dialog's foot. */
export function QuoteActions({ quote, onHypothesis, onInsight }: QuoteActionsProps) {
  return (
    <>
      <Actions>
        <Button variant="primary" icon={<Sparkles />} disabled={quote === null} onClick={onHypothesis}>
          Создать гипотезу
        </Button>
        <Button icon={<Lightbulb />} disabled={quote === null} onClick={onInsight}>
          Добавить инсайт
        </Button>
      </Actions>
      <Chosen aria-live="polite">
        {quote === null
          ? 'Выделите слова в тексте, чтобы сделать из них гипотезу или инсайт'
          : `Выбрано: ${quoted(quote)}`}
      </Chosen>
    </>
  );
}
