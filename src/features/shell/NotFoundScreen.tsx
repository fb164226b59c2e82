import { styled } from 'styled-components';

import { media } from '../../theme/media.ts';
import { fontSizes, spaces, widths } from '../../theme/tokens.ts';
import { Link } from '../../ui/Link.tsx';

export interface NotFoundScreenProps {
  /** The path that leads nowhere, shown as text. */
  path: string;
}

const Root = styled.div`
  display: grid;
  justify-items: start;
  gap: ${spaces[3]}px;
  padding-block: ${spaces[8]}px;

  & h1 {
    font-size: ${fontSizes.xxl};
  }
  & p {
    max-width: ${widths.reading};
  }
  & p:first-child {
    color: var(--color-ink-soft);
    font-weight: 500;
  }
  & code {
    overflow-wrap: anywhere;
  }
  ${media.mobile} {
    & > a {
      display: inline-flex;
      align-items: center;
      min-height: 44px;
    }
  }
`;

/** The page for a path that no route has (R10). */
export function NotFoundScreen({ path }: NotFoundScreenProps) {
  return (
    <Root>
      <p aria-hidden>404</p>
      <h1 lang="en">Oops! Page not found</h1>
      <p>
        По адресу <code>{path}</code> ничего нет. Возможно, ссылка устарела или в ней опечатка.
      </p>
      <Link href="/">Вернуться на главную</Link>
    </Root>
  );
}
