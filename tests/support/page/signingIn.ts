import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, inject } from 'vitest';

import { launch, openProfile } from './browser.ts';
import { freePort } from '../servers/freePort.ts';
import { toast } from './journey.ts';
import { startMailbox, type Mailbox } from '../servers/mailbox.ts';
import { npmStart, type Started } from '../servers/npmStart.ts';
import { CLIENT, startProvider, type TestProvider } from '../servers/oidcProvider.ts';
import { shareOpenCompany } from './team.ts';

/** Anna's address, by letter and at the company's provider. */
export const EMAIL = 'anna@example.com';

/** A server with all the ways into it, and Anna, who shared her company on it. */
export interface SigningIn {
  /** Where Anna shared her company. */
  readonly home: Page;
  readonly provider: TestProvider;
  /** A page of another browser. */
  elsewhere(): Promise<Page>;
  /** The link in the next letter to Anna. */
  linkFrom(): Promise<string>;
  /** Anna's address becomes hers, by the letter to it. */
  confirmAddress(): Promise<void>;
}

/** Part of the profile that signing in is kept in. */
export const security = (page: Page) => page.getByRole('region', { name: 'Безопасность' });

/** Waits until a page is signed in, and shows the company's content. */
export async function isIn(page: Page): Promise<void> {
  await toast(page, 'Вы вошли').waitFor();
  await page.getByRole('heading', { name: /^Список исследований/ }).waitFor();
}

/** Gives the journeys of a file a server with a mailbox and a provider. @param take keeps what they work with */
export function signingIn(take: (own: SigningIn) => unknown): void {
  let server: Started;
  let post: Mailbox;
  let provider: TestProvider;
  let browser: Browser;

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
    const elsewhere = async (): Promise<Page> => (await openProfile(browser, server.address)).page;
    const home = await elsewhere();
    await shareOpenCompany(home, await server.ownerLink());
    const taken = new Set<string>();
    const linkFrom = async (): Promise<string> => {
      const letter = await post.next(
        ({ to, links, messageId }) => to === EMAIL && links.length > 0 && !taken.has(messageId),
      );
      taken.add(letter.messageId);
      return letter.links[0] ?? '';
    };
    const confirmAddress = async (): Promise<void> => {
      await home.goto('/profile');
      await security(home).getByRole('button', { name: 'Указать почту' }).click();
      await home.getByRole('dialog').getByLabel('Электронная почта').fill(EMAIL);
      await home.getByRole('button', { name: 'Отправить письмо' }).click();
      await home.getByText('Письмо отправлено на').waitFor();
      await home.goto(await linkFrom());
      await home.getByRole('button', { name: 'Подтвердить адрес' }).click();
      await security(home).getByText(EMAIL).waitFor();
    };
    await take({ home, provider, elsewhere, linkFrom, confirmAddress });
  });

  afterAll(async () => {
    await browser.close();
    server.stop();
    await post.stop();
    await provider.stop();
  });
}
