import { expect, it } from 'vitest';

import { uploadResearch } from '#app/sections/research/actions.ts';
import { explain } from '#app/shared/outcomes.ts';
import { createMemoryStore } from '#store/memory.ts';

import { createClock } from '#tests/store/examples.ts';

it('of several files every one that is refused is named at once, and nothing is stored', async () => {
  const store = createMemoryStore({ companyId: 'company-1', now: createClock() });
  const files = [
    new File([], 'Пустой.txt'),
    new File(['MZ'], 'Программа.exe'),
    new File(['ID3'], 'Запись.mp3'),
    new File([], 'Тоже пустой.pdf'),
  ];
  const reason: unknown = await uploadResearch(
    store,
    {
      title: 'Исследование',
      description: 'Описание',
      type: 'interviews',
      participants: 1,
      author: '',
      experimentIds: [],
      hypothesisIds: [],
      audienceId: null,
    },
    files,
    { signal: new AbortController().signal, onProgress: () => undefined },
  ).catch((error: unknown) => error);
  expect(explain(reason).split('\n')).toEqual([
    expect.stringContaining('«Пустой.txt» пустой'),
    expect.stringContaining('«Программа.exe» не поддерживается'),
    expect.stringContaining('«Тоже пустой.pdf» пустой'),
  ]);
  expect((await store.list('research')).items).toEqual([]);
});
