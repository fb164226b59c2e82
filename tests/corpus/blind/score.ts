import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { ImportError } from '#files/reading/ImportError.ts';
import { ReadFailure } from '#files/reading/ReadFailure.ts';
import type { ReadTalk } from '#files/reading/readFile.ts';

import { readTranscript } from '../readTranscript.ts';
import { accountFaults, type ExpectedAccount } from './accounts.ts';
import { talkFaults, type ExpectedTalk, type Talk } from './answers.ts';
import { importedContacts, importFaults, type ExpectedContact } from './contacts.ts';
import { huntedFaults } from './hunted.ts';
import { projectFaults, type ExpectedProject } from './projects.ts';
import { textFaults, type ExpectedText } from './talks.ts';

/** `right`; `told`: not taken, and the person is told so; `wrong`, silently; `elsewhere`: only a server or a browser shows it. */
export type State = 'right' | 'told' | 'wrong' | 'elsewhere';

/** How one file came in. */
export interface FileScore {
  readonly area: string;
  readonly file: string;
  readonly state: State;
  readonly faults: readonly string[];
}

interface Case {
  readonly area: string;
  readonly file: string;
  readonly path: string;
  readonly is: string;
  readonly right: object;
  readonly alsoRight?: readonly string[];
}

const FIXTURES = path.join(import.meta.dirname, '../../fixtures/blind');
/** Files of the hunt are not the project's own: they lie beside it where they are. */
const HUNT = path.join(import.meta.dirname, '../../../../shared/fixtures/hunt');

const IS: Readonly<Record<string, string>> = { contacts: 'contacts', answers: 'answers', refi: 'project' };

const json = <Content>(file: string): Content => JSON.parse(readFileSync(file, 'utf8')) as Content;

function blindCases(): Case[] {
  return readdirSync(FIXTURES)
    .filter((area) => existsSync(path.join(FIXTURES, area, 'EXPECTED.json')))
    .flatMap((area) =>
      json<Pick<Case, 'file' | 'right' | 'alsoRight'>[]>(path.join(FIXTURES, area, 'EXPECTED.json')).map((one) => {
        const { file, right } = one;
        const is = 'contacts' in right ? 'contacts' : 'chats' in right ? 'account' : (IS[area] ?? 'talk');
        return { ...one, area, is, path: path.join(FIXTURES, area, file) };
      }),
    );
}

function huntCases(): Case[] {
  if (!existsSync(HUNT)) return [];
  const all = json<{ file: string; is: string }[]>(path.join(import.meta.dirname, 'hunt.json'));
  return all.map(({ file, is, ...right }) => ({ area: 'hunt', file, is, right, path: path.join(HUNT, file) }));
}

/** A text as it is kept; a file that only is blank is refused in words. */
async function transcriptOf({ path: file }: Case): Promise<ReadTalk> {
  const transcript = await readTranscript(file);
  if (!/\S/.test(transcript.text)) throw new ReadFailure('no_rows', 'blank');
  return transcript;
}

async function faultsOf(one: Case): Promise<readonly string[] | null> {
  const file = new File([readFileSync(one.path)], one.file);
  switch (one.is) {
    case 'contacts': {
      const { contacts, told } = one.right as { contacts: ExpectedContact[]; told?: [] };
      return importFaults(await importedContacts(file), contacts, told, one.alsoRight);
    }
    case 'answers':
      return talkFaults(json<Talk>(one.path), one.right as ExpectedTalk, one.alsoRight);
    case 'account':
      return accountFaults(file, one.right as ExpectedAccount);
    case 'project':
      return projectFaults(file, one.right as ExpectedProject, one.alsoRight);
    case 'talk':
      return textFaults(await transcriptOf(one), one.right as ExpectedText, one.alsoRight);
    case 'page':
      return null;
    default:
      return huntedFaults(one.is, readFileSync(one.path, 'utf8'));
  }
}

/** Whether a refusal says something untrue of a file: that it is blank, or not of the kind that it is. */
const isUntrue = ({ right }: Case, words: string): boolean =>
  words.includes('blank') || ('refusal' in right && !words.includes(String(right.refusal)));

async function scoreOf(one: Case): Promise<FileScore> {
  const { area, file } = one;
  try {
    const faults = await faultsOf(one);
    if (faults === null) return { area, file, state: 'elsewhere', faults: [] };
    return { area, file, state: faults.length === 0 ? 'right' : 'wrong', faults };
  } catch (error) {
    const isRefused =
      error instanceof ReadFailure || error instanceof ImportError || String(error).startsWith('Error: no reader');
    if (!isRefused) return { area, file, state: 'wrong', faults: [`breaks: ${String(error)}`] };
    const words = `${String(error)} ${'code' in Object(error) ? String((error as ReadFailure).code) : ''}`;
    const isMeant = (one.right as { refused?: boolean }).refused === true;
    return { area, file, state: isMeant ? 'right' : isUntrue(one, words) ? 'wrong' : 'told', faults: [words] };
  }
}

/** Brings every file of both sets in as the product does, and scores it. */
export async function scoreBlind(): Promise<FileScore[]> {
  const scores: FileScore[] = [];
  for (const one of [...blindCases(), ...huntCases()]) scores.push(await scoreOf(one));
  return scores;
}

const STATES: readonly State[] = ['right', 'told', 'wrong', 'elsewhere'];

/** The scores as a table by area, with what differs under it. */
export function blindReport(scores: readonly FileScore[]): string {
  const areas = [...new Set(scores.map(({ area }) => area))];
  const row = (title: string, of: readonly FileScore[]) =>
    [
      title.padEnd(12),
      ...STATES.map((state) => String(of.filter((one) => one.state === state).length).padStart(10)),
    ].join('');
  const not = scores.filter(({ state }) => state === 'wrong' || state === 'told');
  return [
    ['area'.padEnd(12), ...STATES.map((state) => state.padStart(10))].join(''),
    ...areas.map((area) =>
      row(
        area,
        scores.filter((one) => one.area === area),
      ),
    ),
    row('all', scores),
    ...not.flatMap(({ area, file, state, faults }) => [
      `  ${area}/${file}: ${state}`,
      ...faults.map((one) => `      ${one}`),
    ]),
  ].join('\n');
}
