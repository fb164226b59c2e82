import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { ACCOUNT_ADDRESS, TEAMS_URL } from '#app/sections/account/url.ts';
import { AUDIENCES_URL } from '#app/sections/audiences/url.ts';
import { CARD_URL, onBoards } from '#app/sections/boards/url.ts';
import { canonicalSearch, type ScreenAddress } from '#app/shared/canonicalAddress.ts';
import { EXPERIMENTS_URL } from '#app/sections/experiments/url.ts';
import { JOURNEY_ADDRESS } from '#app/sections/tactics/url.ts';
import { BALANCE_URL, BILLING_URL } from '#app/sections/account/moneyUrl.ts';
import { RESEARCH_VIEW } from '#app/sections/research/url.ts';
import { STRATEGY_URL } from '#app/routing/strategyUrl.ts';

const SCREENS: Readonly<Record<string, ScreenAddress>> = {
  research: { codecs: [RESEARCH_VIEW], actions: ['upload'] },
  experiments: { codecs: [EXPERIMENTS_URL] },
  audiences: { codecs: [AUDIENCES_URL], actions: ['create'] },
  journey: { codecs: [JOURNEY_ADDRESS] },
  vision: { codecs: [onBoards(CARD_URL, () => ['vision'])] },
  strategy: { codecs: [STRATEGY_URL, onBoards(CARD_URL, (params) => [STRATEGY_URL.read(params).tab])] },
  balance: { codecs: [ACCOUNT_ADDRESS, BALANCE_URL] },
  billing: { codecs: [ACCOUNT_ADDRESS, BILLING_URL] },
  teams: { codecs: [ACCOUNT_ADDRESS, TEAMS_URL] },
  chat: { codecs: [] },
};

describe('the address of a screen', () => {
  test.each([
    [
      'research',
      '?foo=1&status=nonsense&q=%D1%86%D0%B5%D0%BD%D0%B0&at=1-5&links=&action=create',
      '?q=%D1%86%D0%B5%D0%BD%D0%B0',
    ],
    ['research', '?material=m1&at=5-1&type=all', '?material=m1'],
    ['research', '?q=a&q=b', '?q=a'],
    ['experiments', '?stage=nonsense&view=wall&status=all&backlog=yes&links=nonsense', ''],
    ['audiences', '?size=huge&q=a&action=upload', '?q=a'],
    ['journey', '?stage=nonsense&view=cjm&open=tp-revenue-1', '?view=cjm'],
    ['vision', '?card=entryBarriers&tab=market', ''],
    ['strategy', '?tab=market&card=vision', ''],
    ['balance', '?section=balance&payments=nonsense&plan=pro&q=1', '?section=balance'],
    ['teams', '?section=nonsense&company=all', ''],
    ['chat', '?page=2', ''],
  ])('%s: %s', (screen, search, expected) => {
    expect(canonicalSearch(search, SCREENS[screen] ?? { codecs: [] })).toBe(expected);
  });

  test.each([
    ['research', '?q=a+b&open=r1&material=m1&at=5-9&links=study%3Ar1'],
    ['research', '?action=upload'],
    // Whatever the order and the spelling: an address that says the same is left alone.
    ['experiments', '?links=experiment:e1&view=board&q=a%20b'],
    ['strategy', '?card=entryBarriers'],
    ['chat', ''],
  ])('%s: %s stays, to the letter', (screen, search) => {
    expect(canonicalSearch(search, SCREENS[screen] ?? { codecs: [] })).toBe(search);
  });

  test('a record that is not there leaves it', () => {
    expect(canonicalSearch('?open=r1&material=m1&at=1-5', { codecs: [RESEARCH_VIEW] }, ['material'])).toBe('?open=r1');
  });

  test('whatever it says, it is cleaned once, and says the same to the screen', () => {
    const names = ['q', 'stage', 'status', 'type', 'open', 'view', 'tab', 'card', 'section', 'payments', 'plan', 'company', 'links', 'action', 'material', 'at', 'foo', 'examples', 'where', 'size', 'backlog']; // prettier-ignore
    const value = fc.oneof(
      fc.constantFrom('', 'all', 'nonsense', '1', 'cjm', 'board', 'revenue', 'tp-revenue-1', 'market', 'okr', 'teams', 'awaiting', 'upload', 'study:x', '3-9', 'm 1'), // prettier-ignore
      fc.string(),
    );
    const search = fc
      .array(fc.tuple(fc.constantFrom(...names), value), { maxLength: 8 })
      .map((said) => (said.length === 0 ? '' : `?${new URLSearchParams(said).toString()}`));
    fc.assert(
      fc.property(fc.constantFrom(...Object.values(SCREENS)), search, (screen, said) => {
        const clean = canonicalSearch(said, screen);
        expect(canonicalSearch(clean, screen)).toBe(clean);
        for (const codec of screen.codecs) {
          expect(codec.read(new URLSearchParams(clean))).toEqual(codec.read(new URLSearchParams(said)));
        }
      }),
    );
  });
});
