import { fn } from 'storybook/test';

import type { PersonasFound, PersonasModel } from '#src/features/audiences/personas/personasModel.ts';
import { draftedPersona } from '#stories/patterns/evidence/sampleDraftedPersona.ts';

/** Kinds of people that a model found in an audience. */

type ProposedPersona = PersonasFound['personas'][number];

const { fields, madeBy } = draftedPersona;
const { title, painPoints, interests } = fields;
if (!title || !painPoints || !interests) throw new Error('the sample says too little');

/** Five fields; one quotes words that no one said. */
export const between: ProposedPersona = { key: title.text, madeBy, fields: { ...fields, title } };

export const chatting: ProposedPersona = {
  key: 'Новичок из чата',
  madeBy,
  fields: { title: { ...interests, text: 'Новичок из чата' }, interests },
};

export const foundPersonas: PersonasFound = {
  personas: [between, chatting],
  leftOut: { unknown: 1, doubled: 0, unfounded: 2 },
  read: 3,
  parts: 3,
  trouble: '',
};

/** A model at some point of its work. */
export const personasModelAt = (work: PersonasModel['work'], why = ''): PersonasModel => ({
  name: madeBy.model,
  why,
  talks: 5,
  work,
  onAsk: fn(),
  onStop: fn(),
});
