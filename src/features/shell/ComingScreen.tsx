import { styled } from 'styled-components';

import { fontSizes, spaces, widths } from '../../theme/tokens.ts';
import { Link } from '../../ui/Link.tsx';

export interface ComingScreenProps {
  /** Name of the section. */
  title: string;
  /** What one will do here, one sentence. */
  purpose: string;
}

const Root = styled.div`
  display: grid;
  justify-items: start;
  gap: ${spaces[3]}px;

  & h1 {
    font-size: ${fontSizes.xxl}px;
  }
  & p {
    max-width: ${widths.reading};
    color: var(--color-ink-soft);
  }
`;

/** A section that is named in the product but not built yet. It says so; nothing on it pretends to work. */
export function ComingScreen({ title, purpose }: ComingScreenProps) {
  return (
    <Root>
      <h1>{title}</h1>
      <p>{purpose}</p>
      <p>
        Этот раздел ещё не готов. Данные для него уже хранятся в рабочем пространстве и появятся здесь вместе с ним.
      </p>
      <Link href="/">К исследованиям</Link>
    </Root>
  );
}
