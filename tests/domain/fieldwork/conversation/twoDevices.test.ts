import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { doubtNow, doubtsOf } from '#src/domain/fieldwork/commands.ts';
import { isSame } from '#src/domain/core/same.ts';
import { hear, NEW_CONVERSATION } from '#src/domain/fieldwork/conversation/conversation.ts';
import type { Hearing } from '#src/domain/fieldwork/conversation/replies.ts';
import { askedNow, type Conversation, type Incoming, type ScriptPlace } from '#src/domain/fieldwork/path.ts';
import { question, scriptOf } from '#src/samples/scripts.ts';

const AT = '2026-06-01T12:00:00.000Z';
const SEED = 20_261_129;
const YES_NO = [
  { key: 'yes', text: 'Да' },
  { key: 'no', text: 'Нет' },
];
const SCRIPT = scriptOf(
  question('a', { whyTimes: 1 }),
  question('b', { kind: 'choice', options: YES_NO }),
  question('c'),
  question('d', { kind: 'number' }),
);

/** What a device shows: until it looks again it knows nothing of what the other did. */
interface Shown {
  readonly place: ScriptPlace | null;
  readonly unsure: string | undefined;
}
const shownOf = (conversation: Conversation): Shown => ({
  place: askedNow(SCRIPT, conversation),
  unsure: doubtNow(conversation)?.id,
});

const START = hear(SCRIPT, NEW_CONVERSATION, { type: 'agree', id: 'agree', at: AT }).conversation;

/** A press as the page sends it: with the words that it asked about, else with its question. */
const pressAt = (type: 'skip' | 'back' | 'asAnswer', id: string, { place, unsure }: Shown): Incoming => ({
  type,
  id,
  at: AT,
  ...(unsure === undefined ? { place } : { unsure }),
});
const wordsAt = (text: string, id: string, { place }: Shown): Incoming => ({
  type: 'answer',
  id,
  at: AT,
  place,
  given: { text },
  isWhole: true,
});
const after = (...incoming: readonly Incoming[]): Conversation =>
  incoming.reduce((conversation, one) => hear(SCRIPT, conversation, one).conversation, START);

const A: Shown = { place: { question: 'a', why: 0 }, unsure: undefined };
const WHY: Shown = { place: { question: 'a', why: 1 }, unsure: undefined };
const B: Shown = { place: { question: 'b', why: 0 }, unsure: undefined };

/** Whether all that came of a press, or of words, is about what their device showed; told, where that is asked no more. */
function isOwn(before: Conversation, screen: Shown, { type }: Incoming, { conversation, outgoing }: Hearing): boolean {
  const isDoubt = screen.unsure !== undefined && screen.unsure === before.unsure?.id;
  const isBehind = !isDoubt && !isSame(screen, shownOf(before));
  const isPress = type !== 'answer' && type !== 'open';
  const isTold = outgoing[0]?.say === 'passed';
  if (isPress && isBehind && !isTold) return false;
  const news = conversation.said.slice(before.said.length);
  if (isPress && isTold && news.length > 0) return false;
  const place = isPress && isDoubt ? before.unsure?.place : screen.place;
  return news.every((one) => one.meaning.is !== 'skipped' || isSame(one.place, place));
}

const anyDeed = fc.record({
  by: fc.nat(1),
  does: fc.constantFrom('look', 'look', 'skip', 'skip', 'back', 'asAnswer', 'answer', 'answer', 'wish'),
  text: fc.constantFrom('Дорого', 'да', '4', 'стоп', 'пропустить', 'назад'),
} as const);

const anyWishing = fc.record({
  by: fc.nat(1),
  does: fc.constantFrom('look', 'answer', 'answer', 'answer', 'asAnswer', 'asAnswer', 'skip', 'back', 'stop', 'resume', 'resume', 'withdraw'), // prettier-ignore
  text: fc.constantFrom('Дорого', 'да', 'стоп', 'хватит', 'пропустить', 'назад', 'удалить'),
} as const);

