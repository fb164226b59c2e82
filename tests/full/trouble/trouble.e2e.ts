import path from 'node:path';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';

import type { Faults } from '../../support/page/browser.ts';
import { eachProfile, openBehind, workspaceOpen } from '../../support/page/journey.ts';

const BAD = path.resolve(import.meta.dirname, '../../fixtures/bad');
const GOOD = path.resolve(import.meta.dirname, '../../fixtures/transcripts/interview-1-utf8.txt');

let page: Page;
let faults: Faults;
eachProfile((profile) => ({ page, faults } = profile), { mayErr: true });

const heading = (count: number) => page.getByRole('heading', { name: `Список исследований (${count})` });
const dialog = () => page.getByRole('dialog', { name: 'Загрузить новое исследование' });
const send = () => dialog().getByRole('button', { name: 'Загрузить', exact: true }).click();

async function openForm(title: string): Promise<void> {
  await page.goto('/');
  await heading(7).waitFor();
  await page.getByRole('button', { name: 'Загрузить исследование' }).click();
  await dialog().getByLabel('Название').fill(title);
  await dialog().getByLabel('Описание').fill('Описание');
  await dialog().getByLabel('Тип исследования').selectOption({ label: 'Опрос' });
}

const textFile = (name: string, body = 'текст') => ({ name, mimeType: 'text/plain', buffer: Buffer.from(body) });

const choose = (files: string | string[] | { name: string; mimeType: string; buffer: Buffer }[]) =>
  dialog().locator('input[type=file]:not([webkitdirectory])').setInputFiles(files);

describe('a file that cannot be taken is named, with the reason, and the form keeps what was typed', () => {
  const cases: [name: string, says: RegExp][] = [
    ['encrypted.pdf', /«encrypted\.pdf».*парол/],
    ['no-pages.pdf', /«no-pages\.pdf».*страниц/],
    ['not-a-zip.docx', /«not-a-zip\.docx»/],
    ['without-document.docx', /«without-document\.docx»/],
    ['bomb.docx', /«bomb\.docx»/],
    ['not-a.pdf', /«not-a\.pdf»/],
    ['binary.txt', /«binary\.txt»/],
  ];
  it('damaged, locked or not what they are called: each is refused, and without it the form can be sent', async () => {
    await openForm('Не потерять это');
    for (const [name, says] of cases) {
      await choose(path.join(BAD, name));
      await send();
      await dialog().getByRole('alert').filter({ hasText: says }).waitFor();
      expect(await dialog().getByLabel('Название').inputValue()).toBe('Не потерять это');
      await dialog()
        .getByRole('button', { name: `Убрать файл ${name}` })
        .click();
    }
    await choose(GOOD);
    await send();
    await dialog().waitFor({ state: 'detached' });
    await heading(8).waitFor();
  });

  it('the eleventh file, an empty one and a wrong type, at once', async () => {
    await openForm('Много файлов');
    await choose([
      { name: 'картинка.png', mimeType: 'image/png', buffer: Buffer.from('x') },
      textFile('пустой.txt', ''),
      ...Array.from({ length: 11 }, (_, index) => textFile(`заметка ${index + 1}.txt`)),
    ]);
    const alert = dialog().getByRole('alert');
    for (const name of ['картинка.png', 'пустой.txt', 'заметка 11.txt']) {
      await alert.filter({ hasText: name }).waitFor();
    }
    expect(await dialog().getByRole('list', { name: 'Выбранные файлы' }).getByRole('listitem').count()).toBe(10);
  });

  it('strange names stay text', async () => {
    await openForm('Странные имена');
    const name = '🦄 <img src=x onerror=alert(1)> ' + 'я'.repeat(200) + '.txt';
    await choose([{ name, mimeType: 'text/plain', buffer: Buffer.from('Респондент: привет') }]);
    await send();
    await dialog().waitFor({ state: 'detached' });
    await heading(8).waitFor();
    await page.getByRole('button', { name: 'Читать' }).click();
    await page.getByRole('region', { name: 'Текст материала' }).getByText('привет').waitFor();
    expect(await page.locator('img[src=x]').count()).toBe(0);
    expect(faults.errors).toEqual([]);
  });
});

