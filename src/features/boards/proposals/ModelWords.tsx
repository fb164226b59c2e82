import { styled } from 'styled-components';

import type { CardProposal } from '../../../domain/boards/learning/proposals.ts';
import { innerQuotes, quoted } from '../../../domain/core/format.ts';
import { ModelMark } from '../../../patterns/evidence/ModelMark.tsx';
import { fontSizes, spaces } from '../../../theme/tokens.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Link } from '../../../ui/Link.tsx';

export interface ModelWordsProps {
  /** Words that a model's line is based on, the model, and quotations in the line that no one said. */
  byModel: NonNullable<CardProposal['byModel']>;
  /** Address of a study. */
  studyHref: (researchId: string) => string;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[2]}px;
  font-size: ${fontSizes.sm};

  & > blockquote {
    padding-inline-start: ${spaces[3]}px;
    border-inline-start: 3px solid var(--color-hairline);
    color: var(--color-ink-soft);
  }
`;

/** Whose a line of a model is, and the words of people under it, each with its study: printed from the talks, by their numbers. */
export function ModelWords({ byModel: { madeBy, words, missing }, studyHref }: ModelWordsProps) {
  return (
    <Root>
      <div>
        <ModelMark madeBy={madeBy} />
      </div>
      {missing.length > 0 ? (
        <p>
          <Badge tone="red">цитата не найдена</Badge> Так никто не говорил: {missing.map(quoted).join(', ')}. Принять
          это нельзя.
        </p>
      ) : null}
      {words.map(({ researchId, title, quote, passage }) => (
        <blockquote key={`${passage.materialId}:${passage.start}`}>
          «<bdi>{innerQuotes(quote)}</bdi>» — <Link href={studyHref(researchId)}>{title}</Link>
        </blockquote>
      ))}
    </Root>
  );
}
