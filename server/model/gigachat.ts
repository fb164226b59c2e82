import { randomUUID } from 'node:crypto';
import * as v from 'valibot';

import { ModelError } from './modelError.ts';

/* The way into GigaChat: a key for half an hour is had for the authorization data of a project. Behind it, it is asked as all others are. */

/** For whom the API is: a person, a company that pays before, one that pays after. The authorization data are of one of them. */
const SCOPES = ['GIGACHAT_API_PERS', 'GIGACHAT_API_B2B', 'GIGACHAT_API_CORP'];

/** Milliseconds before its end at which a key is not used any more. */
const SPARE = 60_000;

const answer = v.object({ access_token: v.pipe(v.string(), v.regex(/^[!-~]{1,8000}$/)), expires_at: v.number() });

export interface GigachatKeys {
  /** One that can be used now. @throws ModelError */
  get(): Promise<string>;
  /** The last one was not taken: the next is another one. */
  forget(): void;
}

/** @param place where tokens are given; @param data the authorization data of a project, base64 */
export function createGigachatKeys(
  place: string,
  data: string,
  fetcher: typeof fetch,
  now: () => number,
): GigachatKeys {
  let known: { readonly key: string; readonly until: number } | null = null;
  let scopes: readonly string[] = SCOPES;

  async function ask(scope: string): Promise<Response> {
    return fetcher(place, {
      method: 'POST',
      signal: AbortSignal.timeout(15_000),
      headers: {
        Authorization: `Basic ${data}`,
        RqUID: randomUUID(),
        Accept: 'application/json',
        'Content-Type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({ scope }).toString(),
    });
  }

  return {
    async get() {
      if (known && known.until > now()) return known.key;
      for (const scope of scopes) {
        const response = await ask(scope).catch((error: unknown) => {
          throw error instanceof ModelError ? error : new ModelError('unreachable');
        });
        if (response.status === 429 || response.status >= 500) {
          await response.body?.cancel();
          throw new ModelError(response.status === 429 ? 'busy' : 'unreachable');
        }
        if (!response.ok) {
          // Authorization data of another kind of contract.
          await response.body?.cancel();
          continue;
        }
        const told = v.safeParse(answer, await response.json().catch(() => null));
        if (!told.success) throw new ModelError('answer');
        scopes = [scope];
        known = { key: told.output.access_token, until: told.output.expires_at - SPARE };
        return known.key;
      }
      throw new ModelError('key');
    },
    forget() {
      known = null;
    },
  };
}
