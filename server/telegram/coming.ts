import { and, eq } from 'drizzle-orm';

import { FORGOTTEN } from '../../src/domain/fieldwork/places/closed.ts';
import { wordsFor } from '../../src/domain/fieldwork/words.ts';
import { narrow } from '../db/database.ts';
import { respondent } from '../db/tables/fieldwork.ts';
import { findAddress, idByLink, makeByLink } from '../fieldwork/people.ts';
import { admissionOf, readRound, STRANGER } from '../fieldwork/readRound.ts';
import { standingOf } from '../fieldwork/takeIncoming.ts';
import { hashToken } from '../core/tokens.ts';
import { saying, take, withoutButtons, type Followed, type UpdateContext } from './taking.ts';
import { telegramAddress } from '../fieldwork/telegramAddress.ts';
import { chatMark, othersThan, queue, tie, type ChatRow } from '../chats/chat.ts';
import { formerTalk, helloText, NO_TALK, OPENED_ELSEWHERE, TALKS_ELSEWHERE, UNKNOWN_LINK } from '../chats/words.ts';

/* Handles people who come to the bot, by a link or without one. */

/** Returns the respondent of an open link who talks in this chat already; null when there is none. */
async function isHereBy({ tx }: UpdateContext, chat: ChatRow | undefined, linkId: string): Promise<string | null> {
  if (!chat) return null;
  const { companyId, respondentId: id } = chat;
  const [known] = await tx
    .select({ id: respondent.id })
    .from(respondent)
    .where(and(eq(respondent.companyId, companyId), eq(respondent.id, id), eq(respondent.linkId, linkId)));
  return known?.id ?? null;
}

/** Says in a chat that is to talk of another interview where the former one is found: it is stopped and erased there. */
async function leave({ tx, name, secret, now }: UpdateContext, chat: ChatRow | undefined, next: string): Promise<void> {
  if (!chat || chat.respondentId === next) return;
  const { companyId, respondentId: id } = chat;
  const former = await standingOf(tx, { companyId, id }, now);
  if (!former?.conversation.consent) return;
  const address = await telegramAddress(tx, secret, { kind: 'respondent', companyId, id }, former.around);
  await queue(tx, name, [saying(formerTalk(address))], now);
}

/** Handles a person who came by a link: from then on this chat is their interview. */
export async function comeBy(taking: UpdateContext, chat: ChatRow | undefined, token: string): Promise<Followed> {
  const { tx, name, secret, now } = taking;
  const { companyId } = name;
  const found = await findAddress(tx, hashToken(token));
  // Another company's link is not for this bot.
  if (!found || found.companyId !== companyId) {
    await narrow(tx, { company: companyId });
    await queue(tx, name, [saying(UNKNOWN_LINK)], now);
    return { taken: null };
  }
  let { id } = found;
  if (found.kind === 'link') {
    id = (await isHereBy(taking, chat, found.id)) ?? idByLink(companyId, found.id, chatMark(secret, name));
    if ((await standingOf(tx, { companyId, id }, now)) === null) {
      const around = await readRound(tx, companyId, found.roundId);
      const { closed } = await admissionOf(tx, companyId, around, STRANGER, now);
      if (closed !== null) {
        await queue(tx, name, [saying(closed)], now);
        return { taken: null };
      }
      await makeByLink(tx, secret, found, id, now, null);
    }
  }
  const standing = await standingOf(tx, { companyId, id }, now, true);
  if (!standing) return { taken: null };
  const isWithdrawn = standing.conversation.step === 'withdrawn';
  if (isWithdrawn || standing.row.erasedAt !== null) {
    // Nothing new is noted about a forgotten respondent, nor after the term of a talk.
    const said = isWithdrawn ? wordsFor(standing.script, { say: 'withdrawn' }, standing.conversation) : [NO_TALK];
    const [text = ''] = standing.closed === FORGOTTEN ? [FORGOTTEN] : said;
    await queue(tx, name, [saying(text)], now);
    return { taken: null };
  }
  const others = await othersThan(tx, secret, name, standing.row);
  // A personal link is one person's: nobody answers, reads or erases for them in another chat (R490).
  const isSilent = standing.conversation.step === 'consent' || standing.conversation.step === 'declined';
  if (others.areThere && !isSilent) {
    await queue(tx, name, [saying(TALKS_ELSEWHERE)], now);
    return { taken: null };
  }
  for (const { chatId, buttonsAt, blockedAt } of others.chats) {
    if (blockedAt !== null) continue;
    const off = buttonsAt === null ? [] : [withoutButtons(buttonsAt)];
    await queue(tx, { companyId, chatId }, [...off, saying(OPENED_ELSEWHERE)], now);
  }
  await leave(taking, chat, id);
  await tie(tx, secret, name, id);
  return take(taking, standing, { type: 'open' });
}

export async function hello({ tx, name, now }: UpdateContext): Promise<Followed> {
  const { company } = await readRound(tx, name.companyId, '');
  await queue(tx, name, [saying(helloText(company))], now);
  return { taken: null };
}
