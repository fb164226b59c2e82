import { styled } from 'styled-components';

import type { WorkspacePlace } from '../../domain/chat/interview.ts';
import { fontSizes, spaces } from '../../theme/tokens.ts';
import { Link } from '../../ui/Link.tsx';

export interface FoundPlacesProps {
  /** The places, best first. */
  places: readonly WorkspacePlace[];
}

const List = styled.ul`
  display: grid;
  gap: ${spaces[2]}px;
  margin-block-start: ${spaces[2]}px;

  & > li {
    padding-inline-start: ${spaces[3]}px;
    border-inline-start: 2px solid var(--color-hairline);
    overflow-wrap: anywhere;
  }
  & > li > span {
    display: block;
    color: var(--color-ink-soft);
    font-size: ${fontSizes.xs};
  }
`;

/** Places of the workspace that a message leads to: each in its own words, with where it belongs. */
export function FoundPlaces({ places }: FoundPlacesProps) {
  return (
    <List aria-label="Где об этом сказано">
      {places.map(({ kind, id, text, note, href }, index) => (
        <li key={`${kind}-${id}-${index}`}>
          <Link href={href}>{text}</Link>
          {note === '' ? null : <span>{note}</span>}
        </li>
      ))}
    </List>
  );
}
