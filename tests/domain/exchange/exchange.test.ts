import { describe, expect, it } from 'vitest';

import type { KindAndSeverity } from '#src/domain/core/findingKind.ts';
import { applyOp, type Op } from '#src/domain/core/operation.ts';
import type { StoredRecord } from '#src/domain/core/record.ts';
import { takeCodes } from '#src/domain/exchange/codes.ts';
import { nearestColour, tidyHex } from '#src/domain/exchange/colours.ts';
import { giveOut } from '#src/domain/exchange/giveOut.ts';
import { guidOf, guidOfText, idWithin, isGuid, tidyGuid } from '#src/domain/exchange/guid.ts';
import { hideInProject, replaceIn } from '#src/domain/exchange/hidden.ts';
import { codePoints, countingOf, placePassages, STANDARD, storedText } from '#src/domain/exchange/positions.ts';
import type { RefiCode, RefiProject } from '#src/domain/exchange/project.ts';
import { takeIn, textFileName } from '#src/domain/exchange/takeIn.ts';
import { studiesOf } from '#src/domain/exchange/takenBefore.ts';
import { foreignInWords, lossesInWords, projectInWords } from '#src/domain/exchange/projectInWords.ts';
import { speakersOf, speakersText } from '#src/domain/exchange/variables.ts';
import type { Code } from '#src/domain/research/code.ts';
import type { Mark } from '#src/domain/research/mark.ts';
import type { Participant } from '#src/domain/research/participant.ts';
import type { Material, Research } from '#src/domain/research/research.ts';
import { codeHues } from '#src/theme/tokens.ts';

import { example } from '#tests/store/examples.ts';

const AT = '2026-03-01T10:00:00.000Z';
const G = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const hexOf = (colour: Code['colour']) => codeHues[colour][0];

const at = ({ kind, id }: Op): string => (kind === 'materialText' ? `text/${id}` : id);

function run(before: readonly StoredRecord[], ops: readonly Op[]): ReadonlyMap<string, StoredRecord> {
  const now = new Map(before.map((one) => [one.id, one]));
  for (const op of ops) now.set(at(op), applyOp(now.get(at(op)), op, AT));
  return now;
}

function counting() {
  let next = 900;
  return () => G((next += 1));
}

const TEXT = 'Интервьюер: Как вы считаете?\n\nМария: 😀 Вручную, в таблице. Звоню Вере Петровне на +7 916 123-45-67.';
const place = (words: string) => ({ start: TEXT.indexOf(words), end: TEXT.indexOf(words) + words.length });

const study = example('research', {
  id: G(1),
  title: 'Осень',
  description: 'Почему уходят',
  participantIds: { [G(5)]: { position: 'a' } },
  insights: {
    [G(30)]: {
      text: 'Таблица мешает',
      passage: { materialId: G(2), ...place('Вручную') },
      quote: 'Вручную',
      kind: 'pain',
      severity: 'blocking',
      position: 'a',
    },
  },
}) as Research;
const material = example('material', {
  id: G(2),
  researchId: G(1),
  name: 'Мария.txt',
  state: 'text',
  transcriptOf: null,
  speakers: {
    мария: { role: 'respondent', participantId: G(5), position: 'a' },
    интервьюер: { role: 'interviewer', participantId: null, position: 'b' },
  },
}) as Material;
const maria = example('participant', {
  id: G(5),
  name: 'Мария',
  codeName: 'Р1',
  role: 'Методист',
  segment: 'EdTech',
  personaId: null,
  notes: 'Просила не звонить',
}) as Participant;
const codes = [
  example('code', { id: G(10), name: 'Работа', parentId: null, position: 'a', definition: '', colour: 'sun' }),
  example('code', {
    id: G(11),
    name: 'Вручную',
    parentId: G(10),
    position: 'a',
    definition: 'Без программ',
    colour: 'rose',
  }),
] as Code[];
const mark = (id: number, words: string, codeIds: readonly string[], note = '', taken: KindAndSeverity = {}): Mark =>
  example('mark', {
    id: G(id),
    researchId: G(1),
    materialId: G(2),
    ...place(words),
    text: words,
    respondent: 'Мария',
    codeIds: Object.fromEntries(codeIds.map((one, index) => [one, { position: `a000${index}i` }])),
    note,
    ...taken,
  }) as Mark;
const marks = [
  mark(21, '😀 Вручную, в таблице', [G(11), G(10)]),
  mark(20, 'Вручную', [], 'Первое слово', { kind: 'workaround' }),
];

