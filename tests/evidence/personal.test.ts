import { expect, it } from 'vitest';

import { measurePersonal } from './personal.ts';

it('finds nearly all names and numbers of the corpus, and hardly anything else', () => {
  const { figures } = measurePersonal();
  const share = (kind: string) => {
    const one = figures.find((figure) => figure.kind === kind);
    return one ? { recall: one.found / one.labelled, precision: one.right / one.said } : undefined;
  };
  // More than the targets, which are 95 and 90 on interviews of other authors: a change that loses two names in a hundred is seen.
  for (const kind of ['всего', 'без имён говорящих']) {
    expect(share(kind)?.recall).toBeGreaterThan(0.98);
    expect(share(kind)?.precision).toBeGreaterThan(0.93);
  }
});
