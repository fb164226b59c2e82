import { fn, screen } from 'storybook/test';

import { ready, type Loadable } from '#src/domain/core/loadable.ts';
import type { RoundStanding } from '#src/domain/fieldwork/figures.ts';
import type { RoundScreenProps } from '#src/features/fieldwork/round/RoundScreen.tsx';

import { answers, figures, places, respondents, roundWith, saidTo, script } from './sampleRound.ts';

/** The round as the server counts it: the sample's figures, no open link, nothing to expire, unless told otherwise. */
export const standing = (changes: Partial<RoundStanding> = {}): Loadable<RoundStanding> =>
  ready({ figures, places, uncounted: 0, hasOpenLink: false, lettersAt: null, expiring: null, ...changes });

/** Shared args of all stories of RoundScreen; each story changes its own. */
export const roundScreenArgs = {
  round: roundWith(),
  study: { title: 'Первая неделя новых команд', href: '?open=research-1' },
  script,
  hasNewer: false,
  draftHref: null,
  keepsMonths: 12,
  standing: standing(),
  answers: ready(answers),
  respondents: ready(respondents),
  canInvite: true,
  openAddress: null as RoundScreenProps['openAddress'],
  part: 'questions' as RoundScreenProps['part'],
  saidTo,
  wordsHref: ({ materialId, start, end }) => `?material=${materialId}&at=${start}-${end}`,
  waiting: 7 as number | null,
  findingsHref: '?view=findings',
  now: () => new Date('2026-06-10T12:00:00.000Z'),
  nameOf: () => '',
  contactHref: () => null,
  materialHref: (id) => `?material=${id}`,
  onPart: fn(),
  onSegment: fn(),
  onAct: fn(),
  onTakeNewer: fn(),
  activators: ['Анна Смирнова', 'Павел Никитин'],
  askedToActivateAt: null as string | null,
  onAskToActivate: fn(),
  onEdit: fn(),
  onInvite: fn(),
  onCodes: fn(),
  onSaveLinks: fn(),
  onOpenLink: fn(),
  onCloseLink: fn(),
  onCopy: fn(),
  onCopyLink: fn(),
  onTakeBack: fn(),
  onCount: fn(),
  onMore: fn(),
  onRetry: fn(),
} satisfies RoundScreenProps;

export const button = (name: string) => screen.getByRole('button', { name });