const out = (change: Partial<Parameters<typeof giveOut>[0]> = {}) =>
  giveOut({
    name: 'Осень',
    studies: [
      {
        research: study,
        materials: [material],
        texts: new Map([[G(2), { text: TEXT, labels: null }]]),
        marks,
        hypotheses: [],
      },
    ],
    codes,
    participants: [maria],
    hexOf,
    ...change,
  });

const company = { codes: [], participants: [], projects: [], hypotheses: [], studies: new Set<string>() };
const form = { title: '', type: 'interviews' as const, author: 'Анна' };
const rest = { fileId: 'f', size: 1 };
const take = (project: RefiProject, into: Parameters<typeof takeIn>[0]['company'] = company) =>
  takeIn({ project, company: into, form, files: new Map(), rest, today: '2026-11-23', newId: counting() });

describe('guids', () => {
  it('are the ids where these are guids, else always the same one', () => {
    expect(guidOf(G(1))).toBe(G(1));
    expect(guidOf('research-1')).toBe(guidOfText('research-1'));
    expect(isGuid(guidOfText('research-1'))).toBe(true);
    expect(new Set(Array.from({ length: 5000 }, (_, index) => guidOfText(`id-${index}`))).size).toBe(5000);
  });

  it('of other programs stay as they are; what is none becomes one', () => {
    expect(tidyGuid(` {${G(1).toUpperCase()}} `)).toBe(`{${G(1).toUpperCase()}}`);
    expect(tidyGuid('__proto__')).toBe(guidOfText('__proto__'));
  });
});

describe('colours', () => {
  it('come back as they went out', () => {
    for (const [name, [light]] of Object.entries(codeHues)) expect(nearestColour(light)).toBe(name);
  });

  it.each([
    ['#FF0000', 'clay'],
    ['#00ff00', 'leaf'],
    ['#FFFF00', 'sun'],
    ['#0000FF', 'violet'],
    ['#808080', 'slate'],
    ['#000000', 'slate'],
  ])('%s is %s', (hex, name) => expect(nearestColour(tidyHex(hex) ?? '')).toBe(name));

  it('are read short and with an opacity, and nothing else', () => {
    expect(['#F0a', '#FF6366F1', 'red', '', '#12345'].map(tidyHex)).toEqual(['#ff00aa', '#6366f1', null, null, null]);
  });
});

describe('places', () => {
  it('go out as code points', () => {
    const point = codePoints('а😀б👨‍👩‍👧в');
    expect([0, 1, 3, 4, 12, 13].map(point)).toEqual([0, 1, 2, 3, 8, 9]);
  });

  it('of a text with \\r\\n and decomposed letters stand in the stored one', () => {
    const raw = '\uFEFFПервая\r\nи\u0306од 😀 конец\rдальше';
    const text = storedText(raw, false);
    expect(text.text).toBe('Первая\nйод 😀 конец\nдальше');
    const words = (word: string) => ({ start: raw.indexOf(word), end: raw.indexOf(word) + word.length });
    for (const word of ['Первая', '😀', 'конец', 'дальше', 'од 😀']) {
      const { start, end } = words(word);
      expect(text.text.slice(text.placeOf(start), text.placeOf(end))).toBe(word);
    }
    expect(storedText('Ка\r\nк и\u0306', true).text).toBe('Ка\r\nк и\u0306');
  });

  const raw = '😀 Раз\r\nДва слова\r\n😀 три слова здесь';
  const words = 'три слова';
  const from = raw.indexOf(words);
  /** Results of each way to count the place. */
  const ways = {
    'the standard': { start: from - 2, end: from - 2 + words.length, origin: 'NVivo 14' },
    'ATLAS.ti, which counts a line break once': {
      start: from - 4,
      end: from - 4 + words.length,
      origin: 'ATLAS.ti 23',
    },
    'a program that counts UTF-16': { start: from, end: from + words.length, origin: 'Another' },
    'a program that names the last character': { start: from - 2, end: from - 3 + words.length, origin: 'NVivo 12' },
  };
  it.each(Object.entries(ways))('are those of %s', (_, { start, end, origin }) => {
    const stored = storedText(raw, false);
    const { places, moved } = placePassages(raw, stored, [{ start, end, name: 'три слова' }], countingOf(origin));
    expect(places.map((one) => one && stored.text.slice(one.start, one.end))).toEqual([words]);
    expect(moved).toBe(0);
  });

  it('without names are those that cut no word', () => {
    const stored = storedText(raw, false);
    const all = ['Раз', 'Два', words].map((one) => ({
      start: raw.indexOf(one),
      end: raw.indexOf(one) + one.length,
      name: '',
    }));
    const { places } = placePassages(raw, stored, all, STANDARD);
    expect(places.map((one) => one && stored.text.slice(one.start, one.end))).toEqual(['Раз', 'Два', words]);
  });

  it('beside their words are put onto them, others stay', () => {
    const text = 'Сначала одно, потом другое, и наконец третье слово в конце.';
    const stored = storedText(text, false);
    const good = { start: 0, end: 12, name: 'Сначала одно' };
    const beside = { start: 30, end: 42, name: 'потом другое…' };
    const titled = { start: 14, end: 26, name: 'Моя отметка номер 5' };
    const { places, moved } = placePassages(text, stored, [good, beside, titled], STANDARD);
    expect(places.map((one) => one && text.slice(one.start, one.end))).toEqual([
      'Сначала одно',
      'потом другое',
      'потом другое',
    ]);
    expect(moved).toBe(1);
  });

  it('outside of the text are none', () => {
    const stored = storedText('Коротко', false);
    const written = [
      { start: 0, end: 7, name: '' },
      { start: 3, end: 8, name: '' },
      { start: 9, end: 12, name: '' },
      { start: 5, end: 2, name: '' },
    ];
    expect(placePassages('Коротко', stored, written, STANDARD).places).toEqual([
      { start: 0, end: 7 },
      null,
      null,
      null,
    ]);
  });
});

