import { expect, it } from 'vitest';

import { openRecord } from '#src/domain/account/channelSecret.ts';
import type { Expectation } from '#src/domain/core/expectation.ts';
import type { Op } from '#src/domain/core/operation.ts';
import { openCommit } from '#src/domain/sync/openCommit.ts';

const on = { kind: 'channel', id: 'telegram' };

it.each([
  ['telegram', '123:abc', ''],
  ['telegram', '', ''],
  ['voice', 'sip:anna:geheim@example.org', 'sip:anna@example.org'],
  ['voice', 'sip:anna@example.org', 'sip:anna@example.org'],
  ['whatsapp', '+79991234567', '+79991234567'],
  ['widget', 'example.org', 'example.org'],
])('of %s a server is told %j as %j', (id, value, told) => {
  const ops = [
    { op: 'create', kind: 'channel', id, record: { id, value, state: 'setup' } },
    { op: 'ensure', kind: 'channel', id, defaults: { id, value } },
    { op: 'set', kind: 'channel', id, fields: { value } },
  ] as unknown as Op[];
  const expected = { kind: 'channel', id, living: true, holds: [{ field: 'value', is: value }] } as Expectation;
  expect(openCommit({ ops, expect: [expected] })).toEqual({
    ops: [
      { op: 'create', kind: 'channel', id, record: { id, value: told, state: 'setup' } },
      { op: 'ensure', kind: 'channel', id, defaults: { id, value: told } },
      { op: 'set', kind: 'channel', id, fields: { value: told } },
    ],
    expect: [{ ...expected, holds: [{ field: 'value', is: told }] }],
  });
});

it('what holds no secret is the same', () => {
  const ops = [
    { op: 'set', ...on, fields: { state: 'off' } },
    { op: 'remove', ...on },
    { op: 'set', kind: 'research', id: 'r', fields: { title: '123:abc' } },
  ] as unknown as Op[];
  const relied = [
    { ...on, living: false },
    { ...on, holds: [{ field: 'state', is: 'off' }] },
  ] as Expectation[];
  expect(openCommit({ ops, expect: relied })).toEqual({ ops, expect: relied });
  expect(openRecord('research', { id: 'telegram', value: '123:abc' })).toEqual({ id: 'telegram', value: '123:abc' });
});

it('a channel that worked with a secret has to be set up anew', () => {
  expect(openRecord('channel', { id: 'telegram', value: '1:a', state: 'active' })).toMatchObject({
    value: '',
    state: 'setup',
  });
  expect(openRecord('channel', { id: 'telegram', value: '1:a', state: 'off' })).toMatchObject({
    value: '',
    state: 'off',
  });
  expect(openRecord('channel', { id: 'telegram', value: '', state: 'active' })).toMatchObject({ state: 'active' });
});