describe('storage in trouble', () => {
  it('over the quota: nothing is half stored, the form stays and can be sent again', async () => {
    await openForm('Не хватило места');
    await choose(GOOD);
    await page.evaluate(() => {
      const real = IDBObjectStore.prototype.put;
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
      Object.assign(globalThis, { free: () => Object.assign(IDBObjectStore.prototype, { put: real }) });
    });
    await send();
    await dialog().getByRole('alert').filter({ hasText: 'Не хватает места' }).waitFor();
    expect(await dialog().getByLabel('Название').inputValue()).toBe('Не хватило места');
    await page.evaluate(() => (globalThis as unknown as { free: () => void }).free());
    await send();
    await dialog().waitFor({ state: 'detached' });
    await heading(8).waitFor();
    await page.reload();
    await heading(8).waitFor();
  });

  it('no storage at all: the list says so and offers to try again', async () => {
    await page.addInitScript(() => {
      const real = IDBFactory.prototype.open;
      IDBFactory.prototype.open = () => {
        throw new DOMException('private mode', 'SecurityError');
      };
      Object.assign(globalThis, { allow: () => Object.assign(IDBFactory.prototype, { open: real }) });
    });
    await page.goto('/');
    await page.getByRole('alert').filter({ hasText: 'Браузер не даёт хранить данные' }).first().waitFor();
    await page.evaluate(() => (globalThis as unknown as { allow: () => void }).allow());
    await page.getByRole('button', { name: 'Повторить' }).click();
    await heading(7).waitFor();
  });

  it('a record of an unknown shape is set aside and reported; the list stays', async () => {
    await page.goto('/');
    await workspaceOpen(page);
    await page.evaluate(async () => {
      const opening = indexedDB.open('orientir');
      await new Promise((resolve) => {
        opening.addEventListener('success', resolve);
      });
      const writing = opening.result.transaction('records', 'readwrite');
      const store = writing.objectStore('records');
      const reading = store.getAll();
      reading.addEventListener('success', () => {
        const row = reading.result.find((one: { kind: string }) => one.kind === 'research');
        store.put({ ...row, id: 'strange', record: { id: 'strange', title: 42 } });
      });
      await new Promise((resolve) => {
        writing.addEventListener('complete', resolve);
      });
      opening.result.close();
    });
    await page.reload();
    await heading(7).waitFor();
    await page.getByText('1 запись не удалось прочитать').waitFor();
  });

  it('a newer version in another tab: this one says so and offers to reload', async () => {
    await page.goto('/');
    await workspaceOpen(page);
    const other = await openBehind(page);
    await other.goto('/favicon.svg');
    await other.evaluate(async () => {
      const opening = indexedDB.open('orientir', 1000);
      await new Promise((resolve) => {
        opening.addEventListener('success', resolve);
      });
      opening.result.close();
    });
    await page.getByRole('alert').filter({ hasText: 'Ориентир обновился в другой вкладке' }).first().waitFor();
    await page.getByRole('button', { name: 'Перезагрузить' }).waitFor();
  });
});

/** Makes a file of a size in the page, of one piece over and over, and puts it into the form's file field. */
async function chooseMade(name: string, type: string, size: number, piece: string): Promise<void> {
  await page.evaluate(
    ([fileName, mime, bytes, part]) => {
      const block = new TextEncoder().encode(part.repeat(Math.ceil(1_048_576 / new TextEncoder().encode(part).length)));
      const parts = Array.from({ length: Math.floor(bytes / block.length) }, () => block);
      const rest = bytes - parts.length * block.length;
      const transfer = new DataTransfer();
      transfer.items.add(new File([...parts, block.slice(0, rest)], fileName, { type: mime }));
      const input = document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]:not([webkitdirectory])');
      if (!input) throw new Error('no file input');
      input.files = transfer.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    },
    [name, type, size, piece] as const,
  );
}

