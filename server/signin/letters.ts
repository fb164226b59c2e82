import { and, eq, gt } from 'drizzle-orm';
import * as v from 'valibot';

import { foldEmail } from '../../src/domain/core/email.ts';
import { narrow, type Transaction } from '../db/database.ts';
import { person, verification } from '../db/tables/people.ts';
import type { ServerContext } from '../context/context.ts';
import { invitationsFor } from '../people/invitations.ts';
import { hashToken, newToken } from '../core/tokens.ts';

/** Minutes for which a link in a letter works. */
const MINUTES = 15;

/** Purpose of a link in a letter. */
type Purpose = 'signIn' | 'address';

/** `personId`: null for an invited person who does not exist here yet. */
const held = v.object({ personId: v.nullable(v.string()), email: v.string() });

/** Whose link it was, and to which address it was sent. */
export type Held = v.InferOutput<typeof held>;

const WORDS = {
  signIn: {
    subject: 'Вход в «Ориентир»',
    heading: 'Вход в «Ориентир»',
    paragraphs: ['Кто-то, скорее всего вы, просит впустить по этому адресу.'],
    label: 'Войти',
    notes: [
      `Ссылка действует ${MINUTES} минут и один раз.`,
      'Не просили письма? Ничего не делайте: без ссылки никто не войдёт.',
    ],
  },
  address: {
    subject: 'Подтвердите адрес для входа в «Ориентир»',
    heading: 'Подтвердите адрес',
    paragraphs: ['Этот адрес указали для входа в «Ориентир». Откройте ссылку в том браузере, где вы вошли.'],
    label: 'Подтвердить адрес',
    notes: [
      `Ссылка действует ${MINUTES} минут и один раз.`,
      'Не указывали адрес? Ничего не делайте: без подтверждения он ничего не значит.',
    ],
  },
} as const;

const identifierOf = (purpose: Purpose, token: string): string => `${purpose}:${hashToken(token)}`;

/** Puts a letter with a link in it among those that wait, and what the link is good for. */
async function queue(
  server: ServerContext,
  tx: Transaction,
  purpose: Purpose,
  { personId, email }: Held,
): Promise<void> {
  const token = newToken();
  const now = server.now();
  const until = new Date(now.getTime() + MINUTES * 60_000);
  const identifier = identifierOf(purpose, token);
  await tx.insert(verification).values({
    id: identifier,
    identifier,
    value: JSON.stringify({ personId, email } satisfies Held),
    expiresAt: until,
    createdAt: now,
    updatedAt: now,
  });
  const { label, ...words } = WORDS[purpose];
  await server.mail.queue(tx, {
    ...words,
    to: email,
    companyId: null,
    purpose,
    about: personId ?? email,
    until,
    // The part behind # reaches no server and no log: the page takes it from there when a button is pressed.
    button: {
      label,
      address: `${server.environment.baseUrl}/login#${purpose === 'signIn' ? 'link' : 'address'}=${token}`,
    },
  });
}

/** Sends to an address a link that lets its person in, or the person invited by it; sends nothing if the address is unknown. */
export async function writeSignIn(server: ServerContext, address: string): Promise<void> {
  const email = foldEmail(address);
  const database = await server.database.get();
  await database.transaction({ signIn: true }, async (tx) => {
    const [found] = await tx
      .select({ personId: person.id })
      .from(person)
      .where(and(eq(person.email, email), eq(person.emailVerified, true)));
    const isAwaited = !found && (await invitationsFor(tx, email, server.now())).length > 0;
    await narrow(tx, { signIn: true });
    if (found || isAwaited) await queue(server, tx, 'signIn', { personId: found?.personId ?? null, email });
  });
  server.mail.answered();
}

/** Writes to an address that a person names as theirs, even if it is another's: opening the link proves ownership. */
export async function writeAddress(server: ServerContext, personId: string, address: string): Promise<void> {
  const database = await server.database.get();
  await database.transaction({ signIn: true }, (tx) =>
    queue(server, tx, 'address', { personId, email: foldEmail(address) }),
  );
  server.mail.answered();
}

/** Informs a former address that it no longer lets anyone in. */
export async function writeChanged(
  server: ServerContext,
  tx: Transaction,
  { personId, email }: { readonly personId: string; readonly email: string },
): Promise<void> {
  await server.mail.queue(tx, {
    subject: 'Адрес для входа в «Ориентир» изменён',
    heading: 'Адрес для входа изменён',
    paragraphs: ['По этому адресу в «Ориентир» больше не входят: для входа указан другой.'],
    notes: ['Это были не вы? Сообщите администратору сервера.'],
    to: email,
    companyId: null,
    purpose: 'addressChanged',
    about: personId,
    until: new Date(server.now().getTime() + 24 * 60 * 60_000),
  });
}

/**
 * Uses a link up, whatever the outcome.
 * @returns what it was good for; null when it never existed, was used, or has expired
 */
export async function takeLink(
  server: ServerContext,
  tx: Transaction,
  purpose: Purpose,
  token: string,
): Promise<Held | null> {
  const [row] = await tx
    .delete(verification)
    .where(and(eq(verification.id, identifierOf(purpose, token)), gt(verification.expiresAt, server.now())))
    .returning({ value: verification.value });
  return row ? v.parse(held, JSON.parse(row.value)) : null;
}
