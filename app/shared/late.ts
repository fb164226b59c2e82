import { queryOptions, useQuery } from '@tanstack/react-query';

import { refused } from '#src/domain/core/outcome.ts';

import { attemptWithToast, explain } from './outcomes.ts';

type Act = (...given: never[]) => unknown;

/** Names of functions, by what is done when their code cannot be fetched. */
export interface LateNames<T> {
  /** They return an Outcome, which the form shows. */
  readonly forms: readonly (keyof T & string)[];
  /** They answer with nothing, or when they are done: a toast says so. */
  readonly acts?: readonly (keyof T & string)[];
}

/**
 * Functions that come with the first call of any of them: a screen can be drawn without what is done on it. What they throw is
 * told as code is that cannot be fetched.
 * @param load gives them
 */
export function late<T extends object>(load: () => Promise<T>, { forms, acts = [] }: LateNames<T>): T {
  const call = async (name: keyof T, given: never[]) => ((await load())[name] as Act)(...given);
  return Object.fromEntries([
    ...forms.map((name) => [name, (...given: never[]) => call(name, given).catch((error) => refused(explain(error)))]),
    ...acts.map((name) => [
      name,
      (...given: never[]) => attemptWithToast('Действие не выполнено', async () => void (await call(name, given))),
    ]),
  ]) as T;
}

/** How code is asked for as data is: what cannot be fetched is tried again when the network is back or the window is looked at again. */
export const lateCode = <T extends object>(name: string, load: () => Promise<T>, wanted: boolean) =>
  queryOptions<T>({
    queryKey: ['code', name],
    queryFn: load,
    enabled: wanted,
    refetchOnReconnect: true,
    refetchOnWindowFocus: true,
  });

/**
 * Code that a screen is whole without: undefined until it is there. What cannot be fetched is no failure of the screen.
 * @param name tells the code from other code
 */
export function useLateCode<T extends object>(name: string, load: () => Promise<T>, wanted: boolean): T | undefined {
  return useQuery(lateCode(name, load, wanted)).data;
}
