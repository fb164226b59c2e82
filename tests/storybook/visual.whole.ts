import { execFile } from 'node:child_process';
import { copyFileSync, existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';

/** `npm run visual` on the stories of two files: each has a picture in both themes, and only what looks otherwise is told. */

const PICTURES = 'node_modules/.cache/visual-test';
const FILES = ['stories/ui/Badge.stories.tsx', 'stories/ui/Tabs.stories.tsx'];

afterAll(() => rmSync(PICTURES, { recursive: true, force: true }));

/** Runs it; what it said, and whether it was green. */
const visual = (...args: readonly string[]): Promise<{ green: boolean; said: string }> =>
  new Promise((resolve) => {
    const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/visual/vitest.config.ts'];
    const env = { ...process.env, NO_COLOR: '1', ORIENTIR_PICTURES: PICTURES };
    execFile(process.execPath, [...vitest, ...FILES, ...args], { env }, (error, stdout, stderr) =>
      resolve({ green: !error, said: stdout + stderr }),
    );
  });

it('every story of every file is accepted in both themes, and one that looks otherwise in one of them is told', async () => {
  expect(await visual('-u')).toMatchObject({ green: true });
  for (const file of FILES) {
    const pictures = readdirSync(path.join(PICTURES, file));
    const stories = pictures.flatMap((picture) => /^(.*)-light\.png$/.exec(picture)?.[1] ?? []);
    expect(stories.length).toBeGreaterThan(2);
    expect(pictures.toSorted()).toEqual(stories.flatMap((id) => [`${id}-dark.png`, `${id}-light.png`]).toSorted());
  }

  const accepted = path.join(PICTURES, FILES[0] ?? '');
  copyFileSync(path.join(accepted, 'ui-badge-neutral-light.png'), path.join(accepted, 'ui-badge-status-light.png'));
  const { green, said } = await visual();
  expect(green).toBe(false);
  expect(said).toMatch(/Tests +1 failed/);
  const [, diff = ''] = /Diff image:\s+(\S+ui-badge-status-light\S+?\.png)/.exec(said) ?? [];
  expect(existsSync(diff)).toBe(true);
});
