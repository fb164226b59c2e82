import { describe, expect, it } from 'vitest';

import { MOST_COMMITS, PROTOCOL } from '#src/domain/sync/protocol.ts';
import { parsePush, parseSentCommit } from '#src/domain/sync/schema.ts';

const ON = { kind: 'research', id: 'r' };
const MAP = { ...ON, map: 'insights', key: 'i' };
const OPS = {
  create: { op: 'create', ...ON, record: { id: 'r', title: 'A' } },
  ensure: { op: 'ensure', ...ON, defaults: { id: 'r' } },
  set: { op: 'set', ...ON, fields: { title: 'A' } },
  put: { op: 'put', ...MAP, value: { text: 'A' } },
  setMember: { op: 'setMember', ...MAP, fields: { text: 'A' } },
  drop: { op: 'drop', ...MAP },
  remove: { op: 'remove', ...ON },
  restore: { op: 'restore', ...ON },
};
const commit = (more: object = {}) => ({
  id: 'c',
  at: '2026-06-01T12:00:00.000Z',
  ops: [OPS.set],
  expect: [],
  versions: { research: 1 },
  ...more,
});

describe('what a device sends', () => {
  it.each(Object.entries(OPS))('%s is taken as it is', (_, op) => {
    expect(parseSentCommit(commit({ ops: [op] }))).toEqual(commit({ ops: [op] }));
  });

  it.each([
    ['an operation that nobody knows', { ops: [{ ...OPS.set, op: 'erase' }] }],
    ['a kind that nobody knows', { ops: [{ ...OPS.set, kind: 'secret' }] }],
    ['a kind of every object', { ops: [{ ...OPS.set, kind: 'constructor' }] }],
    ['an operation with more than its own', { ops: [{ ...OPS.remove, fields: {} }] }],
    ['an operation on nothing', { ops: [{ ...OPS.remove, id: '' }] }],
    ['an id without end', { ops: [{ ...OPS.remove, id: 'i'.repeat(201) }] }],
    ['an operation in no map', { ops: [{ ...OPS.drop, map: undefined }] }],
    ['fields that are none', { ops: [{ ...OPS.set, fields: 'title' }] }],
    ['no operation', { ops: [] }],
    ['a moment that is none', { at: 'yesterday' }],
    ['a word about another’s rights', { by: 'owner' }],
    ['a version that is no number', { versions: { research: '1' } }],
    ['an expectation of nothing known', { expect: [{ ...ON, holds: [{ title: 'A' }] }] }],
  ])('%s is no commit', (_, wrong) => {
    expect(parseSentCommit(commit(wrong))).toBeNull();
  });

  it('may say what it relies on, and that it erases', () => {
    const relied = [
      { ...ON, living: true, holds: [{ field: 'title', is: 'A' }, { map: 'insights', key: 'i', field: 'text', is: 'A' }, { map: 'insights', key: 'i', is: null }] }, // prettier-ignore
    ];
    expect(parseSentCommit(commit({ expect: relied, erases: true }))).toEqual(commit({ expect: relied, erases: true }));
  });

  it('never leaves a secret of a channel with the server, whatever device of before has sent it', () => {
    const telegram = { kind: 'channel', id: 'telegram' };
    const sent = commit({
      ops: [{ op: 'set', ...telegram, fields: { value: '123:geheim' } }],
      expect: [{ ...telegram, holds: [{ field: 'value', is: '123:geheim' }] }],
    });
    expect(JSON.stringify(parseSentCommit(sent))).not.toContain('geheim');
    expect(parseSentCommit(sent)?.ops).toEqual([{ op: 'set', ...telegram, fields: { value: '' } }]);
  });
});

describe('a frame of commits', () => {
  it('is opened although a commit in it is damaged: the others are not held up', () => {
    const frame = { protocol: PROTOCOL, commits: [{ id: 'damaged', ops: 'x' }, commit()] };
    expect(parsePush(frame)).toEqual(frame);
    expect(parsePush({ protocol: 99, commits: [] })).toEqual({ protocol: 99, commits: [] });
  });

  it.each([
    [null],
    ['push'],
    [{}],
    [{ protocol: '1', commits: [] }],
    [{ protocol: PROTOCOL }],
    [{ protocol: PROTOCOL, commits: [{ id: '' }] }],
    [{ protocol: PROTOCOL, commits: [{}] }],
    [{ protocol: PROTOCOL, commits: Array.from({ length: MOST_COMMITS + 1 }, () => commit()) }],
  ])('%j is none', (frame) => {
    expect(parsePush(frame)).toBeNull();
  });
});
