import { useMemo } from 'react';

import { roundHref } from '../../../routing/hrefs.ts';
import { useAll } from '#store/queries.ts';

/** A round as a link to it needs it. */
export interface RoundPage {
  readonly title: string;
  readonly href: string | null;
  /** Its study; null for a round that is gone. */
  readonly researchId: string | null;
  readonly isEnded: boolean;
}

const GONE: RoundPage = { title: 'Раунд удалён', href: null, researchId: null, isEnded: true };

/** Titles and pages of rounds, by their ids; null while they are read. */
export function useRoundPages(): ((id: string) => RoundPage) | null {
  const rounds = useAll('round').data?.items;
  const studies = useAll('research').data?.items;
  return useMemo(() => {
    if (!rounds || !studies) return null;
    const titles = new Map(studies.map(({ id, title }) => [id, title]));
    const pages = new Map(
      rounds.map(({ id, title, researchId, state }): [string, RoundPage] => [
        id,
        {
          title: [title, titles.get(researchId)].filter(Boolean).join(' · '),
          href: titles.has(researchId) ? roundHref(researchId, id) : null,
          researchId,
          isEnded: state === 'ended',
        },
      ]),
    );
    return (id) => pages.get(id) ?? GONE;
  }, [rounds, studies]);
}
