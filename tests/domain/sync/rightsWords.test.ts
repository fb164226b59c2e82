import { describe, expect, it } from 'vitest';

import type { Role } from '#src/domain/account/account.ts';
import { KINDS, type Kind } from '#src/domain/records.ts';
import { mayCommit } from '#src/domain/sync/mayCommit.ts';
import { isEnough, neededOf, type Needed } from '#src/domain/sync/rights.ts';
import { barredFor, whyNot } from '#src/domain/sync/rightsWords.ts';
import { creation } from '#tests/store/examples.ts';

/** A role's limits are given in words, and the words are those of a refusal. */

const ROLES: readonly Role[] = ['Viewer', 'Researcher', 'Admin', 'Owner'];
const NEEDED: readonly Needed[] = ['Researcher', 'Admin', 'Owner'];
const WORDS = /^Только для [а-я ]+: вы [а-я]+$/;

describe('what a role does not allow', () => {
  it.each(Object.keys(KINDS) as Kind[])('%s: who may change it, and the words for who may not', (kind) => {
    for (const role of ROLES) {
      const needed = neededOf(kind);
      const refused = mayCommit({ role, memberId: null }, creation(kind), undefined);
      if (needed === null || isEnough(role, needed)) continue;
      expect(refused).not.toBeNull();
      expect(whyNot(role, needed)).toMatch(WORDS);
    }
  });

  it('has the words for what is refused, and none for what is not', () => {
    for (const role of ROLES) {
      for (const needed of NEEDED) {
        const said = barredFor(role)?.[needed] ?? null;
        expect(said).toBe(whyNot(role, needed));
        expect(said === null).toBe(isEnough(role, needed));
      }
    }
    expect(barredFor('Owner')).toBeNull();
    expect(barredFor('Viewer')).toEqual({
      Researcher: 'Только для исследователей и выше: вы наблюдатель',
      Admin: 'Только для администраторов и владельца: вы наблюдатель',
      Owner: 'Только для владельца: вы наблюдатель',
      names: 'Только для исследователей и выше: вы наблюдатель',
    });
    expect(barredFor('Researcher')?.names).toBeUndefined();
    expect(barredFor('Researcher', false)?.names).toBe('Только для тех, кто видит имена: администраторов и владельца');
    expect(barredFor('Admin', true)?.names).toBeUndefined();
  });
});
