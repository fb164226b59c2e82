import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';

import { holdBack, toast } from '../../support/page/journey.ts';
import { EMAIL, isIn, security, signingIn, type SigningIn } from '../../support/page/signingIn.ts';

/** Other ways into a server than a letter's link and a password: a passkey, the company's own provider; and the way out. */

let own: SigningIn;
let home: Page;
signingIn(async (given) => {
  own = given;
  ({ home } = given);
  await own.confirmAddress();
});

describe('signing in', () => {
  it('a passkey is made and lets in without a name', async () => {
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

  it('the company’s provider lets in whose address it has verified', async () => {
    const page = await own.elsewhere();
    await page.goto('/login');
    await page.getByRole('button', { name: 'Войти через Стрелка ID' }).click();
    await page.getByRole('button', { name: 'Открыть Ориентир' }).click();
    await isIn(page);
    own.provider.account = null;
    const refused = await own.elsewhere();
    await refused.goto('/login');
    await refused.getByRole('button', { name: 'Войти через Стрелка ID' }).click();
    await refused.getByText('Вход отменён').waitFor();
    await page.context().close();
    await refused.context().close();
  });

  it('sessions that are ended elsewhere are out', async () => {
    const page = await own.elsewhere();
    own.provider.account = { sub: 'anna-there', email: EMAIL, email_verified: true };
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
