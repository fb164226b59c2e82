import { ShieldCheck } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';

import type { Profile } from '../../domain/account/account.ts';
import { ACCOUNT_SECTION_LABELS, ACCOUNT_SECTIONS, type AccountSection } from '../../domain/account/accountSection.ts';
import type { Loadable } from '../../domain/core/loadable.ts';
import { useFocusHome } from '../../patterns/useFocusHome.ts';
import { media } from '../../theme/media.ts';
import { fontSizes, radii, spaces } from '../../theme/tokens.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Link } from '../../ui/Link.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { SECTION_ICONS } from './sectionIcons.ts';

export interface AccountScreenProps {
  /** Whose account it is; the header shows it. */
  profile: Loadable<Pick<Profile, 'name' | 'position' | 'email'>>;
  /** Whether signing in asks for a second factor: only a server can tell. A mark in the profile is none. Default false. */
  twoFactorActive?: boolean;
  /** Address of the person's picture, or undefined for initials. */
  picture?: string;
  /** The open section. */
  section: AccountSection;
  /** The text in the address that names no section; null when it names one. */
  unknownSection: string | null;
  /** Address of a section: the buttons are links, so that each opens in a tab of its own, too. */
  sectionHref: (section: AccountSection) => string;
  /** What failed is to be loaded again. */
  onRetry: () => void;
  /** The open section; its headings begin at level 2. */
  children: ReactNode;
}

const Head = styled.header`
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr);
  gap: ${spaces[4]}px;
  align-items: center;
  min-height: 88px;
  margin-block-end: ${spaces[5]}px;
  ${media.mobile} {
    gap: ${spaces[3]}px;
    min-height: 64px;
    margin-block-end: ${spaces[3]}px;
  }
`;

const Person = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[1]}px;

  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${spaces[1]}px ${spaces[3]}px;
  }
  & h1 {
    font-size: ${fontSizes.xl};
    letter-spacing: -0.01em;
    overflow-wrap: anywhere;
  }
  & p {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${spaces[2]}px;
    color: var(--color-ink-soft);
    overflow-wrap: anywhere;
  }
  & p > span + span::before {
    content: '·';
    margin-inline-end: ${spaces[2]}px;
  }
  ${media.mobile} {
    & h1 {
      font-size: ${fontSizes.lg};
    }
    & p {
      display: grid;
      font-size: ${fontSizes.sm};
    }
    & p > span + span::before {
      content: none;
    }
  }
`;

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

const Note = styled.output`
  display: block;
  margin-block-end: ${spaces[4]}px;
  color: var(--color-ink-soft);
  font-size: ${fontSizes.sm};
`;

/** The account area: who it is, six sections by buttons, and the open one (R51). */
export function AccountScreen(props: AccountScreenProps) {
  const { profile, twoFactorActive = false, picture, section, unknownSection, sectionHref, onRetry, children } = props;
  const content = useRef<HTMLDivElement>(null);
  useFocusHome(content, content);
  const person = profile.state === 'ready' ? profile.value : null;
  return (
    <div>
      {profile.state === 'failed' ? (
        <>
          <Person>
            <h1>Личный кабинет</h1>
          </Person>
          <ErrorState title="Профиль не открылся" message={profile.message} onRetry={onRetry} />
        </>
      ) : (
        <Head aria-busy={person === null}>
          {person ? <Avatar size="lg" name={person.name} src={picture} /> : <Skeleton height={64} />}
          <Person>
            <div>
              <h1>{person?.name || 'Личный кабинет'}</h1>
              {person && twoFactorActive ? (
                <Badge tone="green" icon={<ShieldCheck />}>
                  2FA активна
                </Badge>
              ) : null}
            </div>
            {person ? (
              <p>
                {person.position ? <span>{person.position}</span> : null}
                {person.email ? <span>{person.email}</span> : null}
              </p>
            ) : (
              <Skeleton width="240px" />
            )}
          </Person>
        </Head>
      )}
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
      {unknownSection === null ? null : (
        <Note>
          Раздела «{unknownSection}» нет, показан «{ACCOUNT_SECTION_LABELS[section]}».
        </Note>
      )}
      {/* What leads to another section goes with its own: the focus goes to the one that came. */}
      <div ref={content} tabIndex={-1}>
        {children}
      </div>
    </div>
  );
}
