import type { Rolldown } from 'vite';
import { expect, it, vi } from 'vitest';

import budgets from '#app/build/budget.json' with { type: 'json' };
import { checkBudget, type Budget } from '#app/build/checkBudget.ts';
import { ENTRY, MOUNT, routeFile, STORE, UNDO } from '#app/build/chunks.ts';
import { PATHS, type RouteName } from '#app/routing/paths.ts';

const SECTIONS = (Object.keys(PATHS) as RouteName[]).map((route) => `${routeFile(route)}.tsx`);

/** A build in which every module is a file of its own, and AppRoutes fetches one route besides the sections. */
function checked(budget: Budget): string[] {
  const fetched = '/app/sections/team/JoinRoute.tsx';
  const modules = [ENTRY, MOUNT, STORE, UNDO, fetched, ...SECTIONS.map((file) => `/app/sections/${file}`)];
  const chunks = modules.map((id) => [
    id,
    { type: 'chunk', fileName: id, isEntry: id === ENTRY, moduleIds: [id], imports: [], code: id },
  ]);
  const error = vi.fn<(message: string) => void>();
  const build = {
    getModuleIds: () => ['/app/boot/AppRoutes.tsx'],
    getModuleInfo: () => ({ dynamicallyImportedIds: [fetched] }),
    info: vi.fn<() => void>(),
    error,
  };
  const { writeBundle } = checkBudget(budget) as { writeBundle: (this: object, ...given: unknown[]) => void };
  writeBundle.call(build, {}, Object.fromEntries(chunks) as Rolldown.OutputBundle);
  return error.mock.calls.map(([message]) => message);
}

const enough: Budget = Object.fromEntries([...SECTIONS, 'JoinRoute.tsx'].map((file) => [file.replace('.tsx', ''), 1]));

it('passes where every route has a budget and keeps it', () => {
  expect(checked(enough)).toEqual([]);
});

it.each(['ResearchRoute', 'JoinRoute'])('fails for %s without a budget', (route) => {
  const { [route]: _none, ...others } = enough;
  expect(checked(others)).toEqual([expect.stringContaining(`${route} 0.`)]);
});

it('every section has one', () => {
  expect(Object.keys(budgets)).toEqual(expect.arrayContaining(SECTIONS.map((file) => file.replace('.tsx', ''))));
});
