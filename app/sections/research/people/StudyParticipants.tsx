import { useDeferredValue, useMemo } from 'react';

import { living, ordered } from '#src/domain/core/record.ts';
import { nextCodeName, shownName, type Participant } from '#src/domain/research/participant.ts';
import { byCodeName, fullName, quotesByParticipant } from '#src/domain/research/people.ts';
import type { Research } from '#src/domain/research/research.ts';
import {
  ParticipantsSection,
  type StudyParticipants as People,
} from '#src/features/research/people/ParticipantsSection.tsx';

import { personaHref } from '../../../routing/hrefs.ts';
import { switchNames } from '../../../shared/out/hideNames.ts';
import { attempt, attemptWithToast } from '../../../shared/outcomes.ts';
import { usePeople } from '../../../shared/people.ts';
import { showUndoableToast } from '../../../shared/undoableToast.ts';
import { useAll } from '#store/queries.ts';
import { useStore } from '#store/StoreContext.ts';
import { addParticipant, changeParticipant, deleteParticipant, joinParticipant, takeOut } from './peopleActions.ts';

/** Returns the participants that the section shows of a study; null while they are read. */
function useStudyParticipants(research: Research): People | null {
  const people = usePeople();
  const participants = useAll('participant').data?.items;
  const hypotheses = useAll('hypothesis').data?.items;
  // Behind the reading view, where each key may mark something, this can wait.
  const marks = useDeferredValue(useAll('mark').data?.items);
  const personas = useAll('persona').data?.items;
  return useMemo(() => {
    if (people.state !== 'ready' || !participants || !hypotheses || !marks || !personas) return null;
    const { hidesNames } = people.value;
    const quotes = quotesByParticipant(hypotheses, marks, people.value);
    const byId = new Map(participants.map((one) => [one.id, one]));
    const everybody = byCodeName(participants);
    return {
      listed: ordered(research.participantIds).flatMap(({ key }) => {
        const participant = living(byId.get(key));
        if (!participant) return [];
        const persona = personas.find(({ id }) => id === participant.personaId);
        return [
          {
            participant,
            name: shownName(participant, hidesNames),
            quotes: quotes.get(key) ?? 0,
            persona: persona ? { name: persona.title, href: personaHref(persona.audienceId, persona.id) } : null,
          },
        ];
      }),
      everybody,
      others: everybody
        .filter(({ id }) => !Object.hasOwn(research.participantIds, id))
        .map((one) => ({ id: one.id, name: fullName(one, hidesNames) })),
      nextCodeName: nextCodeName(everybody),
      personas: personas.map(({ id, title }) => ({ value: id, label: title })),
      hidesNames,
    };
  }, [people, participants, hypotheses, marks, personas, research]);
}

/** «Участники» of the open study: reads, passes props, wires callbacks. */
export function StudyParticipants({ research }: { readonly research: Research }) {
  const store = useStore();
  const people = useStudyParticipants(research);
  if (!people) return null;
  const named = ({ name, codeName }: Pick<Participant, 'name' | 'codeName'>) =>
    shownName({ name: name.trim(), codeName: codeName.trim() }, people.hidesNames);
  return (
    <ParticipantsSection
      people={people}
      onAdd={(form) =>
        attempt(async () =>
          showUndoableToast('Участник добавлен', named(form), await addParticipant(store, research.id, form)),
        )
      }
      onJoin={(id) =>
        void attemptWithToast('Участник не добавлен', async () => {
          const name = people.others.find((one) => one.id === id)?.name ?? '';
          showUndoableToast('Участник добавлен', name, await joinParticipant(store, research.id, id));
        })
      }
      onEdit={(participant, form) =>
        attempt(async () =>
          showUndoableToast('Участник сохранён', named(form), await changeParticipant(store, participant, form)),
        )
      }
      onTakeOut={(participant) =>
        void attemptWithToast('Участник не убран', async () =>
          showUndoableToast(
            'Участник убран из исследования',
            named(participant),
            await takeOut(store, research.id, participant),
          ),
        )
      }
      onDelete={(participant) =>
        void attemptWithToast('Участник не удалён', async () =>
          showUndoableToast('Участник удалён', named(participant), await deleteParticipant(store, participant)),
        )
      }
      onHideNames={(hidden) => void switchNames(store, hidden)}
    />
  );
}
