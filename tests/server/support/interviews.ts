import { expect, vi } from 'vitest';

import type { StoredRecord } from '#src/domain/core/record.ts';
import type { RespondentPage } from '#src/domain/fieldwork/figures.ts';
import type { Round } from '#src/domain/fieldwork/kinds.ts';
import type { Script } from '#src/domain/fieldwork/script.ts';
import type { Research } from '#src/domain/research/research.ts';
import type { Sent, View } from '#src/domain/respond/view.ts';
import { question, scriptOf } from '#src/samples/scripts.ts';
import { scenarioOf } from '#tests/support/page/scenarios.ts';
import { draft } from '#tests/store/examples.ts';

import { sent, type Browser, type TestAnswer } from './team.ts';

/* A round of interviews as a company makes it, and respondents who answer it over the network. */

/** The round of the tests, and its study. */
export const ROUND = 'round-of-tests';
export const STUDY = 'study-of-tests';

/** Three questions: words, a choice, a mark. */
export const SCRIPT = scriptOf(
  question('a'),
  question('b', {
    kind: 'choice',
    options: [
      { key: 'yes', text: 'Да' },
      { key: 'no', text: 'Нет' },
    ],
  }),
  question('c', { kind: 'scale' }),
);

/** Commits as a colleague does, and says what it came to. */
export async function commit(browser: Browser, company: string, ops: Parameters<typeof sent>[0]): Promise<void> {
  const saw = (await browser.pull(company)).records.map(({ record }) => record as unknown as StoredRecord);
  const { body } = await browser.push(company, [sent(ops, saw)]);
  const [answer] = body.answers;
  if (!answer || !('seq' in answer)) throw new Error(`refused: ${JSON.stringify(answer)}`);
}

let scenarios = 0;

/** Activates a scenario that asks a script, as those do who run the company. @returns its id */
export async function activate(
  browser: Browser,
  company: string,
  script: Script,
  id = `scenario-${(scenarios += 1)}`,
): Promise<string> {
  await commit(browser, company, [{ op: 'ensure', kind: 'scenario', id, defaults: scenarioOf(id, script) }]);
  return id;
}

/** Respondents who begin from now on are asked another script. */
export async function askAnother(browser: Browser, company: string, script: Script, id = ROUND): Promise<void> {
  const scenarioId = await activate(browser, company, script);
  await commit(browser, company, [{ op: 'set', kind: 'round', id, fields: { scenarioId, script } }]);
}

/** Puts a study, a scenario and a round that asks it into a company. */
export async function startRound(
  browser: Browser,
  company: string,
  round: Partial<Round> = {},
  { id = ROUND, study = STUDY, status = 'planning' as Research['status'] } = {},
): Promise<void> {
  const { script = SCRIPT } = round;
  const scenarioId = script === null ? 'none' : await activate(browser, company, script, round.scenarioId);
  await commit(browser, company, [
    { op: 'create', kind: 'research', id: study, record: draft('research', { id: study, title: 'Онбординг', status, participantIds: {}, insights: {} }) }, // prettier-ignore
    {
      op: 'create',
      kind: 'round',
      id,
      record: draft('round', {
        id,
        researchId: study,
        title: 'Раунд 1',
        state: 'running',
        scenarioId,
        script,
        until: null,
        goal: null,
        quotas: {},
        price: 0,
        reward: '',
        ...round,
      }),
    },
  ]);
}

let pressed = 0;

/** Returns the request of a page, under an id of its own. */
export const press = (type: Exclude<Sent['type'], 'answer'>): Sent => ({
  type,
  id: `press-of-a-respondent-${(pressed += 1)}`,
});

/** An answer to the question that a page shows. */
export const answer = (
  view: View,
  text: string,
  more: Partial<Extract<Sent, { type: 'answer' }>> = {},
): Sent & { type: 'answer' } => ({
  type: 'answer',
  id: `answer-of-a-respondent-${(pressed += 1)}`,
  place: view.asked?.place ?? { question: 'none', why: 0 },
  text,
  ...more,
});

/** Shows the view at a respondent's address. */
export const look = (browser: Browser, address: string): Promise<TestAnswer<View>> =>
  browser.ask('GET', `/api${address}`);

/** Sends what a respondent's page sends. */
export const send = (browser: Browser, address: string, what: unknown): Promise<TestAnswer<View>> =>
  browser.ask('POST', `/api${address}`, what);

/** The address of a round's open link, made if there is none. */
export async function openLinkOf(browser: Browser, company: string, round = ROUND): Promise<string> {
  const place = `/api/companies/${company}/rounds/${round}/open-link`;
  const { body } = await browser.ask<{ link: { address: string } }>('POST', place, {});
  return body.link.address;
}

/**
 * Answers every question of {@link SCRIPT}, to its end.
 * @returns its step then
 */
export async function finish(browser: Browser, address: string, view: View, words = 'Слова'): Promise<View['step']> {
  const given: Readonly<Record<string, Partial<Extract<Sent, { type: 'answer' }>>>> = {
    a: { text: words },
    b: { options: ['yes'] },
    c: { text: '4' },
  };
  let now = view;
  while (now.step === 'asking') {
    const { status, body } = await send(
      browser,
      address,
      answer(now, '', given[now.asked?.place.question ?? ''] ?? { text: words }),
    );
    if (status !== 200) throw new Error(`not taken: ${status}`);
    now = body;
  }
  return now.step;
}

/** Resolves when so many interviews of a company's round are in its study. */
export const untilFiled = (browser: Browser, company: string, count: number, round = ROUND): Promise<void> =>
  vi.waitFor(
    async () => {
      const place = `/api/companies/${company}/rounds/${round}/respondents`;
      const { body } = await browser.ask<RespondentPage>('GET', place);
      expect(body.items.filter(({ materialId }) => materialId !== null)).toHaveLength(count);
    },
    { timeout: 30_000, interval: 20 },
  );
