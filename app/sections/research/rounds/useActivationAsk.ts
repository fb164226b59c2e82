import { useMemo } from 'react';

import { activationAsk, activatorsOf, askedToActivateAt } from '#src/domain/account/scenario/activation.ts';
import { living } from '#src/domain/core/record.ts';
import type { Round } from '#src/domain/fieldwork/kinds.ts';
import { talkPlace } from '#src/domain/talk/place.ts';
import type { RoundScreenProps } from '#src/features/fieldwork/round/RoundScreen.tsx';
import { NEW_THREAD } from '#src/features/talk/talkView.ts';

import { scenarioHref } from '../../../routing/hrefs.ts';
import { TALK_URL } from '../../../routing/talkUrl.ts';
import { useUrlState } from '../../../routing/useUrlState.ts';
import { putIntoTalk, talkDrafts } from '../../../shared/team/talkDrafts.ts';
import { useChildren, useRecord } from '../../../workspace/queries.ts';
import { useStore } from '../../../workspace/StoreContext.ts';

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
  const [, setTalk] = useUrlState(TALK_URL);
  const people = useMemo(() => activatorsOf(members ?? []), [members]);
  const place = talkPlace('research', round.researchId);
  const comments = useChildren('comment', place.on).data?.items;
  const address = new URL(scenarioHref(round.scenarioId), window.location.origin).href;
  return {
    activators: people.map(({ name }) => name),
    askedToActivateAt: askedToActivateAt(comments ?? [], address),
    onAskToActivate: () => {
      const drafts = talkDrafts(companyId, place);
      const typed = drafts.read(NEW_THREAD);
      const ask = activationAsk(people, { scenario, round: round.title, address });
      // Text typed there and not sent stays before it.
      const isThere = typed.text.includes(ask);
      const text = isThere ? typed.text : [typed.text.trim(), ask].filter(Boolean).join('\n\n');
      const picked = isThere ? typed.picked : [...typed.picked, ...people.map(({ id, name }) => ({ id, name }))];
      putIntoTalk(drafts, NEW_THREAD, { text, picked });
      setTalk(() => ({ ...place, comment: null }), 'push');
    },
  };
}
