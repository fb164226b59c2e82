import { Lightbulb, Link2, Quote, RotateCw, Sparkles, Tag, ThumbsDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { quoted } from '../../../domain/core/format.ts';
import { media } from '../../../theme/media.ts';
import { fontSizes, spaces } from '../../../theme/tokens.ts';
import { useMissingRole } from '../../../ui/context/rights.ts';
import { Button } from '../../../ui/Button.tsx';

export interface QuoteActionsProps {
  /** The words that are selected; null when none are, and nothing can be made of them. */
  quote: string | null;
  /** «Гипотеза»: a new one. */
  onHypothesis: () => void;
  /** «Инсайт». */
  onInsight: () => void;
  /** «Цитата»: the words stay marked. */
  onQuote: () => void;
  /** «Код»: the words are to get one. */
  onCode: () => void;
  /** «К гипотезе…»: an existing one. */
  onLink: () => void;
  /** Name of the code that was given last; null, and nothing offers it again, while none was. Default null. */
  lastCode?: string | null;
  /** The last code once more. */
  onLastCode?: () => void;
  /** «Не то»: the words are no finding. Default: they are none that was proposed, and nothing offers it. */
  onRefuse?: (() => void) | undefined;
  /** Shown over the bar on request: the field of codes. */
  children?: ReactNode;
}

const Root = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: ${spaces[2]}px ${spaces[4]}px;
  align-items: center;
  ${media.mobile} {
    row-gap: ${spaces[1]}px;
  }
  ${media.print} {
    display: none;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${spaces[2]}px;
  ${media.mobile} {
    /* The text needs the room: icons are for those who have it. */
    flex: 1 1 100%;
    gap: ${spaces[1]}px;
    & > button {
      flex: 1 1 auto;
      padding-inline: ${spaces[1]}px;
      font-size: ${fontSizes.sm};
      white-space: nowrap;
    }
    & svg {
      display: none;
    }
  }
`;

const Chosen = styled.p`
  flex: 1 1 240px;
  min-width: 0;
  /* Of a long passage the beginning is enough: it stands marked in the text. */
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  color: var(--color-ink-soft);
  font-size: ${fontSizes.sm};
  line-height: 1.25rem;
  ${media.mobile} {
    -webkit-line-clamp: 1;
  }
  &[data-hint] {
    display: block;
  }
`;

/** Shows the actions on selected words, with a key each, and the words. */
export function QuoteActions(props: QuoteActionsProps) {
  const { quote, lastCode = null, children } = props;
  const barred = useMissingRole('Researcher');
  const actions = [
    { label: 'Цитата', caps: 'Q', icon: <Quote />, act: props.onQuote },
    { label: 'Код', caps: 'C', icon: <Tag />, act: props.onCode },
    { label: 'Инсайт', caps: 'I', icon: <Lightbulb />, act: props.onInsight },
    { label: 'Гипотеза', caps: 'H', icon: <Sparkles />, act: props.onHypothesis },
    { label: 'К гипотезе…', caps: 'K', icon: <Link2 />, act: props.onLink },
  ];
  return (
    <Root>
      {children}
      <Actions>
        {actions.map(({ label, caps, icon, act }) => (
          <Button
            needs="Researcher"
            key={label}
            icon={icon}
            variant={label === 'Цитата' ? 'primary' : 'secondary'}
            disabled={quote === null}
            aria-keyshortcuts={caps}
            data-tooltip={`${label}: клавиша ${caps}`}
            onClick={act}
          >
            {label}
          </Button>
        ))}
        {props.onRefuse && quote !== null ? (
          <Button
            needs="Researcher"
            variant="quiet"
            icon={<ThumbsDown />}
            aria-keyshortcuts="X"
            data-tooltip="Не то, больше не предлагать: клавиша X"
            onClick={props.onRefuse}
          >
            Не то
          </Button>
        ) : null}
        {lastCode !== null && quote !== null ? (
          <Button
            needs="Researcher"
            variant="quiet"
            icon={<RotateCw />}
            aria-keyshortcuts="R"
            data-tooltip="Последний код ещё раз: клавиша R"
            onClick={props.onLastCode}
          >
            Код {quoted(lastCode)}
          </Button>
        ) : null}
      </Actions>
      <Chosen aria-live="polite" data-hint={quote === null ? '' : undefined}>
        {quote === null
          ? barred
            ? 'Выделите слова в тексте, чтобы скопировать их'
            : 'Выделите слова в тексте, чтобы отметить их или сделать из них инсайт или гипотезу'
          : `Выбрано: ${quoted(quote)}`}
      </Chosen>
    </Root>
  );
}