const personal = (texts: readonly string[]) =>
  texts.map((text) =>
    [...text.matchAll(/Вере Петровне|Петровне|Мария/g)].map(({ index, 0: words }) => ({
      start: index,
      end: index + words.length,
      words: '[имя]',
    })),
  );

describe('what goes out', () => {
  it('holds texts, codes in the codebook’s order, passages in the text’s, people and insights', () => {
    const { project, withoutText, lost } = out();
    expect(project.codes.map(({ name, parent }) => [name, parent])).toEqual([
      ['Работа', null],
      ['Вручную', G(10)],
    ]);
    expect(project.texts[0]?.passages.map(({ guid, codes: own, note }) => [guid, own, note])).toEqual([
      [G(21), [G(11), G(10)], ''],
      [G(20), [], 'Первое слово'],
    ]);
    expect(project.cases).toEqual([
      {
        guid: G(5),
        name: 'Мария',
        codeName: 'Р1',
        role: 'Методист',
        segment: 'EdTech',
        notes: 'Просила не звонить',
        texts: [G(2)],
      },
    ]);
    expect(project.insights).toEqual([
      {
        guid: G(30),
        text: 'Таблица мешает',
        kind: 'pain',
        severity: 'blocking',
        place: { text: G(2), ...place('Вручную') },
      },
    ]);
    expect([withoutText, lost]).toEqual([[], 0]);
  });

  it('leaves behind files without text, and passages whose words are gone', () => {
    const gone = { ...mark(22, 'Вручную', []), start: 3, end: 9 };
    const recording = { ...material, id: G(3), name: 'Мария.mp3' };
    const { project, withoutText, lost } = out({
      studies: [
        {
          research: study,
          materials: [recording, material],
          texts: new Map([[G(2), { text: TEXT, labels: null }]]),
          marks: [...marks, gone],
          hypotheses: [],
        },
      ],
    });
    expect(withoutText).toEqual(['Мария.mp3']);
    expect(lost).toBe(1);
    expect(project.texts[0]?.passages.map(({ guid }) => guid)).not.toContain(G(22));
  });

  it('hides names: labels and cases, with every place on its words', () => {
    const shown = hideInProject(out().project, { sign: (label) => (label === 'Мария' ? 'Р1' : label), personal: null });
    const [text] = shown.texts;
    expect(text?.text).toContain('\n\nР1: 😀 Вручную');
    expect(text?.passages.map((one) => text.text.slice(one.start, one.end))).toEqual([
      '😀 Вручную, в таблице',
      'Вручную',
    ]);
    expect(text?.speakers.map(({ label }) => label)).toEqual(['р1', 'интервьюер']);
    expect(shown.cases[0]?.name).toBe('Р1');
    expect(
      shown.insights[0]?.place && text?.text.slice(shown.insights[0].place.start, shown.insights[0].place.end),
    ).toBe('Вручную');
  });

  it('hides personal data in all that was said and written, first come first hidden where two overlap', () => {
    const shown = hideInProject(out().project, { sign: (label) => (label === 'Мария' ? 'Р1' : label), personal });
    expect(shown.texts[0]?.text).toBe(TEXT.replace('Мария', 'Р1').replace('Вере Петровне', '[имя]'));
    expect(shown.texts[0]?.name).toBe('[имя].txt');
    expect(replaceIn('абвг', [{ start: 1, end: 3, words: '—' }]).move({ start: 2, end: 4 })).toEqual({
      start: 1,
      end: 3,
    });
  });
});

