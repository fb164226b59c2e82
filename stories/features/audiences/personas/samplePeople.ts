import type { PersonOffered } from '#src/domain/audiences/personaPeople.ts';
import { ready } from '#src/domain/core/loadable.ts';
import { DONE, type Outcome } from '#src/domain/core/outcome.ts';
import type { PeopleOfPersonas } from '#src/features/audiences/personas/peopleOfPersonas.ts';

/** Whom the company has talked to: two behind the sample's first persona, one behind another, one behind none. */
export const offered: readonly PersonOffered[] = [
  {
    id: 'p1',
    name: 'Марина (Р1)',
    about: 'продакт в EdTech · EdTech',
    personaId: 'persona-marina',
    studies: [
      { id: 's1', title: 'Онбординг новых команд', materialIds: ['m1', 'm2'] },
      { id: 's2', title: 'Почему уходят после пробного периода', materialIds: [] },
    ],
  },
  { id: 'p2', name: 'Р2', about: '', personaId: 'persona-marina', studies: [] },
  {
    id: 'p3',
    name: 'Олег (Р3)',
    about: 'основатель',
    personaId: 'persona-oleg',
    studies: [{ id: 's1', title: 'Онбординг новых команд', materialIds: ['m3'] }],
  },
  {
    id: 'p4',
    name: 'Р4',
    about: '',
    personaId: null,
    studies: [{ id: 's1', title: 'Онбординг новых команд', materialIds: ['m4'] }],
  },
];

/** Addresses as the product makes them. */
export const hrefs: PeopleOfPersonas['hrefs'] = {
  study: (id) => `/research?open=${id}`,
  material: (id, material) => `/research?open=${id}&material=${material}`,
};

/** The people of personas as the screen takes them. */
export const people = (onSet: PeopleOfPersonas['onSet'] = () => Promise.resolve<Outcome>(DONE)): PeopleOfPersonas => ({
  offered: ready(offered),
  hrefs,
  titleOf: (id) => (id === 'persona-oleg' ? 'Основатель школы' : ''),
  onSet,
});
