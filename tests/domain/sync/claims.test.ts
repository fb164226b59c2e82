import type * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { editCard } from '#src/domain/boards/cardEdits.ts';
import { moveBoard } from '#src/domain/boards/moveBoard.ts';
import type { Op } from '#src/domain/core/operation.ts';
import { isObject, type StoredRecord } from '#src/domain/core/record.ts';
import { startRound } from '#src/domain/experiments/studyRound.ts';
import type { Script } from '#src/domain/fieldwork/script.ts';
import { scriptOf } from '#src/domain/fieldwork/scriptOf.ts';
import { beginRound, changeRound } from '#src/domain/fieldwork/rounds/roundCourse.ts';
import { nameKey, planCommit, type CommitPlan, type RecordName } from '#src/domain/plan.ts';
import { KINDS, type Kind, type Records } from '#src/domain/records.ts';
import { editInsight, editStudy } from '#src/domain/research/editing.ts';
import { changeStudy, studyDraftOf } from '#src/domain/research/studyDraft.ts';
import { SCHEMAS } from '#src/domain/schemas.ts';
import { basisOf } from '#src/domain/sync/basis.ts';
import { CLAIMS, type Claim } from '#src/domain/sync/claims.ts';
import { versionsOf } from '#src/domain/sync/protocol.ts';
import { isKeyedMap } from '#src/domain/sync/truth/maps.ts';
import { takeCommit, type TakenCommit } from '#src/domain/sync/take.ts';
import { question, scriptOf as sampleScript } from '#src/samples/scripts.ts';
import { scenarioOf } from '#tests/support/page/scenarios.ts';
import { EXAMPLE_KINDS, creation, example } from '#tests/store/examples.ts';

const NOW = new Date('2026-06-01T12:00:00.000Z');
const COMMITTED = '2026-06-01T10:00:00.000Z';
const ME = example('member', { id: 'me', name: 'Ольга', role: 'Owner', status: 'active' });

let keys = 0;
/** Claims of an honest device about an act. */
const acting = { at: '2026-06-01T09:59:58.000Z', by: 'Ольга', newId: () => `key-${(keys += 1)}` };

/** A company with these records besides the people. */
const companyOf = (...records: readonly (readonly [Kind, StoredRecord])[]) => {
  const rows = new Map<string, StoredRecord>([['member/me', ME]]);
  for (const [kind, record] of records) rows.set(`${kind}/${record.id}`, record);
  return (name: RecordName): StoredRecord | undefined => rows.get(nameKey(name));
};
type Company = ReturnType<typeof companyOf>;

function push(company: Company, ops: readonly Op[], { at = COMMITTED, erases = false } = {}): TakenCommit {
  const commit = { id: 'c', at, ops, expect: basisOf(ops, company), versions: versionsOf(ops), erases };
  const actor = { role: 'Owner', memberId: 'me', seesNames: true } as const;
  return takeCommit(commit, { companyId: 'company-1', actor, read: company, now: NOW });
}

/** Returns the writes of an accepted commit, and its log. */
function taken(company: Company, ops: readonly Op[], settings?: Parameters<typeof push>[2]) {
  const outcome = push(company, ops, settings);
  if ('refused' in outcome) throw new Error(`refused: ${JSON.stringify(outcome.refused)}`);
  return outcome;
}
const recordOf = <K extends Kind>({ writes }: CommitPlan, kind: K): Records[K] =>
  writes.find((one) => one.kind === kind)?.record as Records[K];

/** Paths to all values that a schema lets through; `*` means the keys of a map. */
function leaves(schema: v.GenericSchema, at: readonly string[] = []): readonly string[] {
  const some = schema as unknown as {
    readonly pipe?: readonly v.GenericSchema[];
    readonly wrapped?: v.GenericSchema;
    readonly entries?: Readonly<Record<string, v.GenericSchema>>;
    readonly options?: readonly unknown[];
    readonly item?: v.GenericSchema;
    readonly value?: unknown;
  };
  if (some.pipe) {
    const [first, ...rest] = some.pipe.filter((one) => (one as { readonly kind: string }).kind === 'schema');
    return [...rest, ...(rest.length === 0 && first ? [{ ...first, pipe: undefined } as never] : [])].flatMap((one) =>
      leaves(one, at),
    );
  }
  if (some.wrapped) return leaves(some.wrapped, at);
  if (some.entries) return Object.entries(some.entries).flatMap(([key, one]) => leaves(one, [...at, key]));
  if (schema.type === 'record') return leaves(some.value as v.GenericSchema, [...at, '*']);
  if (some.item) return leaves(some.item, [...at, '[]']);
  const options = (some.options ?? []).filter(isObject) as unknown as readonly v.GenericSchema[];
  if (options.length > 0) return options.flatMap((one) => leaves(one, at));
  return [at.join('/')];
}

