import type { Op } from '#src/domain/core/operation.ts';
import { draft } from '#tests/store/examples.ts';

import { ADMINS, ALL, NOBODY, RESEARCHERS, type Cases, type Told } from './rightsCases.ts';

/* Comments on the work, as a part of the table of rights (recordRights.ts). */

/** Makes the entry that a member settled a thread. */
const turn = (by: string): object => ({
  isSettled: true,
  at: '2026-06-01T10:00:00.000Z',
  by,
  byName: by,
  position: 'a',
});

/** Comments: everybody speaks, each in their own name. */
export function ofComment(cases: Cases): void {
  const kind = 'comment';
  const { me, other } = cases.cast;
  const said = (id: string, authorId: string, turns: object = {}): object =>
    draft(kind, { id, authorId, mentions: [], editedAt: null, turns } as never);
  const say = (authorId: string, turns: object, told: Told, what: string): void => {
    const [created, ensured] = [cases.id(), cases.id()];
    const create = { op: 'create', kind, id: created, record: said(created, authorId, turns) } as Op;
    cases.add(`create ${what}`, 'nobody’s', [], create, told);
    const ensure = { op: 'ensure', kind, id: ensured, defaults: said(ensured, authorId, turns) } as Op;
    cases.add(`ensure ${what}`, 'nobody’s', [], ensure, told);
  };
  say(me, {}, ALL, 'in one’s own name');
  say(me, { t: turn(me) }, ALL, 'settled by oneself');
  say(other, {}, NOBODY, 'in another’s name');
  say('', {}, NOBODY, 'in nobody’s name');
  say(me, { t: turn(other) }, NOBODY, 'settled in another’s name');
  for (const whose of ['own', 'another’s'] as const) {
    const isOwn = whose === 'own';
    const author = isOwn ? me : other;
    const on = (what: string, op: object, told: Told, isTaken = true, then: readonly object[] = []): void => {
      const id = cases.id();
      const create = { op: 'create', kind, id, record: said(id, author, { was: turn(author) }) };
      const before = [create, ...then.map((one) => ({ kind, id, ...one }))] as Op[];
      cases.add(what, whose, before, { kind, id, ...op } as Op, told, isTaken);
    };
    const authors: Told = isOwn ? ALL : NOBODY;
    const authorsOrAdmins: Told = isOwn ? ALL : ADMINS;
    const set = (fields: object, told: Told): void => on(`set ${Object.keys(fields)}`, { op: 'set', fields }, told);
    set({ text: 'x' }, authors);
    set({ text: 'x', mentions: [{ id: me, name: 'x' }], editedAt: '2026-06-01T10:00:00.000Z' }, authors);
    set({ withdrawnAt: '2026-06-01T10:00:00.000Z' }, authorsOrAdmins);
    set({ withdrawnAt: '2026-06-01T10:00:00.000Z', text: 'x' }, NOBODY);
    for (const fields of [{ authorId: isOwn ? other : me }, { authorName: 'x' }, { on: 'mark:m' }, { threadId: 'x' }])
      set(fields, NOBODY);
    on('put a turn', { op: 'put', map: 'turns', key: 't', value: turn(me) }, ALL);
    on('put a turn of another', { op: 'put', map: 'turns', key: 't', value: turn(other) }, NOBODY);
    on('put over a turn', { op: 'put', map: 'turns', key: 'was', value: turn(me) }, NOBODY);
    on('set a turn', { op: 'setMember', map: 'turns', key: 'was', fields: { isSettled: false } }, NOBODY);
    on('drop a turn', { op: 'drop', map: 'turns', key: 'was' }, authorsOrAdmins);
    on('remove', { op: 'remove' }, authorsOrAdmins);
    on('restore', { op: 'restore' }, authorsOrAdmins, true, [{ op: 'remove' }]);
    on('ensure over it', { op: 'ensure', defaults: said('x', me) }, authors, false);
  }
}

/** Reviews: a researcher asks, the reviewer answers. */
export function ofReview(cases: Cases): void {
  const kind = 'review';
  const { me, other } = cases.cast;
  const ask = (id: string, more: object): object => draft(kind, { id, reviewerId: other, ...more } as never);
  const accepted = { state: 'accepted', word: 'x', at: '2026-06-01T10:00:00.000Z', answeredByName: 'x' };
  const asking = (what: string, more: object, told: Told): void => {
    const [created, ensured] = [cases.id(), cases.id()];
    const create = { op: 'create', kind, id: created, record: ask(created, more) } as Op;
    cases.add(`ask ${what}`, 'nobody’s', [], create, told);
    const ensure = { op: 'ensure', kind, id: ensured, defaults: ask(ensured, more) } as Op;
    cases.add(`ensure ${what}`, 'nobody’s', [], ensure, told);
  };
  asking('in one’s own name', { askedBy: me }, RESEARCHERS);
  asking('in another’s name', { askedBy: other }, NOBODY);
  asking('answered', { askedBy: me, ...accepted, answeredBy: me }, NOBODY);
  for (const whose of ['own', 'another’s'] as const) {
    const isOwn = whose === 'own';
    // The asker is not the reviewer.
    const [askedBy, reviewerId] = isOwn ? [me, other] : [other, me];
    const on = (what: string, op: object, told: Told, isTaken = true, then: readonly object[] = []): void => {
      const id = cases.id();
      const create = { op: 'create', kind, id, record: ask(id, { askedBy, reviewerId }) };
      const before = [create, ...then.map((one) => ({ kind, id, ...one }))] as Op[];
      cases.add(what, whose, before, { kind, id, ...op } as Op, told, isTaken);
    };
    const answer: Told = isOwn ? ADMINS : ALL;
    on('answer', { op: 'set', fields: { ...accepted, answeredBy: me } }, answer);
    on('answer in another’s name', { op: 'set', fields: { ...accepted, answeredBy: other } }, NOBODY);
    for (const fields of [{ question: 'x' }, { reviewerId: isOwn ? me : other }, { askedBy: isOwn ? other : me }])
      on(`set ${Object.keys(fields)}`, { op: 'set', fields }, NOBODY);
    on('put', { op: 'put', map: 'none', key: 'k', value: {} }, NOBODY);
    on('remove', { op: 'remove' }, isOwn ? RESEARCHERS : ADMINS);
    on('restore', { op: 'restore' }, isOwn ? RESEARCHERS : ADMINS, true, [{ op: 'remove' }]);
  }
}
