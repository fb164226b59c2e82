import type { Op } from '#src/domain/core/operation.ts';
import { isObject, keyedList } from '#src/domain/core/record.ts';
import { parseRow } from '#src/domain/plan.ts';
import type { Kind } from '#src/domain/records.ts';
import { creation, draft, ensuring, example } from '#tests/store/examples.ts';

import {
  ADMINS,
  ALL,
  Cases,
  OWNER,
  RESEARCHERS,
  SERVER,
  type Cast,
  type RightsCase,
  type Told,
} from './rightsCases.ts';
import { ofComment, ofReview } from './rightsOfComments.ts';

/*
 * Who may do what in a company, told a second time: by hand, from the roles of docs/rules.md (R52), and without asking
 * mayCommit. An error in that function is then seen, and not repeated.
 */

/** The work itself: everybody from Researcher on. */
const WORK = [
  'research',
  'material',
  'materialText',
  'hypothesis',
  'participant',
  'code',
  'mark',
  'refusal',
  'passageGroup',
  'round',
  'report',
  'refiProject',
  'researchSettings',
  'experiment',
  'audience',
  'persona',
  'contactList',
  'recruitingRequest',
  'board',
  'product',
  'interview',
  'chatText',
] as const satisfies readonly Kind[];

/** Kinds that run a company: channels, the bot, money. */
const RUNNING = ['channel', 'botSettings', 'paymentCard', 'transaction'] as const satisfies readonly Kind[];

/** Kinds of which there are only certain records in a company: these are there before anybody does anything. */
export const SINGLE: readonly Kind[] = [...WORK, ...RUNNING, 'scenario' as const].filter(
  (kind) => !parseRow(kind, 'any', { ...example(kind), id: 'any' }).ok,
);

/** A text of an example that may be another text, and what it then is. */
function textOf(kind: Kind): Record<string, string> {
  const whole = example(kind) as unknown as Readonly<Record<string, unknown>>;
  const field = Object.keys(draft(kind)).find(
    (one) =>
      one !== 'id' && typeof whole[one] === 'string' && parseRow(kind, String(whole.id), { ...whole, [one]: 'x' }).ok,
  );
  return field === undefined ? {} : { [field]: 'x' };
}

/** A map of an example, and a member of it. */
function mapOf(kind: Kind): { map: string; key: string; value: object } | null {
  for (const [map, value] of Object.entries(draft(kind))) {
    const [key, member] = isObject(value) ? (Object.entries(value)[0] ?? []) : [];
    if (key !== undefined && isObject(member) && 'position' in member) return { map, key, value: member };
  }
  return null;
}

/** Past actions in an example, dated to the commits: the server does not accept claims about long ago. */
const doneNow = (kind: Kind): object =>
  kind === 'experiment'
    ? { timeline: keyedList('t', [{ date: '2026-06-01T10:00:00.000Z', action: 'Создан', author: 'Анна' }]) }
    : {};

/**
 * Each operation on each record of a kind whose owner does not matter.
 * @param given state of its records
 */
function ofKind(cases: Cases, kind: Kind, told: Told, given: object = {}): void {
  const more = { ...doneNow(kind), ...given };
  const made = (id: string): Op => creation(kind, { id, ...more } as never);
  cases.add('create', 'nobody’s', [], made(cases.id()), told);
  cases.add('ensure', 'nobody’s', [], ensuring(kind, { id: cases.id(), ...more } as never), told);
  const map = mapOf(kind);
  for (const whose of ['own', 'another’s'] as const) {
    const on = (what: string, op: (id: string) => object, isTaken = true, removed = false): void => {
      const id = cases.id();
      const before = [made(id), ...(removed ? [{ op: 'remove', kind, id } as Op] : [])];
      cases.add(what, whose, before, { kind, id, ...op(id) } as Op, told, isTaken);
    };
    on('create over it', (id) => ({ op: 'create', record: draft(kind, { id, ...more } as never) }), false);
    on('ensure over it', (id) => ({ op: 'ensure', defaults: draft(kind, { id, ...more } as never) }));
    on('set', () => ({ op: 'set', fields: textOf(kind) }));
    const { map: name = 'none', key = 'k', value = {} } = map ?? {};
    on('put', () => ({ op: 'put', map: name, key: 'new', value }), map !== null);
    on('set a member', () => ({ op: 'setMember', map: name, key, fields: value }), map !== null);
    on('drop', () => ({ op: 'drop', map: name, key }), map !== null);
    on('remove', () => ({ op: 'remove' }));
    on('restore', () => ({ op: 'restore' }), true, true);
  }
}

/** A kind whose record is there already and is the only one of its name: what is done to it is judged, and may come to nothing. */
function ofSingle(cases: Cases, kind: Kind, id: string, told: Told, last = told): void {
  const add = (what: string, op: object, is = told): void =>
    cases.add(what, 'another’s', [], { kind, id, ...op } as Op, is, false);
  add('create', { op: 'create', record: draft(kind, { id } as never) });
  add('ensure', { op: 'ensure', defaults: draft(kind, { id } as never) });
  add('set', { op: 'set', fields: textOf(kind) });
  const { map, key, value } = mapOf(kind) ?? { map: 'none', key: 'k', value: {} };
  add('put', { op: 'put', map, key: 'new', value });
  add('set a member', { op: 'setMember', map, key, fields: value });
  add('drop', { op: 'drop', map, key });
  add('remove', { op: 'remove' }, last);
  add('restore', { op: 'restore' }, last);
}

