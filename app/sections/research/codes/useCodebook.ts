import { useMemo } from 'react';

import { failed, LOADING, ready, type Loadable } from '#src/domain/core/loadable.ts';
import { codeUse, countCodes } from '#src/domain/research/across/codeCounts.ts';
import type { Codebook } from '#src/features/research/codes/CodebookScreen.tsx';

import { usePeople } from '../../../shared/people.ts';
import { storeMessageText } from '#store/messages.ts';
import { useAll } from '#store/queries.ts';

/** The company's codes with how much was said of each, and how many of them could not be read. */
export function useCodebook(): { book: Loadable<Codebook>; brokenCount: number } {
  const codes = useAll('code');
  const marks = useAll('mark');
  const groups = useAll('passageGroup');
  const people = usePeople();
  const error = codes.error ?? marks.error ?? groups.error;
  const book = useMemo((): Loadable<Codebook> => {
    if (error) return failed(storeMessageText(error));
    if (people.state === 'failed') return people;
    if (!codes.data || !marks.data || !groups.data || people.state === 'loading') return LOADING;
    const all = { codes: codes.data.items, marks: marks.data.items, groups: groups.data.items };
    return ready({
      codes: all.codes,
      counts: countCodes(all.codes, all.marks, people.value),
      countUse: (id) => codeUse(all.codes, all.marks, all.groups, id),
    });
  }, [codes.data, marks.data, groups.data, people, error]);
  return { book, brokenCount: codes.data?.broken.length ?? 0 };
}
