import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { quoted } from '../../domain/core/format.ts';
import { evidenceOf, STANCES } from '../../domain/research/hypotheses/evidence.ts';
import { STANCE_LABELS, type Hypothesis } from '../../domain/research/hypothesis.ts';
import { fontSizes, spaces, widths } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

export interface EvidenceFoldProps {
  /** The hypothesis: its text tells the button from its neighbours', its quotes are counted. */
  hypothesis: Pick<Hypothesis, 'text' | 'quotes'>;
  /** The words; drawn while it is open. If there are none, explains how to get some. */
  children: ReactNode;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[2]}px;
  justify-items: start;
  width: 100%;

  /* Holds the hidden words of the button: from inside a carousel they would widen the page. */
  & > button {
    position: relative;
    margin-inline-start: -${spaces[3]}px;
  }
  & > div {
    width: 100%;
    max-width: ${widths.reading};
    padding-block-end: ${spaces[1]}px;
  }
  & > div > p {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
    text-wrap: pretty;
  }
`;

/** So much of a hypothesis tells it from its neighbours, characters. */
const ENOUGH = 80;

function nameOf(text: string): string {
  const line = text.trim().replaceAll(/\s+/g, ' ');
  return quoted(line.length > ENOUGH ? `${line.slice(0, ENOUGH).trimEnd()}…` : line);
}

/** «Слова: за 2, против 1»; without a side that has none. */
function countsOf(hypothesis: EvidenceFoldProps['hypothesis']): string {
  const sides = STANCES.map((stance) => [STANCE_LABELS[stance].toLowerCase(), evidenceOf(hypothesis, stance).length]);
  const some = sides.filter(([, count]) => count !== 0).map((side) => side.join('\u00A0'));
  return some.length > 0 ? `Слова: ${some.join(', ')}` : 'Слов за и против пока нет';
}

/** The words for a hypothesis and against it where it is named only: counted, and read when they are asked for (R100). */
export function EvidenceFold({ hypothesis, children }: EvidenceFoldProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const isEmpty = Object.keys(hypothesis.quotes).length === 0;
  return (
    <Root>
      <Button
        variant="quiet"
        size="sm"
        icon={open ? <ChevronUp /> : <ChevronDown />}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <span>
          {countsOf(hypothesis)}
          <VisuallyHidden>
            {' '}
            о гипотезе <bdi>{nameOf(hypothesis.text)}</bdi>
          </VisuallyHidden>
        </span>
      </Button>
      {open ? (
        <div id={id}>
          {isEmpty ? (
            <p>Откройте материал исследования, выделите слова и&nbsp;нажмите «К&nbsp;гипотезе…»: они появятся здесь.</p>
          ) : (
            children
          )}
        </div>
      ) : null}
    </Root>
  );
}
