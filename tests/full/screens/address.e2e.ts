import type { Page } from 'playwright';
import { expect, it } from 'vitest';

import { eachProfile, toast, workspaceOpen } from '../../support/page/journey.ts';

let page: Page;
eachProfile((profile) => ({ page } = profile));

const search = () => decodeURIComponent(new URL(page.url()).search);
const cleaned = (to: string) => page.waitForURL((url) => decodeURIComponent(url.search) === to);

it('an address with leftovers is cleaned on every screen, in place, with its hash', async () => {
  await page.goto('/audiences');
  await workspaceOpen(page);
  for (const [dirty, clean] of [
    ['/?foo=1&status=nonsense&q=цена&at=1-5&page=3', '?q=цена'],
    ['/chat?foo=1&links=nonsense', ''],
    ['/onboarding?action=upload', ''],
    ['/vision?card=entryBarriers', ''],
    ['/strategy?tab=nonsense&card=vision', ''],
    ['/journey?stage=nonsense&view=cjm&open=tp-revenue-1', '?view=cjm'],
    ['/experiments?view=board&hypothesis=no-such&stage=nonsense', '?view=board'],
    ['/audiences?size=huge&persona=no-such&q=а', '?q=а'],
    ['/profile?section=nonsense&payments=awaiting', ''],
    ['/profile?section=balance&payments=nonsense&plan=pro', '?section=balance'],
    ['/profile?section=billing&plan=nonsense&tab=okr', '?section=billing'],
    ['/profile?section=teams&company=no-such&q=Анна', '?section=teams&q=Анна'],
    ['/profile?section=settings&open=x', '?section=settings'],
    ['/profile?section=companies&foo', '?section=companies'],
  ] as const) {
    await page.goto(`${dirty}#content`);
    await cleaned(clean);
    expect(new URL(page.url()).hash).toBe('#content');
  }
  // Whatever was not there is still told of.
  await page.goto('/journey?stage=nonsense');
  await cleaned('');
  await page.getByText(/Этапа «nonsense» нет/).waitFor();
  await page.goto('/?material=no-such&at=1-5');
  await toast(page, 'Файл не найден').waitFor();
  await cleaned('');
});

it('Back leads over a cleaned address, and typing outlives the cleaning', async () => {
  await page.goto('/audiences');
  await workspaceOpen(page);
  await page.goto('/?foo=1&open=no-such-record');
  await toast(page, 'Исследование не найдено').waitFor();
  await cleaned('');
  await page.goBack();
  await page.waitForURL((url) => url.pathname === '/audiences');

  await page.goto('/');
  const field = page.getByPlaceholder('Поиск исследований...');
  await field.waitFor();
  await workspaceOpen(page);
  await field.pressSequentially('цена');
  // Before the typing rests, another tab leaves something in the address.
  await page.evaluate(() => {
    history.pushState(null, '', '/?foo=1');
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
  await cleaned('');
  await field.fill('ценник');
  await cleaned('?q=ценник');
  expect(await field.inputValue()).toBe('ценник');
  expect(search()).toBe('?q=ценник');
});
