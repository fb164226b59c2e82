import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';

import { RemovedRounds, type RemovedRoundsProps } from '#app/sections/research/rounds/RemovedRounds.tsx';
import { StoreContext } from '#store/StoreContext.ts';
import { eventually } from '#tests/support/eventually.ts';

import { example } from '#tests/store/examples.ts';

it('the question about a study is drawn once its rounds are read, and does not grow for them', async () => {
  vi.spyOn(window, 'fetch').mockResolvedValue(new Response('', { status: 503 }));
  const rounds = Promise.withResolvers<object>();
  const store = { companyId: 'company', list: () => rounds.promise };
  const props: RemovedRoundsProps = {
    research: { id: 'research-1' },
    draw: (words) => createElement('section', null, 'Удалить исследование?', words),
  };
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const asked = createElement(StoreContext, { value: store as never }, createElement(RemovedRounds, props));
  flushSync(() => root.render(createElement(QueryClientProvider, { client: new QueryClient() }, asked)));
  await new Promise(requestAnimationFrame);
  expect(place.textContent).toBe('');
  rounds.resolve({
    items: [example('round', { title: 'Учителя', state: 'running', until: null, deletedAt: null })],
    broken: [],
  });
  await eventually(() => expect(place.textContent).toContain('Удалить исследование?'));
  expect(place.textContent).toMatch(/Раунд «Учителя» идёт\. Сейчас отвечают —\sчеловек\./);
  root.unmount();
  place.remove();
});
