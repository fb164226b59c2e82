import { and, asc, count, desc, eq, inArray, isNotNull, isNull, notExists, sql } from 'drizzle-orm';

import { isUnwilling } from '../../src/domain/audiences/contact.ts';
import { whyNotTaken } from '../../src/domain/fieldwork/answers.ts';
import { askedAt, modelAt } from '../../src/domain/fieldwork/asked.ts';
import { countRound } from '../../src/domain/fieldwork/counted.ts';
import type {
  AnswerPage,
  AnswerRow,
  RespondentPage,
  RoundFigures,
  RoundStanding,
} from '../../src/domain/fieldwork/figures.ts';
import { cameByLink } from '../../src/domain/fieldwork/inviting/cameByLink.ts';
import { standingBefore, type Conversation, type SaidAnswer } from '../../src/domain/fieldwork/path.ts';
import { asksContact } from '../../src/domain/fieldwork/questions/questionKinds.ts';
import { questionOf, type Script } from '../../src/domain/fieldwork/script.ts';
import { CONTACT_LEFT } from '../../src/domain/fieldwork/transcript.ts';
import type { ScenarioLengths } from '../../src/domain/fieldwork/writing/conversationLength.ts';
import type { Trail } from '../../src/domain/fieldwork/trail.ts';
import type { Transaction } from '../db/database.ts';
import { answer, incentiveCode, respondent, roundLink } from '../db/tables/fieldwork.ts';
import { contactLists } from './inviting.ts';
import { bouncedIn, firstLettersIn, isUnwritten } from './letters/unwritten.ts';
import { standingIn } from './people.ts';
import { keptRounds } from './keeping/term.ts';
import { readRound } from './readRound.ts';
import { readPlaces } from './places/takingPlaces.ts';

const RESPONDENTS = 200;
const ANSWERS = 50;

/** Fingerprint of a script: equal scripts have the same. */
export const SCRIPT_MARK = sql<string | null>`hashtextextended(${respondent.script}, 0)::text`;

const ofRound = (companyId: string, roundId: string) =>
  and(eq(respondent.companyId, companyId), eq(respondent.roundId, roundId));

/** Returns the respondents' scripts by fingerprint: read once for all who have the same questions. */
export async function scriptsOf(
  tx: Transaction,
  companyId: string,
  rows: readonly { readonly id: string; readonly mark: string | null }[],
): Promise<ReadonlyMap<string | null, Script>> {
  const ids = [...new Map(rows.flatMap(({ id, mark }) => (mark === null ? [] : [[mark, id] as const]))).values()];
  const found = await tx
    .select({ mark: SCRIPT_MARK, script: respondent.script })
    .from(respondent)
    .where(and(eq(respondent.companyId, companyId), inArray(respondent.id, ids)));
  return new Map(found.flatMap(({ mark, script }) => (script === null ? [] : [[mark, JSON.parse(script) as Script]])));
}

/**
 * Whether a member has excluded a respondent from the count. Respondents who withdrew everything since, or were forgotten, have
 * that state instead.
 */
const isUncounted = ({ uncountedAt, state }: Pick<typeof respondent.$inferSelect, 'uncountedAt' | 'state'>): boolean =>
  uncountedAt !== null && state !== 'withdrawn';

/** Returns the figures of a round, in a transaction of its company; null for none. */
export async function readFigures(
  tx: Transaction,
  companyId: string,
  roundId: string,
  now: Date,
): Promise<RoundStanding | null> {
  const { round } = await readRound(tx, companyId, roundId);
  if (!round) return null;
  const rows = await tx
    .select({
      id: respondent.id,
      state: respondent.state,
      listId: respondent.listId,
      contactId: respondent.contactId,
      linkId: respondent.linkId,
      segment: respondent.segment,
      openedAt: respondent.openedAt,
      beganAt: respondent.beganAt,
      finishedAt: respondent.finishedAt,
      leftAt: respondent.leftAt,
      trail: respondent.trail,
      paid: respondent.paid,
      mark: SCRIPT_MARK,
      uncountedAt: respondent.uncountedAt,
    })
    .from(respondent)
    .where(ofRound(companyId, roundId));
  const [codes] = await tx
    .select({ all: count(), given: count(incentiveCode.respondentId) })
    .from(incentiveCode)
    .where(and(eq(incentiveCode.companyId, companyId), eq(incentiveCode.roundId, roundId)));
  const [link] = await tx
    .select({ id: roundLink.id })
    .from(roundLink)
    .where(and(eq(roundLink.companyId, companyId), eq(roundLink.roundId, roundId), eq(roundLink.kind, 'open')));
  const scripts = await scriptsOf(tx, companyId, rows);
  const letters = await firstLettersIn(tx, companyId, { roundId });
  const counted = rows
    .filter((row) => !isUncounted(row))
    .map((row) => ({
      ...row,
      script: scripts.get(row.mark) ?? null,
      state: standingIn(row),
      isInvited: !cameByLink(row.id),
      isUnwritten: isUnwritten(letters.get(row.id)),
      isBounced: letters.get(row.id)?.is === 'bounced',
      trail: JSON.parse(row.trail) as Trail,
    }));
  const rewards: RoundFigures['rewards'] = codes ?? { all: 0, given: 0 };
  const places = await readPlaces(tx, companyId, roundId, now);
  // Payments stay counted.
  const spent = rows.reduce((sum, { paid }) => sum + paid, 0);
  const figures = { ...countRound(counted, round.script, rewards), spent };
  const waits = [...letters.values()].flatMap((one) =>
    one.is === 'waits' && one.at !== null ? [one.at.getTime()] : [],
  );
  const [kept] = await keptRounds(tx, companyId, roundId);
  return {
    figures,
    places,
    uncounted: rows.length - counted.length,
    hasOpenLink: link !== undefined,
    lettersAt: waits.length === 0 ? null : new Date(Math.min(...waits)).toISOString(),
    expiring: kept ? { talks: kept.talks, first: kept.first } : null,
  };
}

