import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { applyOp, invertOp, type Op } from '#src/domain/core/operation.ts';
import { byPosition, keyedList, living, positionAt, type StoredRecord } from '#src/domain/core/record.ts';
import type { KeptFile } from '#src/domain/research/files/keptFile.ts';
import { addMaterials, isRecording, pairingProblem, removeMaterials } from '#src/domain/research/materials.ts';
import {
  attachRecording,
  attachTranscript,
  joinMaterials,
  moveMaterial,
  pairMaterials,
} from '#src/domain/research/files/materialRows.ts';
import { renamedFile, renameMaterial, stemOf } from '#src/domain/research/files/fileNames.ts';
import { replaceMaterial, replacementWords } from '#src/domain/research/files/replacedFile.ts';
import type { Material, MaterialText } from '#src/domain/research/research.ts';

import { example } from '#tests/store/examples.ts';

const NOW = '2026-03-02T00:00:00.000Z';
type Records = ReadonlyMap<string, StoredRecord>;
const keyOf = ({ kind, id }: Pick<Op, 'kind' | 'id'>) => `${kind}/${id}`;

/** The records after some operations, with the way back. */
function commit(records: Records, ops: readonly Op[]) {
  const after = new Map(records);
  const back: Op[] = [];
  for (const op of ops) {
    const before = after.get(keyOf(op));
    back.unshift(...invertOp(before, op));
    after.set(keyOf(op), applyOp(before, op, NOW));
  }
  return { after: after as Records, back };
}
const keep = (materials: readonly Material[]): Records => new Map(materials.map((one) => [`material/${one.id}`, one]));
const materialsIn = (records: Records): Material[] =>
  [...records]
    .filter(([key, record]) => key.startsWith('material/') && living(record))
    .map(([, record]) => record as Material);
const rows = (materials: readonly Material[]) =>
  pairMaterials(materials).map(({ main, transcripts }) => [main, ...transcripts].map(({ id }) => id).join('+'));

const material = (id: string, position: string, transcriptOf: string | null = null): Material =>
  example('material', { id, position, transcriptOf });
const counter = () => {
  let next = 0;
  return () => `new-${(next += 1)}`;
};
const file = (name: string, text?: string): KeptFile => ({
  name,
  size: 10,
  mime: '',
  fileId: 'c'.repeat(64),
  state: text === undefined ? 'needs_transcript' : 'text',
  note: '',
  text: text ?? '',
  labels: null,
  told: null,
});

/** Materials as any number of tabs may have left them: equal places, chains and rings of transcripts, recordings gone. */
const anyMaterials = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 5 }), fc.option(fc.integer({ min: 0, max: 9 }))), { maxLength: 8 })
  .map((parts) =>
    parts.map(([place, of], index) => material(`m${index}`, positionAt(place), of === null ? null : `m${of}`)),
  );

describe('files that come together', () => {
  it('make one row of a recording and its transcript of one name, and of nothing else', () => {
    const names = ['Анна.docx', 'анна.MP3', 'Борис.mp3', 'Борис.wav', 'Борис.txt', 'Вера.txt', 'Вера.pdf'];
    const { ids, ops } = addMaterials(
      'study',
      names.map((name) => file(name, 'Слова')),
      [material('first', 'b')],
      counter(),
    );
    const after = materialsIn(commit(keep([material('first', 'b')]), ops).after);
    const name = new Map(ids.map((id, place) => [id, names[place] ?? '']));
    expect(rows(after).map((row) => row.split('+').map((id) => name.get(id) ?? id))).toEqual([
      ['first'],
      ['анна.MP3', 'Анна.docx'],
      ['Борис.mp3'],
      ['Борис.wav'],
      ['Борис.txt'],
      ['Вера.txt'],
      ['Вера.pdf'],
    ]);
  });
});

