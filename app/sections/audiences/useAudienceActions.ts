import { useCallback, useMemo } from 'react';

import type { AudiencesScreenProps } from '#src/features/audiences/AudiencesScreen.tsx';

import type { AudienceOutcomes, PersonaOutcomes } from './audienceOutcomes.ts';
import type { AudiencesUrl } from './url.ts';
import { late } from '../../shared/late.ts';
import type { SetUrl } from '../../routing/useUrlState.ts';
import { useStore } from '#store/StoreContext.ts';

/** Actions of the screen: loaded with the first one. */
const outcomes = () => import('./audienceOutcomes.ts');

/**
 * Callbacks of the screen Аудитории about audiences, their contacts and requests. The same functions while what they are given is
 * the same.
 * @param openId the unfolded audience
 * @param company name of the open company, for the exported file
 */
export function useAudienceActions(
  openId: string | null,
  company: string,
  setUrl: SetUrl<AudiencesUrl>,
): AudienceOutcomes & Pick<AudiencesScreenProps, 'onDeleteAllContacts'> {
  const store = useStore();
  const acts = useMemo(
    () =>
      late<AudienceOutcomes>(async () => (await outcomes()).audienceOutcomes(store, company, setUrl), {
        forms: [
          'onCreateAudience',
          'onEditAudience',
          'onDeleteAudience',
          'onAddContacts',
          'deleteContactsOf',
          'onRequestRecruiting',
        ],
        acts: ['onExport', 'onDeleteContact', 'onRecruitingStatusChange', 'onDeleteRecruiting'],
      }),
    [store, company, setUrl],
  );
  const onDeleteAllContacts = useCallback(() => acts.deleteContactsOf(openId ?? ''), [acts, openId]);
  return { ...acts, onDeleteAllContacts };
}

/**
 * Callbacks of the screen Аудитории about personas and the candidates for them.
 * @param showPersona opens a persona's dialog
 */
export function usePersonaActions(showPersona: (id: string) => void): PersonaOutcomes {
  const store = useStore();
  return useMemo(
    () =>
      late<PersonaOutcomes>(async () => (await outcomes()).personaOutcomes(store, showPersona), {
        forms: [
          'onCreatePersona',
          'onEditPersona',
          'onDuplicatePersona',
          'onDeletePersona',
          'setPeople',
          'onRejectCandidate',
          'onRestoreCandidate',
        ],
      }),
    [store, showPersona],
  );
}
