import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';

/** A letter that arrived. */
export interface CaughtLetter {
  /** Address that it was handed over for. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: ParsedMail['headers'];
  readonly messageId: string;
  /** Web addresses in the text. */
  readonly links: readonly string[];
}

/**
 * What the mail server does with whoever comes: `take`; `hang`: it accepts the connection and says nothing; `later`: it is busy;
 * `bounce`: there is no such address. A function says it for an address.
 */
export type Behaviour = 'take' | 'hang' | 'later' | 'bounce' | ((address: string) => 'take' | 'later' | 'bounce');

/** A mail server that catches every letter. */
export interface Mailbox {
  /** For SMTP_URL. */
  readonly url: string;
  /** What arrived, in order. */
  readonly letters: readonly CaughtLetter[];
  behave(how: Behaviour): void;
  /** Resolves with the first letter, past or to come, that it is asked for. */
  next(isIt: (letter: CaughtLetter) => boolean): Promise<CaughtLetter>;
  stop(): Promise<void>;
}

const LINK = /https?:\/\/\S+/g;

function asCaught(to: string, { subject = '', text = '', html, headers, messageId = '' }: ParsedMail): CaughtLetter {
  return { to, subject, text, html: html || '', headers, messageId, links: text.match(LINK) ?? [] };
}

const refusal = (responseCode: number, message: string): Error => Object.assign(new Error(message), { responseCode });

/** Starts a mail server on a free port of this machine. */
export async function startMailbox(first: Behaviour = 'take', port = 0): Promise<Mailbox> {
  let behaviour = first;
  const letters: CaughtLetter[] = [];
  const waiting = new Set<() => void>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onConnect(_session, done) {
      // Who hangs never says a word.
      if (behaviour !== 'hang') done();
    },
    onRcptTo({ address }, _session, done) {
      const does = typeof behaviour === 'function' ? behaviour(address) : behaviour;
      if (does === 'bounce') done(refusal(550, '5.1.1 No such user here'));
      else if (does === 'later') done(refusal(451, '4.3.0 Try again later'));
      else done();
    },
    onData(stream, { envelope }, done) {
      void simpleParser(stream).then((mail) => {
        for (const { address } of envelope.rcptTo) letters.push(asCaught(address, mail));
        done();
        for (const look of waiting) look();
      }, done);
    },
  });
  // A client that is cut off is no failure of the box.
  server.on('error', () => undefined);
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    letters,
    behave(how) {
      behaviour = how;
    },
    next: (isIt) =>
      new Promise((resolve) => {
        const look = (): void => {
          const found = letters.find(isIt);
          if (!found) return;
          waiting.delete(look);
          resolve(found);
        };
        waiting.add(look);
        look();
      }),
    stop: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}
