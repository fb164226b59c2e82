import type { PeopleParts } from '#src/features/research/people/PeopleSlots.ts';
import { onDemand } from '#src/ui/onDemand.ts';

const StudyParticipants = onDemand(() => import('./StudyParticipants.tsx').then((module) => module.StudyParticipants));
const StudyFindings = onDemand(() => import('../reading/StudyFindings.tsx').then((module) => module.StudyFindings));
const StudyRounds = onDemand(() => import('../rounds/StudyRounds.tsx').then((module) => module.StudyRounds));
const RemovedRounds = onDemand(() => import('../rounds/RemovedRounds.tsx').then((module) => module.RemovedRounds));
const MaterialSpeakers = onDemand(() => import('./MaterialSpeakers.tsx').then((module) => module.MaterialSpeakers));

/** The parts of an open study about people, and about what the program found in their words: their code and records come with the first study that is opened. */
export const PEOPLE_PARTS: PeopleParts = {
  ofStudy: (research) => (
    <>
      <StudyRounds research={research} />
      <StudyFindings research={research} />
      <StudyParticipants research={research} />
    </>
  ),
  ofRemoval: (research, draw) => <RemovedRounds research={research} draw={draw} />,
  ofMaterial: (material) => <MaterialSpeakers material={material} />,
};