describe('what comes in', () => {
  it('makes the records it was made of, under new ids', () => {
    const { project } = out();
    const { id, ops } = take(project);
    const now = run([], ops);
    const of = <T extends StoredRecord>(kind: string) =>
      ops.filter((op) => op.kind === kind).map((op) => now.get(op.id) as T);
    const [research] = of<Research>('research');
    expect([research?.id, research?.title, research?.description, research?.status]).toEqual([
      id,
      'Осень',
      'Почему уходят',
      'completed',
    ]);
    const back = giveOut({
      name: 'Осень',
      studies: [
        {
          research: research as Research,
          materials: of<Material>('material'),
          texts: new Map([[of<Material>('material')[0]?.id ?? '', { text: TEXT, labels: null }]]),
          marks: of<Mark>('mark'),
          hypotheses: [],
        },
      ],
      codes: of<Code>('code'),
      participants: of<Participant>('participant'),
      hexOf,
      guid: (own) => [G(2), G(5), G(10), G(11), G(20), G(21)].find((guid) => idWithin(id, guid) === own) ?? own,
    });
    expect(back.project).toEqual(project);
    expect(of<Mark>('mark').map(({ respondent }) => respondent)).toEqual(['Мария', 'Мария']);
  });

  it('is the same person where the project came from here', () => {
    const { ops } = take(out().project, { ...company, participants: [maria] });
    expect(ops.some(({ kind }) => kind === 'participant')).toBe(false);
    const made = ops.find((op) => op.op === 'create' && op.kind === 'research');
    expect(made?.op === 'create' && made.kind === 'research' && Object.keys(made.record.participantIds)).toEqual([
      G(5),
    ]);
  });

  it('is the same person whatever the id, and where the project was taken in before', () => {
    const named = { ...maria, id: 'participant-1' };
    const { project } = out({
      participants: [named],
      studies: [
        {
          research: { ...study, participantIds: { 'participant-1': { position: 'a' } } },
          materials: [],
          texts: new Map(),
          marks: [],
          hypotheses: [],
        },
      ],
    });
    const made = (into: Parameters<typeof takeIn>[0]['company']) =>
      take(project, into).ops.filter(({ kind }) => kind === 'participant');
    expect(made({ ...company, participants: [named] })).toEqual([]);
    expect(made(company)).toHaveLength(1);
    const before = {
      researchId: G(40),
      cases: { [guidOf('participant-1').toUpperCase()]: { participantId: G(7) } },
      hypotheses: {},
    };
    expect(made({ ...company, participants: [{ ...maria, id: G(7) }], projects: [before] })).toEqual([]);
    expect(made({ ...company, projects: [before] })).toHaveLength(1);
  });

  it('gives a code name that nobody has', () => {
    const other = example('participant', { id: G(6), codeName: 'Р1' }) as Participant;
    const { ops } = take(out().project, { ...company, participants: [other] });
    const made = ops.find((op) => op.op === 'create' && op.kind === 'participant');
    expect(made?.op === 'create' && made.kind === 'participant' && made.record.codeName).toBe('Р2');
  });

  it('is told of where its texts are already, the study that holds most first', () => {
    const { project } = out();
    const two = { texts: [...project.texts, { ...(project.texts[0] as RefiProject['texts'][number]), guid: G(70) }] };
    const here = [
      { id: G(50), researchId: G(40) },
      { id: G(51), researchId: G(41) },
      { id: G(52), researchId: G(41) },
    ];
    const taken = [
      { researchId: G(40), sources: { [G(2).toUpperCase()]: { materialId: G(50) } } },
      { researchId: G(41), sources: { [G(2)]: { materialId: G(51) }, [G(70)]: { materialId: G(52) } } },
      { researchId: G(42), sources: { [G(2)]: { materialId: G(99) } } },
    ];
    expect(studiesOf(two, taken, here, guidOf)).toEqual([G(41), G(40)]);
    expect(studiesOf(project, [], [material], guidOf)).toEqual([G(1)]);
    expect(studiesOf(project, [], [{ ...material, id: G(3) }], guidOf)).toEqual([]);
  });

  it('names files by what their bytes are', () => {
    expect(textFileName('Мария', 'txt')).toBe('Мария.txt');
    expect(textFileName('Мария.txt', 'txt')).toBe('Мария.txt');
    expect(textFileName('Мария.mp3', 'txt')).toBe('Мария.mp3.txt');
    expect(textFileName('Мария', 'docx')).toBe('Мария.docx');
    expect(textFileName(' ', 'txt')).toBe('Без названия.txt');
  });
});

