import { UserPlus } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'styled-components';

import type { PersonBehind } from '../../../domain/audiences/personaPeople.ts';
import { formatNumber, NBSP } from '../../../domain/core/format.ts';
import type { Loadable } from '../../../domain/core/loadable.ts';
import { media } from '../../../theme/media.ts';
import { fontSizes, radii, spaces } from '../../../theme/tokens.ts';
import { Button } from '../../../ui/Button.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';

/** Where people of a persona are read. */
export interface PersonaPeopleHrefs {
  /** Address of a study. */
  readonly study: (researchId: string) => string;
  /** Address of a text of a study. */
  readonly material: (researchId: string, materialId: string) => string;
}

export interface PersonaPeopleProps {
  /** People that the persona is based on. */
  people: Loadable<readonly PersonBehind[]>;
  /** Addresses of studies and transcripts. */
  hrefs: PersonaPeopleHrefs;
  /** «Выбрать людей». */
  onChoose: () => void;
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[2]}px;
  justify-items: start;
  overflow-wrap: anywhere;

  & > h3 {
    font-size: ${fontSizes.md};
  }
  & > p {
    color: var(--color-ink-soft);
    text-wrap: pretty;
  }
  & > ul {
    width: 100%;
    border: 1px solid var(--color-hairline);
    border-radius: ${radii.block}px;
  }
  & > ul > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.5fr);
    gap: ${spaces[1]}px ${spaces[4]}px;
    padding: ${spaces[2]}px ${spaces[3]}px;
    border-block-end: 1px solid var(--color-hairline);
  }
  & > ul > li:last-child {
    border: 0;
  }
  & small {
    display: block;
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
  }
  ${media.mobile} {
    & > ul > li {
      grid-template-columns: minmax(0, 1fr);
    }
    & a {
      display: inline-flex;
      align-items: center;
      min-height: 44px;
    }
  }
`;

const Studies = styled.ul`
  display: grid;
  gap: ${spaces[1]}px;

  & > li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${spaces[3]}px;
  }
`;

const transcript = (at: number, all: number): string => (all === 1 ? 'расшифровка' : `расшифровка${NBSP}${at + 1}`);

/**
 * Shows the people that a persona is based on: from which studies, and where they were heard; more are chosen, others are
 * removed.
 */
export function PersonaPeople({ people, hrefs, onChoose }: PersonaPeopleProps) {
  const id = useId();
  if (people.state === 'loading') return <Skeleton height={72} />;
  const list = people.state === 'ready' ? people.value : [];
  return (
    <Root aria-labelledby={id}>
      <h3 id={id}>Кто за этой персоной ({formatNumber(list.length)})</h3>
      {people.state === 'failed' ? <p>Список людей не прочитан: {people.message}</p> : null}
      {people.state === 'ready' && list.length === 0 ? (
        <p>Пока никого: выберите участников исследований, с{NBSP}которых персона написана.</p>
      ) : null}
      {list.length > 0 ? (
        <ul>
          {list.map(({ id: person, name, about, studies }) => (
            <li key={person}>
              <div>
                <strong>{name}</strong>
                {about === '' ? null : <small>{about}</small>}
              </div>
              {studies.length === 0 ? (
                <small>
                  Ни{NBSP}в{NBSP}одном исследовании не{NBSP}указан(а)
                </small>
              ) : (
                <Studies>
                  {studies.map((study) => (
                    <li key={study.id}>
                      <Link href={hrefs.study(study.id)}>{study.title}</Link>
                      {study.materialIds.map((material, at) => (
                        <Link
                          key={material}
                          href={hrefs.material(study.id, material)}
                          aria-label={`${name}, ${study.title}: ${transcript(at, study.materialIds.length)}`}
                        >
                          {transcript(at, study.materialIds.length)}
                        </Link>
                      ))}
                    </li>
                  ))}
                </Studies>
              )}
            </li>
          ))}
        </ul>
      ) : null}
      <Button needs="Researcher" size="sm" icon={<UserPlus />} aria-haspopup="dialog" onClick={onChoose}>
        Выбрать людей
      </Button>
    </Root>
  );
}
