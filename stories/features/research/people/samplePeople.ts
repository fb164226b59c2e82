import type { Participant } from '#src/domain/research/participant.ts';
import type { AskedSpeaker } from '#src/features/research/people/SpeakersDialog.tsx';
import type { StudyParticipants } from '#src/features/research/people/ParticipantsSection.tsx';

const MOMENT = '2026-02-01T09:00:00.000Z';
const stored = { v: 1, createdAt: MOMENT, updatedAt: MOMENT, deletedAt: null };

/** A person with every known detail. */
export const marina: Participant = {
  ...stored,
  id: 'participant-marina',
  name: 'Марина',
  codeName: 'Р1',
  role: 'продакт в EdTech',
  segment: 'Команды до 20 человек',
  personaId: 'persona-1',
  notes: 'Говорили по видеосвязи',
};

/** A person without a name. */
export const nameless: Participant = {
  ...marina,
  id: 'participant-nameless',
  name: '',
  codeName: 'Р2',
  role: '',
  segment: '',
  personaId: null,
  notes: '',
};

export const oleg: Participant = { ...nameless, id: 'participant-oleg', name: 'Олег', codeName: 'Р3' };

export const personas = [{ value: 'persona-1', label: 'Продакт между релизами' }];

/** A study with two, in a company that knows three. */
export const people: StudyParticipants = {
  listed: [
    {
      participant: marina,
      name: 'Марина',
      quotes: 3,
      persona: { name: 'Продакт между релизами', href: '/audiences?open=audience-1&persona=persona-1' },
    },
    { participant: nameless, name: 'Р2', quotes: 0, persona: null },
  ],
  everybody: [marina, nameless, oleg],
  others: [{ id: oleg.id, name: 'Олег (Р3)' }],
  nextCodeName: 'Р4',
  personas,
  hidesNames: false,
};

/** Speakers of a talk: one who asks, one who was found by name, one who is new. */
export const speakers: readonly AskedSpeaker[] = [
  {
    label: 'Ольга',
    shown: 'Ольга',
    turns: 12,
    sample: 'Расскажите, как вы планируете.',
    who: 'interviewer',
    name: 'Ольга',
  },
  {
    label: 'Марина',
    shown: 'Марина',
    turns: 11,
    sample: 'Каждую пятницу собираю отчёт руками.',
    who: `participant:${marina.id}`,
    name: 'Марина',
  },
  { label: 'Спикер 3', shown: 'Спикер 3', turns: 1, sample: 'Я ненадолго.', who: 'other', name: '' },
];
