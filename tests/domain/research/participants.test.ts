import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { applyOp, invertOp, type Op } from '#src/domain/core/operation.ts';
import type { StoredRecord } from '#src/domain/core/record.ts';
import type { Code } from '#src/domain/research/code.ts';
import { codeTable, coOccurring, type SaidMark } from '#src/domain/research/codes/codeTable.ts';
import {
  assignSpeakers,
  checkParticipant,
  countPeople,
  createParticipant,
  editParticipant,
  HIDDEN_NAME,
  joinStudy,
  nextCodeName,
  personOf,
  removeParticipant,
  signature,
  speakerKey,
  type People,
} from '#src/domain/research/participant.ts';
import { personAt } from '#src/domain/research/privacy/personId.ts';

import { example } from '#tests/store/examples.ts';

const AT = '2026-03-01T10:00:00.000Z';
const study = example('research', { participantIds: {} });
const material = example('material', { speakers: {} });
const marina = example('participant');
const form = { name: ' Марина ', codeName: 'Р1', role: ' Продакт', segment: '', personaId: null, notes: '' };

function run(before: readonly StoredRecord[], ops: readonly Op[]): ReadonlyMap<string, StoredRecord> {
  const now = new Map(before.map((one) => [one.id, one]));
  for (const op of ops) now.set(op.id, applyOp(now.get(op.id), op, AT));
  return now;
}

/** One material in which «Марина» was said to be the participant, and «Ведущая» the interviewer. */
const assigned = (() => {
  const ops = assignSpeakers(material, study, [
    { label: 'Марина', role: 'respondent', participantId: marina.id },
    { label: 'Ольга', role: 'interviewer', participantId: null },
  ]);
  return { ops, now: run([material, study], ops) };
})();
const people = (hidesNames = false): People => ({
  materials: new Map([[material.id, assigned.now.get(material.id) as typeof material]]),
  participants: new Map([[marina.id, marina]]),
  hidesNames,
});
const said = (respondent: string, materialId: string | null = material.id) => ({
  respondent,
  passage: materialId === null ? null : { materialId },
});

describe('participants', () => {
  it('get the next code name, and none twice', () => {
    expect(nextCodeName([])).toBe('Р1');
    expect(nextCodeName([{ codeName: 'р1' }, { codeName: 'Р3' }])).toBe('Р2');
    expect(checkParticipant({ codeName: ' р1' }, [marina])).toEqual({ codeName: 'Такое кодовое имя уже есть' });
    expect(checkParticipant({ codeName: 'Р1' }, [marina], marina.id)).toEqual({});
    expect(checkParticipant({ codeName: ' ' }, [])).toEqual({ codeName: 'Введите кодовое имя' });
  });

  it('are made tidy, and join their study', () => {
    const { ops } = createParticipant(form, study, () => 'new');
    const now = run([study], ops);
    expect(now.get('new')).toMatchObject({ name: 'Марина', role: 'Продакт', codeName: 'Р1' });
    expect(Object.keys((now.get(study.id) as typeof study).participantIds)).toEqual(['new']);
    expect(createParticipant(form, null, () => 'new').ops).toHaveLength(1);
  });

  it('join a study once, in order', () => {
    const joined = run([study], joinStudy(study, ['b', 'a', 'b'])).get(study.id) as typeof study;
    const positions = Object.values(joined.participantIds).map(({ position }) => position);
    expect(Object.keys(joined.participantIds)).toEqual(['b', 'a']);
    expect(positions).toEqual(positions.toSorted());
    expect(joinStudy(joined, ['a'])).toEqual([]);
  });

  it('are changed where something is different', () => {
    expect(editParticipant(marina, { name: ' Марина ' })).toEqual([]);
    expect(editParticipant(marina, { segment: 'EdTech', name: 'Марина' })).toMatchObject([
      { fields: { segment: 'EdTech' } },
    ]);
  });

  it('leave studies and speakers when they are removed, and come back with the inverse', () => {
    const before = [...assigned.now.values(), marina];
    const [studies, materials] = [
      [assigned.now.get(study.id) as typeof study],
      [assigned.now.get(material.id) as typeof material],
    ];
    const ops = removeParticipant(marina.id, studies, materials);
    const now = run(before, ops);
    expect((now.get(study.id) as typeof study).participantIds).toEqual({});
    expect((now.get(material.id) as typeof material).speakers[speakerKey('Марина')]).toMatchObject({
      participantId: null,
      role: 'respondent',
    });
    const inverse: Op[] = [];
    const seen = new Map(before.map((one) => [one.id, one]));
    for (const op of ops) {
      inverse.unshift(...invertOp(seen.get(op.id), op));
      seen.set(op.id, applyOp(seen.get(op.id), op, AT));
    }
    const back = run([...now.values()], inverse);
    for (const record of before) expect(back.get(record.id)).toEqual({ ...record, updatedAt: AT });
  });
});

