import { expect, it } from 'vitest';

import { hear, NEW_CONVERSATION } from '#src/domain/fieldwork/conversation/conversation.ts';
import type { Incoming, Conversation } from '#src/domain/fieldwork/path.ts';
import { offersOf } from '#src/domain/fieldwork/offers.ts';
import { question, scriptOf } from '#src/samples/scripts.ts';

const AT = '2026-06-01T12:00:00.000Z';
const SCRIPT = scriptOf(question('must', { mayBeSkipped: false, whyTimes: 1 }), question('may'));
const WISHES: readonly string[] = ['agree', 'decline', 'stop', 'withdraw', 'back', 'skip'];

/** A conversation after wishes and answers. */
const after = (...given: readonly string[]): Conversation =>
  given.reduce<Conversation>((now, one, index) => {
    const on = { id: `m-${index}`, at: AT };
    const incoming = (
      WISHES.includes(one) ? { type: one, ...on } : { type: 'answer', ...on, given: { text: one }, isWhole: true }
    ) as Incoming;
    return hear(SCRIPT, now, incoming).conversation;
  }, NEW_CONVERSATION);

it.each([
  ['before consent', [], ['agree', 'decline']],
  ['after it was refused', ['decline'], ['agree']],
  // Nothing is behind the first question, and this one needs an answer.
  ['at the first question', ['agree'], ['stop']],
  ['asked why', ['agree', 'Дорого'], ['skip', 'back', 'stop']],
  ['at a question that may be skipped', ['agree', 'Дорого', 'Цена'], ['skip', 'back', 'stop']],
  ['gone back to one that may not', ['agree', 'Дорого', 'back'], ['stop']],
  ['having stopped', ['agree', 'stop'], ['resume', 'withdraw']],
  ['having finished', ['agree', 'Дорого', 'Цена', 'Курс'], ['back', 'withdraw']],
  ['having taken everything back', ['agree', 'Дорого', 'withdraw'], []],
])('%s a respondent is offered what can be done', (_, given, offers) => {
  expect(offersOf(SCRIPT, after(...given))).toEqual(offers);
});

it('whoever said what may be a wish is asked that alone', () => {
  const unsure = { wish: 'withdraw' as const, id: 'm', at: AT, text: 'удалить', place: null, isWhole: true };
  expect(offersOf(SCRIPT, { ...after('agree'), unsure })).toEqual(['withdraw', 'asAnswer']);
});

it('a script without questions leaves nothing to go back to', () => {
  expect(offersOf(scriptOf(), { ...after('agree'), step: 'done' })).toEqual(['withdraw']);
  // Nothing is asked there: nothing can be skipped.
  expect(offersOf(scriptOf(), { ...after('agree'), step: 'asking' })).toEqual(['stop']);
});
