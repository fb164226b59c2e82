import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';

import { FIVE_TALKS } from '../../fixtures/fiveTranscripts.ts';
import { toast } from '../../support/page/journey.ts';
import { modelRun, toldIn } from '../../support/servers/modelRun.ts';
import type { AskedModel, FakeModel, ModelReply } from '../../support/servers/modelServer.ts';
import type { Started } from '../../support/servers/npmStart.ts';
import { shareOpenCompany } from '../../support/page/team.ts';

/** A shared company whose server has a model: what it proposes of talks, and what a person makes of it. */

let model: FakeModel;
let server: Started;
let page: Page;

modelRun((run) => ({ model, server, page } = run));

/** Numbers of the lines of a question that say something. */
const numbersOf = (told: string, words: RegExp): number[] =>
  [...told.matchAll(/^\[(\d+)\] (.*)$/gm)].flatMap(([, number, line = '']) =>
    words.test(line) ? [Number(number)] : [],
  );

const TRUE = 'Если предупреждать об опоздании, то отказов станет меньше, потому что люди ждут';
const FALSE = 'Если сделать доставку платной, то станет лучше, потому что говорят «готова платить вдвое больше»';

/**
 * Finds late couriers, and one number that does not exist; makes one hypothesis of them, and one that quotes words that no one
 * said.
 */
function answer(asked: AskedModel): ModelReply {
  const told = toldIn(asked);
  const late = numbersOf(told, /опозда|опаздыва|ждал/i);
  if (told.includes('Расшифровка интервью')) {
    return {
      says: {
        findings: [...late.map((number) => ({ numbers: [number], kind: 'pain' })), { numbers: [9999], kind: 'money' }],
      },
    };
  }
  return {
    says: {
      hypotheses: [
        { text: TRUE, touchpoint: 'Регулярное использование', inFavour: late, against: [] },
        { text: FALSE, touchpoint: 'Просмотр тарифов', inFavour: late.slice(0, 1), against: [] },
      ],
    },
  };
}

describe('findings and hypotheses with a model', () => {
  it('a person opens her company to a team, and uploads five talks', async () => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Загрузить исследование' }).click();
    const dialog = page.getByRole('dialog', { name: 'Загрузить новое исследование' });
    await dialog.getByLabel('Название').fill('Пять разговоров о доставке');
    await dialog.getByLabel('Описание').fill('Как заказывают еду');
    await dialog.getByLabel('Тип исследования').selectOption({ label: 'Интервью' });
    await dialog
      .locator('input[type=file]:not([webkitdirectory])')
      .setInputFiles(FIVE_TALKS.map(({ name, text }) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })));
    await dialog.getByRole('button', { name: 'Загрузить', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Все находки' }).click();
    await page.getByText(/^\d+.наход\S+ в 5.текстах ждут разбора$/).waitFor();
    // In a company of one browser there is no model, and nothing is said of one.
    expect(await page.getByText(/модел/i).count()).toBe(0);
    const findings = page.url();
    await shareOpenCompany(page, await server.ownerLink());
    await page.goto(findings);
    await page.getByRole('button', { name: 'Предложить с моделью' }).waitFor();
  });

  it('refused with 429, it says so, and the program’s findings stand', async () => {
    model.answers = () => ({ status: 429 });
    await page.getByRole('button', { name: 'Предложить с моделью' }).click();
    await page.getByText(/^Модель занята\. Находки программы — ниже/).waitFor();
    await page.getByRole('article').first().waitFor();
  });

  it('what it names is printed out of the talks; what nobody has, and what nobody said, cannot be taken', async () => {
    model.answers = answer;
    model.asked.length = 0;
    await page.getByRole('button', { name: 'Предложить заново' }).click();
    const proposal = page.getByRole('article', { name: TRUE });
    await proposal.waitFor();
    await proposal.getByText('Курьер опоздал на полтора часа, суп приехал холодный').waitFor();
    await page.getByText(/^Отброшено: 1.номер, которого в.тексте нет\.$/).waitFor();
    const unsaid = page.getByRole('article', { name: FALSE });
    await unsaid.getByText('цитата не найдена').waitFor();
    expect(await unsaid.getByRole('button', { name: /^Создать гипотезу/ }).count()).toBe(0);
    // No name went out, nor the interviewer's words under a number.
    const told = model.asked.map(toldIn).join('\n');
    expect(told).not.toMatch(/Ирина|Олег|Семён/);
    expect(told).toContain('Интервьюер: ');
    expect(told).not.toMatch(/^\[\d+\] Интервьюер/m);
  });

  it('a person corrects the words and takes it; the record keeps the mark after a reload', async () => {
    await page
      .getByRole('article', { name: TRUE })
      .getByRole('button', { name: /^Создать гипотезу/ })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Создать гипотезу' });
    await dialog.getByRole('textbox', { name: /Гипотеза/ }).fill(`${TRUE} и злятся`);
    await dialog.getByRole('button', { name: 'Создать', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    await toast(page, 'Гипотеза создана').waitFor();
    expect(await page.getByRole('article', { name: TRUE }).count()).toBe(0);
    await page.goto('/');
    await page.getByRole('button', { name: /^Пять разговоров о доставке/ }).click();
    const row = page.getByRole('article').filter({ has: page.getByRole('heading', { name: `${TRUE} и злятся` }) });
    await row.getByText('proba-14b').waitFor();
    await row.getByText(/прочитано: 5.разговоров/).waitFor();
    await row
      .getByText(/Курьер опоздал на полтора часа/)
      .first()
      .waitFor();
  });
});