describe('the rows of a study’s files', () => {
  it('are files in their order, a recording with its transcript', () => {
    const three = [material('c', 'c'), material('a', 'a'), material('b', 'b', 'c')];
    expect(rows(three)).toEqual(['a', 'c+b']);
  });

  it('hold every file once, whatever two tabs did', () => {
    fc.assert(
      fc.property(anyMaterials, (materials) => {
        const shown = rows(materials).flatMap((row) => row.split('+'));
        expect(shown.toSorted()).toEqual(materials.map(({ id }) => id).toSorted());
      }),
    );
  });

  it('move up and down as wholes, and only they are written', () => {
    const materials = [material('a', 'b'), material('r', 'd'), material('t', 'e', 'r'), material('z', 'g')];
    const up = commit(keep(materials), moveMaterial(materials, 't', 0));
    expect(rows(materialsIn(up.after))).toEqual(['r+t', 'a', 'z']);
    expect(moveMaterial(materials, 't', 0).map(({ id }) => id)).toEqual(['r', 't']);
    expect(rows(materialsIn(commit(up.after, up.back).after))).toEqual(['a', 'r+t', 'z']);
    expect(moveMaterial(materials, 'a', 0)).toEqual([]);
    expect(moveMaterial(materials, 'z', 9)).toEqual([]);
    expect(moveMaterial(materials, 'nowhere', 0)).toEqual([]);
  });

  it('stand where they were moved, and the files behind one another, whatever their places were', () => {
    fc.assert(
      fc.property(anyMaterials, fc.nat(), fc.nat(), (materials, one, other) => {
        fc.pre(materials.length > 0);
        const before = rows(materials);
        const from = one % before.length;
        const to = other % before.length;
        const [id = ''] = before[from]?.split('+') ?? [];
        const { after } = commit(keep(materials), moveMaterial(materials, id, to));
        const wanted = before.toSpliced(from, 1).toSpliced(to, 0, before[from] ?? '');
        expect(rows(materialsIn(after))).toEqual(wanted);
        if (from === to) return;
        expect(byPosition(materialsIn(after)).map((each) => each.id)).toEqual(wanted.flatMap((row) => row.split('+')));
      }),
    );
  });
});

describe('files that come to a study', () => {
  it('come after those it has, in their order, with their texts', () => {
    const existing = [material('a', 'c'), material('b', 'b')];
    const { ids, ops } = addMaterials('r', [file('1.txt', 'Слова'), file('2.mp3')], existing, counter());
    expect(ids).toEqual(['new-1', 'new-2']);
    const { after, back } = commit(keep(existing), ops);
    expect(rows(materialsIn(after))).toEqual(['b', 'a', 'new-1', 'new-2']);
    expect((after.get('materialText/new-1') as MaterialText).text).toBe('Слова');
    expect(after.has('materialText/new-2')).toBe(false);
    expect(rows(materialsIn(commit(after, back).after))).toEqual(['b', 'a']);
  });

  it('stand first in a study that has none', () => {
    const { ops } = addMaterials('r', [file('1.txt', 'а')], [], counter());
    expect(rows(materialsIn(commit(new Map(), ops).after))).toEqual(['new-1']);
  });
});

