import { styled } from 'styled-components';

import { innerQuotes } from '../../domain/core/format.ts';
import type { JourneyQuote } from '../../domain/tactics/journeyCard.ts';
import type { Stage } from '../../domain/core/stage.ts';
import { TERMS } from '../../domain/terms.ts';
import { StageBadge } from '../../patterns/StageBadge.tsx';
import { fontSizes, spaces } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { useMissing } from '../../ui/context/rights.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { Link } from '../../ui/Link.tsx';

export interface QuoteDialogProps {
  /** The quote; the dialog is open while it is drawn. */
  quote: JourneyQuote;
  /** Stage of its touchpoint. */
  stage: Stage;
  /** Name of its touchpoint. */
  touchpoint: string;
  /** Address of the study, at the quote where its place is known; null when the study is gone, and for an example. */
  href: string | null;
  /** Called by «Закрыть», Escape and the scrim. */
  onClose: () => void;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[5]}px;

  & > section > h3 {
    margin-block-end: ${spaces[1]}px;
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
  }
  & > section > p {
    overflow-wrap: anywhere;
  }
  & blockquote {
    margin: 0;
    padding-inline-start: ${spaces[3]}px;
    border-inline-start: 3px solid var(--color-mark);
    overflow-wrap: anywhere;
    text-wrap: pretty;
    white-space: pre-line;
  }
  & blockquote[data-origin='example'] {
    border-color: var(--color-hairline);
  }
  & blockquote > footer,
  & small {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
  }
  & blockquote > footer {
    margin-block-start: ${spaces[1]}px;
  }
`;

const Place = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${spaces[1]}px ${spaces[2]}px;
  align-items: center;

  & > span:last-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

/** «Связанное исследование»: a link, the name of one that is gone, or the fixed line of an example. */
function Study({ quote, href }: Pick<QuoteDialogProps, 'quote' | 'href'>) {
  const title = quote.research.trim();
  const gone = useMissing('источник удалён');
  const lost = useMissing('Исследование удалено');
  if (quote.origin === 'example') {
    return (
      <>
        <p>{title}</p>
        <p>
          <small>Пример: цитата и исследование составлены, такого разговора не было.</small>
        </p>
      </>
    );
  }
  if (href !== null) {
    return (
      <p>
        <Link href={href}>{title || 'Открыть исследование'}</Link>
      </p>
    );
  }
  if (quote.researchId === null) {
    return (
      <>
        {title ? <p>{title}</p> : null}
        <p>
          <small>От команды: с исследованием эта цитата не связана.</small>
        </p>
      </>
    );
  }
  return <p>{title ? `${title} (${gone})` : lost}</p>;
}

/** «Детали исследования»: whose words they are, and the study they come from (R36, R37). */
export function QuoteDialog({ quote, stage, touchpoint, href, onClose }: QuoteDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(wanted) => {
        if (!wanted) onClose();
      }}
      title="Детали исследования"
      footer={<Button onClick={onClose}>Закрыть</Button>}
    >
      <Root>
        <Place>
          <StageBadge stage={stage} />
          <span>{touchpoint}</span>
        </Place>
        <section>
          <h3>{TERMS.quote.text}:</h3>
          <blockquote data-origin={quote.origin}>
            «{innerQuotes(quote.text)}»{quote.respondent.trim() ? <footer>{quote.respondent}</footer> : null}
          </blockquote>
        </section>
        <section>
          <h3>{TERMS.quote.research}</h3>
          <Study quote={quote} href={href} />
        </section>
      </Root>
    </Dialog>
  );
}
