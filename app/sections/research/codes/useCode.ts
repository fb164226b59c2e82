import { useMemo } from 'react';

import { failed, LOADING, ready, type Loadable } from '#src/domain/core/loadable.ts';
import { codePassages } from '#src/domain/research/across/codePassages.ts';
import { quotedPeopleOf } from '#src/domain/research/across/codeCounts.ts';
import { signature } from '#src/domain/research/participant.ts';
import type { OpenCode } from '#src/features/research/codes/openCode.ts';
import type { Codebook } from '#src/features/research/codes/CodebookScreen.tsx';
import type { PassageNames } from '#src/features/research/codes/passageItems.ts';

import { usePeople } from '../../../shared/people.ts';
import { storeMessageText } from '#store/messages.ts';
import { useAll, useSummaries } from '#store/queries.ts';

/** Returns the names in passages, as they may be shown; null while they are read. */
function usePassageNames(): PassageNames | null {
  const people = usePeople();
  const materials = useAll('material').data?.items;
  const studies = useSummaries('research').data?.items;
  return useMemo(() => {
    if (people.state !== 'ready' || !materials || !studies) return null;
    const known = people.value;
    const files = new Map(materials.map(({ id, name }) => [id, name]));
    const titles = new Map(studies.map(({ id, title }) => [id, title]));
    return {
      signature: ({ respondent, materialId }) => signature({ respondent, passage: { materialId } }, known),
      study: (id) => titles.get(id) ?? '',
      material: (id) => files.get(id) ?? '',
    };
  }, [people, materials, studies]);
}

/** A code with everything that was marked with it; null when there is none such. */
export function useCode(book: Loadable<Codebook>, id: string): Loadable<OpenCode | null> {
  const people = usePeople();
  const marks = useAll('mark').data?.items;
  const participants = useAll('participant').data?.items;
  const materials = useAll('material').data?.items;
  const studies = useSummaries('research');
  const names = usePassageNames();
  const talkers = useMemo(
    () =>
      marks && participants && materials
        ? quotedPeopleOf(
            new Map(materials.map((one) => [one.id, one])),
            new Map(participants.map((one) => [one.id, one])),
            marks,
          )
        : null,
    [marks, participants, materials],
  );
  return useMemo((): Loadable<OpenCode | null> => {
    if (book.state !== 'ready') return book;
    if (people.state === 'failed') return people;
    if (studies.error && !studies.data) return failed(storeMessageText(studies.error));
    if (people.state === 'loading' || !marks || !talkers || !names) return LOADING;
    const code = book.value.codes.find((one) => one.id === id);
    if (!code) return ready(null);
    const passages = codePassages(book.value.codes, marks, people.value, talkers, id);
    return ready({ code, book: book.value, passages, talkers, names });
  }, [book, people, studies.error, studies.data, marks, talkers, names, id]);
}
