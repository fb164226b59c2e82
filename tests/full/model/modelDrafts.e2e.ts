import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';

import { toast } from '../../support/page/journey.ts';
import { modelRun, toldIn } from '../../support/servers/modelRun.ts';
import type { AskedModel, FakeModel, ModelReply } from '../../support/servers/modelServer.ts';
import type { Started } from '../../support/servers/npmStart.ts';
import { shareOpenCompany } from '../../support/page/team.ts';

/** A shared company whose server has a model: what it drafts for the forms of a person, who takes it field by field. */

let model: FakeModel;
let server: Started;
let page: Page;

modelRun((run) => ({ model, server, page } = run));

const CANVAS = {
  name: 'Цитата недели по почте',
  customerSegment: '',
  valueProposition: 'Говорят: «отдала бы за это половину оклада»',
  channels: '',
  customerEngagement: '',
  riskiestAssumption: 'Письмо вообще открывают',
  scenario: 'Четыре письма четырём командам, по одному в неделю',
  metrics: '',
  successCriteria: '',
};

const dialog = () => page.getByRole('dialog', { name: 'MVP Experiment Canvas' });

describe('the canvas of an experiment with a model', () => {
  it('in a company of one browser nothing is said of a model', async () => {
    await page.goto('/experiments?backlog=1&hypothesis=hypothesis-quote-of-week');
    await page.getByRole('button', { name: 'Создать эксперимент' }).click();
    await dialog().getByRole('textbox', { name: 'Сценарий' }).waitFor();
    expect(await dialog().getByText(/модел/i).count()).toBe(0);
    await shareOpenCompany(page, await server.ownerLink());
  });

  it('refused with 429 and stopped, the form stands as the stage fills it', async () => {
    await page.goto('/experiments?backlog=1&hypothesis=hypothesis-quote-of-week');
    await page.getByRole('button', { name: 'Создать эксперимент' }).click();
    model.next.push({ status: 429 });
    await dialog().getByRole('button', { name: 'Набросать с моделью' }).click();
    await dialog()
      .getByText(/^Модель занята\. Поля заполнены по этапу/)
      .waitFor();
    model.next.push({ stallsAfter: 0 });
    const asked = model.asked.length;
    await dialog().getByRole('button', { name: 'Набросать заново' }).click();
    // Stopped before the model was reached, its stalled answer would be left to the next question.
    await expect.poll(() => model.asked.length).toBe(asked + 1);
    const stop = dialog().getByRole('button', { name: 'Остановить' });
    await stop.press('Enter');
    const again = dialog().getByRole('button', { name: 'Набросать с моделью' });
    await again.waitFor();
    expect(await again.evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await dialog().getByRole('textbox', { name: 'Сценарий' }).inputValue()).toBe('');
  });

  it('a person takes what is good, corrects it, and the experiment keeps whose it is', async () => {
    model.answers = () => ({ says: CANVAS });
    await dialog().getByRole('button', { name: 'Набросать с моделью' }).click();
    await dialog().getByRole('button', { name: 'Взять: Сценарий' }).click();
    expect(toldIn(model.asked.at(-1) as AskedModel)).toContain('⟦данные: Гипотеза⟧');
    const invented = dialog().getByRole('group', { name: 'Предложение модели: Ценностное предложение' });
    await invented.getByText('цитата не найдена').waitFor();
    expect(await invented.getByRole('button', { name: /^Взять/ }).count()).toBe(0);
    await dialog().getByRole('textbox', { name: 'Сценарий' }).fill('Четыре письма шести командам');
    await dialog().getByRole('button', { name: 'Взять: Название эксперимента' }).click();
    await dialog().getByRole('button', { name: 'Создать эксперимент' }).click();
    await toast(page, 'Эксперимент создан').waitFor();
    await page.goto('/experiments');
    await page.getByRole('button', { name: /^Цитата недели по почте/ }).click();
    const scenario = page.locator('dt', { hasText: 'Сценарий' }).locator('xpath=following-sibling::dd[1]');
    await scenario.getByText('Четыре письма шести командам').waitFor();
    await scenario.getByText('proba-14b').waitFor();
    await scenario.getByText(/прочитано: гипотеза/).waitFor();
    // The text that was not taken belongs to the stage, without a model's mark.
    expect(await page.getByText('половину оклада').count()).toBe(0);
    expect(await page.locator('dd').getByText('proba-14b').count()).toBe(2);
  });
});

