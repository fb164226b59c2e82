import { Component, createElement, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { useLateParts } from '#src/ui/context/lateParts.ts';
import { onDemand } from '#src/ui/onDemand.ts';
import { eventually } from '#tests/support/eventually.ts';

const Greeting = ({ name }: { name: string }) => `Здравствуйте, ${name}`;

const Told = () => (useLateParts() ? 'Нет связи. ' : 'Всё здесь. ');

class Boundary extends Component<{ children?: ReactNode }, { message: string }> {
  override state = { message: '' };
  static getDerivedStateFromError = (error: Error) => ({ message: error.message });
  override render() {
    return this.state.message || this.props.children;
  }
}

let place: HTMLElement;
let root: Root;
beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});
afterEach(() => {
  root.unmount();
  place.remove();
});

it('shows the fallback until the code is there, and hands the props on', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof Greeting>();
  const Part = onDemand(() => promise);
  flushSync(() => root.render(createElement(Part, { name: 'Анна', fallback: 'Загружаем' })));
  expect(place.textContent).toBe('Загружаем');
  resolve(Greeting);
  await eventually(() => expect(place.textContent).toBe('Здравствуйте, Анна'));
});

it('draws what was fetched before in the same breath, without a fallback', async () => {
  const Part = onDemand(() => Promise.resolve(Greeting));
  await Part.preload();
  flushSync(() => root.render(createElement(Part, { name: 'Илья', fallback: 'Загружаем' })));
  expect(place.textContent).toBe('Здравствуйте, Илья');
});

it('throws a failure where it is drawn, and tries again when it is drawn anew', async () => {
  const load = vi.fn<() => Promise<typeof Greeting>>();
  load.mockRejectedValueOnce(new Error('нет сети')).mockResolvedValue(Greeting);
  const Part = onDemand(load);
  const drawn = (key: string) => createElement(Boundary, { key }, createElement(Part, { name: 'Павел' }));
  root.render(drawn('first'));
  await eventually(() => expect(place.textContent).toBe('нет сети'));
  root.render(drawn('second'));
  await eventually(() => expect(place.textContent).toBe('Здравствуйте, Павел'));
  expect(load).toHaveBeenCalledTimes(2);
});

it('is only late without a network: it is told, and the part comes when the network is back', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi.fn<() => Promise<typeof Greeting>>();
  load.mockRejectedValueOnce(new Error('нет сети')).mockResolvedValue(Greeting);
  const Part = onDemand(load);
  root.render(createElement(Boundary, null, createElement(Told), createElement(Part, { name: 'Вера' })));
  await eventually(() => expect(place.textContent).toBe('Нет связи. '));
  vi.restoreAllMocks();
  window.dispatchEvent(new Event('online'));
  await eventually(() => expect(place.textContent).toBe('Всё здесь. Здравствуйте, Вера'));
});

it('tells nothing of a late part that nobody waits for any more', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const Part = onDemand<{ name: string }>(() => Promise.reject(new Error('нет сети')));
  root.render(createElement(Boundary, null, createElement(Told), createElement(Part, { name: 'Вера' })));
  await eventually(() => expect(place.textContent).toBe('Нет связи. '));
  root.render(createElement(Boundary, null, createElement(Told)));
  await eventually(() => expect(place.textContent).toBe('Всё здесь. '));
  vi.restoreAllMocks();
});
