import { styled } from 'styled-components';

import { fontSizes, spaces } from '../../theme/tokens.ts';
import { Avatar } from '../../ui/Avatar.tsx';

/** Person who has the company open now. */
export interface PersonHere {
  /** Id of the person, listed once however many tabs they have open. */
  readonly id: string;
  readonly name: string;
  /** The record they look at, in words: «Исследование „Ученики“»; empty for none in particular. */
  readonly place: string;
  /** Whether they type in it now. */
  readonly isTyping: boolean;
}

export interface PeopleHereProps {
  /** The others, in the order in which they came. */
  people: readonly PersonHere[];
}

const List = styled.ul`
  display: grid;
  gap: ${spaces[2]}px;

  & > li {
    display: flex;
    align-items: center;
    gap: ${spaces[2]}px;
    min-width: 0;
  }
  & > li > span:last-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & small {
    display: block;
    color: var(--color-ink-soft);
    font-size: ${fontSizes.xs};
  }
`;

/** Who else has the company open now, and what they look at. */
export function PeopleHere({ people }: PeopleHereProps) {
  if (people.length === 0) return <p>Сейчас здесь только вы.</p>;
  return (
    <List aria-label="Сейчас здесь">
      {people.map(({ id, name, place, isTyping }) => (
        <li key={id}>
          <Avatar size="sm" name={name} />
          <span>
            <bdi>{name || 'Без имени'}</bdi>
            {place === '' ? null : (
              <small>
                {isTyping ? 'Пишет: ' : 'Смотрит: '}
                <bdi>{place}</bdi>
              </small>
            )}
          </span>
        </li>
      ))}
    </List>
  );
}
