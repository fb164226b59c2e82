import { base32 } from '@better-auth/utils/base32';
import { createOTP } from '@better-auth/utils/otp';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';

import { toast } from '../support/page/journey.ts';
import { EMAIL, isIn, security, signingIn, type SigningIn } from '../support/page/signingIn.ts';

/** Signing in to a server as people do it: a letter's link, a password and a code. */

const PASSWORD = 'три весёлых гуся на озере';

let own: SigningIn;
let home: Page;
let code: () => Promise<string>;
signingIn((given) => {
  own = given;
  ({ home } = given);
});

describe('signing in', () => {
  it('an address is confirmed by its letter', async () => {
    await own.confirmAddress();
  });

  it('another browser comes in by a letter’s link, once, when a button is pressed', async () => {
    const page = await own.elsewhere();
    await page.goto('/login');
    await page.getByLabel('Электронная почта').fill(EMAIL);
    await page.getByRole('button', { name: 'Прислать ссылку для входа' }).click();
    await page.getByRole('heading', { name: 'Проверьте почту' }).waitFor();
    const link = await own.linkFrom();
    // A scanner of mail opens links, and presses nothing.
    await fetch(link.replace(/#.*/, ''));
    await page.goto(link);
    await page.getByRole('button', { name: 'Войти', exact: true }).click();
    await isIn(page);
    const second = await own.elsewhere();
    await second.goto(link);
    await second.getByRole('button', { name: 'Войти', exact: true }).click();
    await second.getByText('Ссылка уже использована').waitFor();
    await page.context().close();
    await second.context().close();
  });

  it('a password and a second factor are set, and asked for', async () => {
    await home.goto('/profile');
    await security(home).getByRole('button', { name: 'Задать пароль' }).click();
    await home.getByLabel('Новый пароль').fill(PASSWORD);
    await home.getByRole('dialog').getByRole('button', { name: 'Задать пароль' }).click();
    await toast(home, 'Пароль задан').waitFor();

    await security(home).getByRole('button', { name: 'Включить двухфакторную защиту' }).click();
    await home.getByLabel('Пароль', { exact: false }).last().fill(PASSWORD);
    await home.getByRole('button', { name: 'Продолжить' }).click();
    await home.getByRole('img', { name: /QR-код/ }).waitFor();
    const secret = ((await home.getByRole('dialog').locator('code').textContent()) ?? '').replaceAll(' ', '');
    const otp = createOTP(new TextDecoder().decode(base32.decode(secret)));
    // Each code lets in once: the next is that of the next half minute.
    let last = 0;
    code = () => {
      last = Math.max(last + 1, Math.floor(Date.now() / 30_000));
      return otp.hotp(last);
    };
    await home.getByLabel('Код из приложения').fill(await code());
    await home.getByRole('button', { name: 'Включить', exact: true }).click();
    await home.getByRole('heading', { name: 'Запасные коды' }).waitFor();
    expect(await home.getByRole('list', { name: 'Запасные коды' }).getByRole('listitem').count()).toBe(10);
    await home.getByRole('button', { name: 'Коды сохранены' }).click();
    await home
      .getByRole('banner')
      .or(home.locator('header'))
      .getByText('Двухфакторная защита включена')
      .first()
      .waitFor();

    const page = await own.elsewhere();
    await page.goto('/login');
    await page.getByRole('button', { name: 'Войти с паролем' }).click();
    await page.getByLabel('Электронная почта').fill(EMAIL);
    await page.getByLabel('Пароль').fill(PASSWORD);
    await page.getByRole('button', { name: 'Войти', exact: true }).click();
    await page.getByRole('heading', { name: 'Второй шаг' }).waitFor();
    await page.getByLabel('Код из приложения').fill('000000');
    await page.getByRole('button', { name: 'Войти', exact: true }).click();
    await page.getByText('Код не подходит').waitFor();
    await page.getByLabel('Код из приложения').fill(await code());
    await page.getByRole('button', { name: 'Войти', exact: true }).click();
    await isIn(page);
    await page.context().close();
  });
});
