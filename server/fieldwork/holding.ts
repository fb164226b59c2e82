import { and, eq, inArray } from 'drizzle-orm';

import { askedWithMark } from '../../src/domain/fieldwork/asked.ts';
import type { Conversation } from '../../src/domain/fieldwork/path.ts';
import type { Script } from '../../src/domain/fieldwork/script.ts';
import { SHOWN_STATE_WORDS, shownState, type StateFacts } from '../../src/domain/fieldwork/shownState.ts';
import type { ForgetBody } from '../../src/domain/forgetting/forgetBody.ts';
import { personRecords, type HeldConversation, type PersonData } from '../../src/domain/forgetting/personData.ts';
import type { Transaction } from '../db/database.ts';
import { telegramChat } from '../db/tables/telegram.ts';
import { studyOf } from './filing/study.ts';
import { allOf, conversationsOf, whomOf } from './forgetting.ts';
import { answerText } from './figures/readAnswers.ts';
import { readStateFacts } from './figures/stateFacts.ts';
import { readRound } from './readRound.ts';
import { codeOf } from './rewards.ts';
import type { StoredRespondent } from './takeIncoming.ts';

/* Everything that a company holds about a person, for a request in their name. */

const moment = (at: Date | null): string | null => at?.toISOString() ?? null;

/** Returns a respondent's questions and answers, in their order. */
function answersOf({ script, conversation }: StoredRespondent): HeldConversation['answers'] {
  const asked = JSON.parse(script ?? 'null') as Script | null;
  if (!asked) return [];
  const talk = JSON.parse(conversation) as Conversation;
  return talk.said.map((said) => ({
    at: said.at,
    asked: said.place ? askedWithMark(asked, said.place, talk) : '',
    text: answerText(asked, said),
    isSkipped: said.meaning.is === 'skipped',
  }));
}

/** An invitation and what came of it. */
async function heldConversationOf(
  tx: Transaction,
  row: StoredRespondent,
  facts: StateFacts,
): Promise<HeldConversation> {
  const { companyId, id, roundId } = row;
  const { round } = await readRound(tx, companyId, roundId);
  const study = round ? await studyOf(tx, companyId, round) : undefined;
  const [chat] = await tx
    .select({ id: telegramChat.chatId })
    .from(telegramChat)
    .where(and(eq(telegramChat.companyId, companyId), inArray(telegramChat.respondentId, [id])));
  const script = JSON.parse(row.script ?? 'null') as Script | null;
  return {
    study: study?.deletedAt === null ? study.title : '',
    round: round?.title ?? '',
    codeName: row.codeName,
    segment: row.segment,
    state:
      SHOWN_STATE_WORDS[shownState(facts, { isEnded: round?.state === 'ended', isStill: study?.deletedAt !== null })],
    channel: row.channel,
    chat: chat?.id ?? null,
    invitedAt: row.invitedAt.toISOString(),
    openedAt: moment(row.openedAt),
    beganAt: moment(row.beganAt),
    finishedAt: moment(row.finishedAt),
    reminded: row.reminded,
    consent: row.beganAt === null ? '' : (script?.consent ?? ''),
    reward: await codeOf(tx, row),
    answers: answersOf(row),
  };
}

/** Reads all data of a person, in a transaction of their company. */
export async function readPerson(tx: Transaction, companyId: string, body: ForgetBody, now: Date): Promise<PersonData> {
  const rows = await conversationsOf(tx, companyId, body);
  const at = now.toISOString();
  const records = personRecords(await allOf(tx, companyId), await whomOf(tx, companyId, body, rows), at);
  const talks: HeldConversation[] = [];
  const factsOf = await readStateFacts(tx, companyId, rows, now);
  for (const row of rows) talks.push(await heldConversationOf(tx, row, factsOf(row)));
  return { ...records, talks, at };
}