const moment = (at: Date | null): string | null => at?.toISOString() ?? null;

/** Columns of a row of the list: the words are not read. */
const LISTED = {
  id: respondent.id,
  codeName: respondent.codeName,
  segment: respondent.segment,
  state: respondent.state,
  channel: respondent.channel,
  listId: respondent.listId,
  contactId: respondent.contactId,
  linkId: respondent.linkId,
  invitedAt: respondent.invitedAt,
  openedAt: respondent.openedAt,
  beganAt: respondent.beganAt,
  finishedAt: respondent.finishedAt,
  lastAt: respondent.lastAt,
  reminded: respondent.reminded,
  filedAt: respondent.filedAt,
  leftAt: respondent.leftAt,
  uncountedAt: respondent.uncountedAt,
  erasedAt: respondent.erasedAt,
};

/** The number in a code name: of those who were invited at once the highest comes first. */
const NUMBER = sql`coalesce(substring(code_name FROM '^Р([0-9]{1,8})$')::integer, 0)`;

/** Moment of the respondent's last event, as the list shows it. */
const LAST = sql`coalesce(finished_at, last_at, began_at, opened_at, invited_at)`;

/** Respondents of a round, those first with whom something has happened last. @param after id of the last one of the page before; null for the first page */
export async function readRespondents(
  tx: Transaction,
  companyId: string,
  roundId: string,
  after: string | null,
): Promise<RespondentPage> {
  const place = sql`(SELECT ${LAST}, ${NUMBER}, id FROM respondent WHERE company_id = ${companyId} AND id = ${after})`;
  const rows = await tx
    .select(LISTED)
    .from(respondent)
    .where(and(ofRound(companyId, roundId), after === null ? undefined : sql`(${LAST}, ${NUMBER}, id) < ${place}`))
    .orderBy(desc(LAST), desc(NUMBER), desc(respondent.id))
    .limit(RESPONDENTS + 1);
  const page = rows.slice(0, RESPONDENTS);
  const invited = page.filter(({ state }) => state === 'invited').map(({ id }) => id);
  const letters = await firstLettersIn(tx, companyId, { ids: invited });
  const bounced = await bouncedIn(tx, companyId, page.map(({ id }) => id)); // prettier-ignore
  const items = page.map((row) => ({
    id: row.id,
    codeName: row.codeName,
    segment: row.segment,
    state: standingIn(row),
    channel: row.channel,
    contact: row.listId === null || row.contactId === null ? null : { listId: row.listId, key: row.contactId },
    invitedAt: row.invitedAt.toISOString(),
    openedAt: moment(row.openedAt),
    beganAt: moment(row.beganAt),
    finishedAt: moment(row.finishedAt),
    lastAt: moment(row.lastAt),
    reminded: row.reminded,
    isUnwritten: isUnwritten(letters.get(row.id)),
    bounced: bounced.get(row.id) ?? null,
    isLeft: row.leftAt !== null && row.state === 'began',
    isUncounted: isUncounted(row),
    isErased: row.erasedAt !== null,
    materialId: row.filedAt === null || row.state === 'withdrawn' ? null : row.id,
  }));
  return { items, more: rows.length > RESPONDENTS };
}

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

/** Everybody of a round who was invited by name, is not through and may be written to, in a transaction of its company. */
export async function stillAsked(tx: Transaction, companyId: string, roundId: string) {
  const { id, tokenHash, listId, contactId } = respondent;
  const rows = await tx
    .select({ id, tokenHash, listId, contactId })
    .from(respondent)
    .where(
      and(
        ofRound(companyId, roundId),
        inArray(respondent.state, ['invited', 'opened', 'began', 'stopped', 'declined']),
        isNull(respondent.uncountedAt),
      ),
    )
    .orderBy(asc(respondent.invitedAt), asc(respondent.id));
  const lists = await contactLists(
    tx,
    companyId,
    rows.flatMap((row) => row.listId ?? []),
  );
  return rows.filter((row) => {
    // The address of a respondent from an open link would let a user talk in their place: no one has sent it, and no one has to.
    if (cameByLink(row.id)) return false;
    const contact = lists.get(row.listId ?? '')?.contacts[row.contactId ?? ''];
    return contact === undefined || !isUnwilling(contact);
  });
}

/** How long the talks by each scenario took that came to their end, in a transaction of their company. */
export async function readLengths(tx: Transaction, companyId: string): Promise<ScenarioLengths> {
  const { rows } = (await tx.execute(sql`
    SELECT round.body::jsonb ->> 'scenarioId' AS scenario, count(*)::int AS talks,
      (percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM finished_at - began_at)) / 60)::float8 AS minutes
    FROM respondent JOIN record AS round
      ON round.company_id = respondent.company_id AND round.kind = 'round' AND round.id = respondent.round_id
    WHERE respondent.company_id = ${companyId} AND state = 'finished' AND began_at IS NOT NULL AND finished_at IS NOT NULL
    GROUP BY scenario`)) as unknown as { rows: { scenario: string | null; talks: number; minutes: number }[] };
  return {
    lengths: Object.fromEntries(rows.map(({ scenario, talks, minutes }) => [scenario ?? '', { minutes, talks }])),
  };
}
