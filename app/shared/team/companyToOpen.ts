import type { JoinResult } from '#store/team/joinAndLeave.ts';

/**
 * The company that opens after signing in: one that came just now, or else the first; undefined for none.
 * @param known the companies that this browser had before
 */
export function companyToOpen(
  { companies, moved }: Extract<JoinResult, { kind: 'joined' }>,
  known: readonly { readonly id: string }[],
): (typeof companies)[number] | undefined {
  const here = new Set(known.map(({ id }) => id));
  const away = new Set(moved.map(({ from }) => from));
  return companies.find(({ id }) => !here.has(id) || away.has(id)) ?? companies[0];
}
