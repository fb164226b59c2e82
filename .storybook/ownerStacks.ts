import * as react from 'react';

/**
 * Leaves out the call stack that development React takes of every element it makes, up to 10 000 times a second: dear where
 * thousands of stories' renders are all there is to compute. Its warnings stay, each with the stack of components; only the line
 * that made the element is missing, as it is past those 10 000. A React that counts otherwise takes its stacks again, and nothing
 * breaks. Call it before the first render.
 */
export function withoutOwnerStacks(): void {
  const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = react as unknown as {
    __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE?: object;
  };
  if (!internals) return;
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.MAX_SAFE_INTEGER,
    set() {
      // React counts every element, and begins anew each second.
    },
  });
}
