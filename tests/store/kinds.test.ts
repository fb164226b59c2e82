import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { NO_CONTACT } from '#src/domain/audiences/contact.ts';
import { filesOf, isKind, parentOf } from '#src/domain/kindFacts.ts';
import { parseRecord, parseSummary, parseWith, summaryOf } from '#src/domain/schemas.ts';
import { SCHEMAS } from '#src/domain/schemas.ts';

import { EXAMPLE_KINDS, example } from './examples.ts';
import { KINDS } from '#src/domain/records.ts';

describe('kinds', () => {
  it('have a definition each, at the version that is written', () => {
    expect(EXAMPLE_KINDS.toSorted()).toEqual(Object.keys(KINDS).toSorted());
    for (const kind of EXAMPLE_KINDS) expect((SCHEMAS[kind].migrations ?? []).length + 1).toBe(KINDS[kind].version);
  });

  it('parse their example unchanged', () => {
    for (const kind of EXAMPLE_KINDS) {
      expect(parseRecord(kind, example(kind))).toEqual({ ok: true, record: example(kind) });
    }
  });

  it('refuse a record that lacks any field, or has another type in it', () => {
    for (const kind of EXAMPLE_KINDS) {
      const record = example(kind);
      for (const field of Object.keys(record)) {
        const { [field as keyof typeof record]: _gone, ...rest } = record;
        expect(parseRecord(kind, rest), `${kind} without ${field}`).toMatchObject({ ok: false });
        expect(parseRecord(kind, { ...record, [field]: Symbol('x') }), `${kind}.${field}`).toMatchObject({ ok: false });
      }
    }
  });

  it('bring a board of version 1 forward, with nothing decided', () => {
    const { decidedInsights: _none, ...old } = example('board');
    expect(parseRecord('board', { ...old, v: 1 })).toEqual({ ok: true, record: example('board') });
  });

  it('bring a study of version 1 forward: nought participants meant that nobody knew', () => {
    const { plannedTalks: _none, participantIds: _nobody, history: _nothing, ...old } = example('research');
    const forward = { plannedTalks: null, participantIds: {}, history: {}, v: 2 };
    const parsed = (participants: unknown) => parseRecord('research', { ...old, participants, v: 1 });
    expect(parsed(8)).toEqual({ ok: true, record: { ...old, ...forward, participants: 8 } });
    expect(parsed(0)).toEqual({ ok: true, record: { ...old, ...forward, participants: null } });
    expect(parsed('8')).toMatchObject({ ok: false });
  });

  it('bring a file of version 1 forward: it is no transcript, and nobody was asked about its speakers', () => {
    const { transcriptOf: _none, speakers: _nobody, told: _unknown, ...old } = example('material');
    const record = { ...old, transcriptOf: null, speakers: {}, told: null, v: 3 };
    expect(parseRecord('material', { ...old, v: 1 })).toEqual({ ok: true, record });
  });

  it('bring a file of version 2 forward: what is not in its text is not known', () => {
    const { told: _unknown, ...old } = example('material');
    expect(parseRecord('material', { ...old, v: 2 })).toEqual({ ok: true, record: { ...old, told: null, v: 3 } });
    expect(parseRecord('material', { ...old, told: [{ kind: 'picture', count: 0 }], v: 3 })).toMatchObject({
      ok: false,
    });
  });

  it('bring a text of version 2 forward: who speaks in it is guessed', () => {
    const { labels: _none, ...old } = example('materialText');
    expect(parseRecord('materialText', { ...old, v: 2 })).toEqual({ ok: true, record: example('materialText') });
  });

  it('bring a hypothesis of version 1 forward: its quotes are what it was made of', () => {
    const { history: _none, quotes, ...rest } = example('hypothesis');
    const old = Object.entries(quotes).map(([key, { stance: _for, ...quote }]) => [key, quote] as const);
    expect(parseRecord('hypothesis', { ...rest, quotes: Object.fromEntries(old), v: 1 })).toEqual({
      ok: true,
      record: { ...rest, quotes, history: {}, productId: 'main', v: 3 },
    });
    for (const damaged of [[], 7, { q: null }]) {
      expect(parseRecord('hypothesis', { ...rest, quotes: damaged, v: 1 })).toMatchObject({ ok: false });
    }
  });

  it('bring an experiment of version 1 forward', () => {
    const { history: _none, ...old } = example('experiment');
    expect(parseRecord('experiment', { ...old, v: 1 })).toEqual({ ok: true, record: example('experiment') });
  });

  it('bring what was there before products forward: it is the main one’s', () => {
    for (const kind of ['hypothesis', 'experiment'] as const) {
      const { productId: _none, ...old } = example(kind);
      expect(parseRecord(kind, { ...old, v: 2 })).toEqual({
        ok: true,
        record: { ...example(kind), productId: 'main' },
      });
    }
  });

  it('have a board for each product, and none of another name', () => {
    for (const id of ['vision', 'market:p-2', 'marketing:a:b']) {
      expect(parseRecord('board', { ...example('board'), id })).toMatchObject({ ok: true });
    }
    const others = ['', 'visions', 'vision:', 'vision:main', ':p', 'vision '];
    expect(others.filter((id) => parseRecord('board', { ...example('board'), id }).ok)).toEqual([]);
  });

  it('bring decisions of version 2 forward: the card is not known, and none is about an experiment', () => {
    const decision = { researchId: 's', accepted: true, at: '2026-01-01T00:00:00.000Z', position: 'a' };
    const parsed = parseRecord('board', { ...example('board'), decidedInsights: { 's:i': decision }, v: 2 });
    expect(parsed.ok && parsed.record.decidedInsights).toEqual({
      's:i': { ...decision, field: null, experimentId: null },
    });
    for (const damaged of [[], 7, { 's:i': null }]) {
      expect(parseRecord('board', { ...example('board'), decidedInsights: damaged, v: 2 })).toMatchObject({
        ok: false,
      });
    }
  });

  it('refuse lists in a map’s place, and leave out reserved keys', () => {
    expect(parseRecord('research', { ...example('research'), insights: [] })).toMatchObject({ ok: false });
    const questions: unknown = JSON.parse(
      '{"__proto__":{"text":"x","position":"a"},"constructor":{"text":"x","position":"a"},"q":{"text":"y","position":"a"}}',
    );
    const parsed = parseRecord('research', { ...example('research'), questions });
    expect(parsed).toMatchObject({ ok: true });
    expect(Object.keys(parsed.ok ? parsed.record.questions : {})).toEqual(['q']);
  });

  it('know parents and files, also of damaged records', () => {
    expect(parentOf('hypothesis', example('hypothesis'))).toBe('research-1');
    expect(parentOf('hypothesis', example('hypothesis', { researchId: null }))).toBe('');
    expect(parentOf('member', { companyId: 7 })).toBe('');
    expect(parentOf('research', example('research'))).toBe('');
    expect(filesOf('material', { fileId: 'abc', size: 'broken' })).toEqual(['abc']);
    expect(filesOf('profile', example('profile'))).toEqual([]);
    expect(filesOf('profile', null)).toEqual([]);
    expect(isKind('toString')).toBe(false);
  });

  it('parse their summaries, and nothing else', () => {
    const summary = summaryOf('experiment', example('experiment'));
    expect(summary.createdAt).toBe(example('experiment').createdAt);
    expect(parseSummary('experiment', summary)).toEqual(summary);
    expect(parseSummary('audience', summaryOf('audience', example('audience')))).toBeDefined();
    expect(parseSummary('research', summaryOf('research', example('research')))).toBeDefined();
    expect(parseSummary('research', { ...summaryOf('research', example('research')), status: 'x' })).toBeUndefined();
    expect(parseSummary('research', undefined)).toBeUndefined();
  });
});

