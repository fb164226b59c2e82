import { Plus, Users } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'styled-components';

import type { Persona } from '../../../domain/audiences/audience.ts';
import { formatNumber } from '../../../domain/core/format.ts';
import { fontSizes, spaces } from '../../../theme/tokens.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { PersonaCard } from '../PersonaCard.tsx';

export interface PersonaListProps {
  /** Personas of an audience, in their order. */
  personas: readonly Persona[];
  /** How many people each is based on, by its id; none by default. */
  behind?: ReadonlyMap<string, number> | undefined;
  /** Opens one; should be a stable function. */
  onOpen: (persona: Persona) => void;
  /** «Создать персону», while there is none. */
  onCreate: () => void;
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[3]}px;

  & > h4 {
    font-size: ${fontSizes.md};
    font-variant-numeric: tabular-nums;
  }
  & > ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(300px, 100%), 1fr));
    gap: ${spaces[3]}px;
  }
`;

/** Personas of an audience as cards; what a persona is, while there is none. */
export function PersonaList({ personas, behind, onOpen, onCreate }: PersonaListProps) {
  const id = useId();
  return (
    <Root aria-labelledby={id} data-part="personas">
      <h4 id={id}>Персоны ({formatNumber(personas.length)})</h4>
      {personas.length > 0 ? (
        <ul>
          {personas.map((persona) => (
            <li key={persona.id}>
              <PersonaCard persona={persona} people={behind?.get(persona.id) ?? 0} onOpen={onOpen} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          headingLevel={4}
          icon={<Users />}
          title="Персон пока нет"
          action={
            <Button needs="Researcher" icon={<Plus />} onClick={onCreate}>
              Создать персону
            </Button>
          }
        >
          Персона — это типичный человек из аудитории: зачем он пользуется продуктом, за что платит и&nbsp;что ему
          мешает. С&nbsp;ней команда спорит о&nbsp;живом человеке, а&nbsp;не&nbsp;о&nbsp;«пользователях вообще».
        </EmptyState>
      )}
    </Root>
  );
}