describe('a recording and its transcript', () => {
  const list = [material('a', 'a'), material('m', 'b'), material('z', 'c')];

  it('stand together, whichever came first', () => {
    const text = attachTranscript(list[1] as Material, file('m.txt', 'Слова'), list, counter());
    expect(rows(materialsIn(commit(keep(list), text.ops).after))).toEqual(['a', 'm+new-1', 'z']);
    const sound = attachRecording(list[1] as Material, file('m.mp3'), list, counter());
    expect(rows(materialsIn(commit(keep(list), sound.ops).after))).toEqual(['a', 'new-1+m', 'z']);
    const joined = commit(keep(list), joinMaterials('z', 'a', list));
    expect(rows(materialsIn(joined.after))).toEqual(['m', 'z+a']);
    expect(rows(materialsIn(commit(joined.after, joined.back).after))).toEqual(['a', 'm', 'z']);
  });

  it('follow one another in the order of the places, too, whatever the places were', () => {
    fc.assert(
      fc.property(anyMaterials, fc.nat(), fc.boolean(), (materials, one, isRecordingNew) => {
        const heads = pairMaterials(materials)
          .filter(({ transcripts }) => transcripts.length === 0)
          .map(({ main }) => main);
        fc.pre(heads.length > 0);
        const head = { ...(heads[one % heads.length] as Material), transcriptOf: null };
        const all = materials.map((each) => (each.id === head.id ? head : each));
        fc.pre(pairMaterials(all).some(({ main, transcripts }) => main === head && transcripts.length === 0));
        const attach = isRecordingNew ? attachRecording : attachTranscript;
        const { after } = commit(keep(all), attach(head, file('x'), all, counter()).ops);
        const pair = isRecordingNew ? `new-1+${head.id}` : `${head.id}+new-1`;
        expect(rows(materialsIn(after))).toEqual(rows(all).map((row) => (row === head.id ? pair : row)));
        expect(byPosition(materialsIn(after)).map(({ id }) => id)).toEqual(
          rows(materialsIn(after)).flatMap((row) => row.split('+')),
        );
      }),
    );
  });

  it('are what they seem', () => {
    expect(isRecording({ name: 'a.mp3', mime: '', state: 'text' })).toBe(true);
    expect(isRecording({ name: 'a', mime: '', state: 'needs_transcript' })).toBe(true);
    expect(isRecording({ name: 'a.txt', mime: 'text/plain', state: 'text' })).toBe(false);
  });

  it('a file of the other sort is not taken, and it is said where it belongs', () => {
    const sound = { name: 'a.mp3', type: 'audio/mpeg' };
    const text = { name: 'a.txt', type: 'text/plain' };
    const recording = { name: 'b.mp3', mime: '', state: 'needs_transcript' } as const;
    const written = { name: 'b.txt', mime: '', state: 'text' } as const;
    expect(pairingProblem('transcript', sound, recording)).toMatch(/нужна её расшифровка/);
    expect(pairingProblem('transcript', text, recording)).toBeNull();
    expect(pairingProblem('recording', text, written)).toMatch(/нужен аудио- или видеофайл/);
    expect(pairingProblem('recording', sound, written)).toBeNull();
    expect(pairingProblem('replacement', sound, recording)).toBeNull();
    expect(pairingProblem('replacement', text, written)).toBeNull();
    expect(pairingProblem('replacement', sound, written)).toMatch(/«Добавить запись…»/);
    expect(pairingProblem('replacement', text, recording)).toMatch(/«Добавить расшифровку…»/);
  });
});

describe('the name of a file', () => {
  it('keeps the ending that tells its kind', () => {
    expect(stemOf('Интервью 1.docx')).toBe('Интервью 1');
    expect(stemOf('Разговор с А. Петровой')).toBe('Разговор с А. Петровой');
    expect(renamedFile('Интервью 1.docx', '  Марина,  методист ')).toBe('Марина, методист.docx');
    expect(renamedFile('Интервью 1.docx', 'Марина.DOCX')).toBe('Марина.DOCX');
    expect(renamedFile('Интервью', 'Марина')).toBe('Марина');
  });

  it('changes when it differs and is not empty', () => {
    const one = { id: 'm', name: 'а.txt' };
    expect(renameMaterial(one, 'б')).toEqual([{ op: 'set', kind: 'material', id: 'm', fields: { name: 'б.txt' } }]);
    expect(renameMaterial(one, ' а ')).toEqual([]);
    expect(renameMaterial(one, '  ')).toEqual([]);
  });
});

it('removed files go with their texts, and come back with them', () => {
  const one = material('m', 'a');
  const text = example('materialText', { id: 'm' });
  const records: Records = new Map<string, StoredRecord>([
    ['material/m', one],
    ['materialText/m', text],
  ]);
  const { after, back } = commit(records, removeMaterials([one]));
  expect([...after.values()].every((record) => record.deletedAt !== null)).toBe(true);
  expect([...commit(after, back).after.values()].every((record) => record.deletedAt === null)).toBe(true);
  expect(removeMaterials([{ id: 'audio', state: 'needs_transcript' }])).toHaveLength(1);
});

