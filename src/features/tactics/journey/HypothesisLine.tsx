import { FlaskConical } from 'lucide-react';
import { useContext, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';

import { quoted } from '../../../domain/core/format.ts';
import type { JourneyHypothesis } from '../../../domain/tactics/journeyCard.ts';
import { EvidenceSlots } from '../../../patterns/evidence/EvidenceSlots.ts';
import { ExperimentLine } from '../../../patterns/ExperimentLine.tsx';
import { ProductBadge } from '../../../patterns/list/ProductBadge.tsx';
import { media } from '../../../theme/media.ts';
import { fontSizes, radii, spaces } from '../../../theme/tokens.ts';
import { Button } from '../../../ui/Button.tsx';
import { useMissing } from '../../../ui/context/rights.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';

export interface HypothesisLineProps {
  /** The hypothesis. */
  line: JourneyHypothesis;
  /** Its touchpoint: the button names it where several lists are side by side. Default none. */
  of?: string;
  /** Address of an experiment. */
  experimentHref: (experimentId: string) => string;
  /** «Создать эксперимент». */
  onCreate: (hypothesis: JourneyHypothesis) => void;
}

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[2]}px;
  justify-items: start;
  padding: ${spaces[3]}px ${spaces[4]}px;
  border: 1px solid var(--color-hairline);
  border-radius: ${radii.block}px;

  /* Holds the hidden words of the button: from inside a carousel they would widen the page. */
  & > button {
    position: relative;
  }
  & > p {
    overflow-wrap: anywhere;
    text-wrap: pretty;
  }
  & > small {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
  }
  & > ul {
    display: grid;
    gap: ${spaces[1]}px;
    font-size: ${fontSizes.sm};
  }
  ${media.mobile} {
    padding: ${spaces[3]}px;
  }
`;

/** So much of a hypothesis tells it from its neighbours, characters. */
const ENOUGH = 80;

/** A hypothesis as the name of its button has it. */
function nameOf(text: string): string {
  const line = text.trim().replaceAll(/\s+/g, ' ');
  return quoted(line.length > ENOUGH ? `${line.slice(0, ENOUGH).trimEnd()}…` : line);
}

/** A hypothesis: its experiments, or the way to one. */
export function HypothesisLine({ line, of, experimentHref, onCreate }: HypothesisLineProps) {
  const { words, score } = useContext(EvidenceSlots);
  const lost = useMissing('Эксперимент удалён');
  const item = useRef<HTMLLIElement>(null);
  const made = line.experiments.length > 0;
  const wasMade = useRef(made);
  // The button that had the focus has turned into a link.
  useLayoutEffect(() => {
    if (made && !wasMade.current && document.activeElement === document.body)
      item.current?.querySelector<HTMLElement>(`:scope > ul a`)?.focus();
    wasMade.current = made;
  }, [made]);
  return (
    <Item ref={item}>
      <p>{line.text}</p>
      {line.hypothesis ? <ProductBadge productId={line.hypothesis.productId} /> : null}
      {line.hypothesis ? score(line.hypothesis) : null}
      {line.hypothesis ? words(line.hypothesis) : null}
      {made ? (
        <ul aria-label="Эксперименты">
          {line.experiments.map((experiment) => (
            <li key={experiment.id}>
              <ExperimentLine experiment={experiment} href={experimentHref(experiment.id)} />
            </li>
          ))}
        </ul>
      ) : (
        <>
          {line.lostExperiment ? <small>{lost}</small> : null}
          <Button needs="Researcher" size="sm" icon={<FlaskConical />} onClick={() => onCreate(line)}>
            <span>
              Создать эксперимент
              <VisuallyHidden>
                {' '}
                из гипотезы <bdi>{nameOf(line.text)}</bdi>
                {of === undefined ? null : (
                  <>
                    : <bdi>{of}</bdi>
                  </>
                )}
              </VisuallyHidden>
            </span>
          </Button>
        </>
      )}
    </Item>
  );
}