function ofMember(cases: Cases): void {
  const kind = 'member';
  const { companyId, me, owner } = cases.cast;
  const paper = (id: string, more: object = {}): Op => creation(kind, { id, companyId, ...more } as never);
  for (const more of [{}, { status: 'active' }, { status: 'invited' }, { role: 'Owner' }] as const) {
    const what = JSON.stringify(more);
    const told = Object.keys(more).length === 0 ? ADMINS : SERVER;
    cases.add(`create ${what}`, 'nobody’s', [], paper(cases.id(), more), told);
    const own = { id: cases.id(), companyId, ...more };
    cases.add(`ensure ${what}`, 'nobody’s', [], ensuring(kind, own as never), told);
  }
  for (const whose of ['own', 'another’s'] as const) {
    const on = (what: string, op: object, told: Told, isTaken = true): void => {
      const id = cases.id();
      cases.add(what, whose, [paper(id)], { kind, id, ...op } as Op, told, isTaken);
    };
    for (const fields of [{ name: 'x' }, { jobTitle: 'x' }, { invitation: 'x' }, { role: 'Researcher' }])
      on(`set ${Object.keys(fields)}`, { op: 'set', fields }, ADMINS);
    on('set role to Owner', { op: 'set', fields: { role: 'Owner' } }, OWNER, false);
    for (const fields of [
      { status: 'active' },
      { email: 'x@y.example' },
      { companyId: 'x' },
      { name: 'x', email: 'x' },
    ])
      on(`set ${Object.keys(fields)}`, { op: 'set', fields }, SERVER);
    on('put', { op: 'put', map: 'none', key: 'k', value: {} }, ADMINS, false);
    on('remove', { op: 'remove' }, ADMINS);
    const id = cases.id();
    cases.add('restore', whose, [paper(id), { op: 'remove', kind, id }], { op: 'restore', kind, id }, ADMINS);
  }
  // Their own record is the one that they are, not one that they have made.
  const mine = (what: string, fields: object, told: Told): void =>
    cases.add(`set ${what} of oneself`, 'nobody’s', [], { op: 'set', kind, id: me, fields } as Op, told);
  mine('name', { name: 'x' }, ALL);
  mine('jobTitle', { jobTitle: 'x' }, ALL);
  mine('invitation', { invitation: 'x' }, ADMINS);
  mine('email', { email: 'x@y.example' }, SERVER);
  mine('status', { status: 'noAccess' }, SERVER);
  if (me === owner) return;
  const crown = (what: string, op: object, told: Told): void =>
    cases.add(`${what} of the owner`, 'nobody’s', [], { kind, id: owner, ...op } as Op, told);
  crown('set role', { op: 'set', fields: { role: 'Viewer' } }, OWNER);
  crown('remove', { op: 'remove' }, OWNER);
  mine('role to Owner', { role: 'Owner' }, OWNER);
}

/** Settings of all studies: every researcher may hide names; how long words are kept and who sees names is not theirs to set. */
function ofSettings(cases: Cases): void {
  const kind = 'researchSettings';
  const { id } = example(kind);
  ofSingle(cases, kind, id, RESEARCHERS, ADMINS);
  const add = (what: string, op: object, told: Told): void =>
    cases.add(what, 'another’s', [], { kind, id, ...op } as Op, told, false);
  add('set hidesNames', { op: 'set', fields: { hidesNames: true } }, RESEARCHERS);
  for (const fields of [
    { keepsMonths: 3 },
    { namesSeenBy: 'Admin' },
    { namesSeenBy: 'Researcher' },
    { hidesNames: true, keepsMonths: 12 },
  ]) {
    add(`set ${JSON.stringify(fields)}`, { op: 'set', fields }, ADMINS);
  }
  for (const more of [{ keepsMonths: 3 }, { namesSeenBy: 'Admin' }] as const) {
    add(`create ${JSON.stringify(more)}`, { op: 'create', record: draft(kind, { id, ...more }) }, ADMINS);
    add(`ensure ${JSON.stringify(more)}`, { op: 'ensure', defaults: draft(kind, { id, ...more }) }, ADMINS);
  }
}

/** A scenario is written by everybody who works here, and is sent, changed as it is sent, and taken back by those who run the company. */
function ofScenario(cases: Cases): void {
  const kind = 'scenario';
  ofKind(cases, kind, RESEARCHERS, { status: 'draft' });
  ofKind(cases, kind, ADMINS, { status: 'active' });
  for (const [from, to] of [
    ['draft', 'active'],
    ['active', 'draft'],
  ] as const) {
    const id = cases.id();
    const before = [creation(kind, { id, status: from } as never)];
    cases.add(`set ${to}`, 'own', before, { op: 'set', kind, id, fields: { status: to } } as Op, ADMINS);
  }
}

/** Every case of everything that is a company's, for one person. */
export function rightsCases(cast: Cast): readonly RightsCase[] {
  const cases = new Cases(cast);
  const add = (kind: Kind, told: Told): void =>
    SINGLE.includes(kind) ? ofSingle(cases, kind, example(kind).id, told) : ofKind(cases, kind, told);
  for (const kind of WORK)
    if (kind === 'researchSettings') ofSettings(cases);
    else add(kind, RESEARCHERS);
  for (const kind of RUNNING) add(kind, ADMINS);
  ofScenario(cases);
  ofSingle(cases, 'company', cast.companyId, ADMINS, OWNER);
  ofMember(cases);
  ofComment(cases);
  ofReview(cases);
  return cases.all;
}
