import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { countBehind } from '#src/domain/audiences/personaCount.ts';
import { proposePersonas } from '#src/domain/audiences/personaCandidates.ts';
import { behindOf, peopleOffered, standBehind, standBehindNew } from '#src/domain/audiences/personaPeople.ts';
import { example } from '#tests/store/examples.ts';

const participant = (id: string, personaId: string | null = null) => ({
  ...example('participant'),
  id,
  codeName: id,
  name: id === 'Р2' ? 'Марина' : '',
  role: id === 'Р2' ? 'Продакт' : '',
  segment: '',
  personaId,
});
const material = (id: string, researchId: string, position: string, ...people: string[]) => ({
  id,
  researchId,
  position,
  speakers: Object.fromEntries(
    people.map((participantId) => [participantId, { role: 'respondent' as const, participantId, position: 'a' }]),
  ),
});
const SOURCES: Parameters<typeof peopleOffered>[0] = {
  participants: [participant('Р10'), participant('Р2', 'own'), participant('Р3', 'other')],
  studies: [
    { id: 's1', title: 'Первое', participantIds: { Р2: { position: 'a' }, Р10: { position: 'b' } } },
    { id: 's2', title: 'Второе', participantIds: { Р2: { position: 'a' } } },
  ],
  materials: [material('m2', 's1', 'b', 'Р2'), material('m1', 's1', 'a', 'Р2', 'Р10'), material('m3', 's2', 'a', 'Р3')],
  hidesNames: false,
};

describe('people behind personas', () => {
  it('are told by name, study and text', () => {
    const offered = peopleOffered(SOURCES);
    expect(offered.map(({ id }) => id)).toEqual(['Р2', 'Р3', 'Р10']);
    expect(behindOf('own', offered)).toEqual([
      {
        id: 'Р2',
        name: 'Марина (Р2)',
        about: 'Продакт',
        personaId: 'own',
        studies: [
          { id: 's1', title: 'Первое', materialIds: ['m1', 'm2'] },
          { id: 's2', title: 'Второе', materialIds: [] },
        ],
      },
    ]);
    expect(behindOf('own', peopleOffered({ ...SOURCES, hidesNames: true }))[0]?.name).toBe('Р2');
    expect([...countBehind(SOURCES.participants)]).toEqual([['own', 1], ['other', 1]]); // prettier-ignore
  });

  it('are exactly those who were chosen; others stay behind their own', () => {
    const names = ['Р1', 'Р2', 'Р3', 'Р4'];
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(null, 'own', 'other'), { minLength: 4, maxLength: 4 }),
        fc.subarray([...names, 'nobody']),
        (before, chosen) => {
          const people = names.map((id, at) => participant(id, before[at]));
          const set = (ops: ReturnType<typeof standBehind>) =>
            people.map((one) => {
              const op = ops.find(({ id }) => id === one.id);
              return op?.op === 'set' ? { ...one, ...op.fields } : one;
            });
          const after = set(standBehind('own', chosen, people));
          expect(after.filter(({ personaId }) => personaId === 'own').map(({ id }) => id)).toEqual(names.filter((id) => chosen.includes(id))); // prettier-ignore
          const others = names.filter((id, at) => !chosen.includes(id) && before[at] === 'other');
          expect(after.filter(({ personaId }) => personaId === 'other').map(({ id }) => id)).toEqual(others);
          expect(standBehind('own', chosen, after as never)).toEqual([]);
          const fresh = set(standBehindNew('new', chosen, people));
          for (const [at, one] of fresh.entries()) {
            expect(one.personaId).toBe(before[at] === null && chosen.includes(one.id) ? 'new' : before[at]);
          }
        },
      ),
    );
  });

  it('come with a persona that was found in their words', () => {
    const quote = { ...example('hypothesis').quotes, q: { text: 'Слова', respondent: 'Зоя, методист', research: 'Первое', researchId: 's1', passage: null, position: 'a' } }; // prettier-ignore
    const [candidate] = proposePersonas({
      audience: { id: 'audience', touchpoints: {} },
      personas: [],
      studies: [{ id: 's1', title: 'Первое', audienceId: 'audience' }],
      hypotheses: [{ touchpoint: '', pains: {}, jtbd: '', quotes: { q: quote.q } }] as never,
      participantOf: () => 'Р7',
    });
    expect(candidate?.people).toEqual(['Р7']);
  });
});
