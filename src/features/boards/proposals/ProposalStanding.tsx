import { styled } from 'styled-components';

import { innerQuotes } from '../../../domain/core/format.ts';
import type { Relation, Standing } from '../../../domain/evidence/pairs/standing.ts';
import { fontSizes, spaces, type Tone } from '../../../theme/tokens.ts';
import { Badge } from '../../../ui/Badge.tsx';

export interface ProposalStandingProps {
  /** Relation of the proposal to the card's text, and to which line of it. */
  standing: Standing;
  /** Whether the card says nothing yet. */
  isBlank: boolean;
}

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${spaces[1]}px ${spaces[2]}px;
  align-items: baseline;
  font-size: ${fontSizes.sm};
`;

const TOLD: Readonly<Record<Relation, { readonly tone: Tone; readonly word: string; readonly of: string }>> = {
  confirms: { tone: 'green', word: 'подтверждает', of: 'строку карточки' },
  contradicts: { tone: 'red', word: 'противоречит', of: 'строке карточки' },
  adds: { tone: 'blue', word: 'добавляет', of: 'об\u00A0этом в\u00A0карточке ни\u00A0слова' },
  near: { tone: 'neutral', word: 'сверьте сами', of: 'ближе всего в\u00A0карточке' },
};

/** Whether what is proposed confirms the card, contradicts it or adds to it, and the very line that it speaks of. */
export function ProposalStanding({ standing: { relation, against }, isBlank }: ProposalStandingProps) {
  const { tone, word, of } = TOLD[relation];
  return (
    <Line>
      <Badge tone={tone}>{word}</Badge>
      <span>
        {isBlank ? 'карточка пока пуста' : of}
        {against === null ? '' : `: «${innerQuotes(against)}»`}
      </span>
    </Line>
  );
}
