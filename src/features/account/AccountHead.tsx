import { styled } from 'styled-components';

import { media } from '../../theme/media.ts';
import { fontSizes, spaces } from '../../theme/tokens.ts';
import { ShieldCheck } from 'lucide-react';
import type { Profile } from '../../domain/account/account.ts';
import type { Loadable } from '../../domain/core/loadable.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

export interface AccountHeadProps {
  /** Whose account it is. */
  profile: Loadable<Pick<Profile, 'name' | 'position' | 'email'>>;
  /**
   * Protection of sign-in, as a server reports it: «Двухфакторная защита включена». A mark in the profile is none. '' for
   * nothing; default ''.
   */
  guard?: string;
  /** Address of the person's picture, or undefined for initials. */
  picture?: string;
  /** Called to load the failed data again. */
  onRetry: () => void;
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

export function AccountHead({ profile, guard = '', picture, onRetry }: AccountHeadProps) {
  const person = profile.state === 'ready' ? profile.value : null;
  if (profile.state === 'failed') {
    return (
      <>
        <Person>
          <h1>Личный кабинет</h1>
        </Person>
        <ErrorState title="Профиль не открылся" message={profile.message} onRetry={onRetry} />
      </>
    );
  }
  return (
    <Head aria-busy={person === null}>
      {person ? <Avatar size="lg" name={person.name} src={picture} /> : <Skeleton height={64} />}
      <Person>
        <div>
          <h1>{person?.name || 'Личный кабинет'}</h1>
          {person && guard !== '' ? (
            <Badge tone="green" icon={<ShieldCheck />}>
              {guard}
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
  );
}