describe('large files', () => {
  it('a video of 200 MB is stored without freezing the page, and can be cancelled', async () => {
    await openForm('Запись интервью');
    const size = 200 * 1024 * 1024;
    await chooseMade('запись.mp4', 'video/mp4', size, 'x'.repeat(1023) + '\n');
    await dialog().getByText('200,00 МБ').waitFor();

    await send();
    await dialog().getByRole('button', { name: 'Отменить' }).click();
    await dialog().getByRole('alert').filter({ hasText: 'Действие отменено' }).waitFor();

    const frames = page.evaluate(async () => {
      let longest = 0;
      let last = performance.now();
      while (document.querySelector('[role=dialog]')) {
        await new Promise(requestAnimationFrame);
        longest = Math.max(longest, performance.now() - last);
        last = performance.now();
      }
      return longest;
    });
    await send();
    await dialog().waitFor({ state: 'detached' });
    console.log(`longest frame while 200 MB were stored: ${Math.round(await frames)} ms`);
    await heading(8).waitFor();
    await page.getByText('Нужна расшифровка').waitFor();
    const stored = await page.evaluate(async () => {
      const opening = indexedDB.open('orientir');
      await new Promise((resolve) => {
        opening.addEventListener('success', resolve);
      });
      const reading = opening.result.transaction('blobs').objectStore('blobs').getAll();
      await new Promise((resolve) => {
        reading.addEventListener('success', resolve);
      });
      opening.result.close();
      return reading.result.map(({ blob }: { blob: Blob }) => blob.size);
    });
    expect(stored).toContain(size);
  });

  it('a text of 50 MB is read, opened, searched and quoted', async () => {
    await openForm('Очень длинная расшифровка');
    await chooseMade(
      'длинная.txt',
      'text/plain',
      50 * 1024 * 1024,
      'Интервьюер: Что было дальше?\nРеспондент: Дальше мы долго искали рецепт пирога и не нашли его.\n',
    );
    await send();
    await dialog().waitFor({ state: 'detached' });
    await heading(8).waitFor();
    await page.getByRole('button', { name: 'Читать' }).click();
    const reader = page.getByRole('region', { name: 'длинная.txt' });
    await reader.getByText('Дальше мы долго искали рецепт пирога').first().waitFor();
    await reader.getByRole('button', { name: /^Выбрать реплику 2: Респондент/ }).click();
    await reader.getByRole('button', { name: 'Гипотеза', exact: true }).click();
    await page.getByRole('dialog', { name: 'Создать гипотезу' }).getByText('не нашли его').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').first().waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await reader.waitFor({ state: 'detached' });
    await page.getByPlaceholder('Поиск исследований...').fill('рецепт пирога');
    await heading(1).waitFor();
    expect(faults.errors).toEqual([]);
  });
});

it('hints to questions whose model could not be fetched are said to be away once, and come with the next typing, without a reload', async () => {
  await page.route(/weights-[^/]*\.js$/, (route) => route.abort());
  await page.goto('/experiments?open=experiment-trial-interview');
  await page.getByRole('button', { name: 'Начать исследование', exact: true }).first().click();
  const question = page.getByRole('textbox', { name: 'Вопрос 1', exact: true });
  await question.fill('Вам ведь неудобно пользоваться приложением, да?');
  await page.getByText(/^Подсказки к вопросам сейчас недоступны/).waitFor();
  await page.unroute(/weights-[^/]*\.js$/);
  await question.fill('Вам ведь неудобно пользоваться сайтом, да?');
  await page.getByText(/^Похоже, наводящий вопрос: ответ подсказан/).waitFor();
});
