import { focusManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';

import { botQuery } from '#app/shared/team/botQuery.ts';
import { createQueryClient } from '#store/queries.ts';

afterEach(() => focusManager.setFocused(undefined));

it('a bot that was connected elsewhere is seen when one comes back to the page', async () => {
  let bot: object | null = null;
  const client = createQueryClient();
  client.mount();
  const observer = new QueryObserver(
    client,
    botQuery('company-1', async () => Response.json({ bot })),
  );
  const seen: unknown[] = [];
  const stop = observer.subscribe(({ data, isFetching }) => {
    if (data?.ok && !isFetching) seen.push(data.value);
  });
  await expect.poll(() => seen).toEqual([null]);
  focusManager.setFocused(false);
  bot = { username: 'orientir_bot' };
  focusManager.setFocused(true);
  await expect.poll(() => seen).toEqual([null, bot]);
  stop();
  client.unmount();
});
