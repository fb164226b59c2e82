import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

import { draft } from '#tests/store/examples.ts';
import { question, scriptOf } from '#src/samples/scripts.ts';
import { scenarioOf } from '#tests/support/page/scenarios.ts';

import { commitOf } from './client.ts';
import { makeCompany, type BenchServer } from './server.ts';

/* How long a respondent waits for the next question, while many others answer. */

const COMPANY = 'interviews';
const ROUND = 'round';

/** Questions of the round; the last answer brings the interview into the study. */
const QUESTIONS = 10;

/** How many answer at once, and how long each thinks before an answer: milliseconds, evenly from the least to the most. */
export interface Crowd {
  readonly respondents: number;
  readonly thinks: readonly [least: number, most: number];
}

interface Shown {
  readonly step: string;
  readonly asked: { readonly place: object } | null;
  readonly movedTo: string | null;
}

/** Respondents' connections: each keeps theirs, as browsers do. */
const agent = new Agent({ keepAlive: true, noDelay: true });

/** Sends something; without `fetch`, which computes as long for a request as the server does for its answer. */
function post(address: string, headers: Readonly<Record<string, string>>, what: object): Promise<Shown> {
  const text = JSON.stringify(what);
  return new Promise((resolve, reject) => {
    const length = String(Buffer.byteLength(text));
    const sending = request(
      address,
      { agent, method: 'POST', headers: { ...headers, 'Content-Length': length } },
      (response) => {
        let body = '';
        response.setEncoding('utf8').on('data', (piece: string) => (body += piece));
        response.on('end', () => {
          if (response.statusCode === 200) resolve(JSON.parse(body) as Shown);
          else reject(new Error(`not taken: ${response.statusCode}`));
        });
      },
    );
    sending.on('error', reject).end(text);
  });
}

/** Answers of a company's round, each timed. */
export async function benchInterviews(
  { owner, memory, computed }: BenchServer,
  { respondents, thinks: [least, most] }: Crowd,
): Promise<Record<string, string | number>> {
  const company = `${COMPANY}-${most}`;
  await makeCompany(owner, company);
  const script = scriptOf(...Array.from({ length: QUESTIONS }, (_, at) => question(`q${at}`)));
  const asks = scenarioOf('asks', script);
  const round = draft('round', {
    id: ROUND,
    researchId: 'study',
    scenarioId: 'asks',
    state: 'running',
    script,
    quotas: {},
    price: 100,
  });
  await owner.push(company, [
    commitOf([{ op: 'create', kind: 'scenario', id: 'asks', record: asks }]),
    commitOf([
      { op: 'create', kind: 'research', id: 'study', record: draft('research', { id: 'study', participantIds: {} }) },
      { op: 'create', kind: 'round', id: ROUND, record: round },
    ]),
  ]);
  const made = await owner.ask('POST', `/api/companies/${company}/rounds/${ROUND}/open-link`, {});
  const { link } = JSON.parse(made) as { link: { address: string } };

  const took: Record<'begin' | 'answer' | 'end', number[]> = { begin: [], answer: [], end: [] };
  async function press(at: number, address: string, what: object, kind: keyof typeof took): Promise<Shown> {
    const began = performance.now();
    const headers = {
      'Content-Type': 'application/json',
      Origin: owner.address,
      'X-Forwarded-For': `2001:db8::${at.toString(16)}`,
    };
    const body = await post(`${owner.address}/api${address}`, headers, what);
    took[kind].push(performance.now() - began);
    return body;
  }
  async function respond(at: number): Promise<void> {
    // Thoughts of each follow from their number, so that every run is the same one.
    const think = (step: number) => wait(least + ((at * 7919 + step * 104_729) % 1000) * ((most - least) / 1000));
    await think(0);
    let view = await press(at, link.address, { type: 'agree', id: `agree-of-respondent-${at}` }, 'begin');
    const own = view.movedTo ?? '';
    for (let step = 1; view.step === 'asking'; step += 1) {
      await think(step);
      const text = `Ответ ${at}-${step}. ${'Начинаем и бросаем на третьем шаге. '.repeat(8)}`;
      const what = { type: 'answer', id: `answer-${at}-${step}`, place: view.asked?.place, text };
      view = await press(at, own, what, step === QUESTIONS ? 'end' : 'answer');
    }
  }
  const [began, computedBefore] = [performance.now(), computed()];
  await Promise.all(Array.from({ length: respondents }, (_, at) => respond(at)));
  const seconds = (performance.now() - began) / 1000;
  const sent = respondents * (QUESTIONS + 1);
  const of = (kind: keyof typeof took, share: number): number => {
    const sorted = took[kind].toSorted((a, b) => a - b);
    return Math.round((sorted[Math.floor(sorted.length * share)] ?? Number.NaN) * 10) / 10;
  };
  return {
    respondents,
    'thinks, s': `${least / 1000}–${most / 1000}`,
    'begin p95, ms': of('begin', 0.95),
    'question p50, ms': of('answer', 0.5),
    'question p95, ms': of('answer', 0.95),
    'question p99, ms': of('answer', 0.99),
    'end p95, ms': of('end', 0.95),
    'sent/s': Math.round(sent / seconds),
    'computed each, ms': Math.round((10_000 * (computed() - computedBefore)) / sent) / 10,
    'memory, MB': memory().now,
  };
}
