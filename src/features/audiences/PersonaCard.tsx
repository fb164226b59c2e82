import { memo } from 'react';
import { styled } from 'styled-components';

import type { Persona } from '../../domain/audiences/audience.ts';
import { counted } from '../../domain/core/format.ts';
import { ordered } from '../../domain/core/record.ts';
import { fontSizes, radii, spaces } from '../../theme/tokens.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

export interface PersonaCardProps {
  /** The persona. */
  persona: Persona;
  /** How many people it is based on; 0 (the default) is not shown. */
  people?: number;
  /** Opens it; called with the persona. */
  onOpen: (persona: Persona) => void;
}

const Root = styled.button`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${spaces[3]}px;
  align-content: start;
  align-items: start;
  width: 100%;
  height: 100%;
  padding: ${spaces[3]}px ${spaces[4]}px;
  border: 1px solid var(--color-edge);
  border-radius: ${radii.block}px;
  background: var(--color-surface);
  text-align: start;
  cursor: pointer;

  &:hover {
    background: var(--color-sunken);
  }
`;

const Words = styled.span`
  display: grid;
  gap: 2px;
  min-width: 0;
  overflow-wrap: anywhere;

  & > strong {
    font-weight: 600;
    line-height: 1.375rem;
  }
  & > span {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
    line-height: 1.25rem;
  }
`;

/** A title or a role of the greatest length would make one card as tall as a page; the dialog has them in full. */
const Clamped = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

const Badges = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${spaces[1]}px;
  min-width: 0;
  margin-block-start: ${spaces[2]}px;
`;

const People = styled.span`
  margin-block-start: ${spaces[1]}px;
`;

/** How many characteristics a card shows (R45). */
const SHOWN = 2;

/** A persona in short; the whole card opens it (R45). */
export const PersonaCard = memo(function PersonaCard({ persona, people = 0, onOpen }: PersonaCardProps) {
  const characteristics = ordered(persona.characteristics);
  const rest = characteristics.length - SHOWN;
  return (
    <Root type="button" onClick={() => onOpen(persona)}>
      <Avatar name={persona.name} />
      <Words>
        <strong>
          <Clamped>{persona.title}</Clamped>
        </strong>{' '}
        <span>
          <Clamped>{[persona.name, persona.role].filter(Boolean).join(', ')}</Clamped>
        </span>
        {characteristics.length > 0 ? (
          <Badges>
            {characteristics.slice(0, SHOWN).map(({ key, text }) => (
              <Badge key={key}>{text}</Badge>
            ))}
            {rest > 0 ? (
              <Badge>
                <span aria-hidden>+{rest}</span>
                <VisuallyHidden>
                  ещё {counted(rest, ['характеристика', 'характеристики', 'характеристик'])}
                </VisuallyHidden>
              </Badge>
            ) : null}
          </Badges>
        ) : null}
        {people > 0 ? <People>За ней {counted(people, ['человек', 'человека', 'человек'])}</People> : null}
      </Words>
    </Root>
  );
});
