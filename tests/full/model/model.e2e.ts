import { beforeEach, describe, expect, it } from 'vitest';

import { eventually } from '../../support/eventually.ts';
import { ownServer, type OwnServer } from '../../support/servers/ownServer.ts';
import { joinAs } from '../../support/page/team.ts';

/* «Настройки» → «Модель»: the server's administrator gives a company its own model, whose server is one of this test's. */

const KEY = 'sk-klyuch-kompanii';

describe('a company’s own model', () => {
  let own: OwnServer;
  ownServer((given) => {
    own = given;
  });
  beforeEach(() => own.anna.goto('/profile?section=settings'));

  it('is typed in peace: another screen and the way back lose nothing', async () => {
    const { anna } = own;
    const part = anna.getByRole('region', { name: 'Модель', exact: true });
    await part.getByLabel('Название модели').fill('почти');
    await anna.getByRole('link', { name: 'Аудитории' }).first().click();
    await anna.waitForURL('**/audiences');
    await anna.goBack();
    await eventually(async () => expect(await part.getByLabel('Название модели').inputValue()).toBe('почти'));
    await part.getByLabel('Название модели').fill('');
  });

  it('is connected when it has answered, and its key is nowhere in the page', async () => {
    const { anna, model } = own;
    model.key = KEY;
    const part = anna.getByRole('region', { name: 'Модель', exact: true });
    await part.getByText('Не подключена').waitFor();
    await part.getByLabel('Название модели').fill('test-model');
    await part.getByLabel(/^Адрес/).fill(model.address);
    await part.getByLabel(/^Ключ/).fill('не тот'.replaceAll(/./g, 'x'));
    await part.getByRole('button', { name: 'Подключить свою модель' }).click();
    await part.getByText('Модель не приняла ключ.').waitFor();
    expect(await part.getByText('Подключена', { exact: true }).count()).toBe(0);

    await part.getByLabel(/^Ключ/).fill(KEY);
    await part.getByRole('button', { name: 'Сохранить и проверить' }).click();
    await part.getByText('Подключена', { exact: true }).waitFor();
    await part.getByText(/держит заданную форму ответа, показывает ответ по мере готовности/).waitFor();
    expect(await part.getByLabel(/^Ключ/).inputValue()).toBe('');
    expect(await anna.content()).not.toContain(KEY);

    await anna.reload();
    await part.getByText('Подключена', { exact: true }).waitFor();
    expect(own.logs.join('\n')).not.toContain(KEY);
  });

  it('is seen by a researcher, who changes nothing', async () => {
    const page = await own.open();
    await joinAs(page, own.link, 'Вера');
    await page.goto('/profile?section=settings');
    const part = page.getByRole('region', { name: 'Модель', exact: true });
    await part.getByText('Подключена', { exact: true }).waitFor();
    expect(await part.getByRole('button', { name: 'Сохранить и проверить' }).getAttribute('aria-disabled')).toBe(
      'true',
    );
    const content = await page.content();
    expect([KEY, own.model.address].filter((secret) => content.includes(secret))).toEqual([]);
    await page.close();
  });

  it('is gone when it is disconnected', async () => {
    const { anna } = own;
    const part = anna.getByRole('region', { name: 'Модель', exact: true });
    await part.getByRole('button', { name: 'Отключить свою модель' }).click();
    await part.getByText('Не подключена').waitFor();
    await eventually(async () => expect(await part.getByRole('button', { name: 'Подключить свою модель' }).count()).toBe(1)); // prettier-ignore
  });
});
