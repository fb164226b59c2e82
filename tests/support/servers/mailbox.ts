import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';

import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';

interface CaughtLetter {
  /** Address that it was handed over for. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: ParsedMail['headers'];
  /** As they came, unfolded. */
  readonly headerLines: readonly string[];
  readonly messageId: string;
  /** Web addresses in the text. */
  readonly links: readonly string[];
}

/**
 * Behaviour of the mail server towards a client: `take`; `hang`: it accepts the connection and says nothing; `later`: it is busy;
 * `bounce`: there is no such address; `drop`: it cuts the connection in the middle of the letter. A function chooses by the
 * address.
 */
export type Behaviour = 'take' | 'hang' | ForAddress | ((address: string) => ForAddress);

type ForAddress = 'take' | 'later' | 'bounce' | 'drop';

/** A mail server that catches every letter. */
export interface Mailbox {
  /** For SMTP_URL. */
  readonly url: string;
  /** Letters received, in order. */
  readonly letters: readonly CaughtLetter[];
  behave(how: Behaviour): void;
  /** Ends a connection after so many letters, as busy mail servers do. */
  limit(letters: number): void;
  /** Connections so far, and the most at once. */
  connections(): { readonly all: number; readonly most: number };
  /** Resolves with the first letter, past or to come, that it is asked for. */
  next(isIt: (letter: CaughtLetter) => boolean): Promise<CaughtLetter>;
  stop(): Promise<void>;
}

const LINK = /https?:\/\/\S+/g;

function asCaught(to: string, mail: ParsedMail): CaughtLetter {
  const { subject = '', text = '', html, headers, messageId = '' } = mail;
  const headerLines = mail.headerLines.map(({ line }) => line.replaceAll(/\r?\n\s+/g, ' '));
  return { to, subject, text, html: html || '', headers, headerLines, messageId, links: text.match(LINK) ?? [] };
}

const refusal = (responseCode: number, message: string): Error => Object.assign(new Error(message), { responseCode });

/** Starts a mail server on a free port of this machine. */
export async function startMailbox(first: Behaviour = 'take', port = 0): Promise<Mailbox> {
  let behaviour = first;
  const letters: CaughtLetter[] = [];
  const waiting = new Set<() => void>();
  const taken = new Map<string, number>();
  let most = Number.POSITIVE_INFINITY;
  const connections = { all: 0, now: 0, most: 0 };
  const does = (address: string): Behaviour => (typeof behaviour === 'function' ? behaviour(address) : behaviour);
  const sockets = new Map<number, Socket>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onConnect(_session, done) {
      connections.all += 1;
      connections.now += 1;
      connections.most = Math.max(connections.most, connections.now);
      // Who hangs never says a word.
      if (behaviour !== 'hang') done();
    },
    onClose() {
      connections.now -= 1;
    },
    onMailFrom(_from, { id }, done) {
      const count = (taken.get(id) ?? 0) + 1;
      taken.set(id, count);
      done(count > most ? refusal(421, '4.7.0 Too many letters of one connection') : null);
    },
    onRcptTo({ address }, _session, done) {
      const is = does(address);
      if (is === 'bounce') done(refusal(550, '5.1.1 No such user here'));
      else if (is === 'later') done(refusal(451, '4.3.0 Try again later'));
      else done();
    },
    onData(stream, { envelope, remotePort }, done) {
      if (envelope.rcptTo.some(({ address }) => does(address) === 'drop')) {
        sockets.get(remotePort)?.destroy();
        return;
      }
      void simpleParser(stream).then((mail) => {
        for (const { address } of envelope.rcptTo) letters.push(asCaught(address, mail));
        done();
        for (const look of waiting) look();
      }, done);
    },
  });
  server.server.on('connection', (socket: Socket) => sockets.set(socket.remotePort ?? 0, socket));
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
    limit(count) {
      most = count;
    },
    connections: () => ({ all: connections.all, most: connections.most }),
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
