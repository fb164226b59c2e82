import { base32 } from '@better-auth/utils/base32';
import { createOTP } from '@better-auth/utils/otp';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

import { launch, openProfile } from '../support/browser.ts';
import { freePort } from '../support/freePort.ts';
import { holdBack, toast } from '../support/journey.ts';
import { startMailbox, type Mailbox } from '../support/mailbox.ts';
import { npmStart, type Started } from '../support/npmStart.ts';
import { CLIENT, startProvider, type TestProvider } from '../support/oidcProvider.ts';
import { shareOpenCompany } from '../support/team.ts';

/** Signing in to a server as people do it: a letter's link, a password and a code, a passkey, the company's own provider. */

const EMAIL = 'anna@example.com';
const PASSWORD = 'три весёлых гуся на озере';

let server: Started;
let post: Mailbox;
let provider: TestProvider;
let browser: Browser;
/** Where Anna shared her company. */
let home: Page;
let code: () => Promise<string>;

beforeAll(async () => {
  post = await startMailbox();
  provider = await startProvider({ sub: 'anna-there', email: EMAIL, email_verified: true });
  const port = await freePort();
  const address = `http://localhost:${port}`;
  provider.register(`${address}/api/auth/callback/oidc`);
  server = await npmStart({
    isBuilt: true,
    embedded: inject('embedded'),
    variables: {
      PORT: String(port),
      BASE_URL: address,
      SMTP_URL: post.url,
      MAIL_FROM: 'Ориентир <no-reply@orientir.example>',
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: CLIENT.id,
      OIDC_CLIENT_SECRET: CLIENT.secret,
      OIDC_NAME: 'Стрелка ID',
    },
  });
  browser = await launch();
  home = (await openProfile(browser, server.address)).page;
  await shareOpenCompany(home, await server.ownerLink());
});
afterAll(async () => {
  await browser.close();
  server.stop();
  await post.stop();
  await provider.stop();
});

const taken = new Set<string>();

/** The link in the next letter to Anna. */
async function linkFrom(): Promise<string> {
  const letter = await post.next(
    ({ to, links, messageId }) => to === EMAIL && links.length > 0 && !taken.has(messageId),
  );
  taken.add(letter.messageId);
  return letter.links[0] ?? '';
}

const elsewhere = async (): Promise<Page> => (await openProfile(browser, server.address)).page;

const isIn = async (page: Page): Promise<void> => {
  await toast(page, 'Вы вошли').waitFor();
  await page.getByRole('heading', { name: /^Список исследований/ }).waitFor();
};

const security = (page: Page) => page.getByRole('region', { name: 'Безопасность' });

describe('signing in', () => {
  it('an address is confirmed by its letter', async () => {
    await home.goto('/profile');
    await security(home).getByRole('button', { name: 'Указать почту' }).click();
    await home.getByRole('dialog').getByLabel('Электронная почта').fill(EMAIL);
    await home.getByRole('button', { name: 'Отправить письмо' }).click();
    await home.getByText('Письмо отправлено на').waitFor();
    await home.goto(await linkFrom());
    await home.getByRole('button', { name: 'Подтвердить адрес' }).click();
    await security(home).getByText(EMAIL).waitFor();
  });

  it('another browser comes in by a letter’s link, once, when a button is pressed', async () => {
    const page = await elsewhere();
    await page.goto('/login');
    await page.getByLabel('Электронная почта').fill(EMAIL);
    await page.getByRole('button', { name: 'Прислать ссылку для входа' }).click();
    await page.getByRole('heading', { name: 'Проверьте почту' }).waitFor();
    const link = await linkFrom();
    // A scanner of mail opens links, and presses nothing.
    await fetch(link.replace(/#.*/, ''));
    await page.goto(link);
    await page.getByRole('button', { name: 'Войти', exact: true }).click();
    await isIn(page);
    const second = await elsewhere();
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

    const page = await elsewhere();
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

  it('a passkey is made and lets in without a name', { tags: 'full' }, async () => {
    const cdp = await home.context().newCDPSession(home);
    await cdp.send('WebAuthn.enable');
    const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await home.goto('/profile');
    await security(home).getByRole('button', { name: 'Добавить ключ' }).click();
    await toast(home, 'Ключ добавлен').waitFor();
    const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId });
    expect(credentials).toHaveLength(1);

    await security(home)
      .getByRole('button', { name: /^Переименовать ключ/ })
      .click();
    await home.getByRole('textbox', { name: 'Название ключа' }).fill('Рабочий ноутбук');
    await home.keyboard.press('Enter');
    await toast(home, 'Ключ переименован').waitFor();
    await security(home).getByText('Рабочий ноутбук').waitFor();
    expect(
      await security(home)
        .getByText(/^последний вход/)
        .count(),
    ).toBe(0);

    // The same device, signed out. The button is pressed while the challenge of what is offered in the field is still on its way.
    await home.goto('/login');
    const challenge = /generate-authenticate-options/;
    const asked = home.waitForRequest(challenge);
    const go = await holdBack(home.context(), challenge);
    await home.getByRole('button', { name: 'Выйти' }).click();
    const field = home.getByLabel('Электронная почта');
    expect(await field.getAttribute('autocomplete')).toBe('username webauthn');
    await asked;
    await home.getByRole('button', { name: 'Войти ключом (passkey)' }).click();
    go();
    await isIn(home);
    await home.goto('/profile');
    await security(home)
      .getByText(/^последний вход/)
      .waitFor();

    // Offered in the field, the key lets in without the button.
    await home.goto('/login');
    await home.getByRole('button', { name: 'Выйти' }).click();
    await isIn(home);
  });

  it('the company’s provider lets in whose address it has verified', { tags: 'full' }, async () => {
    const page = await elsewhere();
    await page.goto('/login');
    await page.getByRole('button', { name: 'Войти через Стрелка ID' }).click();
    await page.getByRole('button', { name: 'Открыть Ориентир' }).click();
    await isIn(page);
    provider.account = null;
    const refused = await elsewhere();
    await refused.goto('/login');
    await refused.getByRole('button', { name: 'Войти через Стрелка ID' }).click();
    await refused.getByText('Вход отменён').waitFor();
    await page.context().close();
    await refused.context().close();
  });

  it('sessions that are ended elsewhere are out', { tags: 'full' }, async () => {
    const page = await elsewhere();
    provider.account = { sub: 'anna-there', email: EMAIL, email_verified: true };
    await page.goto('/login');
    await page.getByRole('button', { name: 'Войти через Стрелка ID' }).click();
    await page.getByRole('button', { name: 'Открыть Ориентир' }).click();
    await isIn(page);
    await home.goto('/profile');
    await security(home).getByRole('button', { name: 'Завершить на всех остальных' }).click();
    await toast(home, 'На остальных устройствах вы вышли').waitFor();
    await page.goto('/login');
    await page.getByRole('button', { name: 'Прислать ссылку для входа' }).waitFor();
    expect(await page.getByText('Вы вошли').count()).toBe(0);
  });
});
