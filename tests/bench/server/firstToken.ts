import { existsSync } from 'node:fs';
import type { Page } from 'playwright';

import { launch, openProfile } from '#tests/support/page/browser.ts';
import { startModelServer } from '#tests/support/servers/modelServer.ts';
import { shareOpenCompany } from '#tests/support/page/team.ts';

import type { BenchServer } from './server.ts';

/* How long a model's first word takes from the model to the screen: through our server, which reads and parses it, into the chat. */

/** Answers that are timed; some before them are not: code that has not run yet is slow. */
const ANSWERS = 50;
const WARM = 5;

/** Milliseconds of the system's clock, with their parts; the page and this process have the same. */
const clock = (): number => performance.timeOrigin + performance.now();

/** Notes when the first word of each answer is on the screen. */
function watch(): void {
  const seen: number[] = [];
  Object.assign(globalThis, { seenAt: seen });
  let isShown = false;
  new MutationObserver(() => {
    const isThere = document.querySelector('[data-streaming]') !== null;
    // The frame in which it is drawn has begun by then.
    if (isThere && !isShown) requestAnimationFrame(() => seen.push(performance.timeOrigin + performance.now()));
    isShown = isThere;
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

/** Comes to the first question of the interview, in a company with a model. */
async function interview(
  page: Page,
  { ownerLink, address }: BenchServer,
  model: string,
): Promise<(words: string) => Promise<void>> {
  await page.addInitScript(watch);
  await page.goto(address);
  await page.getByRole('heading', { name: /^Список исследований/ }).waitFor();
  await shareOpenCompany(page, ownerLink);
  await page.evaluate(async (place) => {
    const session = (await (await fetch('/api/session')).json()) as { companies: { id: string }[] };
    const nothing = { tokens: null, roubles: null };
    const prices = { in: null, out: null };
    await fetch(`/api/companies/${session.companies[0]?.id}/model`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ kind: 'openai', address: place, name: 'bench-model', key: '', budget: nothing, prices }),
    });
  }, model);
  await page.goto('/chat');
  const field = page.getByPlaceholder('Введите ваш ответ...');
  const say = async (words: string): Promise<void> => {
    await field.fill(words);
    await field.press('Enter');
  };
  await say('мой-продукт.example');
  await page.getByRole('button', { name: 'Продолжить без файлов' }).waitFor();
  await say('Делаем рабочее место для исследований');
  await page.getByRole('button', { name: 'Продолжить без файлов' }).waitFor({ state: 'detached' });
  return say;
}

/**
 * Times the first words of a model's answers.
 * @throws Error where the page was not built
 */
export async function benchFirstToken(server: BenchServer): Promise<readonly number[]> {
  if (!existsSync('dist/index.html')) throw new Error('the page is not built: npm run build');
  const fake = await startModelServer();
  const browser = await launch();
  try {
    const { page } = await openProfile(browser, server.address);
    const say = await interview(page, server, fake.address);
    const sent: number[] = [];
    const reply = { say: 'Уточните, пожалуйста: что именно вы имеете в виду?', kind: 'question', answer: '', follow: '', supports: [], contradicts: [] }; // prettier-ignore
    // Its first piece has the first word; the others come when that was seen, so that nothing else is drawn meanwhile.
    const text = JSON.stringify(reply);
    const pieces = [text.slice(0, 20), ...(text.slice(20).match(/[\s\S]{1,12}/gu) ?? [])];
    let seen: (() => void) | undefined;
    fake.answers = () => {
      const first = new Promise<void>((resolve) => {
        seen = resolve;
      });
      return {
        pieces,
        between: async (place) => {
          if (place === 0) sent.push(clock());
          if (place === 1) await first;
        },
      };
    };
    for (let answer = 0; answer < WARM + ANSWERS; answer += 1) {
      await say(`А что такое сегмент, вопрос ${answer}?`);
      await page.waitForFunction(
        (count) => (globalThis as unknown as { seenAt: number[] }).seenAt.length > count,
        answer,
      );
      seen?.();
      await page.locator('[data-streaming]').waitFor({ state: 'detached' });
    }
    const shown = await page.evaluate(() => (globalThis as unknown as { seenAt: number[] }).seenAt);
    return sent.slice(WARM).map((at, index) => (shown[index + WARM] ?? Number.NaN) - at);
  } finally {
    await browser.close();
    await fake.stop();
  }
}
