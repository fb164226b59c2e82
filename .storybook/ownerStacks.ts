import * as React from 'react';

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
/** Elements whose owner's stack was taken within the last second; React takes no more than ten thousand of them. */
const COUNT = 'recentlyCreatedOwnerStacks';

/**
 * Keeps React's development build from taking a stack trace with every element that it creates, a third of the time of a screen's
 * stories. Its warnings stay, without the place where the element was created.
 * @throws when React counts them in another way
 */
export function takeNoOwnerStacks(): void {
  const internals: unknown = Reflect.get(React, INTERNALS);
  if (typeof internals !== 'object' || internals === null || !(COUNT in internals))
    throw new Error(`React has no ${COUNT} any more`);
  Object.defineProperty(internals, COUNT, { get: () => 10_000, set: () => {} });
}
