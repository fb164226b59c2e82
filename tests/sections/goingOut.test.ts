import { NO_CONTACT } from '#src/domain/audiences/contact.ts';
import { strFromU8, unzipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { exportAudiences } from '#app/sections/audiences/actions.ts';
import { exportExperiments } from '#app/sections/experiments/actions.ts';
import { exportTable } from '#app/sections/research/across/exportTable.ts';
import { exportResearch } from '#app/sections/research/actions.ts';
import { downloadMasked } from '#app/sections/research/maskedText.ts';
import { exportCodebook, exportProject } from '#app/sections/research/refi/exportRefi.ts';
import { exportJourney } from '#app/sections/tactics/actions.ts';
import { boardGoingOut, exportBoard } from '#app/shared/board/exportBoard.ts';
import { readPeople } from '#app/shared/people.ts';
import { createMemoryStore } from '#store/memory.ts';
import { createMemoryBacking } from '#store/memory/backing.ts';
import type { Store } from '#store/port.ts';
import { boardMail } from '#src/domain/chat/boardMail.ts';
import { keyedList, keyedTexts, living } from '#src/domain/core/record.ts';
import { summariseExperiment } from '#src/domain/experiments/experiment.ts';
import { codeGrid } from '#src/domain/research/across/codeGrid.ts';
import type { GridSources } from '#src/domain/research/across/codeEvidence.ts';
import { EVERYBODY } from '#src/domain/research/across/tableView.ts';
import { signQuotes } from '#src/domain/research/people.ts';
import { journeyOf } from '#src/domain/tactics/journey.ts';
import { openPdf } from '../support/files/openPdf.ts';
import { runWorkersHere } from '../support/workersHere.ts';
import { creation, createClock, EXAMPLES } from '../store/examples.ts';

runWorkersHere();

/** Text that tells who a person is, in every field that a person types. */
const TOLD =
  'Мне Зульфия Ахметова помогла: +7 900 123-45-67, zulfia@example.com, карта 4276 3801 2345 6785. Йылдыз тоже';
/** Pieces of it, as any file may hold them. */
const TELLING = /Зульфи|Ахметов|123.?45.?67|zulfia|4276|Йылдыз/i;

const text = `Зульфия: ${TOLD}\nИнтервьюер: А потом?\n`;
const items = (prefix: string) => keyedTexts(prefix, [TOLD]);

/** Every string of an example's fields that a person types, told; what is not named here stays as it is. */
const told = <F extends string>(...fields: readonly F[]) =>
  Object.fromEntries(fields.map((field) => [field, TOLD])) as Record<F, string>;

async function filled(hidesPersonal: boolean): Promise<Store> {
  const store = createMemoryStore({ companyId: 'company-1', now: createClock(), backing: createMemoryBacking() });
  const fileId = await store.files.put(new Blob([text], { type: 'text/plain' }));
  const hypothesis = creation('hypothesis', {
    ...told('text', 'description', 'comment', 'jtbd', 'context', 'touchpoint'),
    gains: items('g'),
    pains: items('p'),
    metrics: items('m'),
    quotes: keyedList('q', [
      {
        text: TOLD,
        respondent: 'Зульфия',
        research: TOLD,
        researchId: 'research-1',
        passage: { materialId: 'material-1', start: 9, end: 9 + TOLD.length },
        stance: 'for' as const,
      },
    ]),
  });
  await store.commit([
    creation('researchSettings', { hidesPersonal }),
    creation('company'),
    creation('research', {
      ...told('title', 'description'),
      participantIds: {},
      insights: keyedList('i', [{ text: TOLD, passage: null, quote: '' }]),
    }),
    creation('material', { name: 'Зульфия Ахметова.txt', fileId, speakers: {} }),
    creation('materialText', { text }),
    hypothesis,
    creation('participant', { name: 'Зульфия Ахметова', role: TOLD, segment: TOLD, notes: TOLD }),
    // A round asked her: her contact alone tells how she is called, and no list of names does.
    creation('participant', { id: 'asked', name: '', codeName: 'Р2' }),
    creation('code', { name: TOLD, definition: TOLD }),
    creation('mark', { start: 9, end: 9 + TOLD.length, text: TOLD, respondent: 'Зульфия', note: TOLD }),
    creation('experiment', {
      ...told('name', 'hypothesis', 'customerSegment', 'valueProposition', 'channels', 'customerEngagement'),
      ...told('riskiestAssumption', 'scenario', 'metrics', 'successCriteria', 'results', 'learnings', 'nextSteps'),
      ...told('experimentFormat'),
      status: 'Done',
      verdict: 'VALIDATED',
      hypothesisId: 'hypothesis-1',
      timeline: keyedList('t', [{ date: '2026-01-01T00:00:00.000Z', action: TOLD, author: 'Анна' }]),
    }),
    creation('audience', { ...told('name', 'description'), touchpoints: items('t') }),
    creation('persona', {
      ...told('title', 'name', 'role', 'company', 'region', 'familyStatus', 'socialActivity'),
      ...Object.fromEntries(
        (
          [
            'usageReasons',
            'purchaseReasons',
            'painPoints',
            'motivations',
            'interests',
            'skills',
            'jtbd',
            'characteristics',
          ] as const
        ).map((field) => [field, items('x')]),
      ),
    }),
    creation('contactList', {
      contacts: {
        ...keyedList('c', [{ ...NO_CONTACT, name: 'Зульфия', phones: ['+79001234567'] }]),
        asked: { ...NO_CONTACT, name: 'Йылдыз', position: 'z' },
      },
    }),
    creation('recruitingRequest', { description: TOLD }),
    creation('board', {
      cards: { ...EXAMPLES.board.cards, needs: { content: TOLD, editedAt: '2026-01-01T00:00:00.000Z', position: 'b' } },
    }),
  ]);
  return store;
}

/** Files that were handed to the browser. */
let saved: { readonly name: string; readonly blob: Blob }[];

beforeEach(() => {
  saved = [];
  const blobs = new Map<string, Blob>();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const url = `blob:${blobs.size}`;
    blobs.set(url, blob as Blob);
    return url;
  });
  // The page of app/shared/download.ts: a link that saves when it is clicked.
  const link = {
    href: '',
    download: '',
    click() {
      const blob = blobs.get(this.href);
      if (blob) saved.push({ name: this.download, blob });
    },
    remove: () => undefined,
  };
  vi.stubGlobal('document', { createElement: () => ({ ...link }), body: { append: () => undefined } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const pdfText = (blob: Blob): Promise<string> =>
  openPdf(blob, async (pdf) => {
    const parts: string[] = [];
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const { items: pieces } = await (await pdf.getPage(number)).getTextContent();
      parts.push(pieces.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join(''));
    }
    return parts.join('\n');
  });

/** All that a file says, its name included. */
async function saidIn({ name, blob }: { readonly name: string; readonly blob: Blob }): Promise<string> {
  if (name.endsWith('.pdf')) return `${name}\n${await pdfText(blob)}`;
  if (/\.(xlsx|pptx|qdpx)$/.test(name)) {
    return [
      name,
      ...Object.values(unzipSync(new Uint8Array(await blob.arrayBuffer()))).map((part) => strFromU8(part)),
    ].join('\n');
  }
  return `${name}\n${await blob.text()}`;
}

/** A board that says it on one of the cards that a format draws. */
const boardOf = async (store: Store) => living(await store.get('board', 'vision'));

async function journey(store: Store) {
  const [hypotheses, experiments, people] = await Promise.all([
    store.list('hypothesis'),
    store.list('experiment'),
    readPeople(store),
  ]);
  return journeyOf(
    hypotheses.items.map((one) => signQuotes(one, people)),
    experiments.items.map(summariseExperiment),
    'hidden',
  );
}

async function table(store: Store) {
  const [codes, marks, studies, materials, participants] = await Promise.all([
    store.list('code'),
    store.list('mark'),
    store.list('research'),
    store.list('material'),
    store.list('participant'),
  ]);
  const sources: GridSources = {
    codes: codes.items,
    marks: marks.items,
    studies: studies.items,
    materials: new Map(materials.items.map((one) => [one.id, one])),
    participants: new Map(participants.items.map((one) => [one.id, one])),
    hidesNames: false,
  };
  return { grid: codeGrid(sources, EVERYBODY, 'studies'), pairs: null, open: null };
}

/** Every way in which words leave by a file (docs/rules.md, R144). PNG files are drawn from the PDF. */
const WAYS: Readonly<Record<string, (store: Store) => Promise<unknown>>> = {
  'studies, XLSX': async (store) => exportResearch(store, 'Азимут', (await store.summaries('research')).items),
  'experiments, XLSX': async (store) =>
    exportExperiments(store, 'Азимут', 'xlsx', (await store.summaries('experiment')).items),
  'experiments, PDF': async (store) =>
    exportExperiments(store, 'Азимут', 'pdf', (await store.summaries('experiment')).items),
  'the map, PDF': async (store) => exportJourney(store, await journey(store), 'Азимут', 'pdf'),
  'audiences, XLSX': async (store) => exportAudiences(store, 'Азимут', (await store.summaries('audience')).items),
  'a board, XLSX': async (store) =>
    exportBoard({ store, id: 'vision', board: await boardOf(store), company: 'Азимут' }, 'xlsx'),
  'a board, PDF': async (store) =>
    exportBoard({ store, id: 'vision', board: await boardOf(store), company: 'Азимут', chat: true }, 'pdf'),
  'a board, PPTX': async (store) =>
    exportBoard({ store, id: 'vision', board: await boardOf(store), company: 'Азимут' }, 'pptx'),
  'a board, HTML': async (store) =>
    exportBoard({ store, id: 'vision', board: await boardOf(store), company: 'Азимут' }, 'html'),
  'the code table, XLSX': async (store) => exportTable(store, await table(store), 'studies', 'Азимут'),
  'a project, QDPX': (store) =>
    exportProject(store, 'Азимут', ['research-1'], { names: false, personal: false }, new AbortController().signal),
  'the codebook, QDC': (store) => exportCodebook(store, 'Азимут'),
};

describe.each(Object.entries(WAYS))('%s', (_way, send) => {
  test('goes out without personal data where the company hides them', async () => {
    await send(await filled(true));
    expect(saved).toHaveLength(1);
    const [file] = saved;
    const said = file ? await saidIn(file) : '';
    expect(said.match(TELLING)).toBeNull();
    expect(said).toMatch(/\[телефон\]/);
  });

  test('goes out as it is where the company hides nothing', async () => {
    await send(await filled(false));
    const [file] = saved;
    expect(file && (await saidIn(file))).toMatch(TELLING);
  });
});

describe('other ways out', () => {
  test('the letter with a board', async () => {
    const store = await filled(true);
    const { board } = await boardGoingOut({ store, board: await boardOf(store) });
    expect(boardMail(board).text).toContain('Мне [Р1] помогла: [телефон], [почта], карта [карта]');
  });

  test("the audiences' file counts contacts and does not hold them", async () => {
    const store = await filled(true);
    await exportAudiences(store, 'Азимут', (await store.summaries('audience')).items);
    const [file] = saved;
    const said = file ? await saidIn(file) : '';
    expect(said).not.toContain('name="Контакты"');
    expect(said).toMatch(/Контактов: 2\. В этот файл они не вошли/);
  });

  test('the text of a file, masked when asked, its speakers by their code names', async () => {
    const store = await filled(false);
    const material = living(await store.get('material', 'material-1'));
    if (!material) throw new Error('no material');
    await downloadMasked(store, material);
    const [file] = saved;
    const said = file ? await saidIn(file) : '';
    expect(said.match(TELLING)).toBeNull();
    expect(said).toContain(
      'Имя скрыто: Мне [Р1] помогла: [телефон], [почта], карта [карта]. [Р2] тоже\nИнтервьюер: А потом?',
    );
    expect(file?.name).toMatch(/, без личных данных\.txt$/);
  });
});
