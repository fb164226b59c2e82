import type { Erasure } from '#src/domain/forgetting/erasures.ts';
import type { ErasureRowProps } from '#src/features/account/retention/ErasureRow.tsx';
import type { RetainedRound } from '#src/features/account/retention/KeptRounds.tsx';

const WEEK = { title: 'Первая неделя новых команд', href: '/?open=research-1&round=round-1' };

const NOTHING: Erasure['places'] = {
  records: 0,
  files: 0,
  transcripts: 0,
  quotes: 0,
  comments: 0,
  history: 0,
  letters: 0,
};

/** Something that was erased, by term unless told otherwise. */
export const erasureWith = (more: Partial<Erasure> = {}): Erasure => ({
  id: 'e-1',
  at: '2026-06-01T09:00:00.000Z',
  why: 'expired',
  by: null,
  roundId: 'round-1',
  talks: 12,
  contacts: null,
  places: { records: 41, files: 15, transcripts: 12, quotes: 27, comments: 3, history: 96, letters: 0 },
  isErasedAgain: true,
  ...more,
});

/** Erasures of every kind, one of them noted by a server of before. */
export const ROWS: readonly ErasureRowProps[] = [
  { erasure: erasureWith(), doer: '', round: WEEK },
  {
    erasure: erasureWith({
      id: 'e-2',
      at: '2026-05-28T14:12:00.000Z',
      why: 'forgotten',
      by: { id: 'anna', name: 'Анна Смирнова' },
      roundId: null,
      talks: 1,
      contacts: 2,
      places: { ...NOTHING, records: 9, files: 1, transcripts: 1, quotes: 4, comments: 1, history: 14, letters: 1 },
    }),
    doer: 'Анна Смирнова',
    round: null,
  },
  {
    erasure: erasureWith({
      id: 'e-3',
      at: '2026-05-20T08:30:00.000Z',
      why: 'withdrawn',
      talks: 1,
      places: { ...NOTHING, records: 4, files: 1, transcripts: 1, history: 5 },
    }),
    doer: '',
    round: WEEK,
  },
  {
    erasure: erasureWith({
      id: 'e-4',
      at: '2026-03-02T10:00:00.000Z',
      why: 'contacts',
      by: { id: 'pavel', name: 'Павел Орлов' },
      roundId: null,
      talks: null,
      places: {
        records: 1,
        files: null,
        transcripts: null,
        quotes: null,
        comments: null,
        history: null,
        letters: null,
      },
      isErasedAgain: null,
    }),
    doer: 'Павел Орлов',
    round: null,
  },
];

/** Rounds of which something is kept: one is near its term, one is gone. */
export const ROUNDS: readonly RetainedRound[] = [
  { roundId: 'round-1', round: WEEK, talks: 12, first: '2026-06-10', last: '2026-08-02', announced: 5 },
  { roundId: 'round-2', round: null, talks: 1, first: '2026-09-14', last: '2026-09-14', announced: 0 },
  {
    roundId: 'round-3',
    round: { title: 'Почему уходят после пробного периода', href: '/?open=research-2&round=round-3' },
    talks: 34,
    first: '2026-11-03',
    last: '2027-01-20',
    announced: 0,
  },
];
