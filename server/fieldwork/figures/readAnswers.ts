import { and, desc, eq, inArray, isNotNull, notExists, sql } from 'drizzle-orm';

import { whyNotTaken } from '../../../src/domain/fieldwork/answers.ts';
import { askedAt, modelAt } from '../../../src/domain/fieldwork/asked.ts';
import type { AnswerPage, AnswerRow } from '../../../src/domain/fieldwork/figures.ts';
import { standingBefore, type Conversation, type SaidAnswer } from '../../../src/domain/fieldwork/path.ts';
import { asksContact } from '../../../src/domain/fieldwork/questions/questionKinds.ts';
import { questionOf, type Script } from '../../../src/domain/fieldwork/script.ts';
import { CONTACT_LEFT } from '../../../src/domain/fieldwork/transcript.ts';
import type { Transaction } from '../../db/database.ts';
import { answer, respondent } from '../../db/tables/fieldwork.ts';

/** Answers of one page. */
const ANSWERS = 50;

export function answerText(script: Script, { text, place, meaning }: Conversation['said'][number]): string {
  if (text.trim() !== '' || meaning.is !== 'options') return text;
  const options = (place && questionOf(script, place.question)?.options) ?? [];
  return meaning.options.map((key) => options.find((one) => one.key === key)?.text ?? key).join(', ');
}

/**
 * Returns the answers in a round, the newest first.
 * @param before id of the last one of the previous page; null for the first page
 * @param seesContacts whether the user sees names and contacts; otherwise a placeholder replaces a contact left by a respondent
 */
export async function readAnswers(
  tx: Transaction,
  companyId: string,
  roundId: string,
  before: { readonly respondentId: string; readonly id: string } | null,
  seesContacts: boolean,
): Promise<AnswerPage> {
  const place =
    before &&
    sql`(SELECT at, respondent_id, id FROM answer
      WHERE company_id = ${companyId} AND respondent_id = ${before.respondentId} AND id = ${before.id})`;
  const rows = await tx
    .select({ id: answer.id, respondentId: answer.respondentId, at: answer.at })
    .from(answer)
    .where(
      and(
        eq(answer.companyId, companyId),
        eq(answer.roundId, roundId),
        notExists(
          tx
            .select({ id: respondent.id })
            .from(respondent)
            .where(
              and(
                eq(respondent.companyId, answer.companyId),
                eq(respondent.id, answer.respondentId),
                isNotNull(respondent.uncountedAt),
              ),
            ),
        ),
        place ? sql`(${answer.at}, ${answer.respondentId}, ${answer.id}) < ${place}` : undefined,
      ),
    )
    .orderBy(desc(answer.at), desc(answer.respondentId), desc(answer.id))
    .limit(ANSWERS + 1);
  const page = rows.slice(0, ANSWERS);
  const ids = [...new Set(page.map(({ respondentId }) => respondentId))];
  const people = await tx
    .select({
      id: respondent.id,
      codeName: respondent.codeName,
      script: respondent.script,
      conversation: respondent.conversation,
    })
    .from(respondent)
    .where(and(eq(respondent.companyId, companyId), inArray(respondent.id, ids)));
  const byId = new Map(
    people.map(({ id, codeName, script, conversation }) => [
      id,
      {
        codeName,
        script: JSON.parse(script ?? 'null') as Script | null,
        conversation: JSON.parse(conversation) as Conversation,
      },
    ]),
  );
  const textOf = (script: Script, said: SaidAnswer): string =>
    seesContacts || !asksContact(script, said.place) ? answerText(script, said) : CONTACT_LEFT;
  const items = page.flatMap(({ id, respondentId, at }): AnswerRow[] => {
    const person = byId.get(respondentId);
    const said = person?.conversation.said.find((one) => one.id === id);
    if (!person?.script || !said) return [];
    const { script } = person;
    const was = standingBefore(person.conversation, said);
    return [
      {
        id,
        respondentId,
        codeName: person.codeName,
        asked: said.place ? askedAt(person.script, said.place, person.conversation) : '',
        model: said.place ? modelAt(person.conversation, said.place) : '',
        text: textOf(person.script, said),
        isSkipped: said.meaning.is === 'skipped',
        was: was[0]
          ? { text: was.map((one) => textOf(script, one)).join('\n'), isSkipped: was[0].meaning.is === 'skipped' }
          : null,
        notTaken: whyNotTaken(person.script, said),
        at: at.toISOString(),
      },
    ];
  });
  return { items, more: rows.length > ANSWERS };
}
