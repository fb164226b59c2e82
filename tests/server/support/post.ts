import { startMailbox, type Mailbox } from '#tests/support/servers/mailbox.ts';

import type { Browser } from './team.ts';

/** Where people open a server that writes letters: what the links in them begin with. */
export const ORIGIN = 'http://orientir.example';

/** A mail server, and the secrets in what it catches. */
export interface Post {
  readonly box: Mailbox;
  /** For the server that writes. */
  readonly variables: Readonly<Record<string, string>>;
  /** The secret part of a link to an address that was not taken yet; resolves when there is one. */
  tokenTo(address: string): Promise<string>;
  stop(): Promise<void>;
}

export async function startPost(): Promise<Post> {
  const box = await startMailbox();
  const taken = new Set<string>();
  return {
    box,
    variables: { SMTP_URL: box.url, MAIL_FROM: 'Ориентир <no-reply@orientir.example>', BASE_URL: ORIGIN },
    async tokenTo(address) {
      const letter = await box.next(({ to, links, messageId }) => {
        return to === address && links.length > 0 && !taken.has(messageId);
      });
      taken.add(letter.messageId);
      return letter.links[0]?.replace(/^.*#\w+=/, '') ?? '';
    },
    stop: () => box.stop(),
  };
}

/** Gives the person of a browser an address, by the letter that comes to it. */
export async function nameAddress(browser: Browser, post: Post, address: string): Promise<void> {
  await browser.ask('POST', '/api/auth/address', { email: address });
  const { status } = await browser.ask('POST', '/api/auth/address/confirm', { token: await post.tokenTo(address) });
  if (status !== 200) throw new Error(`the address was not taken: ${status}`);
}
