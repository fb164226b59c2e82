import { styled } from 'styled-components';

import { media } from '../../../theme/media.ts';
import { fontSizes, radii, spaces } from '../../../theme/tokens.ts';

export interface ChoiceCard<Value extends string> {
  readonly value: Value;
  /** Name, a few words. */
  readonly label: string;
  /** Consequence, a sentence. */
  readonly hint: string;
}

export interface ChoiceCardsProps<Value extends string> {
  /** Name of the choice, for screen readers: the heading above shows it. */
  label: string;
  /** Name of the radio buttons. */
  name: string;
  /** The ways, in their order. */
  cards: readonly ChoiceCard<Value>[];
  /** The chosen one; '' while none is. */
  value: Value | '';
  /** Called with the newly chosen one. */
  onChange: (value: Value) => void;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr));
  gap: ${spaces[3]}px;
`;

const Choice = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${spaces[1]}px ${spaces[2]}px;
  align-content: start;
  padding: ${spaces[3]}px ${spaces[4]}px;
  border: 1px solid var(--color-edge);
  border-radius: ${radii.block}px;
  background: var(--color-surface);
  font-weight: 500;
  cursor: pointer;

  & > input {
    /* At the first line of the label, however many it has. */
    width: 18px;
    height: 18px;
    margin: calc((1lh - 18px) / 2) 0 0;
    accent-color: var(--color-accent);
    cursor: inherit;
  }
  & > small {
    grid-column: 2;
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
    font-weight: 400;
    text-wrap: pretty;
  }
  &:has(:checked) {
    border-color: var(--color-accent);
    background: var(--color-accent-soft);
    box-shadow: inset 0 0 0 1px var(--color-accent);
  }
  &:has(:checked) > small {
    color: inherit;
  }
  ${media.mobile} {
    padding: ${spaces[3]}px;
  }
`;

/** Shows two or three ways, each with its consequence; one is chosen. */
export function ChoiceCards<Value extends string>({ label, name, cards, value, onChange }: ChoiceCardsProps<Value>) {
  return (
    <Root role="radiogroup" aria-label={label}>
      {cards.map((card) => (
        <Choice key={card.value}>
          <input
            type="radio"
            name={name}
            value={card.value}
            checked={value === card.value}
            onChange={() => onChange(card.value)}
          />
          {card.label}
          <small>{card.hint}</small>
        </Choice>
      ))}
    </Root>
  );
}
