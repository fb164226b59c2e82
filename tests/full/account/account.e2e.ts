import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';

import { eachProfile, openBehind, tabTo, toast } from '../../support/page/journey.ts';

let page: Page;
eachProfile((profile) => ({ page } = profile));

const dialog = (name: string | RegExp) => page.getByRole('dialog', { name });
const picture = () => page.getByLabel('Фото профиля');
const press = (name: string | RegExp) => page.getByRole('button', { name }).click();

/** A picture made by the browser itself. */
async function made(type: string, width: number, height: number): Promise<Buffer> {
  const bytes = await page.evaluate(
    async ([mime, w, h]) => {
      const canvas = new OffscreenCanvas(w, h);
      const paint = canvas.getContext('2d');
      if (paint) {
        paint.fillStyle = '#085';
        paint.fillRect(0, 0, w, h);
      }
      return [...new Uint8Array(await (await canvas.convertToBlob({ type: mime })).arrayBuffer())];
    },
    [type, width, height] as const,
  );
  return Buffer.from(bytes);
}

describe('the profile', () => {
  it('is changed, seen in the header and in another tab, and there after a reload; typing outlives a look elsewhere', async () => {
    await page.goto('/profile');
    const second = await openBehind(page);
    await second.goto('/profile');
    await second.getByRole('heading', { level: 1, name: 'Мария Соколова' }).waitFor();

    await page.getByLabel(/^Имя и фамилия/).fill('  Мария   Орлова ');
    await page.getByRole('link', { name: 'Настройки', exact: true }).click();
    await page.getByLabel('Токен бота').fill('123:недописан');
    await page.getByLabel(/^Имя бота/).fill('Компас');
    await page.goBack();
    await page.getByLabel(/^Имя и фамилия/).waitFor();
    await page.goForward();
    await expect.poll(() => page.getByLabel('Токен бота').inputValue()).toBe('123:недописан');
    await expect.poll(() => page.getByLabel(/^Имя бота/).inputValue()).toBe('Компас');
    await page.goBack();
    await expect.poll(() => page.getByLabel(/^Имя и фамилия/).inputValue()).toBe('  Мария   Орлова ');
    await page.getByLabel('Электронная почта').fill('мария');
    await press('Сохранить изменения');
    await page.getByText(/Проверьте адрес/).waitFor();
    await page.getByLabel('Электронная почта').fill('orlova@example.com');
    await page.getByLabel('Электронная почта').press('Enter');
    await toast(page, 'Профиль сохранён').waitFor();
    await page.getByRole('heading', { level: 1, name: 'Мария Орлова' }).waitFor();
    await second.getByRole('heading', { level: 1, name: 'Мария Орлова' }).waitFor();
    expect(await page.getByText('Запись изменили в другой вкладке').count()).toBe(0);

    await press('Отключить двухфакторную аутентификацию');
    await toast(page, 'Отметка 2FA снята').waitFor();
    await second.getByText('Не отмечена').waitFor();
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Мария Орлова' }).waitFor();
    expect(await page.getByText('Двухфакторная защита включена').count()).toBe(0);
    await page.getByText('orlova@example.com').first().waitFor();

    // One person everywhere: among the members, and in the choice of a person in charge.
    await page.goto('/profile?section=teams');
    await page.getByRole('heading', { level: 3, name: 'Мария Орлова' }).waitFor();
    expect(await page.getByText('Мария Соколова').count()).toBe(0);
    await page.goto('/experiments?view=board');
    await page.locator('[data-column=backlog] [data-card]').first().click();
    await page
      .getByLabel(/Ответственный/)
      .getByText('Мария Орлова')
      .waitFor({ state: 'attached' });

    await page.goto('/profile?section=money');
    await page.getByText('Раздела «money» нет, показан «Профиль».').waitFor();
  });

  it('has a picture, small and drawn anew, in the header and the bar; it goes again', async () => {
    await page.goto('/profile');
    await picture().waitFor({ state: 'attached' });
    const buffer = await made('image/png', 900, 600);
    await picture().setInputFiles({ name: 'портрет.png', mimeType: 'image/png', buffer });
    await toast(page, 'Фото сохранено').waitFor();
    await page.reload();
    const shown = page.locator('main header img');
    await shown.waitFor();
    await page.waitForFunction(() => {
      const image = document.querySelector<HTMLImageElement>('main header img');
      return image?.complete && image.naturalWidth === 256 && image.naturalHeight === 256;
    });
    await page.getByRole('navigation').locator('img').first().waitFor();
    await page.goto('/profile?section=teams');
    await page.getByRole('article').filter({ hasText: 'Мария Соколова' }).locator('img').waitFor();
    await page.goto('/profile');
    await press('Удалить фото');
    await shown.waitFor({ state: 'detached' });
  });

  it('refuses a picture that is too heavy, an SVG, damaged, or no picture at all, by name', async () => {
    await page.goto('/profile');
    await picture().waitFor({ state: 'attached' });
    const folder = await mkdtemp(path.join(tmpdir(), 'avatar-'));
    try {
      const heavy = path.join(folder, 'огромная.png');
      const file = await open(heavy, 'w');
      await file.truncate(50 * 1024 * 1024);
      await file.close();
      await picture().setInputFiles(heavy);
      await page.getByText(/«огромная\.png» больше 10\sМБ/).waitFor();

      const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
      await picture().setInputFiles({ name: 'рисунок.svg', mimeType: 'image/svg+xml', buffer: svg });
      await page.getByText(/«рисунок\.svg» — рисунок SVG/).waitFor();
      await picture().setInputFiles({ name: 'переодетый.png', mimeType: 'image/png', buffer: svg });
      await page.getByText(/«переодетый\.png» — рисунок SVG/).waitFor();

      const whole = await made('image/png', 300, 300);
      const cut = whole.subarray(0, 60);
      await picture().setInputFiles({ name: 'обрезок.png', mimeType: 'image/png', buffer: cut });
      await page.getByText(/«обрезок\.png» повреждён/).waitFor();

      const bomb = Buffer.from(whole);
      bomb.writeUInt32BE(60_000, 16);
      bomb.writeUInt32BE(60_000, 20);
      await picture().setInputFiles({ name: 'бомба.png', mimeType: 'image/png', buffer: bomb });
      await page.getByText(/«бомба\.png» слишком много точек/).waitFor();

      await picture().setInputFiles({ name: 'текст.png', mimeType: 'image/png', buffer: Buffer.from('просто текст') });
      await page.getByText(/«текст\.png» — не картинка/).waitFor();
      expect(await page.getByRole('button', { name: 'Загрузить фото' }).isEnabled()).toBe(true);
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});

describe('companies', () => {
  it('are renamed and get a product, by keyboard; the only one stays', async () => {
    await page.goto('/profile?section=companies');
    await page.getByRole('button', { name: 'Настройки: Азимут' }).press('Enter');
    const form = dialog('Настройки: Азимут');
    await form.getByLabel(/^Название компании/).fill('Компас');
    expect(await form.getByRole('button', { name: 'Удалить компанию' }).isDisabled()).toBe(true);
    await form.getByText(/единственная компания/).waitFor();
    await form.getByRole('button', { name: 'Добавить продукт' }).press('Enter');
    await page.keyboard.type('Опросы');
    await page.keyboard.press('Enter');
    await form.waitFor({ state: 'detached' });
    await toast(page, 'Компания сохранена').waitFor();
    await page.reload();
    await page.getByRole('heading', { level: 3, name: 'Компас' }).waitFor();
    await page.getByText('Опросы').waitFor();
  });

  it('that is deleted is erased with its contacts, and another is opened', async () => {
    await page.goto('/profile?section=companies');
    await page.getByRole('heading', { level: 3, name: 'Азимут' }).waitFor();
    // A second company, written as the onboarding writes it.
    await page.evaluate(async () => {
      const opening = indexedDB.open('orientir');
      const database = await new Promise<IDBDatabase>((resolve) => {
        opening.addEventListener('success', () => resolve(opening.result));
      });
      const writing = database.transaction('records', 'readwrite');
      const at = '2026-11-01T00:00:00.000Z';
      const record = {
        id: 'second',
        v: 1,
        createdAt: at,
        updatedAt: at,
        deletedAt: null,
        name: 'Маяк',
        role: 'Owner',
        products: {},
      };
      writing
        .objectStore('records')
        .put({ space: 'account', kind: 'company', id: 'second', live: 1, parent: '', createdAt: at, record });
      await new Promise((resolve) => {
        writing.addEventListener('complete', resolve);
      });
      database.close();
    });
    await page.reload();
    await press('Настройки: Азимут');
    await press('Удалить компанию');
    const asking = page.getByRole('alertdialog');
    await asking.getByLabel(/^Чтобы подтвердить/).fill('Азим');
    await asking.getByRole('button', { name: 'Стереть насовсем' }).click();
    await asking.getByText('Название не совпадает').waitFor();
    await asking.getByLabel(/^Чтобы подтвердить/).fill('азимут');
    await asking.getByRole('button', { name: 'Стереть насовсем' }).click();
    await toast(page, 'Компания удалена').waitFor();
    await page.getByRole('heading', { level: 3, name: 'Азимут' }).waitFor({ state: 'detached' });
    await page.getByText('Открыта сейчас').waitFor();

    const left = await page.evaluate(async () => {
      const opening = indexedDB.open('orientir');
      const database = await new Promise<IDBDatabase>((resolve) => {
        opening.addEventListener('success', () => resolve(opening.result));
      });
      const all = (name: string) =>
        new Promise<unknown[]>((resolve) => {
          const reading = database.transaction(name).objectStore(name).getAll();
          reading.addEventListener('success', () => resolve(reading.result));
        });
      const rows = (await all('records')) as { space: string; kind: string }[];
      const counts = { files: (await all('blobs')).length, summaries: (await all('summaries')).length };
      database.close();
      return { ...counts, kinds: [...new Set(rows.map(({ space, kind }) => `${space}/${kind}`))].sort() };
    });
    expect(left.files).toBe(0);
    expect(left.summaries).toBe(0);
    expect(left.kinds.filter((name) => !name.startsWith('account/') || name === 'account/member')).toEqual([]);
    await page.reload();
    await page.getByRole('heading', { level: 3, name: 'Маяк' }).waitFor();
    await page.goto('/');
    await page.getByRole('heading', { name: 'Список исследований (0)' }).waitFor();
  });
});

describe('teams', () => {
  it('by keyboard alone: somebody is invited once, stays over a reload, changes role, goes and comes back', async () => {
    const key = (name: string) => page.keyboard.press(name);
    const invitation = page.getByRole('button', { name: 'Пригласить', exact: true });
    const form = dialog('Пригласить участника');
    const email = form.getByLabel(/^Электронная почта/);
    const write = async (text: string) => {
      await tabTo(email, 'Shift+Tab');
      await key('ControlOrMeta+a');
      await page.keyboard.type(text);
    };
    const openForm = async () => {
      await tabTo(invitation);
      await key('Enter');
      await form.locator(':focus').waitFor();
    };

    await page.goto('/profile?section=teams');
    await invitation.waitFor();
    await openForm();
    await write('ANNA.kovaleva@example.com');
    await tabTo(form.getByRole('button', { name: 'Отправить' }));
    await key('Enter');
    await form.getByText(/уже в команде/).waitFor();
    await write('lis@example.com');
    await tabTo(form.getByLabel('Сообщение'));
    await page.keyboard.type('Ждём вас & ваши вопросы');
    await key('Escape');
    await form.waitFor({ state: 'detached' });
    await openForm();
    expect(await form.getByLabel('Сообщение').inputValue()).toBe('Ждём вас & ваши вопросы');
    await tabTo(email, 'Shift+Tab');
    await key('Enter');

    const letter = dialog('Письмо с приглашением');
    const href = await letter.getByRole('link', { name: /Открыть в\sпочте/ }).getAttribute('href');
    expect(href).toMatch(/^mailto:lis%40example\.com\?subject=[^&]+&body=[^&]+$/);
    expect(decodeURIComponent(href ?? '')).toContain('Ждём вас & ваши вопросы');
    await letter.locator(':focus').waitFor();
    await key('Escape');
    await letter.waitFor({ state: 'detached' });
    await page.getByText(/^9\sучастников · приглашены:\s3/).waitFor();

    // By company in the side sheet, then by words.
    const sheet = dialog('Фильтры');
    await tabTo(page.getByRole('button', { name: 'Фильтры' }));
    await key('Enter');
    await sheet.locator(':focus').waitFor();
    await tabTo(sheet.getByLabel('Компания'));
    await key('ArrowDown');
    await tabTo(sheet.getByRole('button', { name: 'Применить' }));
    await key('Enter');
    await page.waitForURL(/company=company-orientir/);
    await page.getByRole('button', { name: 'Фильтры (1)' }).and(page.locator(':focus')).waitFor();
    await key('/');
    await page.keyboard.type('LIS@');
    await page.getByText(/Найдено без\sдоступа: 1/).waitFor();
    await page.waitForURL(/q=LIS/);
    await page.reload();
    await page.getByText('Приглашён').waitFor();
    await openForm();
    await write(' Lis@example.com');
    await key('Enter');
    await form.getByText(/уже приглашён/).waitFor();
    await key('Escape');
    await form.waitFor({ state: 'detached' });

    const act = async (name: string | RegExp, role: 'menuitem' | 'menuitemcheckbox' = 'menuitem') => {
      await tabTo(page.getByRole('button', { name: /^Действия/ }));
      await key('Enter');
      const item = page.getByRole(role, { name });
      await page.getByRole('menu').locator(':focus').waitFor();
      while (!(await item.evaluate((element) => element === document.activeElement))) await key('ArrowDown');
      await key('Enter');
    };
    await act('Открыть письмо ещё раз');
    await letter.getByText(/Ждём вас & ваши вопросы/).waitFor();
    await letter.locator(':focus').waitFor();
    await key('Escape');
    await letter.waitFor({ state: 'detached' });
    await act(/Admin/, 'menuitemcheckbox');
    await toast(page, 'Роль изменена').waitFor();
    await act('Отметить, что присоединился');
    const joined = dialog('Участник присоединился');
    await joined.locator(':focus').waitFor();
    await tabTo(joined.getByLabel(/^Имя и фамилия/));
    await key('ControlOrMeta+a');
    await page.keyboard.type('Вера Лис');
    await key('Enter');
    await page.getByRole('heading', { level: 3, name: 'Вера Лис' }).waitFor();
    await page.getByText('Активен').waitFor();
    await act('Удалить из команды');
    await page.getByText('Ничего не найдено').waitFor();
    const back = page.getByRole('button', { name: 'Вернуть', exact: true });
    await back.waitFor();
    await key('Alt+t');
    await tabTo(back);
    await key('Enter');
    await page.getByRole('heading', { level: 3, name: 'Вера Лис' }).waitFor();
  });

  it('are filtered in a drawer on a phone; the address keeps it', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/profile?section=teams');
    await press('Фильтры');
    const sheet = dialog('Фильтры');
    await sheet.getByLabel('Компания').selectOption('Азимут · пример');
    await sheet.getByRole('button', { name: 'Применить' }).click();
    await page.waitForURL(/company=company-orientir/);
    await page.getByRole('button', { name: 'Фильтры (1)' }).waitFor();
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(sideways).toBeLessThanOrEqual(0);
  });
});
