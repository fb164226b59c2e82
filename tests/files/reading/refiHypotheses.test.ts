import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';

import { makeProject } from '#files/writing/refi/makeProject.ts';
import { unpackProject, unpackRest } from '#files/reading/refi/unpackProject.ts';
import { OWN_PART_FILE } from '#src/domain/exchange/ownPart.ts';
import { REFI_ORIGIN, type RefiHypothesis, type RefiProject } from '#src/domain/exchange/project.ts';
import { childOf, childrenOf } from '#src/domain/exchange/xml.ts';

import { simple, qdpx } from '../../fixtures/refi/projects.ts';

const AT = new Date('2026-11-23T10:00:00Z');
const G = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const TEXT = 'Мария: 😀 Всё вручную, каждый день.';
const WORDS = '😀 Всё вручную';

const PASSAGE = { guid: G(2), start: 7, end: 10, codes: [], note: 'Своя отметка' };

const hypothesis = (number: number): RefiHypothesis => ({
  guid: G(number),
  text: 'Если считать за людей, то они останутся',
  description: 'Подробно',
  stage: 'retention',
  touchpoint: 'Регулярное использование',
  status: 'added',
  relevance: 'high',
  priority: number,
  comment: '',
  jtbd: '',
  context: '',
  gains: [],
  pains: ['Долго'],
  metrics: [],
  quotes: [
    {
      text: WORDS,
      respondent: 'Мария',
      research: 'Осень',
      isFromHere: true,
      stance: 'for',
      kind: 'pain',
      severity: 'serious',
      place: { text: G(1), start: TEXT.indexOf(WORDS), end: TEXT.indexOf(WORDS) + WORDS.length },
    },
    { text: 'И так хорошо', respondent: '', research: 'Весна', isFromHere: false, stance: 'against', place: null },
  ],
});

const project: RefiProject = {
  name: 'Осень',
  origin: REFI_ORIGIN,
  description: '',
  codes: [],
  cases: [],
  texts: [
    {
      guid: G(1),
      name: 'Мария.txt',
      text: TEXT,
      passages: [PASSAGE],
      speakers: [],
    },
  ],
  insights: [{ guid: G(3), text: 'Таблица мешает', place: null, kind: 'pain', severity: 'serious' }],
  hypotheses: [hypothesis(11), hypothesis(12)],
};

const make = (change: Partial<RefiProject> = {}) =>
  makeProject({ project: { ...project, ...change }, rests: [], rich: [], at: AT });

/** A project with its files changed; an empty text takes a file away. */
async function changed(files: Readonly<Record<string, (now: string) => string>>): Promise<Blob> {
  const now = unzipSync(new Uint8Array(await (await make()).arrayBuffer()));
  for (const [path, change] of Object.entries(files)) {
    const text = change(strFromU8(now[path] ?? new Uint8Array()));
    if (text === '') Reflect.deleteProperty(now, path);
    else now[path] = strToU8(text);
  }
  return new Blob([zipSync(now) as Uint8Array<ArrayBuffer>]);
}

const without = { ...project, hypotheses: [] };
/** The project when nothing is read of its own part. */
const untaken = { ...without, insights: [{ guid: G(3), text: 'Таблица мешает', place: null }] };

