import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';

import { boardOf, type Board, type BoardRecordId } from '#src/domain/boards/board.ts';
import { CHAT_FIELDS, type BoardField } from '#src/domain/boards/fields.ts';
import { interviewIdOf } from '#src/domain/chat/interviewId.ts';
import { MAIN_PRODUCT } from '#src/domain/workspace.ts';
import { dateOf } from '#src/domain/core/format.ts';
import type { Loadable } from '#src/domain/core/loadable.ts';
import type { CardSource } from '#src/domain/boards/cardSupport.ts';
import type { People } from '#src/domain/research/participant.ts';
import type { CardAbout } from '#src/features/boards/about/cardAbout.ts';

import { studyPassageHref } from '../../routing/hrefs.ts';
import { useLateCode } from '../../shared/late.ts';
import { usePeople } from '../../shared/people.ts';
import { useUrlState } from '../../routing/useUrlState.ts';
import { allQuery, useAll, useRecord } from '#store/queries.ts';
import { useStore } from '#store/StoreContext.ts';
import { ABOUT_URL, aboutHref } from './url.ts';
import { useCardAuthor } from './useCardAuthor.ts';

const NONE: readonly never[] = [];

const byId = <T extends { readonly id: string }>(items: readonly T[]): ReadonlyMap<string, T> =>
  new Map(items.map((one) => [one.id, one]));

const cardPeople = () => import('#src/domain/boards/cardPeople.ts');

/** Returns the function that lists people in a line: loaded late, so that it does not add to a first screen. */
function useNameLine(people: Loadable<People>): CardAbout['nameLine'] {
  const code = useLateCode('cardPeople', cardPeople, people.state === 'ready');
  return useMemo(() => {
    if (people.state !== 'ready' || !code) return null;
    return (sources: readonly CardSource[]) => code.peopleLine(code.peopleBehind(sources, people.value));
  }, [people, code]);
}

/** Returns the origin of a board's cards. */
export function useCardAbout(boardId: BoardRecordId, board: Loadable<Board | null>): CardAbout {
  const [shown, setShown] = useUrlState(ABOUT_URL);
  const [today] = useState(() => dateOf(new Date()));
  const isShown = board.state === 'ready';
  const studies = useAll('research', isShown).data;
  const experiments = useAll('experiment', isShown).data;
  const interview = useRecord('interview', interviewIdOf(boardOf(boardId)?.productId ?? MAIN_PRODUCT)).data;
  const records = useMemo(
    () => (studies && experiments ? { studies: byId(studies.items), experiments: byId(experiments.items) } : null),
    [studies, experiments],
  );
  // People behind a card are read where it has some; the later state of the words, once that is requested.
  const rests =
    board.state === 'ready' && Object.values(board.value?.decidedInsights ?? {}).some(({ accepted }) => accepted);
  const people = usePeople(rests);
  const nameLine = useNameLine(people);
  const hypotheses = useQuery({ ...allQuery(useStore(), 'hypothesis'), enabled: shown !== null && rests }).data;
  const editedAt = board.state === 'ready' && shown !== null ? (board.value?.cards[shown]?.editedAt ?? '') : '';
  const author = useCardAuthor(boardId, shown, editedAt);
  const answerOf = useCallback(
    (field: BoardField) => {
      const asked = boardOf(boardId)?.board === 'vision' ? CHAT_FIELDS.find((one) => one === field) : undefined;
      return asked && interview?.deletedAt === null ? interview.answers[asked] : undefined;
    },
    [boardId, interview],
  );
  const onClose = useCallback(() => setShown(() => null, 'replace'), [setShown]);
  return useMemo(
    () => ({
      today,
      records,
      nameLine,
      people: people.state === 'ready' ? people.value : null,
      hypotheses: hypotheses?.items ?? NONE,
      experiments: experiments?.items ?? NONE,
      shown,
      author,
      hrefOf: aboutHref,
      answerOf,
      passageHref: studyPassageHref,
      onClose,
    }),
    [today, records, people, nameLine, hypotheses, experiments, shown, author, answerOf, onClose],
  );
}