describe('one conversation on two devices', () => {
  it('a skip pressed at what the other has left changes nothing, and is told with what is asked now', () => {
    const back = after(wordsAt('Раз', 'w', A), wordsAt('Потому', 'y', WHY), pressAt('back', 'b', B));
    expect(askedNow(SCRIPT, back)).toEqual(WHY.place);
    const heard = hear(SCRIPT, back, pressAt('skip', 's', B));
    expect(heard.conversation).toBe(back);
    expect(heard.outgoing).toEqual([{ say: 'passed' }, { say: 'ask', place: WHY.place }]);
    expect(askedNow(SCRIPT, hear(SCRIPT, back, pressAt('skip', 's', WHY)).conversation)).toEqual(B.place);
  });

  it('words that are asked about are nobody’s answer before it is decided where they are shown', () => {
    const doubt = after(wordsAt('Раз', 'w', A), wordsAt('стоп', 'y', WHY));
    expect(doubt.unsure?.id).toBe('y');
    const pressed = hear(SCRIPT, doubt, pressAt('skip', 's', WHY));
    expect(pressed.conversation).toBe(doubt);
    expect(pressed.outgoing).toEqual([{ say: 'passed' }, { say: 'sure', unsure: doubt.unsure }]);
    // «Да» answers the question that it names.
    const other = hear(SCRIPT, doubt, wordsAt('да', 'z', A));
    expect(other.conversation).toMatchObject({ step: 'asking', unsure: { id: 'y' } });
    expect(other.conversation.said.map(({ text }) => text)).toEqual(['Раз', 'да']);
    expect(other.outgoing.at(-1)).toEqual({ say: 'sure', unsure: doubt.unsure });
    const decided = hear(SCRIPT, other.conversation, pressAt('asAnswer', 'q', { ...WHY, unsure: 'y' })).conversation;
    expect(decided.said.map(({ text, place }) => [text, place?.why])).toEqual([['Раз', 0], ['да', 0], ['стоп', 1]]); // prettier-ignore
  });

  it('«пропустить», typed at what the other has left and confirmed, skips nothing else', () => {
    const typed = after(wordsAt('Раз', 'w', A), wordsAt('пропустить', 'y', A));
    const heard = hear(SCRIPT, typed, pressAt('skip', 's', { ...A, unsure: 'y' }));
    expect(heard.conversation.said.map(({ text }) => text)).toEqual(['Раз']);
    expect(heard.outgoing).toEqual([{ say: 'passed' }, { say: 'ask', place: WHY.place }]);
    expect(heard.conversation.unsure).toBeUndefined();
  });

  it('a second wish, typed on the other device, is asked about, and makes no answer of the first', () => {
    const one = after(wordsAt('Раз', 'w', A), wordsAt('стоп', 'y', WHY));
    const two = hear(SCRIPT, one, wordsAt('назад', 'z', WHY));
    expect(two.conversation.said.map(({ text }) => text)).toEqual(['Раз']);
    expect(two.outgoing).toEqual([{ say: 'sure', unsure: one.unsure }]);
    // Each is decided by itself.
    const first = hear(SCRIPT, two.conversation, pressAt('asAnswer', 'p', { ...WHY, unsure: 'y' }));
    expect(first.outgoing).toMatchObject([
      { say: 'ask', place: B.place },
      { say: 'sure', unsure: { id: 'z' } },
    ]);
    const second = hear(SCRIPT, first.conversation, pressAt('asAnswer', 'q', { ...B, unsure: 'z' })).conversation;
    expect(second.said.map(({ text }) => text)).toEqual(['Раз', 'стоп', 'назад']);
    expect(second.unsure).toBeUndefined();
  });

  it('«удалить» is asked about before a wish typed earlier, and «стоп» is no answer when it is the other that is', () => {
    const both = after(wordsAt('Раз', 'w', A), wordsAt('стоп', 'y', WHY), wordsAt('удалить', 'z', WHY));
    expect([both.unsure?.id, both.doubts?.map(({ id }) => id)]).toEqual(['z', ['y']]);
    expect(hear(SCRIPT, both, pressAt('asAnswer', 'p', { ...WHY, unsure: 'y' })).conversation).toBe(both);
    const answer = hear(SCRIPT, both, pressAt('asAnswer', 'p', { ...WHY, unsure: 'z' })).conversation;
    expect(answer).toMatchObject({ unsure: { id: 'y' }, said: [{ text: 'Раз' }, { text: 'удалить' }] });
    const gone = hear(SCRIPT, both, { type: 'withdraw', id: 'p', at: AT }).conversation;
    expect(gone).toEqual({ ...NEW_CONVERSATION, step: 'withdrawn', heard: gone.heard });
  });

  it('the same word for the same question is asked about once', () => {
    const twice = after(wordsAt('Раз', 'w', A), wordsAt('Стоп', 'y', WHY), wordsAt('стоп.', 'z', WHY));
    expect([twice.unsure?.id, twice.doubts]).toEqual(['y', undefined]);
  });

  it('having stopped elsewhere, one is asked about the rest once one goes on', () => {
    const both = after(wordsAt('Раз', 'w', A), wordsAt('назад', 'y', WHY), wordsAt('стоп', 'z', WHY));
    const stopped = hear(SCRIPT, both, { type: 'stop', id: 's', at: AT });
    expect(stopped.outgoing).toEqual([{ say: 'stopped' }]);
    expect(stopped.conversation).toMatchObject({ step: 'stopped', said: [{ text: 'Раз' }] });
    expect(hear(SCRIPT, stopped.conversation, { type: 'open' }).outgoing).toEqual([{ say: 'stopped' }]);
    const on = hear(SCRIPT, stopped.conversation, { type: 'resume', id: 'r', at: AT });
    expect(on.outgoing).toMatchObject([
      { say: 'ask', place: WHY.place },
      { say: 'sure', unsure: { id: 'y' } },
    ]);
    expect(on.conversation.doubts).toBeUndefined();
  });

  it('a word typed where the channel knows no question stands for the one that was asked', () => {
    const typed = { type: 'answer', id: 'y', at: AT, given: { text: 'пропустить' } } as const;
    const moved = after(typed, wordsAt('Раз', 'w', A));
    const { conversation: skipped, outgoing } = hear(SCRIPT, moved, { ...typed, id: 'z', given: { text: 'да' } });
    expect(outgoing).toEqual([{ say: 'passed' }, { say: 'ask', place: WHY.place }]);
    expect(skipped.said.map(({ text }) => text)).toEqual(['Раз']);
    const { said } = hear(SCRIPT, moved, { ...typed, id: 'z', given: { text: 'нет' } }).conversation;
    expect(said.map(({ text, place }) => [text, place])).toEqual([['Раз', A.place], ['пропустить', A.place]]); // prettier-ignore
  });

  it('whatever is typed, no wish is obeyed and none is an answer before it is said which', () => {
    fc.assert(
      fc.property(fc.array(anyWishing, { maxLength: 40, size: 'max' }), (deeds) => {
        let conversation = START;
        const shown: Shown[] = [shownOf(START), shownOf(START)];
        const doubted = new Map<string, string>();
        for (const [index, { by, does, text }] of deeds.entries()) {
          const screen = shown[by] ?? A;
          const before = conversation;
          const incoming: Incoming =
            does === 'look'
              ? { type: 'open' }
              : does === 'answer'
                ? wordsAt(text, `m-${index}`, screen)
                : does === 'asAnswer' || does === 'skip' || does === 'back'
                  ? pressAt(does, `m-${index}`, screen)
                  : { type: does, id: `m-${index}`, at: AT };
          const heard = hear(SCRIPT, before, incoming);
          ({ conversation } = heard);
          const doubts = doubtsOf(conversation);
          for (const { id, wish } of doubts) doubted.set(id, wish);
          if (conversation.step === 'withdrawn') break;
          const isShown = screen.unsure !== undefined && screen.unsure === before.unsure?.id;
          const isDecided = isShown && (does === 'asAnswer' || does === before.unsure?.wish);
          if (isDecided && before.unsure) doubted.delete(before.unsure.id);
          for (const [id, wish] of doubted) {
            expect(conversation.said.map((one) => one.id)).not.toContain(id);
            const hasStopped = conversation.step === 'stopped' && wish === 'stop';
            if (hasStopped) doubted.delete(id);
            expect(hasStopped || doubts.some((one) => one.id === id)).toBe(true);
          }
          shown[by] = shownOf(conversation);
        }
      }),
      { seed: SEED, numRuns: 1500 },
    );
  });

  it('whatever both do, a press is about what its device shows, or changes nothing and is told', () => {
    fc.assert(
      fc.property(fc.array(anyDeed, { maxLength: 40, size: 'max' }), (deeds) => {
        let conversation = START;
        const shown: Shown[] = [shownOf(START), shownOf(START)];
        for (const [index, { by, does, text }] of deeds.entries()) {
          const screen = shown[by] ?? A;
          const before = conversation;
          const wish = before.unsure?.wish === 'back' ? 'back' : 'skip';
          const type = does === 'wish' ? wish : does;
          const incoming =
            type === 'look'
              ? ({ type: 'open' } as const)
              : type === 'answer'
                ? wordsAt(text, `m-${index}`, screen)
                : pressAt(type, `m-${index}`, screen);
          const heard = hear(SCRIPT, before, incoming);
          ({ conversation } = heard);
          expect(isOwn(before, screen, incoming, heard)).toBe(true);
          shown[by] = shownOf(conversation);
        }
      }),
      { seed: SEED, numRuns: 1500 },
    );
  });
});
