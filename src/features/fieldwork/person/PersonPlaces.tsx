import { styled } from 'styled-components';

import type { FoundPerson } from '../../../domain/forgetting/findPerson.ts';
import { FOUND_BY_WORDS } from '../../../domain/forgetting/forgottenWords.ts';
import { TERMS } from '../../../domain/terms.ts';
import { spaces } from '../../../theme/tokens.ts';
import { Checkbox } from '../../../ui/field/Checkbox.tsx';

export interface PersonPlacesProps {
  /** Places of the person, or of similar people. */
  places: readonly FoundPerson[];
  /** Ids of those that are them. */
  chosen: ReadonlySet<string>;
  /** One of them is, or is not, them. */
  onChoose: (id: string, isChosen: boolean) => void;
  /** Nothing can be chosen now. Default false. */
  disabled?: boolean;
}

const Root = styled.fieldset`
  display: grid;
  gap: ${spaces[1]}px;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  overflow-wrap: anywhere;

  & > legend {
    padding-inline: 0;
    padding-block-end: ${spaces[1]}px;
    font-weight: 600;
  }
`;

const WHERE = { contact: 'контакт', participant: 'участник исследований' } as const;

/** Somebody else is at the same address. */
const OTHER = 'похоже, другой человек';
const ADDRESSES: ReadonlySet<FoundPerson['by']> = new Set(['phone', 'email', 'telegram']);

const hintOf = ({ of, places, by, isSure }: FoundPerson): string =>
  [
    `${WHERE[of.kind]}${places.length > 0 ? `: ${places.join(', ')}` : ''}`,
    FOUND_BY_WORDS[by],
    ...(!isSure && ADDRESSES.has(by) ? [OTHER] : []),
  ].join(' · ');

/**
 * Lists all places of a person in a company: in several lists and studies, and perhaps under another name. A user says which of
 * it is them.
 */
export function PersonPlaces({ places, chosen, onChoose, disabled = false }: PersonPlacesProps) {
  return (
    <Root>
      <legend>{TERMS.material.speakers}</legend>
      {places.length === 0 ? <p>Среди контактов и&nbsp;участников человека нет: есть только его интервью.</p> : null}
      {places.map((one) => (
        <Checkbox
          key={one.id}
          label={one.name}
          hint={hintOf(one)}
          checked={chosen.has(one.id)}
          disabled={disabled || one.by === 'asked'}
          onChange={(event) => onChoose(one.id, event.target.checked)}
        />
      ))}
    </Root>
  );
}
