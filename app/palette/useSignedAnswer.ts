import { useMemo } from 'react';

import type { SearchAnswer } from '#store/search/answer.ts';
import { usePeople, usePeopleRules } from '../shared/people.ts';

/**
 * Returns the answer with its speakers as they may be named; until that is known they are not named.
 * @param wanted whether it is shown
 */
export function useSignedAnswer(answer: SearchAnswer | null, wanted: boolean): SearchAnswer | null {
  const people = usePeople(wanted);
  const code = usePeopleRules(wanted);
  return useMemo(() => {
    if (!answer) return answer;
    const sign = (speaker: string, materialId: string): string =>
      people.state === 'ready' && code.state === 'ready'
        ? code.value.signSpeaker(speaker, materialId, people.value)
        : '';
    return {
      ...answer,
      groups: answer.groups.map((group) => ({
        ...group,
        hits: group.hits.map((hit) => (hit.speaker === '' ? hit : { ...hit, speaker: sign(hit.speaker, hit.id) })),
      })),
    };
  }, [answer, people, code]);
}