/** Maps that are not keyed have a key for each field: it is a key all the same. */
const asKeyed = (path: string): string => path.replace(/^cards\/[^/]+\//, 'cards/*/');

/** Names of fields that claim a person or a time. */
const CLAIMING = /^(?:at|by|was|until|date|author|timestamp|how)$|(?:At|By|On|Until|Date|Author|authorId)$/;
/** Kept by the store; whom names are shown to. */
const NO_CLAIMS = /^(?:createdAt|updatedAt|deletedAt|namesSeenBy)$/;

describe('what records claim', () => {
  it('is known of every field of every kind that claims a person or a time', () => {
    for (const kind of EXAMPLE_KINDS) {
      const all = new Set(leaves(SCHEMAS[kind].schema).map(asKeyed));
      const claiming = [...all].filter((path) => {
        const name = path.split('/').at(-1) ?? '';
        return CLAIMING.test(name) && !NO_CLAIMS.test(path);
      });
      expect([kind, claiming.filter((path) => !Object.hasOwn(CLAIMS[kind], path))]).toEqual([kind, []]);
      expect([kind, Object.keys(CLAIMS[kind]).filter((path) => !all.has(path))]).toEqual([kind, []]);
    }
    expect(Object.keys(CLAIMS).toSorted()).toEqual(Object.keys(KINDS).toSorted());
  });
});

type Fields = Readonly<Record<string, unknown>>;
const asFields = (value: unknown): Fields => (isObject(value) ? value : {});

describe('a field that is no map', () => {
  /** Fields of each kind that hold fields of their own, and are no maps. */
  const wholes = EXAMPLE_KINDS.flatMap((kind) => {
    const deep = leaves(SCHEMAS[kind].schema).flatMap((path) => (path.includes('/') ? [path.split('/')[0] ?? ''] : []));
    return [...new Set(deep)].filter((field) => !isKeyedMap(kind, field)).map((field) => [kind, field] as const);
  });

  it('is written whole, with all that it claims: no part of it goes past the judgement of the whole', () => {
    expect(wholes.map(([kind, field]) => `${kind} ${field}`)).toContain('round script');
    for (const [kind, field] of wholes) {
      const record = example(kind);
      const stands = { ...record, [field]: { ...asFields((record as unknown as Fields)[field]), known: 'Было' } };
      for (const [op, more] of [['put', { value: 'Иное' }], ['setMember', { fields: { x: 'Иное' } }], ['drop', {}]] as const) {
        const part = { op, kind, id: record.id, map: field, key: 'known', ...more } as unknown as Op;
        expect([kind, field, op, push(companyOf([kind, stands as StoredRecord]), [part])]).toEqual([kind, field, op, { refused: expect.objectContaining({ code: expect.stringMatching(/conflict|invalid|forbidden/) }) }]);
      }
    }
  }); // prettier-ignore

  it('holds no claim by itself: those stand in fields, and in members of maps', () => {
    for (const kind of EXAMPLE_KINDS) {
      const nested = Object.keys(CLAIMS[kind]).filter((path) => path.includes('/'));
      expect([kind, nested.filter((path) => path.split('/')[1] !== '*' || !isKeyedMap(kind, path.split('/')[0] ?? ''))]).toEqual([kind, []]); // prettier-ignore
    }
  });

  it('is not every field: members are put into every map that a kind has', () => {
    expect(EXAMPLE_KINDS.filter((kind) => ['cards', 'contacts', 'history', 'quotas', 'segments', 'markIds'].some((map) => isKeyedMap(kind, map))).toSorted()).toEqual(['board', 'contactList', 'experiment', 'hypothesis', 'passageGroup', 'research', 'round']); // prettier-ignore
    for (const field of ['toString', '__proto__', 'none']) expect(isKeyedMap('round', field)).toBe(false);
  });
});

const LONG_AGO = '2020-02-02T02:02:02.000Z';
/** Forged values of the claims. */
const FORGED: Readonly<Partial<Record<Claim, unknown>>> = {
  doer: 'Директор',
  maker: 'Директор',
  done: LONG_AGO,
  edited: LONG_AGO,
  day: '2020-02-02',
  earlier: 'Никогда не говорилось',
  server: LONG_AGO,
  way: 'web',
  began: LONG_AGO,
  ended: LONG_AGO,
  term: 99,
};

/** Members of maps that the examples have none of. */
const MEMBERS: Readonly<Record<string, object>> = {
  'board/history': { field: 'vision', content: 'Было', until: COMMITTED, position: 'a' },
  'board/citedResearch': { at: COMMITTED, position: 'a' },
  'board/decidedInsights': { researchId: 'r', experimentId: null, field: null, accepted: false, at: COMMITTED, position: 'a' },
  'interview/messages': { text: 'Да', isBot: false, timestamp: COMMITTED, refs: [], position: 'a' },
  'hypothesis/history': { field: 'text', was: 'Было', until: COMMITTED, by: 'Анна', position: 'a' },
  'experiment/history': { field: 'name', was: 'Было', until: COMMITTED, by: 'Анна', position: 'a' },
}; // prettier-ignore

const withAt = (fields: Fields, [step = '', ...rest]: readonly string[], value: unknown): Fields => ({
  ...fields,
  [step]: rest.length === 0 ? value : withAt(asFields(fields[step]), rest, value),
});

/** Commits that claim something at a path of a kind's example, each with the record as it is then. */
function forgeries(kind: Kind, path: string, forged: unknown): readonly [string, StoredRecord | undefined, readonly Op[]][] {
  // Everyone speaks in their own name.
  const record = JSON.parse(JSON.stringify(example(kind)).replaceAll('member-1', 'me')) as StoredRecord & Fields;
  const on = { kind, id: record.id };
  const steps = path.split('/');
  const [map = '', , ...rest] = steps;
  const isOfMap = steps[1] === '*';
  const members = asFields(record[map]);
  const [key, stood] = Object.entries(members)[0] ?? ['k', MEMBERS[`${kind}/${map}`]];
  const consent = { answer: 'given', at: COMMITTED, text: '', how: 'person' };
  const whole = kind === 'contactList' ? { ...asFields(stood), consent } : asFields(stood);
  const member = isOfMap ? withAt(whole, rest, forged) : {};
  const full = (isOfMap ? { ...record, [map]: { ...members, [key]: whole } } : record) as StoredRecord;
  const { v: _v, createdAt: _c, updatedAt: _u, deletedAt: _d, ...draft } = record;
  const made = isOfMap ? { ...draft, [map]: { [key]: member } } : { ...draft, [path]: forged };
  const makings: [string, undefined, Op[]][] = [
    ['create', undefined, [{ ...on, op: 'create', record: made } as unknown as Op]],
    ['ensure', undefined, [{ ...on, op: 'ensure', defaults: made } as unknown as Op]],
  ];
  if (!isOfMap) return [...makings, ['set', record, [{ ...on, op: 'set', fields: { [path]: forged } } as unknown as Op]]];
  return [
    ...makings,
    ['put', full, [{ ...on, op: 'put', map, key, value: member } as unknown as Op]],
    ['put another', full, [{ ...on, op: 'put', map, key: 'new', value: member } as unknown as Op]],
    ['setMember', full, [{ ...on, op: 'setMember', map, key, fields: { [rest[0] ?? '']: member[rest[0] ?? ''] } } as unknown as Op]],
    ['set', full, [{ ...on, op: 'set', fields: { [map]: { ...members, [key]: member, new: member } } } as unknown as Op]],
  ];
} // prettier-ignore

/** Claims that people make: what they may say is judged elsewhere. */
const OF_PEOPLE: ReadonlySet<Claim> = new Set(['typed', 'judged', 'drafted', 'ahead']);

const CASES = Object.entries(CLAIMS).flatMap(([kind, claims]) =>
  Object.entries(claims).flatMap(([path, claim]) =>
    OF_PEOPLE.has(claim) ? [] : [[`${kind} ${path}`, kind as Kind, path, claim] as const],
  ),
);

describe('a claim that somebody forges', () => {
  it.each(CASES)('stands nowhere: %s', (_what, kind, path, claim) => {
    const forged = path === 'erasedTalks' ? 77 : FORGED[claim];
    // A round promises a term when it begins to ask.
    const script: Script = { title: 'Опрос', welcome: 'Здравствуйте!', consent: 'Да', thanks: 'Спасибо!', stages: [] };
    const asking = ['scenario', { ...example('scenario'), ...scenarioOf('scenario-1', script) } as Records['scenario']] as const; // prettier-ignore
    for (const [what, stands, ops] of forgeries(kind, path, forged)) {
      const begun = claim === 'term' ? ops.map((op) => JSON.parse(JSON.stringify(op).replace('"script":null', `"script":${JSON.stringify(script)}`)) as Op) : ops; // prettier-ignore
      const asks = claim === 'term' && stands ? ({ ...stands, script } as StoredRecord) : stands;
      const outcome = push(asks ? companyOf(asking, [kind, asks]) : companyOf(asking), begun);
      const said = JSON.stringify('refused' in outcome ? '' : [outcome.plan.writes, outcome.ops]);
      expect([what, said.includes(JSON.stringify(forged))]).toEqual([what, false]);
      const isRefused = claim === 'term' || (kind === 'comment' && path.startsWith('turns') && /^(?:put|set|setMember)$/.test(what));
      expect([what, outcome]).toMatchObject([what, isRefused ? { refused: {} } : { plan: {} }]);
    }
  }); // prettier-ignore
});

describe('what an honest device says', () => {
  const study = example('research', { history: {} });
  const board = example('board');

  it('stands as it is: its own name, the moment of the act, what stood there', () => {
    for (const [company, ops] of [
      [companyOf(['research', study]), editStudy(study, { title: 'Иначе', participants: 9 }, acting)],
      [companyOf(['research', study]), editInsight(study, 'i-0', 'Очень долго', acting)],
      [
        companyOf(['research', study]),
        changeStudy(study, { ...studyDraftOf(study), experimentIds: '', questions: '[]' }, acting),
      ],
      [companyOf(['board', board]), editCard(board, 'vision', 'vision', 'Иной мир', acting)],
      [
        companyOf(['experiment', example('experiment', { status: 'New' })]),
        startRound(
          example('experiment', { status: 'New' }),
          { audienceId: 'a', questions: ['Что?'] } as never,
          { author: 'Ольга', today: '2026-06-01', at: acting.at, newId: acting.newId },
        ).ops,
      ],
    ] as const) {
      expect(ops.length).toBeGreaterThan(1);
      const { plan, ops: told } = taken(company, ops);
      expect(told).toEqual(ops);
      expect(plan).toEqual(planCommit(ops, {}, company, new Date(COMMITTED)));
    }
  }); // prettier-ignore

  it('done offline keeps its moment, and is never later than the server’s clock', () => {
    const ago = '2026-05-01T10:00:00.000Z';
    const late = { ...acting, at: '2027-01-01T00:00:00.000Z' };
    const company = companyOf(['board', board]);
    const edited = (context: typeof acting, at: string) =>
      recordOf(taken(company, editCard(board, 'vision', 'vision', 'Иной мир', context), { at }).plan, 'board').cards.vision;
    expect(edited({ ...acting, at: ago }, ago)).toMatchObject({ editedAt: ago });
    expect(edited(late, late.at)).toMatchObject({ editedAt: NOW.toISOString() });
    // A wrong clock causes no conflict: the next edit still fits what the server has.
    const there = recordOf(taken(company, editCard(board, 'vision', 'vision', 'Иной мир', late), { at: late.at }).plan, 'board');
    const here = { ...there, cards: { ...there.cards, vision: { content: 'Иной мир', editedAt: late.at, position: 'a0000i' } } } as Records['board'];
    const next = editCard(here, 'vision', 'vision', 'Третий мир', late);
    const commit = { id: 'd', at: late.at, ops: next, expect: basisOf(next, () => here), versions: versionsOf(next) };
    const actor = { role: 'Owner', memberId: 'me' } as const;
    expect(takeCommit(commit, { companyId: 'company-1', actor, read: companyOf(['board', there]), now: NOW })).toHaveProperty('plan');
  }); // prettier-ignore

  it('is taken back with what it remembered, and with nothing that others did', () => {
    const company = companyOf(['research', study]);
    const { plan } = taken(company, editStudy(study, { title: 'Иначе' }, acting));
    const edited = recordOf(plan, 'research');
    const undone = taken(companyOf(['research', edited]), plan.inverse);
    expect(recordOf(undone.plan, 'research')).toMatchObject({ title: 'Онбординг', history: {} });
    const others = { ...edited, history: { h: { ...Object.values(edited.history)[0], by: 'Анна' } } } as Records['research'];
    const drop = { op: 'drop', kind: 'research', id: study.id, map: 'history', key: 'h' } as unknown as Op;
    for (const ops of [[drop], [{ op: 'set', kind: 'research', id: study.id, fields: { title: 'Онбординг' } } as Op, drop]]) {
      const { ops: told } = taken(companyOf(['research', others]), ops);
      expect(told).not.toContainEqual(drop);
      // A permanent erasure erases it.
      expect(taken(companyOf(['research', others]), ops, { erases: true }).ops).toContainEqual(drop);
    }
  }); // prettier-ignore

  it('may carry a board to another product with the age of its cards and their earlier texts', () => {
    const old = { content: 'Давно', editedAt: LONG_AGO, position: 'a0000i' };
    const version = { field: 'vision', content: 'Ещё раньше', until: LONG_AGO, position: 'a' } as const;
    const from = example('board', { cards: { vision: old, needs: old }, history: { h: version }, citedResearch: { r: { at: LONG_AGO, position: 'a' } } });
    const to = example('board', { id: 'vision:p2' as never, cards: { needs: { ...old, content: 'Своё' } } });
    const ops = moveBoard(from, to.id, to, acting);
    expect(taken(companyOf(['board', from], ['board', to]), ops).ops).toEqual(ops);
  }); // prettier-ignore

  it('that is opened from a file stands in the name of whoever opens it, without what others did', () => {
    const made = '2026-03-01T10:00:00.000Z';
    const line = { date: made, action: 'Эксперимент создан', author: 'Анна', position: 'a' };
    const history = { h: { field: 'name', was: 'Было', until: COMMITTED, by: 'Анна', position: 'a' } };
    const op = creation('experiment', { history });
    const older = { ...line, date: LONG_AGO };
    for (const [timeline, keptOf] of [[{ made: line }, { made: { ...line, author: 'Ольга' } }], [{ older }, {}]] as const) {
      const { plan } = taken(companyOf(), [{ ...op, record: { ...(op as unknown as { record: object }).record, timeline } } as unknown as Op], { at: made });
      expect(recordOf(plan, 'experiment')).toMatchObject({ author: 'Ольга', createdAt: made, history: {} });
      expect(recordOf(plan, 'experiment').timeline).toEqual(keptOf);
    }
  }); // prettier-ignore

  it('forgets the oldest of many versions', () => {
    let board20 = board;
    for (let at = 0; at < 25; at += 1) {
      const ops = editCard(board20, 'vision', 'vision', `Мир ${at}`, { ...acting, at: new Date(Date.parse(COMMITTED) + at * 1000).toISOString() });
      const { plan, ops: told } = taken(companyOf(['board', board20]), ops, { at: new Date(Date.parse(COMMITTED) + at * 1000).toISOString() });
      expect(told).toEqual(ops);
      board20 = recordOf(plan, 'board');
    }
    expect(Object.keys(board20.history)).toHaveLength(20);
  }); // prettier-ignore
});

describe('a round in a shared company', () => {
  const script = {
    title: 'Опрос',
    welcome: 'Здравствуйте!',
    consent: 'Храним 12 месяцев',
    thanks: 'Спасибо!',
    stages: [{ title: '', questions: [{ key: 'q', text: 'Что?', kind: 'open', options: [], isMultiple: false, scale: { from: 1, to: 5, fromLabel: '', toLabel: '' }, whyTimes: 0, mayBeSkipped: true, branches: [] }] }],
  } as Script; // prettier-ignore
  const asking = { ...example('scenario'), ...scenarioOf('asking', script) } as Records['scenario'];
  const draft = example('round', { scenarioId: 'asking', state: 'draft', script: null, startedAt: null });
  const running = example('round', { scenarioId: 'asking', state: 'running', script, startedAt: LONG_AGO });
  const asked = ['scenario', asking] as const;

  it('begins and ends by the server’s clock, whatever the browser’s says', () => {
    const begun = taken(companyOf(['round', draft], asked), beginRound(draft, { script, keepsMonths: 12 }, LONG_AGO));
    expect(recordOf(begun.plan, 'round')).toMatchObject({ state: 'running', startedAt: NOW.toISOString(), endedAt: null });
    const ended = recordOf(taken(companyOf(['round', running]), changeRound(running, 'end', '2030-01-01T00:00:00.000Z')).plan, 'round');
    expect(ended).toMatchObject({ state: 'ended', startedAt: LONG_AGO, endedAt: NOW.toISOString() });
    // Nor is the end left out, or moved afterwards.
    const silent = { op: 'set', kind: 'round', id: running.id, fields: { state: 'ended' } } as Op;
    expect(recordOf(taken(companyOf(['round', running]), [silent]).plan, 'round').endedAt).toBe(NOW.toISOString());
    const moved = { op: 'set', kind: 'round', id: running.id, fields: { endedAt: LONG_AGO, title: 'Иначе' } } as Op;
    expect(recordOf(taken(companyOf(['round', { ...ended, endedAt: COMMITTED } as Records['round']]), [moved]).plan, 'round')).toMatchObject({ title: 'Иначе', endedAt: COMMITTED });
    expect(recordOf(taken(companyOf(['round', ended]), changeRound(ended, 'resume', LONG_AGO)).plan, 'round').endedAt).toBeNull();
  }); // prettier-ignore

  it('goes from one state to another by its acts alone: no undo of any device makes it a draft again, nor begins it anew', () => {
    const states = ['draft', 'running', 'paused', 'ended'] as const;
    const turn = (from: (typeof states)[number], to: string) => {
      const round = example('round', { scenarioId: 'asking', state: from, script: from === 'draft' ? null : script, startedAt: from === 'draft' ? null : LONG_AGO });
      const fields = { state: to, script, keepsMonths: 12, startedAt: to === 'draft' ? null : COMMITTED };
      const outcome = push(companyOf(['round', round], asked), [{ op: 'set', kind: 'round', id: round.id, fields } as Op]);
      return 'plan' in outcome && from !== to ? [[`${from} → ${to}`, recordOf(outcome.plan, 'round').startedAt]] : [];
    };
    expect(states.flatMap((from) => states.flatMap((to) => turn(from, to)))).toEqual([
      ['draft → running', NOW.toISOString()],
      ['running → paused', LONG_AGO],
      ['running → ended', LONG_AGO],
      ['paused → running', LONG_AGO],
      ['paused → ended', LONG_AGO],
      ['ended → running', LONG_AGO],
    ]);
  }); // prettier-ignore

  it('keeps what is said for as long as the company does now, or is refused', () => {
    const six = ['researchSettings', example('researchSettings', { keepsMonths: 6 })] as const;
    const begin = (keepsMonths: number) => push(companyOf(['round', draft], six, asked), beginRound(draft, { script, keepsMonths }, LONG_AGO));
    expect(begin(6)).toHaveProperty('plan');
    for (const months of [1, 12, 120]) expect(begin(months)).toEqual({ refused: { code: 'conflict', record: { kind: 'round', id: draft.id } } });
    // A draft promises nothing yet.
    expect(push(companyOf(six), [creation('round', { keepsMonths: 12 })])).toHaveProperty('plan');
    // A round begun under another term goes on under it.
    const rename = { op: 'set', kind: 'round', id: running.id, fields: { title: 'Иначе' } } as Op;
    expect(push(companyOf(['round', running], six), [rename])).toHaveProperty('plan');
  }); // prettier-ignore

  const refused = { refused: { code: 'conflict', record: { kind: 'round', id: draft.id } } };
  const forged = { ...script, consent: 'Согласен на всё' };
  const write = (fields: object): Op => ({ op: 'set', kind: 'round', id: draft.id, fields }) as Op;

  it('asks what its active scenario says, and those agree to that who answer it, or is refused', () => {
    const begin = (words: Script, ...records: readonly (readonly [Kind, StoredRecord])[]) => push(companyOf(['round', draft], ...records), beginRound(draft, { script: words, keepsMonths: 12 }, LONG_AGO));
    expect(begin(script, asked)).toHaveProperty('plan');
    expect(begin(forged, asked)).toEqual(refused);
    // No one answers for a draft, nor for a deleted record.
    expect(begin(script, ['scenario', { ...asking, status: 'draft' } as Records['scenario']])).toEqual(refused);
    expect(begin(script, ['scenario', { ...asking, deletedAt: LONG_AGO }])).toEqual(refused);
    expect(begin(script)).toEqual(refused);
    // The product's own words name the company and its term.
    const own = scriptOf({ ...asking, consent: '' }, { company: 'Стрелка', keepsMonths: 12 });
    const silent = ['scenario', { ...asking, consent: '' }] as const;
    expect(begin(own, silent, ['company', example('company', { id: 'company-1', name: 'Стрелка' })])).toHaveProperty('plan');
    expect(begin(own, silent, ['company', example('company', { id: 'company-1', name: 'Парус' })])).toEqual(refused);
  }); // prettier-ignore

  it('goes on with what it asks, whatever becomes of the scenario, and takes nothing else', () => {
    const changed = ['scenario', { ...asking, consent: 'Храним год' }] as const;
    const company = companyOf(['round', running], changed);
    expect(push(company, [write({ title: 'Иначе' })])).toHaveProperty('plan');
    expect(push(company, [write({ state: 'paused', script })])).toHaveProperty('plan');
    expect(push(company, [write({ script: forged })])).toEqual(refused);
    expect(push(company, [write({ script: { ...script, consent: 'Храним год' } })])).toHaveProperty('plan');
    expect(push(company, [write({ script: null })])).toHaveProperty('plan');
    // Nor is a part of it written as if it were a member of a map.
    const part = { kind: 'round', id: running.id, map: 'script', key: 'consent' } as const;
    for (const op of ['put', 'drop'] as const) {
      expect(push(company, [{ op, ...part, ...(op === 'put' ? { value: forged.consent } : {}) } as unknown as Op])).toEqual(refused); // prettier-ignore
    }
  });

  it('takes answers until a day that has not passed by its clock, or is refused: whoever has begun finishes', () => {
    const east = { ...running, timeZone: 'Pacific/Auckland' } as Records['round'];
    const until = (day: string, round = running) => push(companyOf(['round', round]), [write({ until: day })]);
    expect(until('2026-06-01')).toHaveProperty('plan');
    expect(until('2026-05-31')).toEqual(refused);
    // There it is the second of June already.
    expect(until('2026-06-01', east)).toEqual(refused);
    expect(until('2026-06-02', east)).toHaveProperty('plan');
    // Nor by way of a draft; a date that has passed by itself stays valid, whatever else is changed.
    expect(push(companyOf(['round', running]), [write({ state: 'draft' }), write({ until: '2020-01-01' }), write({ state: 'running' })])).toEqual(refused);
    const past = { ...running, until: '2026-05-31' } as Records['round'];
    expect(push(companyOf(['round', past]), [write({ title: 'Иначе', until: '2026-05-31' })])).toHaveProperty('plan');
    expect(push(companyOf(['round', past]), [write({ until: null })])).toHaveProperty('plan');
    expect(push(companyOf(asked), [creation('round', { until: '2020-01-01' })])).toHaveProperty('plan');
  }); // prettier-ignore

  const made = (round: object) => recordOf(taken(companyOf(asked), [creation('round', round)]).plan, 'round');

  it('is a plan where a file brings it with words that nobody here has activated', () => {
    const brought = { scenarioId: 'asking', state: 'running', script: forged, startedAt: LONG_AGO } as const;
    expect(made(brought)).toMatchObject({ state: 'draft', script: null, startedAt: null });
    expect(made({ ...brought, script })).toMatchObject({ state: 'running', script, startedAt: NOW.toISOString() });
  });
});

/** Another term is chosen for a round. */
const choose = (round: Records['round'], ownTerm: number | null) =>
  push(companyOf(['round', round]), [{ op: 'set', kind: 'round', id: round.id, fields: { ownTerm } } as Op]);

describe('the term of a round in a shared company', () => {
  const script = sampleScript(question('q'));
  const asking = { ...example('scenario'), ...scenarioOf('asking', script) } as Records['scenario'];
  const draft = example('round', { scenarioId: 'asking', ownTerm: 3 });
  const beginWith = (scenario: Records['scenario'], words: Script, keepsMonths: number, months: number) =>
    push(companyOf(['round', draft], ['scenario', scenario], ['researchSettings', example('researchSettings', { keepsMonths: months })]), [
      { op: 'set', kind: 'round', id: draft.id, fields: { state: 'running', script: words, keepsMonths, startedAt: LONG_AGO } } as Op,
    ]); // prettier-ignore
  const begin = (keepsMonths: number, months = 12) => beginWith(asking, script, keepsMonths, months);
  const refused = { refused: { code: 'conflict', record: { kind: 'round', id: draft.id } } };

  it('is its own, and no longer than the company’s', () => {
    expect(begin(3)).toHaveProperty('plan');
    expect(begin(12)).toEqual(refused);
    expect(begin(1, 1)).toHaveProperty('plan');
    expect(begin(3, 1)).toEqual(refused);
  });

  it('is what the product’s own consent names', () => {
    const silent = { ...asking, consent: '' };
    const named = (keepsMonths: number) => scriptOf(silent, { company: '', keepsMonths });
    expect(beginWith(silent, named(3), 3, 12)).toHaveProperty('plan');
    expect(beginWith(silent, named(12), 3, 12)).toEqual(refused);
  });

  it('is chosen while nobody was asked, and by nobody after', () => {
    expect(choose(draft, 6)).toHaveProperty('plan');
    for (const state of ['running', 'paused', 'ended'] as const) {
      expect(choose({ ...draft, state, script, startedAt: LONG_AGO }, 6)).toEqual(refused);
    }
    // Nor once it has asked and is said to be prepared again.
    expect(choose({ ...draft, script }, null)).toEqual(refused);
  });
});

describe('a contact', () => {
  const asked = { ...Object.values(example('contactList').contacts)[0], invitedAt: LONG_AGO, consent: { answer: 'given', at: LONG_AGO, text: 'Да', how: 'web' } } as Records['contactList']['contacts'][string]; // prettier-ignore
  const list = example('contactList', { contacts: { a: asked, b: { ...asked, invitedAt: null, consent: null } } });
  const set = (fields: object): Op => ({ op: 'setMember', kind: 'contactList', id: list.id, map: 'contacts', key: 'b', fields }) as Op; // prettier-ignore
  const after = (fields: object) => recordOf(taken(companyOf(['contactList', list]), [set(fields)]).plan, 'contactList').contacts.b; // prettier-ignore

  it('keeps what the server wrote when two are put together', () => {
    expect(after({ invitedAt: LONG_AGO, consent: asked.consent })).toMatchObject({ invitedAt: LONG_AGO, consent: { how: 'web' } }); // prettier-ignore
    expect(after({ invitedAt: COMMITTED })).toMatchObject({ invitedAt: null });
    expect(after({ consent: { ...asked.consent, text: 'Придумано' } })).toMatchObject({ consent: { how: 'person' } });
    const unasked = { ...set({ invitedAt: null }), key: 'a' } as Op;
    expect(recordOf(taken(companyOf(['contactList', list]), [unasked, set({ name: 'Пётр' })]).plan, 'contactList').contacts.a).toMatchObject({ invitedAt: LONG_AGO }); // prettier-ignore
  });
});
