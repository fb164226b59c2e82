import { styled } from 'styled-components';

import { media } from '../../theme/media.ts';
import { fontSizes, radii, spaces } from '../../theme/tokens.ts';
import { ACCOUNT_SECTION_LABELS, ACCOUNT_SECTIONS, type AccountSection } from '../../domain/account/accountSection.ts';
import { Link } from '../../ui/Link.tsx';
import { SECTION_ICONS } from './sectionIcons.ts';

export interface SectionNavProps {
  /** The open section. */
  section: AccountSection;
  /** Address of a section: the buttons are links, so that each opens in a tab of its own, too. */
  sectionHref: (section: AccountSection) => string;
}

// Measured by its own width: the rail beside the page takes from it.
const Sections = styled.nav`
  container-type: inline-size;
  margin-block-end: ${spaces[5]}px;
  ${media.mobile} {
    margin-block-end: ${spaces[4]}px;
  }

  & > ul {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${spaces[2]}px;
  }
  & a {
    display: flex;
    align-items: center;
    justify-content: center;
    height: 100%;
    min-height: 44px;
    padding: ${spaces[1]}px;
    border: 1px solid var(--color-edge);
    border-radius: ${radii.block}px;
    background: var(--color-surface);
    color: var(--color-ink);
    font-size: ${fontSizes.xs};
    font-weight: 500;
    line-height: 1.25;
    text-align: center;
    text-decoration: none;
  }
  & a:hover {
    background: var(--color-sunken);
    text-decoration: none;
  }
  & a[aria-current] {
    border-color: var(--color-accent);
    background: var(--color-accent-soft);
    box-shadow: inset 0 0 0 1px var(--color-accent);
    color: var(--color-accent);
  }
  /* Two rows of names leave a phone's window to what the section holds. */
  & svg {
    display: none;
    flex: none;
    width: 18px;
    height: 18px;
  }
  @container (min-width: 640px) {
    & > ul {
      display: flex;
      flex-wrap: wrap;
    }
    & svg {
      display: block;
    }
    & a {
      gap: ${spaces[2]}px;
      min-height: 44px;
      padding-inline: ${spaces[4]}px;
      font-size: ${fontSizes.sm};
    }
  }
  ${media.print} {
    display: none;
  }
`;

/** The sections of the account, the open one marked. */
export function SectionNav({ section, sectionHref }: SectionNavProps) {
  return (
    <Sections aria-label="Разделы личного кабинета">
      <ul>
        {ACCOUNT_SECTIONS.map((one) => {
          const Icon = SECTION_ICONS[one];
          return (
            <li key={one}>
              <Link variant="plain" href={sectionHref(one)} aria-current={one === section ? 'page' : undefined}>
                <Icon aria-hidden />
                {ACCOUNT_SECTION_LABELS[one]}
              </Link>
            </li>
          );
        })}
      </ul>
    </Sections>
  );
}