const code = (number: number, name: string, parent: number | null = null, description = ''): RefiCode => ({
  guid: G(number),
  name,
  description,
  colour: null,
  parent: parent === null ? null : G(parent),
  isCodable: true,
});

const named = (ops: readonly Op[]) =>
  ops.flatMap((op) => (op.op === 'create' && op.kind === 'code' ? [[op.record.name, op.record.parentId]] : []));

describe('codes of a file', () => {
  it('of a name that is there are those codes; a missing definition is filled, a given one stays', () => {
    const { ops, ids, added, joined, defined } = takeCodes(
      codes,
      [code(60, ' РАБОТА ', null, 'О работе'), code(61, 'вручную', 60, 'Иначе'), code(62, 'Цена', 60)],
      counting(),
    );
    expect([added, joined, defined]).toEqual([['Цена'], ['Работа', 'Вручную'], 1]);
    expect([ids.get(G(60)), ids.get(G(61))]).toEqual([G(10), G(11)]);
    expect(ops[0]).toEqual({ op: 'set', kind: 'code', id: G(10), fields: { definition: 'О работе' } });
    expect(named(ops)).toEqual([['Цена', G(10)]]);
  });

  it('of one name stay two, told by the one above; taken in again they are the same two', () => {
    const file = [code(60, 'Цена'), code(61, 'Другое'), code(62, 'Другое', 60), code(63, 'Другое')];
    const first = takeCodes([], file, counting());
    expect(first.added).toEqual(['Цена', 'Другое', 'Другое (Цена)', 'Другое (2)']);
    const now = [...run([], first.ops).values()] as Code[];
    const again = takeCodes(now, file.slice(0, 3), counting());
    expect([again.added, again.ops]).toEqual([[], []]);
  });

  it('in a circle, or under a code that is missing, stand at the top; each once', () => {
    const { ops, added } = takeCodes([], [code(60, 'Раз', 61), code(61, 'Два', 60), code(62, 'Три', 99)], counting());
    expect(added.toSorted()).toEqual(['Два', 'Раз', 'Три']);
    expect(named(ops).filter(([, parent]) => parent === null)).toHaveLength(2);
  });
});

describe('words', () => {
  it('of what is inside, what is kept, and what is lost', () => {
    expect(projectInWords(out().project)).toMatch(/^1.текст, 2.кода, 2.отрывка, 1.участник, 1.инсайт$/);
    expect(foreignInWords({ picture: 2, graph: 1 })).toMatch(/^2.картинки, 1.граф$/);
    expect(foreignInWords({})).toBe('');
    const none = {
      outside: 0,
      moved: 0,
      unknownCodes: 0,
      lostHypotheses: 0,
      missingTexts: [],
      laidOutTexts: [],
      repeated: 0,
    } as const;
    expect(lossesInWords(none)).toEqual([]);
    const names = { missingTexts: ['Запись'], laidOutTexts: ['Рита', 'Ия'] };
    const all = { outside: 1, moved: 2, unknownCodes: 3, lostHypotheses: 2, repeated: 1, ...names };
    expect(lossesInWords(all)).toHaveLength(7);
    expect(lossesInWords({ ...none, repeated: 2 }).join()).toMatch(/дважды: 2.повтора, отметка останется одна\.$/);
    expect(lossesInWords(all).at(-1)).toBe('Слова есть только в документе с оформлением: «Рита», «Ия».');
    const lost = (lostHypotheses: number | 'all' | 'newer') => lossesInWords({ ...none, lostHypotheses }).join();
    expect(lost('all')).toBe('Гипотезы повреждены: не загружаем; остальное загрузим.');
    expect(lost(2)).toMatch(/^2.гипотезы в файле повреждены/);
    expect(lost('newer')).toMatch(/более новая версия/);
  });

  it('of who speaks are read as they are written; others are nobody', () => {
    const { project } = out();
    const speakers = project.texts[0]?.speakers ?? [];
    const text = speakersText({ speakers }, project.cases);
    expect(text).toBe('мария → респондент → Р1\nинтервьюер → интервьюер → —');
    expect(speakersOf(text, project.cases)).toEqual(speakers);
    expect(speakersOf('что-то своё\n→ →\nа → кто → —', project.cases)).toEqual([]);
  });
});
