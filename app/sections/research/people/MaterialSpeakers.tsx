import { useMemo, useState } from 'react';

import { choicesOf, failed, LOADING, ready, type Loadable } from '#src/domain/core/loadable.ts';
import { namesAPart, signature } from '#src/domain/research/participant.ts';
import { byCodeName, fullName, speakersInWords } from '#src/domain/research/people.ts';
import type { Material } from '#src/domain/research/research.ts';
import { proposeSpeakers, type SpeakerChoice } from '#src/domain/research/speakers.ts';
import { turnsOf } from '#src/domain/research/transcript.ts';
import { SpeakersButton } from '#src/features/research/people/SpeakersButton.tsx';
import {
  SpeakersDialog,
  type AskedSpeaker,
  type SpeakerAnswer,
  type WhoValue,
} from '#src/features/research/people/SpeakersDialog.tsx';

import { attempt } from '../../../shared/outcomes.ts';
import { usePeople } from '../../../shared/people.ts';
import { showUndoableToast } from '../../../shared/undoableToast.ts';
import { toLoadable, useAll, useRecord, useRetryFailed } from '#store/queries.ts';
import { useStore } from '#store/StoreContext.ts';
import { assignSpeakers } from './peopleActions.ts';
import { NO_TEXT, useParsedText } from '../reading/useParsedText.ts';

/** Roles that the text itself indicates are proposed. */
const NO_ROLES: Material['speakers'] = {};

const valueOf = (choice: SpeakerChoice): WhoValue =>
  choice.who === 'participant' ? `participant:${choice.participantId}` : choice.who;

const PARTICIPANT = 'participant:';

function choiceOf({ who, name }: SpeakerAnswer): SpeakerChoice {
  if (who === 'new') return { who, name };
  if (who === 'interviewer' || who === 'respondent' || who === 'other') return { who };
  return { who: 'participant', participantId: who.slice(PARTICIPANT.length) };
}

/** The speakers of a material's text with proposals. */
function useAsked(material: Material): Loadable<readonly AskedSpeaker[]> {
  const record = useRecord('materialText', material.id);
  const people = usePeople();
  const participants = useAll('participant').data?.items;
  const { data, error } = record;
  const parsed = useParsedText(data ?? NO_TEXT, NO_ROLES);
  const turns = useMemo(
    () => (!data || parsed === undefined ? null : (parsed?.turns ?? turnsOf(data))),
    [parsed, data],
  );
  return useMemo(() => {
    const loaded = toLoadable({ data, error });
    if (loaded.state !== 'ready') return loaded;
    if (!loaded.value) return failed('Текста этого файла в хранилище нет.');
    if (people.state !== 'ready') return people;
    if (!turns) return LOADING;
    const { value } = people;
    const passage = { materialId: material.id };
    return ready(
      proposeSpeakers(loaded.value.text, turns, material, participants ?? []).map(({ label, choice, ...spoken }) => ({
        ...spoken,
        label,
        shown: value.hidesNames ? signature({ respondent: label, passage }, value) : label,
        who: valueOf(choice),
        name: namesAPart(label) ? '' : label,
      })),
    );
  }, [data, error, people, participants, material, turns]);
}

/** The dialog «Кто говорит» of a material whose text was read. */
export function SpeakersHost({ material, onClose }: { readonly material: Material; readonly onClose: () => void }) {
  const store = useStore();
  const people = usePeople();
  const speakers = useAsked(material);
  const participants = useAll('participant').data?.items;
  const hidesNames = people.state === 'ready' && people.value.hidesNames;
  const retry = useRetryFailed();
  return (
    <SpeakersDialog
      material={material.name}
      speakers={speakers}
      participants={byCodeName(participants ?? []).map((one) => ({ id: one.id, name: fullName(one, hidesNames) }))}
      hidesNames={hidesNames}
      onSubmit={(answers) =>
        attempt(async () => {
          const known = new Set(choicesOf(speakers).map(({ label }) => label));
          const choices = answers
            .filter(({ label }) => known.has(label))
            .map((answer) => ({ label: answer.label, choice: choiceOf(answer) }));
          const undo = await assignSpeakers(store, material, choices);
          showUndoableToast('Говорящие названы', material.name, undo);
        })
      }
      onRetry={retry}
      onClose={onClose}
    />
  );
}

/** «Кто говорит» of a material whose text was read, and its dialog. */
export function MaterialSpeakers({ material }: { readonly material: Material }) {
  const [open, setOpen] = useState(false);
  const people = usePeople();
  if (material.state !== 'text') return null;
  const who = people.state === 'ready' ? speakersInWords(material, people.value) : '';
  return (
    <>
      <SpeakersButton material={material.name} who={who} onOpen={() => setOpen(true)} />
      {open ? <SpeakersHost material={material} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
