import { asRead, isThere } from '#src/domain/core/expectation.ts';
import type { SettableField } from '#src/domain/core/operation.ts';
import type { RespondentRow } from '#src/domain/fieldwork/figures.ts';
import type { InvitationsMade } from '#src/domain/fieldwork/inviting/invitedContacts.ts';
import type { Invitable } from '#src/domain/fieldwork/inviting/invitable.ts';
import type { Round } from '#src/domain/fieldwork/kinds.ts';
import type { RoundForm } from '#src/domain/fieldwork/rounds/roundForm.ts';
import { createRound, editRound } from '#src/domain/fieldwork/rounds/editRound.ts';
import {
  beginRound,
  changeRound,
  takeScript,
  type RoundAct,
  type Terms,
} from '#src/domain/fieldwork/rounds/roundCourse.ts';

import { newId } from '../../../shared/newId.ts';
import { answered, ServerError } from '../../../shared/team/ServerError.ts';
import type { Store } from '#store/port.ts';
import { createRoundApi, INVITED_AT_ONCE, type RoundName } from '#store/team/apis/roundApi.ts';

/** Fields that a form of a round changes. */
type Changed = readonly SettableField<Round>[];

/** Rounds at the server of this page. */
export const ROUND_API = createRoundApi((...given) => fetch(...given));

/** Returns the user's time zone: a new round's quiet hours follow its clock. */
export const ownTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Stores a new round of a study. Returns its id. */
export async function planRound(store: Store, researchId: string, form: RoundForm): Promise<string> {
  const { id, ops } = createRound(researchId, form, { newId, timeZone: ownTimeZone() });
  await store.commit(ops, { expect: [isThere('research', researchId)] });
  return id;
}

/** Stores what was changed in a round. @param round as it was when the form was opened */
export async function changePlan(store: Store, round: Round, form: RoundForm): Promise<void> {
  const ops = editRound(round, form);
  const changed = ops.flatMap((op) => (op.op === 'set' ? Object.keys(op.fields) : ['quotas']));
  // A round that has begun promises its term.
  if (changed.includes('ownTerm')) changed.push('state');
  if (ops.length > 0) await store.commit(ops, { expect: [asRead('round', round.id, round, changed as Changed)] });
}

/** The round begins, pauses, goes on or ends. */
export async function actOnRound(store: Store, round: Round, act: RoundAct, terms: Terms | null): Promise<void> {
  const at = new Date().toISOString();
  const relied: Changed = act === 'begin' ? ['state', 'ownTerm'] : ['state'];
  const expect = [asRead('round', round.id, round, relied)];
  if (act !== 'begin') await store.commit(changeRound(round, act, at), { expect });
  else if (terms) await store.commit(beginRound(round, terms, at), { expect });
  else
    throw new ServerError(
      'Сценарий удалён или стал черновиком. Активируйте его или выберите другой в настройке раунда.',
    );
}

/**
 * Gives people who have not begun the scenario's current questions, and the company's current retention period for their answers.
 */
export async function takeNewer(store: Store, round: Round, terms: Terms): Promise<void> {
  await store.commit(takeScript(round, terms), {
    expect: [asRead('round', round.id, round, ['script', 'keepsMonths'])],
  });
}

/**
 * Sets whether a respondent who has begun counts.
 * @throws ServerError with the reason: their place may be taken by now
 */
export async function countIn(
  name: RoundName,
  { id, codeName }: Pick<RespondentRow, 'id' | 'codeName'>,
  wanted: boolean,
): Promise<void> {
  const { counted } = answered(await ROUND_API.count(name, id, wanted));
  if (counted || !wanted) return;
  throw new ServerError(
    `Места для ${codeName} нет: его заняли те, кто отвечает сейчас или уже ответил. Увеличьте цель раунда, квоту или тариф — или подождите, пока место освободится.`,
  );
}

/** Invites contacts, some hundred at a time. Returns what came of all. */
export async function invite(name: RoundName, contacts: readonly Invitable[]): Promise<InvitationsMade> {
  let sum: InvitationsMade = { made: 0, already: 0, refused: 0 };
  for (let from = 0; from < contacts.length; from += INVITED_AT_ONCE) {
    // oxlint-disable-next-line no-await-in-loop -- one after another: the server writes each lot in one transaction
    const one = answered(await ROUND_API.invite(name, contacts.slice(from, from + INVITED_AT_ONCE)));
    const letters = (sum.waiting?.letters ?? 0) + (one.waiting?.letters ?? 0);
    const waits = one.waiting ?? sum.waiting;
    sum = {
      made: sum.made + one.made,
      already: sum.already + one.already,
      refused: sum.refused + one.refused,
      ...(waits ? { waiting: { letters, at: waits.at } } : {}),
    };
  }
  return sum;
}
