import { useMemo } from 'react';

import { activationAsk, activatorsOf } from '#src/domain/account/scenario/activation.ts';
import { living } from '#src/domain/core/record.ts';
import type { Round } from '#src/domain/fieldwork/kinds.ts';
import { talkPlace } from '#src/domain/talk/place.ts';
import type { RoundScreenProps } from '#src/features/fieldwork/round/RoundScreen.tsx';
import { NEW_THREAD } from '#src/features/talk/talkView.ts';

import { scenarioHref } from '../../../routing/hrefs.ts';
import { TALK_URL } from '../../../routing/talkUrl.ts';
import { useUrlState } from '../../../routing/useUrlState.ts';
import { talkDrafts } from '../../../shared/team/talkDrafts.ts';
import { useChildren, useRecord } from '../../../workspace/queries.ts';
import { useStore } from '../../../workspace/StoreContext.ts';

/**
 * Who may activate a round's scenario, and the way to ask them: the talk of its study, with the words typed already. They hear of it
 * in their inbox once it is sent.
 */
export function useActivationAsk(round: Round): Pick<RoundScreenProps, 'activators' | 'onAskToActivate'> {
  const { companyId } = useStore();
  const members = useChildren('member', companyId).data?.items;
  const scenario = living(useRecord('scenario', round.scenarioId).data)?.title ?? '';
  const [, setTalk] = useUrlState(TALK_URL);
  const people = useMemo(() => activatorsOf(members ?? []), [members]);
  return {
    activators: people.map(({ name }) => name),
    onAskToActivate: () => {
      const place = talkPlace('research', round.researchId);
      const drafts = talkDrafts(companyId, place);
      const typed = drafts.read(NEW_THREAD);
      const address = new URL(scenarioHref(round.scenarioId), window.location.origin).href;
      const ask = activationAsk(people, { scenario, round: round.title, address });
      // What was typed there and not sent stays before it.
      if (!typed.text.includes(ask)) {
        drafts.keep(NEW_THREAD, {
          text: [typed.text.trim(), ask].filter(Boolean).join('\n\n'),
          picked: [...typed.picked, ...people.map(({ id, name }) => ({ id, name }))],
        });
      }
      setTalk(() => ({ ...place, comment: null }), 'push');
    },
  };
}
