import { afterEach, describe, expect, it, vi } from 'vitest';

import { renderSampleFrames } from '#app/boot/sampleFrames.tsx';
import { PATHS } from '#app/routing/paths.ts';

/** Text that is true on one day only; the frame hides it. */
const OF_THE_DAY = /<p [^>]*data-of-today=""[^>]*>.*?<\/p>/g;

/** Something of the sample that each section shows. */
const SHOWN: Readonly<Record<string, string>> = {
  '/chat': 'ИИ печатает',
  '/onboarding': 'Добро пожаловать',
  '/vision': 'Каждая продуктовая команда',
  '/strategy': 'Люди охотнее пишут боту',
  '/audiences': 'Команды, которые провели хотя бы одно интервью',
  '/experiments': 'Открытый разбор живого интервью',
  '/journey': 'Неосознанная потребность',
  '/profile': 'Мария Соколова',
};

describe('frames over the sample', () => {
  afterEach(() => vi.useRealTimers());

  it('show every section but the main page, which has its own, with what the sample holds, and nothing that is still coming', async () => {
    const frames = await renderSampleFrames();
    expect(Object.keys(frames).toSorted()).toEqual(
      Object.values(PATHS)
        .filter((path) => path !== PATHS.research)
        .toSorted(),
    );
    const shown = Object.entries(frames).filter(([path, { html }]) => html.includes(SHOWN[path] ?? ''));
    expect(shown.map(([path]) => path)).toEqual(Object.keys(frames));
    const coming = Object.entries(frames).filter(([, { html }]) => /aria-busy="true"|data-decor="skeleton"/.test(html));
    expect(coming.map(([path]) => path)).toEqual([]);
  });

  it('survive the file that they are written into', async () => {
    const frames = await renderSampleFrames();
    expect(JSON.parse(JSON.stringify(frames))).toEqual(frames);
  });

  it('say the same whenever they were drawn, but for what they hide', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime('2026-11-27T12:00:00Z');
    const now = await renderSampleFrames();
    vi.setSystemTime('2028-03-01T12:00:00Z');
    const later = await renderSampleFrames();
    expect(later['/vision']?.html === now['/vision']?.html).toBe(false);
    const words = (frames: typeof now, path: string) => frames[path]?.html.replaceAll(OF_THE_DAY, '');
    expect(Object.keys(now).filter((path) => words(later, path) !== words(now, path))).toEqual([]);
  });
});
