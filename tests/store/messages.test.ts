import { describe, expect, it } from 'vitest';

import { storeMessage, storeMessageText } from '#store/messages.ts';
import { StoreError, type ClosedReason, type StoreErrorCode } from '#src/domain/core/storeError.ts';
import { toStoreError } from '#store/indexedDb/storeErrors.ts';

const named = (name: string, extra: object = {}): Error => Object.assign(new Error(`about ${name}`), { name }, extra);

describe('messages', () => {
  it('say in Russian what failed and what to do, each in its own words', () => {
    const codes: StoreErrorCode[] = ['quota', 'conflict', 'invalid', 'aborted'];
    const reasons: ClosedReason[] = ['outdated', 'unavailable', 'failed'];
    const errors = [
      ...codes.map((code) => new StoreError(code, 'x')),
      ...reasons.map((reason) => new StoreError('closed', 'x', { reason })),
      new Error('x'),
    ];
    const messages = errors.map(storeMessage);
    for (const { title, description } of messages) {
      expect(title).toMatch(/^[А-Я].*[^.]$/);
      expect(description).toMatch(/^[А-Я].*\.$/);
    }
    expect(new Set(messages.map(({ title }) => title)).size).toBe(messages.length);
    expect(storeMessage(new StoreError('quota', 'x')).title).toBe('Не хватает места в браузере');
    expect(storeMessageText(new StoreError('closed', 'x', { reason: 'outdated' }))).toContain('Перезагрузите страницу');
  });
});

describe('toStoreError', () => {
  it.each<[string, unknown, StoreErrorCode, boolean]>([
    ['quota', new DOMException('full', 'QuotaExceededError'), 'quota', false],
    ['quota inside an abort', named('AbortError', { inner: named('QuotaExceededError') }), 'quota', false],
    ['quota in a bulk failure', named('BulkError', { failures: [named('QuotaExceededError')] }), 'quota', false],
    ['quota as a cause', new Error('x', { cause: named('QuotaExceededError') }), 'quota', false],
    ['a closed database', named('DatabaseClosedError'), 'closed', false],
    ['a connection that is closing', new DOMException('closing', 'InvalidStateError'), 'closed', false],
    ['no database at all', named('MissingAPIError'), 'closed', false],
    ['an aborted transaction', named('AbortError'), 'closed', true],
    ['an I/O error', named('UnknownError'), 'closed', true],
    ['what cannot be cloned', named('DataCloneError'), 'invalid', false],
    ['a key that exists', named('ConstraintError'), 'conflict', false],
    ['a text', 'strange', 'closed', true],
  ])('%s', (_, error, code, retryable) => {
    expect(toStoreError(error)).toMatchObject({ name: 'StoreError', code, retryable });
  });

  it('leaves a StoreError as it is', () => {
    const error = new StoreError('conflict', 'x');
    expect(toStoreError(error)).toBe(error);
  });
});
