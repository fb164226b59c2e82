import { useState } from 'react';

import type { Segmented } from '#src/domain/audiences/consent/answerSegment.ts';
import { counted } from '#src/domain/core/format.ts';
import { segmentNameOf, type Choice } from '#src/domain/fieldwork/inviting/answerSegment.ts';
import type { Round } from '#src/domain/fieldwork/kinds.ts';
import type { Question } from '#src/domain/fieldwork/script.ts';
import type { SegmentDialogProps } from '#src/features/fieldwork/round/SegmentDialog.tsx';

import { attempt, attemptWithToast } from '../../../shared/outcomes.ts';
import { answered } from '../../../shared/team/ServerError.ts';
import { showChangedToast } from '../../../shared/undoableToast.ts';
import { useStore } from '#store/StoreContext.ts';
import { ROUND_API } from './roundActions.ts';
import { makeSegment, readSegmented } from './segmentActions.ts';

/** Those who answered so, as they were when it was asked. */
interface Found {
  /** State of the round then: a segment over data erased since is refused. */
  readonly round: Round;
  readonly question: Question;
  readonly choice: Choice;
  readonly people: Segmented;
  readonly unnamed: number;
}

/** «Сделать сегмент»: asks the server who answered so before the dialog opens. */
export function useAnswerSegment(round: Round): {
  readonly onSegment: (question: Question, choice: Choice) => void;
  /** Properties of the dialog; null while it is closed. */
  readonly dialog: SegmentDialogProps | null;
} {
  const store = useStore();
  const [found, setFound] = useState<Found | null>(null);
  const name = { companyId: store.companyId, roundId: round.id };
  const onSegment = (question: Question, choice: Choice): void =>
    void attemptWithToast('Не узнали, кто так ответил', async () => {
      const chosen = answered(await ROUND_API.chosen(name, question.key, choice.key));
      const people = await readSegmented(store, chosen);
      setFound({ round, question, choice, people, unnamed: chosen.unnamed });
    });
  if (found === null) return { onSegment, dialog: null };
  const { members, unwilling, missing } = found.people;
  return {
    onSegment,
    dialog: {
      asked: `${found.question.text} — ${found.choice.label}`,
      name: segmentNameOf(found.question, found.choice),
      members,
      left: { unwilling, missing, unnamed: found.unnamed },
      onClose: () => setFound(null),
      onMake: (segment) =>
        attempt(async () => {
          const undo = await makeSegment(store, found.round, members, segment);
          showChangedToast(
            'Сегмент готов',
            `${segment}: ${counted(members.length, ['человек', 'человека', 'человек'])}`,
            undo,
          );
        }),
    },
  };
}