describe('hypotheses in a project', () => {
  it('are notes in a set of their own, with their words in the text: as every program shows them', async () => {
    const files = unzipSync(new Uint8Array(await (await make()).arrayBuffer()));
    const document = strFromU8(files['project.qde'] ?? new Uint8Array());
    expect(document).toContain(`<Note guid="${G(11)}" name="Гипотеза">`);
    expect(document).toContain('Если считать за людей, то они останутся\n\nЭтап: Retention\n');
    expect(document).toContain(
      'За:\n• «😀 Всё вручную» — Мария · трудность (мешает)\n\nПротив:\n• «И так хорошо» — «Весна»',
    );
    expect(document).toMatch(/<Set guid="[^"]+" name="Гипотезы">\s*<MemberNote targetGUID="0+-0000-4000-8000-0+11"\/>/);
    expect(document).toMatch(
      /startPosition="7" endPosition="20">\s*<Description>За · трудность \(мешает\)<\/Description>/,
    );
    // In the order of the standard's schema.
    expect(document.match(/<(?:Sources|Notes|Sets)>/g)).toEqual(['<Sources>', '<Notes>', '<Sets>']);
  });

  it('are no notes of another program, no marks, and no set when they come back', async () => {
    const { project: back, findings, rest } = await unpackProject(await make());
    expect(back).toEqual(project);
    expect(findings.foreign).toEqual({});
    expect(JSON.stringify((await unpackRest(rest)).root)).not.toContain('Гипотез');
  });

  it('of a file that was made before hypotheses went along are none', async () => {
    const file = await make({ hypotheses: [], insights: untaken.insights });
    expect(Object.keys(unzipSync(new Uint8Array(await file.arrayBuffer())))).not.toContain(OWN_PART_FILE);
    const { project: back, findings } = await unpackProject(file);
    expect(back).toEqual(untaken);
    expect(findings.lostHypotheses).toBe(0);
  });

  it.each([
    ['is no JSON', () => '{"format":', 'all', untaken],
    ['is another file', () => '[]', 'all', untaken],
    ['is gone', () => '', 'all', untaken],
    ['holds only damaged ones', (now: string) => now.replaceAll('"retention"', '"nowhere"'), 'all', without],
    ['was written by a newer version', (now: string) => now.replace('"version":1', '"version":2'), 'newer', untaken],
  ])('are lost, said, and kept as notes when their part %s; the rest comes in', async (_, change, lost, left) => {
    const { project: back, findings } = await unpackProject(await changed({ [OWN_PART_FILE]: change }));
    expect(back).toEqual(left);
    expect(findings.lostHypotheses).toBe(lost);
    expect(findings.foreign).toEqual({ note: 2 });
  });

  it('go with what words are taken for; of a kind that there is none the words are taken for nothing', async () => {
    const taken = {
      ...project,
      texts: project.texts.map((text) => ({ ...text, passages: [{ ...PASSAGE, kind: 'need' as const }] })),
    };
    expect((await unpackProject(await make({ texts: taken.texts, hypotheses: [] }))).project).toEqual({
      ...taken,
      hypotheses: [],
    });
    const file = await changed({
      [OWN_PART_FILE]: (now) => now.replaceAll('"kind":"pain","severity":"serious"}]', '"kind":"mood"}]'),
    });
    expect((await unpackProject(file)).project).toEqual({ ...project, insights: untaken.insights });
  });

  it('that are damaged are counted, the others come in', async () => {
    const file = await changed({ [OWN_PART_FILE]: (now) => now.replace('"priority":12', '"priority":"12"') });
    const { project: back, findings } = await unpackProject(file);
    expect(back.hypotheses).toEqual([hypothesis(11)]);
    expect([findings.lostHypotheses, findings.foreign]).toEqual([1, { note: 1 }]);
  });

  it('of one number are one', async () => {
    const file = await changed({ [OWN_PART_FILE]: (now) => now.replaceAll(G(12), G(11)) });
    const { project: back, findings } = await unpackProject(file);
    expect(back.hypotheses.map(({ guid }) => guid)).toEqual([G(11)]);
    expect(findings.lostHypotheses).toBe(1);
  });

  it('keep their words and lose the place where the text says something else', async () => {
    const text = `Sources/${G(1)}.txt`;
    const { project: back } = await unpackProject(
      await changed({ [text]: (now) => now.replace('вручную', 'руками.') }),
    );
    expect(back.hypotheses.map(({ quotes }) => quotes.map(({ text: words, place }) => [words, place]))).toEqual(
      [11, 12].map(() => [
        [WORDS, null],
        ['И так хорошо', null],
      ]),
    );
  });

  it('are not invented of what another program wrote, whatever its notes are called', async () => {
    const file = await changed({ 'project.qde': (now) => now.replace('origin="Ориентир"', 'origin="QualCoder 3.6"') });
    const { project: back, findings } = await unpackProject(file);
    expect([back.hypotheses, findings.lostHypotheses]).toEqual([[], 0]);
    // Its notes lie upon words, as notes of other programs do.
    expect(back.texts[0]?.passages.map(({ note }) => note.slice(0, 12))).toEqual(['Своя отметка', 'За · труднос']);
    const note = '<Note guid="n" name="Гипотеза"><PlainTextContent>Мысль</PlainTextContent></Note>';
    const foreign = await unpackProject(qdpx(simple().replace('</Sources>', `</Sources><Notes>${note}</Notes>`)));
    expect([foreign.project.hypotheses, foreign.findings.foreign]).toEqual([[], { note: 1 }]);
    // The same note, kept and written back by us, is still that program's.
    const again = await makeProject({
      project: {
        ...foreign.project,
        origin: REFI_ORIGIN,
        hypotheses: [hypothesis(11)].map((one) => ({ ...one, quotes: [] })),
      },
      rests: [await unpackRest(foreign.rest)],
      rich: [],
      at: AT,
    });
    const second = await unpackProject(again);
    expect(second.project.hypotheses.map(({ guid }) => guid)).toEqual([G(11)]);
    const { root } = await unpackRest(second.rest);
    expect(childrenOf(childOf(root, 'Notes')).map(({ attributes }) => attributes.name)).toEqual(['Гипотеза']);
    expect(second.findings.foreign).toEqual({ note: 1 });
  });
});