const LINE = 'Нужен повод говорить с пользователями каждую неделю';
const FALSE_LINE = 'Заплатят: «отдала бы за это половину оклада»';

/** Finds the first two sentences of each part, and makes a line of them, and one that quotes words that no one said. */
function answerForBoard(asked: AskedModel): ModelReply {
  const told = toldIn(asked);
  if (told.includes('Расшифровка интервью')) {
    const numbers = [...told.matchAll(/^\[(\d+)\]/gm)].slice(0, 2).map(([, number]) => Number(number));
    return { says: { findings: numbers.map((number) => ({ numbers: [number], kind: 'need' })) } };
  }
  return {
    says: {
      proposals: [
        { card: 'needs', text: LINE, numbers: [1, 9999] },
        { card: 'needs', text: FALSE_LINE, numbers: [1] },
      ],
    },
  };
}

const proposals = () => page.getByRole('dialog', { name: 'Новое из исследований и экспериментов' });

describe('a board with a model', () => {
  it('refused with 500, it says so, and what there is without it stands', async () => {
    await page.goto('/vision');
    await page.getByRole('button', { name: 'Обновить из интервью' }).click();
    model.answers = () => ({ status: 500 });
    await proposals().getByRole('button', { name: 'Предложить с моделью' }).click();
    await proposals()
      .getByText(/^Модель не отвечает\. Предложения без.модели — ниже/)
      .waitFor();
    await proposals()
      .getByRole('button', { name: /^Принять/ })
      .first()
      .waitFor();
  });

  it('its lines rest on words cut out of the talks; a person corrects one and takes it', async () => {
    model.answers = answerForBoard;
    model.asked.length = 0;
    await proposals().getByRole('button', { name: 'Предложить заново' }).click();
    const item = proposals().getByRole('listitem').filter({ hasText: LINE });
    await item.getByText('proba-14b').waitFor();
    const quote = (await item.locator('blockquote bdi').first().textContent()) ?? '';
    expect(quote.length).toBeGreaterThan(3);
    const invented = proposals().getByRole('listitem').filter({ hasText: FALSE_LINE });
    await invented.getByText('цитата не найдена').waitFor();
    expect(await invented.getByRole('button', { name: /^Принять/ }).count()).toBe(0);
    await proposals()
      .getByText(/Отброшено: 1.номер, которого в.тексте нет/)
      .waitFor();
    await item.getByText('Изменить слова и сверить с карточкой').click();
    await item.getByRole('textbox', { name: 'Слова для карточки' }).fill('Нужен повод говорить чаще');
    await item.getByRole('button', { name: /^Принять/ }).click();
    await proposals().getByText('Добавлено в карточку «Потребности пользователей».').waitFor();
    await page.goto('/vision?about=needs');
    const about = page.getByRole('dialog', { name: 'Откуда это: Потребности пользователей' });
    await about.getByText('proba-14b').waitFor();
    await about.getByText(quote).waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('Нужен повод говорить чаще').waitFor();
    expect(await page.getByText('половину оклада').count()).toBe(0);
  });
});

/**
 * Finds two sentences of each part behind its heading, which no one said, and drafts a persona of them; one field quotes words
 * that no one said, one names no words.
 */
function answerForPersona(asked: AskedModel): ModelReply {
  const told = toldIn(asked);
  if (told.includes('Расшифровка интервью')) {
    const numbers = [...told.matchAll(/^\[(\d+)\]/gm)].slice(10, 12).map(([, number]) => Number(number));
    return { says: { findings: numbers.map((number) => ({ numbers: [number], kind: 'need' })) } };
  }
  return {
    says: {
      fields: [
        { field: 'title', lines: ['Продакт без времени на разбор'], numbers: [1] },
        { field: 'role', lines: ['Продакт онлайн-школы'], numbers: [1, 2] },
        { field: 'painPoints', lines: ['Разбор съедает день', 'Команда спорит'], numbers: [1, 9999] },
        { field: 'purchaseReasons', lines: [FALSE_LINE], numbers: [1] },
        { field: 'skills', lines: ['Ни на чём не держится'], numbers: [9999] },
      ],
    },
  };
}

const personaForm = () => page.getByRole('dialog', { name: 'Новая персона' });

