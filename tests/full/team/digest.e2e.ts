import type { Page } from 'playwright';
import { expect, it } from 'vitest';

import { toast } from '../../support/page/journey.ts';
import { ownServer, type OwnServer } from '../../support/servers/ownServer.ts';
import { joinAs } from '../../support/page/team.ts';

/** News for an absent member reaches them by one letter, whose link leads to it. The server's clock is the test's. */

const EMAIL = 'vera@company.example';
const MINUTE = 60_000;
const HYPOTHESIS =
  '/experiments?backlog=1&hypothesis=hypothesis-quote-of-week&talk=hypothesis:hypothesis-quote-of-week';

let own: OwnServer;
let anna: Page;
ownServer(
  (given) => {
    own = given;
    ({ anna } = given);
  },
  { digestEvery: 200 },
);

const talk = (page: Page) => page.getByRole('region', { name: 'Обсуждение', exact: true });

it('one letter tells of all that came, without a word of what was said; its link leads to it', async () => {
  await anna.goto('/profile?section=teams');
  await anna.getByRole('button', { name: 'Пригласить', exact: true }).click();
  const dialog = anna.getByRole('dialog', { name: 'Пригласить участников' });
  await dialog.getByLabel(/^Электронная почта/).fill(EMAIL);
  await dialog.getByText('Пригласим: 1 адрес').waitFor();
  await dialog.getByRole('button', { name: 'Пригласить' }).click();
  await toast(anna, 'Приглашение отправлено').waitFor();
  const invitation = await own.box.next(({ to }) => to === EMAIL);
  const vera = await own.open();
  await joinAs(vera, invitation.links[0] ?? '', 'Вера Лис');
  await vera.goto('about:blank');

  await anna.goto(HYPOTHESIS);
  const field = talk(anna).getByRole('textbox', { name: 'Комментарий', exact: true });
  for (const words of ['зимой уезжают', 'а летом нет']) {
    await field.pressSequentially('@Вера');
    await talk(anna)
      .getByRole('option', { name: /^Вера Лис/ })
      .click();
    await field.pressSequentially(words);
    await anna.keyboard.press('Control+Enter');
    await talk(anna).locator('article').getByText(words).waitFor();
  }
  const isNews = ({ to, subject }: { to: string; subject: string }): boolean =>
    to === EMAIL && subject.startsWith('Входящие');
  own.ahead = 3 * MINUTE;
  const letter = await own.box.next(isNews);
  expect(letter.subject).toMatch(/^Входящие: 2\sновых$/);
  expect(letter.text).toMatch(/Анна Лис: упоминание: «Гипотеза „/);
  expect(letter.text + letter.html).not.toMatch(/уезжают|летом/);

  await vera.goto(letter.links[0] ?? '');
  await vera
    .getByRole('banner')
    .getByRole('button', { name: /^Входящие, 2\sнепрочитанных$/ })
    .click();
  await vera
    .getByRole('dialog', { name: 'Входящие' })
    .getByRole('link', { name: /Анна Лис упоминает вас/ })
    .first()
    .click();
  await talk(vera)
    .locator('article[data-shown=true]')
    .getByText(/зимой уезжают|а летом нет/)
    .waitFor();
  // Sent news is not sent again, however long it stays there.
  own.ahead = 30 * MINUTE;
  await anna.reload();
  await talk(anna).getByText('а летом нет').waitFor();
  expect(own.box.letters.filter(isNews)).toHaveLength(1);
});