const of = (...details: [label: string, text: string][]) => details.map(([label, text]) => ({ label, text }));

describe('migrations', () => {
  const schema = v.object({
    id: v.string(),
    v: v.number(),
    createdAt: v.string(),
    updatedAt: v.string(),
    deletedAt: v.nullable(v.string()),
    title: v.string(),
    words: v.number(),
  });
  const definition = {
    schema,
    migrations: [
      ({ name, ...rest }: Record<string, unknown>) => ({ ...rest, title: name }),
      (old: Record<string, unknown>) => ({ ...old, words: (old.title as string).split(' ').length }),
    ],
  };
  const refused = (value: unknown): unknown => parseWith(definition, value);
  const stored = { id: 'n', createdAt: '', updatedAt: '', deletedAt: null };

  it('bring a record forward from any version, one step at a time', () => {
    const now = { ...stored, v: 3, title: 'a b c', words: 3 };
    expect(parseWith(definition, { ...stored, v: 1, name: 'a b c' })).toEqual({ ok: true, record: now });
    expect(parseWith(definition, { ...stored, v: 2, title: 'a b c' })).toEqual({ ok: true, record: now });
    expect(parseWith(definition, now)).toEqual({ ok: true, record: now });
  });

  it('an audience of version 1 has turned nobody down', () => {
    const {
      rejectedPersonas: _later,
      expected: count,
      ...old
    } = example('audience') as unknown as Record<string, unknown>;
    expect(parseRecord('audience', { ...old, count, v: 1 })).toEqual({ ok: true, record: example('audience') });
  });

  it('an audience of version 2 keeps what was expected, and none of the figures that nobody counted', () => {
    const { expected: count, ...rest } = example('audience') as unknown as Record<string, unknown>;
    const old = { ...rest, v: 2, count, currentResearch: 34, lastMonthResearch: 58 };
    expect(parseRecord('audience', old)).toEqual({ ok: true, record: example('audience') });
  });

  it('contacts of version 1 came without the columns of their table', () => {
    const list = example('contactList');
    const before = { type: 'telegram', value: 'irina', position: 'a0000i' };
    const contacts = { c: { ...NO_CONTACT, telegram: 'irina', position: 'a0000i' } };
    expect(parseRecord('contactList', { ...list, v: 1, contacts: { c: before } })).toEqual({
      ok: true,
      record: { ...list, contacts },
    });
    expect(parseRecord('contactList', list)).toEqual({ ok: true, record: list });
  });

  it('contacts of version 2 become people: what their columns said is in the fields, the rest beside it', () => {
    const list = example('contactList');
    const old = {
      position: 'a0000i',
      type: 'phone',
      value: '+79001234567',
      details: of(
        ['Фамилия', 'Ильина'],
        ['Имя', 'Ирина'],
        ['E-mail', 'Irina@Example.com'],
        ['Город', 'Тверь'],
        ['Возраст', '34'],
      ),
    };
    const parsed = parseRecord('contactList', { ...list, v: 2, contacts: { c: old } });
    expect(parsed.ok && parsed.record.contacts.c).toEqual({
      ...NO_CONTACT,
      position: 'a0000i',
      name: 'Ильина Ирина',
      phones: ['+79001234567'],
      emails: ['irina@example.com'],
      city: 'Тверь',
      details: of(['Возраст', '34']),
    });
    for (const damaged of [
      { ...old, type: 'fax' },
      { ...old, value: 7 },
      { ...old, details: null },
      { ...old, details: [7] },
    ]) {
      expect(parseRecord('contactList', { ...list, v: 2, contacts: { c: damaged } })).toMatchObject({ ok: false });
    }
  });

  it('a deposit of version 1 finds its invoice and its plan in its description', () => {
    const {
      planId: _plan,
      invoiceNumber: _number,
      invoice: _invoice,
      paidOn: _paid,
      ...later
    } = example('transaction');
    const { cancelledOn: _cancelled, ...rest } = later;
    const old = { ...rest, v: 1, type: 'deposit', amount: 147_000, description: 'Счёт № 207, тариф «Команда»' };
    expect(parseRecord('transaction', old)).toEqual({
      ok: true,
      record: { ...old, v: 3, planId: 'team', invoiceNumber: 207, invoice: null, paidOn: null, cancelledOn: null },
    });
    expect(parseRecord('transaction', { ...old, description: null })).toMatchObject({ ok: false });
  });

  it('a channel of version 1 that was called active had not been reached, and its code that named a server is gone', () => {
    const { isSample: _later, ...rest } = example('channel');
    const old = { ...rest, v: 1, id: 'widget', state: 'active', value: '<script src="https://widget.example/a.js">' };
    expect(parseRecord('channel', old)).toEqual({
      ok: true,
      record: { ...old, v: 2, state: 'setup', value: '', isSample: false },
    });
  });

  it('leave the stored value alone', () => {
    const old = Object.freeze({ ...stored, v: 1, name: 'a' });
    parseWith(definition, old);
    expect(old).toEqual({ ...stored, v: 1, name: 'a' });
  });

  it('refuse what they cannot bring forward', () => {
    expect(refused({ ...stored, v: 4, title: 'a', words: 1 })).toMatchObject({
      ok: false,
      reason: expect.stringContaining('newer'),
    });
    expect(refused({ ...stored, v: 2 })).toMatchObject({ ok: false, reason: expect.stringContaining('from 2 to 3') });
    for (const version of [0, 1.5, '1', null, undefined, Number.NaN]) {
      expect(refused({ ...stored, v: version, name: 'a' })).toMatchObject({ ok: false });
    }
    for (const value of [null, undefined, 5, 'x', []]) expect(refused(value)).toMatchObject({ ok: false });
  });
});
