import { styled } from 'styled-components';

import { media } from '../../../theme/media.ts';
import { fontSizes, spaces } from '../../../theme/tokens.ts';
import { Link } from '../../../ui/Link.tsx';

export interface ResearchTab {
  /** Its name, a word. */
  readonly label: string;
  /** Its address. */
  readonly href: string;
  /** Whether it is the one that is shown. */
  readonly isCurrent: boolean;
}

export interface ResearchTabsProps {
  /** The views, in order. */
  tabs: readonly ResearchTab[];
}

const Bar = styled.nav`
  display: flex;
  gap: ${spaces[4]}px;
  margin-block: -${spaces[3]}px ${spaces[4]}px;
  border-bottom: 1px solid var(--color-hairline);

  && > a {
    flex: none;
    margin-block-end: -1px;
    padding-block: ${spaces[2]}px;
    border-bottom: 2px solid transparent;
    border-radius: 0;
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
    font-weight: 500;
  }
  && > a:hover {
    color: var(--color-ink);
    text-decoration: none;
  }
  && > a[aria-current] {
    border-bottom-color: var(--color-accent);
    color: var(--color-ink);
  }
  ${media.mobile} {
    gap: 0;
    margin-inline: -${spaces[2]}px;
    overflow-x: auto;
    overscroll-behavior-x: contain;
    scrollbar-width: none;
    /* Scrolled sideways, it would cut the mark below its line. */
    && > a {
      margin-block-end: 0;
      /* Five of them fit a phone. */
      padding: ${spaces[3]}px calc(${spaces[1]}px + 2px);
    }
  }
  ${media.print} {
    display: none;
  }
`;

/** The section's views: its list, its codes, and what is made of them. Links, so that each has an address. */
export function ResearchTabs({ tabs }: ResearchTabsProps) {
  return (
    <Bar aria-label="Разделы исследований">
      {tabs.map(({ label, href, isCurrent }) => (
        <Link key={href} variant="plain" href={href} aria-current={isCurrent ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </Bar>
  );
}