describe('a persona with a model', () => {
  it('its fields rest on words of the audience, a person takes them, and who said them stands behind the persona', async () => {
    // People behind another persona stay there: these are to be free.
    for (const [audience, persona] of [
      ['audience-edtech-pm', 'persona-marina'],
      ['audience-researchers', 'persona-oleg'],
    ]) {
      await page.goto(`/audiences?open=${audience}&persona=${persona}`);
      await page.getByRole('button', { name: 'Выбрать людей' }).click();
      const people = page.getByRole('dialog', { name: 'Кто за этой персоной' });
      await people.getByRole('checkbox', { checked: true }).first().uncheck();
      await people.getByRole('button', { name: 'Сохранить' }).click();
      await toast(page, 'Люди персоны сохранены').first().waitFor();
    }
    await page.goto('/audiences?open=audience-edtech-pm');
    await page.getByRole('button', { name: 'Создать персону' }).first().click();
    model.answers = () => ({ status: 500 });
    await personaForm().getByRole('button', { name: 'Предложить с моделью' }).click();
    await personaForm()
      .getByText(/^Модель не отвечает\. Персону можно описать и без модели/)
      .waitFor();
    model.answers = answerForPersona;
    await personaForm().getByRole('button', { name: 'Предложить заново' }).click();
    const pains = personaForm().getByRole('group', { name: 'Предложение модели: Боли' });
    await pains.waitFor();
    expect(((await pains.locator('q').first().textContent()) ?? '').length).toBeGreaterThan(3);
    const invented = personaForm().getByRole('group', { name: 'Предложение модели: Причины покупки' });
    await invented.getByText('цитата не найдена').waitFor();
    expect(await invented.getByRole('button', { name: /^Взять/ }).count()).toBe(0);
    expect(await personaForm().getByText('Ни на чём не держится').count()).toBe(0);
    await personaForm().getByRole('button', { name: 'Взять всё' }).click();
    await personaForm().getByRole('textbox', { name: 'Имя' }).fill('Зоя');
    await personaForm().getByRole('textbox', { name: 'Боли' }).fill('Разбор съедает полдня');
    await personaForm().getByRole('combobox', { name: 'Техническая грамотность' }).selectOption('Средний');
    await personaForm().getByRole('button', { name: 'Создать персону' }).click();
    await personaForm().waitFor({ state: 'hidden' });
    await page
      .getByRole('button', { name: /^Продакт без времени на разбор/ })
      .first()
      .click();
    const stored = page.getByRole('dialog', { name: 'Продакт без времени на разбор' });
    await stored.getByText('Разбор съедает полдня').waitFor();
    expect(await stored.getByText('proba-14b').count()).toBe(3);
    await stored.getByRole('region', { name: /^Кто за этой персоной \([1-9]/ }).waitFor();
    expect(await stored.getByText('половину оклада').count()).toBe(0);
  });
});

/**
 * Finds two sentences of each part behind its heading, and makes two personas of them: one quotes in one field words that no one
 * said, one names no words.
 */
function answerForPersonas(asked: AskedModel): ModelReply {
  if (toldIn(asked).includes('Расшифровка интервью')) return answerForPersona(asked);
  return {
    says: {
      personas: [
        {
          fields: [
            { field: 'title', lines: ['Методист на полставки'], numbers: [1] },
            { field: 'role', lines: ['Методист'], numbers: [2] },
            { field: 'motivations', lines: ['Успеть до звонка'], numbers: [1, 9999] },
            { field: 'purchaseReasons', lines: [FALSE_LINE], numbers: [1] },
          ],
        },
        { fields: [{ field: 'title', lines: ['Ни на чём не держится'], numbers: [9999] }] },
      ],
    },
  };
}

const search = () => page.getByRole('dialog', { name: 'Найти новые персоны' });

describe('new personas with a model', () => {
  it('stopped and refused with 429, it says so once, and whom quotes suggest stands', async () => {
    await page.goto('/audiences?open=audience-edtech-pm');
    await page.getByRole('button', { name: 'Найти новые персоны' }).click();
    model.answers = answerForPersonas;
    model.next.push({ stallsAfter: 0 });
    const asked = model.asked.length;
    await search().getByRole('button', { name: 'Предложить с моделью' }).click();
    await expect.poll(() => model.asked.length).toBe(asked + 1);
    await search().getByRole('button', { name: 'Остановить' }).press('Enter');
    const again = search().getByRole('button', { name: 'Предложить с моделью' });
    await again.waitFor();
    expect(await again.evaluate((one) => one === document.activeElement)).toBe(true);
    model.answers = () => ({ status: 429 });
    await again.press('Enter');
    await search()
      .getByText(/^Модель занята\. Кого подсказывают цитаты, видно и.без.модели/)
      .waitFor();
    await search()
      .getByRole('button', { name: /^Принять/ })
      .first()
      .waitFor();
  });

  it('a kind of people found in the talks opens in the form, is taken field by field, and waits no more', async () => {
    model.answers = answerForPersonas;
    model.asked.length = 0;
    await search().getByRole('button', { name: 'Предложить заново' }).click();
    const found = search().getByRole('article', { name: 'Методист на полставки' });
    await found.getByText('proba-14b').waitFor();
    expect(((await found.locator('blockquote').first().textContent()) ?? '').length).toBeGreaterThan(5);
    await found.getByText(/взять нельзя: Причины покупки/).waitFor();
    expect(await search().getByText('Ни на чём не держится').count()).toBe(0);
    // Existing personas go to it by description, without their names.
    expect(toldIn(model.asked.at(-1) as AskedModel)).toContain('⟦данные: Персоны, которые уже есть⟧');
    expect(toldIn(model.asked.at(-1) as AskedModel)).not.toContain('Марина');
    await found.getByRole('button', { name: /^Открыть в форме/ }).click();
    expect(await personaForm().getByRole('textbox', { name: 'Заголовок' }).inputValue()).toBe('');
    await personaForm().getByRole('group', { name: 'Предложение модели: Причины покупки' }).waitFor();
    expect(await personaForm().getByRole('button', { name: 'Взять: Причины покупки' }).count()).toBe(0);
    await personaForm().getByRole('button', { name: 'Взять всё' }).click();
    await personaForm().getByRole('textbox', { name: 'Имя' }).fill('Рита');
    await personaForm().getByRole('combobox', { name: 'Техническая грамотность' }).selectOption('Средний');
    await personaForm().getByRole('button', { name: 'Создать персону' }).click();
    await personaForm().waitFor({ state: 'hidden' });
    await search()
      .getByText(/^Больше никого модель не предлагает/)
      .waitFor();
    await page.keyboard.press('Escape');
    await page
      .getByRole('button', { name: /^Методист на полставки/ })
      .first()
      .click();
    const stored = page.getByRole('dialog', { name: 'Методист на полставки' });
    await stored.getByText('Успеть до звонка').waitFor();
    expect(await stored.getByText('proba-14b').count()).toBe(3);
    expect(await page.getByText('половину оклада').count()).toBe(0);
  });

  it('a stored persona is changed over what is there, and a word takes all of that back', async () => {
    await page.getByRole('button', { name: 'Изменить' }).click();
    const form = page.getByRole('dialog', { name: 'Изменить персону' });
    model.answers = answerForPersona;
    await form.getByRole('button', { name: 'Предложить с моделью' }).click();
    const role = form.getByRole('textbox', { name: 'Роль' });
    await form.getByRole('button', { name: 'Взять: Роль' }).waitFor();
    expect(await role.inputValue()).toBe('Методист');
    expect(toldIn(model.asked.at(-1) as AskedModel)).toContain('role: Методист');
    await form.getByRole('button', { name: 'Взять: Роль' }).click();
    await form.getByRole('button', { name: 'Вернуть прежнее: Роль' }).click();
    expect(await role.inputValue()).toBe('Методист');
    await form.getByRole('button', { name: 'Взять: Боли' }).click();
    await form.getByRole('button', { name: 'Сохранить' }).click();
    const stored = page.getByRole('dialog', { name: 'Методист на полставки' });
    await stored.getByText('Разбор съедает день').waitFor();
    expect(await stored.getByText('proba-14b').count()).toBe(4);
    await page.locator('.Toastify').getByRole('button', { name: 'Отменить' }).click();
    await stored.getByText('Разбор съедает день').waitFor({ state: 'detached' });
    expect(await stored.getByText('proba-14b').count()).toBe(3);
  });

  it('an audience that nobody was talked to as says why there is no button', async () => {
    await page.goto('/audiences?open=audience-founders');
    await page.getByRole('button', { name: 'Найти новые персоны' }).click();
    await search()
      .getByText(/^Модель предлагает по словам людей, а завершённых исследований этой аудитории/)
      .waitFor();
    expect(
      await search()
        .getByRole('button', { name: /с моделью/ })
        .count(),
    ).toBe(0);
  });
});
