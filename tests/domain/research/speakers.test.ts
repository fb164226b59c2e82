import { describe, expect, it } from 'vitest';

import { applyOp, type Op } from '#src/domain/core/operation.ts';
import type { StoredRecord } from '#src/domain/core/record.ts';
import { nameSpeakers, proposeSpeakers } from '#src/domain/research/speakers.ts';
import { turnsOf } from '#src/domain/research/transcript.ts';

import { example } from '#tests/store/examples.ts';

const TEXT = [
  'Интервьюер: Как вы ищете людей?',
  'Марина: Ну да.',
  'Марина: Долго, пишу в чаты и жду по неделе, пока кто-нибудь ответит.',
  'Интервьюер: А дальше?',
  'Р2: Дальше созваниваемся.',
].join('\n');
const turns = turnsOf(TEXT);
const material = example('material', { speakers: {} });
const study = example('research', { participantIds: {} });
const marina = example('participant', { codeName: 'Р7' });
const AT = '2026-03-01T10:00:00.000Z';

function run(before: readonly StoredRecord[], ops: readonly Op[]): ReadonlyMap<string, StoredRecord> {
  const now = new Map(before.map((one) => [one.id, one]));
  for (const op of ops) now.set(op.id, applyOp(now.get(op.id), op, AT));
  return now;
}

describe('speakers of a text', () => {
  it('are proposed in the order in which they begin: by name, else by what the text tells', () => {
    expect(proposeSpeakers(TEXT, turns, material, [marina])).toEqual([
      { label: 'Интервьюер', turns: 2, sample: 'Как вы ищете людей?', choice: { who: 'interviewer' } },
      {
        label: 'Марина',
        turns: 2,
        sample: 'Долго, пишу в чаты и жду по неделе, пока кто-нибудь ответит.',
        choice: { who: 'participant', participantId: marina.id },
      },
      { label: 'Р2', turns: 1, sample: 'Дальше созваниваемся.', choice: { who: 'respondent' } },
    ]);
  });

  it('stay as a person said before, and a long sample is cut between words', () => {
    const ops = nameSpeakers(
      material,
      study,
      [marina],
      [{ label: 'МАРИНА', choice: { who: 'interviewer' } }],
      () => 'x',
    );
    const said = run([material, study], ops).get(material.id) as typeof material;
    const long = `${TEXT}\nМарина: ${'слово, '.repeat(60)}`;
    const [, proposal] = proposeSpeakers(long, turnsOf(long), said, [marina]);
    expect(proposal?.choice).toEqual({ who: 'interviewer' });
    expect(proposal?.sample).toMatch(/^слово, .{100,130} слово…$/);
  });

  it('nobody is proposed where nobody is named', () => {
    const plain = 'Просто заметки.\n\nЕщё абзац.';
    expect(proposeSpeakers(plain, turnsOf(plain), material, [marina])).toEqual([]);
  });

  it('become participants with code names of their own, and join the study', () => {
    let made = 0;
    const ops = nameSpeakers(
      material,
      study,
      [marina],
      [
        { label: 'Интервьюер', choice: { who: 'interviewer' } },
        { label: 'Марина', choice: { who: 'participant', participantId: marina.id } },
        { label: 'Р2', choice: { who: 'new', name: ' Олег ' } },
        { label: 'Р3', choice: { who: 'new', name: '' } },
      ],
      () => `new-${(made += 1)}`,
    );
    const now = run([material, study], ops);
    expect(now.get('new-1')).toMatchObject({ name: 'Олег', codeName: 'Р1' });
    expect(now.get('new-2')).toMatchObject({ name: '', codeName: 'Р2' });
    expect((now.get(material.id) as typeof material).speakers).toMatchObject({
      интервьюер: { role: 'interviewer', participantId: null },
      марина: { role: 'respondent', participantId: marina.id },
      р2: { participantId: 'new-1' },
      р3: { participantId: 'new-2' },
    });
    expect(Object.keys((now.get(study.id) as typeof study).participantIds)).toEqual([marina.id, 'new-1', 'new-2']);
  });
});
