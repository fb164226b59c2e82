import { createTransport, type SendMailOptions } from 'nodemailer';

import type { Carrier, Delivery } from './carrier.ts';
import { ONE_CLICK } from '../../src/domain/respond/paths.ts';
import { oneLine } from './letterText.ts';
import { AT_ONCE } from './postman.ts';

/** Milliseconds for which a connection waits for the next letter. */
const IDLE = 5_000;

/** Milliseconds: a mail server that hangs must not hold up the letters behind it for long. */
const TIMES = { connection: 15_000, greeting: 15_000, silence: 30_000, whole: 60_000 };

/** Most characters of what the other side said. */
const REASON = 300;

const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

interface SmtpError extends Error {
  readonly code?: string;
  readonly command?: string;
  readonly response?: string;
  readonly responseCode?: number;
}

/** Whether the other side ends the connection, having taken nothing: it gives no more letters of one connection. */
const isEndOfConnection = ({ command = '', responseCode = 0 }: SmtpError): boolean =>
  responseCode === 421 && (command === 'MAIL FROM' || command === 'RCPT TO');

/**
 * Returns the meaning of an error of the other side. A refusal of this server (its password, its address) may end when its
 * operator fixes it.
 */
function failureOf(error: SmtpError): Delivery {
  const { code = 'EUNKNOWN', command = '', response = '', responseCode = 0 } = error;
  const reason = oneLine(response).slice(0, REASON);
  const isForRecipient = command === 'RCPT TO' || command === 'DATA';
  if (responseCode >= 500 && isForRecipient) return { kind: 'bounced', reason };
  return { kind: 'failed', reason, code: /^[A-Z0-9_]{1,40}$/.test(code) ? code : 'EUNKNOWN' };
}

/** Headers by which a mail program offers to refuse letters: a page (RFC 2369), and over HTTPS one press (RFC 8058). */
const unsubscribing = (address: string): Readonly<Record<string, string>> =>
  address === ''
    ? {}
    : {
        'List-Unsubscribe': `<${address}>`,
        ...(address.startsWith('https:') ? { 'List-Unsubscribe-Post': ONE_CLICK } : {}),
      };

export interface CarrierOptions {
  readonly url: string;
  readonly from: string;
  /** Milliseconds for connecting, the greeting, silence and all of it; for tests. */
  readonly times?: typeof TIMES;
}

/** The mail server at an address (SMTP_URL). */
export function createCarrier({ url, from, times = TIMES }: CarrierOptions): Carrier {
  const { protocol, hostname, port, username, password } = new URL(url);
  const auth =
    username === '' ? {} : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } };
  const transport = createTransport({
    host: hostname.replaceAll(/[[\]]/g, ''),
    ...(port === '' ? {} : { port: Number(port) }),
    secure: protocol === 'smtps:',
    // A password goes over no wire unguarded.
    requireTLS: protocol === 'smtp:' && username !== '' && !LOOPBACK.test(hostname),
    ...auth,
    connectionTimeout: times.connection,
    greetingTimeout: times.greeting,
    socketTimeout: times.silence,
    disableFileAccess: true,
    disableUrlAccess: true,
    pool: true,
    maxConnections: AT_ONCE,
    idleTimeout: IDLE,
  });
  // Errors of an idle connection are no failures.
  transport.on('error', () => undefined);
  const host = /@([^>]+)>?$/.exec(from)?.[1] ?? 'localhost';
  return {
    async send({ id, recipient, subject, html, words, unsubscribe }, signal) {
      const message: SendMailOptions & { readonly signal: AbortSignal } = {
        from,
        to: { name: '', address: recipient },
        subject,
        html,
        text: words,
        // The same for every try: who gets it twice after all is shown it once.
        messageId: `<${id}@${host}>`,
        headers: {
          'Auto-Submitted': 'auto-generated',
          'X-Auto-Response-Suppress': 'All',
          ...unsubscribing(unsubscribe),
        },
        signal: AbortSignal.any([signal, AbortSignal.timeout(times.whole)]),
      };
      const once = async (): Promise<SmtpError | null> =>
        transport.sendMail(message).then(
          () => null,
          (error: unknown) => error as SmtpError,
        );
      const first = await once();
      const error = first !== null && isEndOfConnection(first) ? await once() : first;
      return error === null ? { kind: 'sent' } : failureOf(error);
    },
    close: () => transport.close(),
  };
}