describe('a file in the place of another', () => {
  const one = material('m', 'a');
  const was = 'И: Как?\nР: Долго. Пишу в чаты.\n';
  const now = 'Интервью, 3 марта\nИ: Как?\nР: Пишу в чаты.\n';
  const stored = example('materialText', { id: 'm', text: was });
  const passage = (words: string) => ({
    materialId: 'm',
    start: was.indexOf(words),
    end: was.indexOf(words) + words.length,
  });
  const study = example('research', {
    insights: keyedList('i', [
      { text: 'Пишут', passage: passage('Пишу в чаты'), quote: 'Пишу в чаты' },
      { text: 'Долго', passage: passage('Долго'), quote: 'Долго' },
    ]),
  });
  const places = { marks: [], studies: [study], hypotheses: [] };
  const records: Records = new Map<string, StoredRecord>([
    ['material/m', one],
    ['materialText/m', stored],
    [`research/${study.id}`, study],
  ]);

  it('is the same material, and what was marked leads to its words', () => {
    const replacement = replaceMaterial(one, stored, file('new.txt', now), places);
    const { found, lost } = replacement;
    expect({ found, lost }).toEqual({ found: 1, lost: 1 });
    expect(replacementWords(replacement)).toBe(
      '1\u00A0отметка на своём месте. Слова 1\u00A0отметки не найдены в новом тексте.',
    );
    const { after, back } = commit(records, replacement.ops);
    const { name, fileId, position } = after.get('material/m') as Material;
    expect({ name, fileId, position }).toEqual({ name: 'new.txt', fileId: 'c'.repeat(64), position: 'a' });
    const { insights } = after.get(`research/${study.id}`) as typeof study;
    const moved = insights['i-0']?.passage;
    expect(now.slice(moved?.start, moved?.end)).toBe('Пишу в чаты');
    expect(insights['i-1']).toEqual(study.insights['i-1']);
    const undone = commit(after, back).after;
    expect((undone.get('materialText/m') as MaterialText).text).toBe(was);
    expect((undone.get(`research/${study.id}`) as typeof study).insights).toEqual(study.insights);
  });

  it('takes the text away when it has none, and brings it back when a later one has', () => {
    const scan: KeptFile = { ...file('scan.pdf'), state: 'unreadable', note: 'В PDF нет текста' };
    const gone = replaceMaterial(one, stored, scan, places);
    expect(gone.lost).toBe(2);
    const { after } = commit(records, gone.ops);
    expect(living(after.get('materialText/m'))).toBeNull();
    const back = replaceMaterial(one, after.get('materialText/m') as MaterialText, file('again.txt', was), places);
    expect(back.lost).toBe(0);
    const again = commit(after, back.ops).after;
    expect(living(again.get('materialText/m'))).toMatchObject({ text: was });
  });

  it('keeps its name without telling it, where the other file has the same', () => {
    const [op] = replaceMaterial(one, stored, file(one.name, now), places).ops;
    expect(op).toMatchObject({ op: 'set', kind: 'material', fields: { fileId: 'c'.repeat(64) } });
    expect(op).not.toHaveProperty('fields.name');
  });

  it('gets a text where there never was one', () => {
    const { ops } = replaceMaterial(one, null, file('new.txt', now), { marks: [], studies: [], hypotheses: [] });
    expect(ops[1]).toMatchObject({ op: 'create', kind: 'materialText', id: 'm' });
    expect(replaceMaterial(one, null, file('new.mp3'), { marks: [], studies: [], hypotheses: [] }).ops).toHaveLength(1);
  });

  it('says what became of the marks, and nothing where there were none', () => {
    expect(replacementWords({ found: 0, lost: 0 })).toBe('');
    expect(replacementWords({ found: 5, lost: 0 })).toBe('5\u00A0отметок на своих местах.');
    expect(replacementWords({ found: 0, lost: 3 })).toBe('Слова 3\u00A0отметок не найдены в новом тексте.');
  });
});
