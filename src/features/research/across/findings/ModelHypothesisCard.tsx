import { quoted } from '../../../../domain/core/format.ts';
import { Sparkles, X } from 'lucide-react';
import { memo, useId } from 'react';
import { styled } from 'styled-components';

import type { MadeBy } from '../../../../domain/core/schema.ts';
import type { TranscriptPassage } from '../../../../domain/evidence/study/transcript.ts';
import { STANCE_LABELS } from '../../../../domain/research/hypothesis.ts';
import { ModelMark } from '../../../../patterns/evidence/ModelMark.tsx';
import { fontSizes, spaces } from '../../../../theme/tokens.ts';
import { Badge } from '../../../../ui/Badge.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { Row } from '../../../../ui/Row.tsx';
import { FoundPassageRow } from './FoundPassageRow.tsx';
import type { ModelHypothesis } from './modelProposals.ts';

export interface ModelHypothesisCardProps {
  /** Hypothesis, and the words that support it. */
  hypothesis: ModelHypothesis;
  /** The model, and what it read. */
  madeBy: MadeBy;
  /** Who said words and where. A stable function. */
  whereOf: (passage: TranscriptPassage) => string;
  /** Address of words in the reading view. A stable function. */
  hrefOf: (passage: TranscriptPassage) => string;
  /** It is to be taken: a person words it and says yes. A stable function. */
  onTake: (hypothesis: ModelHypothesis) => void;
  /** It is not wanted. A stable function. */
  onRefuse: (hypothesis: ModelHypothesis) => void;
}

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[3]}px;
  overflow-wrap: anywhere;

  & > h3 {
    max-width: 75ch;
    font-size: ${fontSizes.md};
    text-wrap: pretty;
  }
  & > section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${spaces[2]}px;
  }
  & > section > h4 {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
  }
  & > section > ul {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${spaces[3]}px;
    padding-inline-start: ${spaces[3]}px;
    border-inline-start: 3px solid var(--color-hairline);
  }
`;

const Missing = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${spaces[1]}px ${spaces[2]}px;
  align-items: center;
  font-size: ${fontSizes.sm};
`;

/** Shows a hypothesis that a model proposes, with the words that it named; one with an invented quotation cannot be taken. */
export const ModelHypothesisCard = memo(function ModelHypothesisCard(props: ModelHypothesisCardProps) {
  const { hypothesis, madeBy, whereOf, hrefOf, onTake, onRefuse } = props;
  const { wording, touchpoint, inFavour, against } = hypothesis;
  const id = useId();
  const missing = wording.quotes.filter(({ standing }) => standing === 'missing');
  const side = (title: string, passages: readonly TranscriptPassage[]) =>
    passages.length === 0 ? null : (
      <section>
        <h4>{title}</h4>
        <ul>
          {passages.map((passage) => (
            <li key={passage.id}>
              <FoundPassageRow passage={passage} where={whereOf(passage)} href={hrefOf(passage)} />
            </li>
          ))}
        </ul>
      </section>
    );
  return (
    <Card as="article" aria-labelledby={id}>
      <Body>
        <Row>
          <ModelMark madeBy={madeBy} />
          {touchpoint === '' ? null : <Badge>{touchpoint}</Badge>}
        </Row>
        <h3 id={id}>{wording.text}</h3>
        {missing.length > 0 ? (
          <Missing>
            <Badge tone="red">цитата не найдена</Badge>
            <span>
              Так никто не говорил: {missing.map(({ written }) => quoted(written)).join(', ')}. Взять эту гипотезу
              нельзя.
            </span>
          </Missing>
        ) : null}
        {side(STANCE_LABELS.for, inFavour)}
        {side(STANCE_LABELS.against, against)}
        <Row>
          {wording.isSavable ? (
            <Button
              needs="Researcher"
              icon={<Sparkles />}
              aria-label={`Создать гипотезу: ${wording.text}`}
              onClick={() => onTake(hypothesis)}
            >
              Создать гипотезу
            </Button>
          ) : null}
          <Button
            needs="Researcher"
            variant="quiet"
            icon={<X />}
            aria-label={`Не то: ${wording.text}`}
            onClick={() => onRefuse(hypothesis)}
          >
            Не то
          </Button>
        </Row>
      </Body>
    </Card>
  );
});
