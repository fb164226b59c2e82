import { useMemo } from 'react';

import { activationAsk, activatorsOf, askedToActivateAt } from '#src/domain/account/scenario/activation.ts';
import { living } from '#src/domain/core/record.ts';
import type { Round } from '#src/domain/fieldwork/kinds.ts';
import { commentsPlace } from '#src/domain/comments/place.ts';
import type { RoundScreenProps } from '#src/features/fieldwork/round/RoundScreen.tsx';
import { NEW_THREAD } from '#src/features/comments/commentsView.ts';

import { scenarioHref } from '../../../routing/hrefs.ts';
import { COMMENTS_URL } from '../../../routing/commentsUrl.ts';
import { useUrlState } from '../../../routing/useUrlState.ts';
import { putIntoComments, commentDrafts } from '../../../shared/team/commentDrafts.ts';
import { useChildren, useRecord } from '#store/queries.ts';
import { useStore } from '#store/StoreContext.ts';

/**
 * Who may activate a round's scenario, and the way to ask them: the talk of its study, with the words typed already. They hear of it
 * in their inbox once it is sent.
 */
export function useActivationAsk(
  round: Round,
): Pick<RoundScreenProps, 'activators' | 'askedToActivateAt' | 'onAskToActivate'> {
  const { companyId } = useStore();
  const members = useChildren('member', companyId).data?.items;
  const scenario = living(useRecord('scenario', round.scenarioId).data)?.title ?? '';
  const [, setTalk] = useUrlState(COMMENTS_URL);
  const people = useMemo(() => activatorsOf(members ?? []), [members]);
  const place = commentsPlace('research', round.researchId);
  const comments = useChildren('comment', place.on).data?.items;
  const address = new URL(scenarioHref(round.scenarioId), window.location.origin).href;
  return {
    activators: people.map(({ name }) => name),
    askedToActivateAt: askedToActivateAt(comments ?? [], address),
    onAskToActivate: () => {
      const drafts = commentDrafts(companyId, place);
      const typed = drafts.read(NEW_THREAD);
      const ask = activationAsk(people, { scenario, round: round.title, address });
      // Text typed there and not sent stays before it.
      const isThere = typed.text.includes(ask);
      const text = isThere ? typed.text : [typed.text.trim(), ask].filter(Boolean).join('\n\n');
      const picked = isThere ? typed.picked : [...typed.picked, ...people.map(({ id, name }) => ({ id, name }))];
      putIntoComments(drafts, NEW_THREAD, { text, picked });
      setTalk(() => ({ ...place, comment: null }), 'push');
    },
  };
}
