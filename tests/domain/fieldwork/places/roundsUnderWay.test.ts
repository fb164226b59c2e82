import { describe, expect, it } from 'vitest';

import {
  scenarioLeavingWords,
  studyRemovalWords,
  type RoundWithPeople,
} from '#src/domain/fieldwork/places/underWay.ts';

/* What is said of rounds before their study or their scenario goes. */

const NOON = new Date('2026-06-01T12:00:00.000Z');

const asked = (answering: number | null, round: Partial<RoundWithPeople['round']> = {}): RoundWithPeople => ({
  answering,
  round: {
    id: 'r',
    title: 'Учителя',
    state: 'running',
    until: null,
    endedAt: null,
    timeZone: 'Europe/Moscow',
    ...round,
  },
});
const plain = (words: readonly string[]): string => words.join('|').replaceAll('\u00A0', ' ');

describe('before the study of a round goes', () => {
  it('says who answers now, what they will see, what is kept, and how they may finish', () => {
    const words = plain(studyRemovalWords([asked(3)], NOON));
    expect(words).toContain('Раунд «Учителя» идёт. Сейчас отвечают 3 человека.|');
    expect(words).toContain('кто отвечает, увидит «Опрос завершён» и закончить не сможет');
    expect(words).toContain('вернётся вместе с исследованием');
    expect(words).toContain('сначала завершите раунд: у них будет ещё 3 дня');
  });

  it('a number that is not known is a dash, and a round that is over is told of while it is finished', () => {
    expect(plain(studyRemovalWords([asked(null, { state: 'paused' })], NOON))).toContain(
      '«Учителя» приостановлен. Сейчас отвечают — человек.|',
    );
    const ended = { state: 'ended', endedAt: '2026-05-31T12:00:00.000Z' } as const;
    const words = plain(studyRemovalWords([asked(1, ended)], NOON));
    expect(words).toContain(
      'завершён, начавшие могут закончить до 3 июня 2026 г. включительно. Сейчас отвечает 1 человек.',
    );
    expect(words).toContain('подождите с удалением');
    expect(words).not.toContain('сначала завершите');
  });

  it.each([
    ['without rounds', []],
    ['with one that asks nobody yet', [asked(0, { state: 'draft' })]],
    ['with one that nobody finishes', [asked(0, { state: 'ended', endedAt: '2026-05-31T12:00:00.000Z' })]],
    ['with one that is over for all', [asked(null, { state: 'ended', endedAt: '2026-05-01T12:00:00.000Z' })]],
  ])('nothing is said %s', (_, rounds) => {
    expect(studyRemovalWords(rounds, NOON)).toEqual([]);
    expect(scenarioLeavingWords(rounds, 'draft', NOON)).toEqual([]);
  });
});

it('before a scenario becomes a draft, or goes, it is said that the rounds ask on, and what nobody can do without it', () => {
  const draft = plain(scenarioLeavingWords([asked(2)], 'draft', NOON));
  expect(draft).toContain('Сейчас отвечают 2 человека.');
  expect(draft).toContain('кто отвечает — закончит');
  expect(draft).toContain('Пока сценарий — черновик, начать по нему раунд и взять из него новые вопросы нельзя.');
  expect(plain(scenarioLeavingWords([asked(2)], 'removed', NOON))).toContain('по удалённому сценарию');
});