describe('speakers', () => {
  it('are kept by their label in any case, and nothing is written twice', () => {
    const now = assigned.now.get(material.id) as typeof material;
    const again = assignSpeakers(now, assigned.now.get(study.id) as typeof study, [
      { label: ' МАРИНА', role: 'respondent', participantId: marina.id },
    ]);
    expect(again).toEqual([]);
    expect(Object.keys((assigned.now.get(study.id) as typeof study).participantIds)).toEqual([marina.id]);
  });

  it.each([
    ['Марина', false, 'Марина'],
    ['марина', true, 'Р1'],
    ['Ольга', false, 'Ольга'],
    ['Ольга', true, 'Интервьюер'],
    ['Сергей Петров', false, 'Сергей Петров'],
    ['Сергей Петров', true, HIDDEN_NAME],
    ['Респондент 2', true, 'Респондент 2'],
    ['Р2', true, 'Р2'],
    ['Рита', true, HIDDEN_NAME],
    ['Speaker 1', true, 'Speaker 1'],
    ['', true, ''],
  ])('«%s» with names hidden: %s is signed «%s»', (respondent, hidesNames, signed) => {
    expect(signature(said(respondent), people(hidesNames))).toBe(signed);
  });

  it('without a real name are signed by the code name', () => {
    const nameless = new Map([[marina.id, { ...marina, name: '' }]]);
    expect(signature(said('Марина'), { ...people(), participants: nameless })).toBe('Р1');
    // The participant is gone: the label says what it always said.
    expect(signature(said('Марина'), { ...people(), participants: new Map() })).toBe('Марина');
  });

  it('are counted as people: each once over studies, labels of other conversations apart, interviewers not at all', () => {
    const one = (respondent: string, materialId: string | null, researchId: string | null) => ({
      ...said(respondent, materialId),
      researchId,
    });
    expect(personOf(said('Ольга'), people())).toBeNull();
    const quotes = [
      one('Марина', material.id, 'a'),
      one('МАРИНА', material.id, 'b'),
      one('Ольга', material.id, 'c'),
      one('Респондент', 'm2', 'a'),
      one('Респондент', 'm3', 'a'),
      one('Респондент', null, null),
    ];
    expect(countPeople(quotes, people())).toEqual({ people: 4, studies: 2 });
    expect(countPeople([], people())).toEqual({ people: 0, studies: 0 });
  });
});

const code = (id: string, parentId: string | null = null): Code =>
  example('code', { id, parentId, name: id, position: `a${id}` });

const mark = (id: string, respondent: string, ...codeIds: string[]): SaidMark => ({
  ...example('mark', { id, respondent, materialId: material.id }),
  codeIds: Object.fromEntries(codeIds.map((one) => [one, { position: 'a' }])),
});

describe('who said it, in an address', () => {
  const nobody = { materials: new Map(), participants: new Map() };
  const idOf = (materialId: string, respondent: string) => personOf({ respondent, passage: { materialId } }, nobody);

  it('tells no name, and is another in every text', () => {
    const id = idOf('material-42', 'Марина Сергеева');
    expect(id).toMatch(/^material-42~[0-9a-z]{1,7}$/);
    expect(id).toBe(idOf('material-42', '  марина   СЕРГЕЕВА '));
    expect(id?.split('~')[1]).not.toBe(idOf('material-7', 'Марина Сергеева')?.split('~')[1]);
  });

  it('is found by the label that older links have, and stays as it is', () => {
    const label = fc.string({ unit: fc.constantFrom('М', 'а', ' ', ':', '~', '1') });
    fc.assert(
      fc.property(label, (respondent) => {
        const id = idOf('material-42', respondent) ?? '';
        expect(personAt(`material-42:${speakerKey(respondent)}`)).toBe(id);
        expect(personAt(id)).toBe(id);
      }),
    );
    expect(personAt('participant:p1')).toBe('participant:p1');
  });
});

describe('the table of codes', () => {
  const codes = [code('1'), code('2', '1'), code('3')];
  const marks = [
    mark('a', 'Марина', '1', '2'),
    mark('b', 'Марина', '2'),
    mark('c', 'Р2', '2', '3'),
    mark('d', 'Ольга', '3'),
    mark('e', 'Р3'),
    mark('f', 'Р3', 'gone'),
  ];

  it('counts people, not passages, with what stands under a code', () => {
    const { rows, persons } = codeTable(codes, marks, people());
    expect(rows.map((row) => [row.code.id, row.depth, row.people, row.passages])).toEqual([
      ['1', 0, 2, 3],
      ['2', 1, 2, 3],
      ['3', 0, 1, 1],
    ]);
    expect(persons).toEqual([`participant:${marina.id}`, personAt(`${material.id}:р2`)]);
    expect(rows[0]?.byPerson.get(persons[0] ?? '')).toEqual(['a', 'b']);
  });

  it('says which codes stand beside one, the most frequent first', () => {
    expect(coOccurring(codes, marks, '2').map(({ code: { id }, passages }) => [id, passages])).toEqual([
      ['1', 1],
      ['3', 1],
    ]);
    expect(coOccurring(codes, [...marks, mark('g', 'Р2', '2', '3')], '2')[0]?.code.id).toBe('3');
    expect(coOccurring(codes, marks, 'gone').map(({ code: { id } }) => id)).toEqual([]);
  });

  it('counts every coded passage of a respondent in each of its codes once', () => {
    const some = fc.array(
      fc.record({ who: fc.constantFrom('Марина', 'Р2', 'Ольга'), held: fc.subarray(['1', '2', '3']) }),
    );
    fc.assert(
      fc.property(some, (list) => {
        const given = list.map(({ who, held }, index) => mark(`m${index}`, who, ...held));
        const { rows } = codeTable(codes, given, people());
        const of = (id: string) => rows.find((row) => row.code.id === id);
        const heard = list.filter(({ who }) => who !== 'Ольга');
        expect(of('3')?.passages).toBe(heard.filter(({ held }) => held.includes('3')).length);
        expect(of('1')?.passages).toBe(heard.filter(({ held }) => held.includes('1') || held.includes('2')).length);
        expect(of('1')?.people).toBe(
          new Set(heard.filter(({ held }) => held.includes('1') || held.includes('2')).map(({ who }) => who)).size,
        );
      }),
    );
  });
});
