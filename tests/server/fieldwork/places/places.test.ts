import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { planOf } from '#src/domain/account/billing.ts';
import { NO_CONTACT } from '#src/domain/audiences/contact.ts';
import type { AnswerPage, RespondentPage, RoundStanding } from '#src/domain/fieldwork/figures.ts';
import type { PersonalLinks } from '#src/domain/fieldwork/inviting/invitedContacts.ts';
import type { Round } from '#src/domain/fieldwork/kinds.ts';
import { HELD_MINUTES } from '#src/domain/fieldwork/places/places.ts';
import { WISH_WORDS } from '#src/domain/fieldwork/words.ts';
import type { View } from '#src/domain/respond/view.ts';
import { question, scriptOf } from '#src/samples/scripts.ts';
import { ENGINES } from '#tests/server/support/databases.ts';
import {
  answer,
  commit,
  look,
  openLinkOf,
  press,
  ROUND,
  send,
  startRound,
  STUDY,
  untilFiled,
} from '#tests/server/support/interviews.ts';
import { Browser } from '#tests/server/support/team.ts';
import { startBotConversations, type BotConversations } from '#tests/server/telegram/botConversations.ts';
import { draft } from '#tests/store/examples.ts';

/* Places of a round: reserved for a respondent who begins, for some time after their last word. */

const MINUTE = 60_000;
const SILENCE = (HELD_MINUTES.stranger + 2) * MINUTE;
/** Two questions: the second is the last. */
const SCRIPT = scriptOf(question('a'), question('b'));

interface Page {
  readonly browser: Browser;
  readonly own: string;
  readonly view: View;
}

const say = async ({ browser, own, view }: Page, words = 'Слова') => send(browser, own, answer(view, words));
const seen = async ({ browser, own }: Page): Promise<View> => (await look(browser, own)).body;
const of = (name: string, segment: string) => ({ ...NO_CONTACT, name, segment, emails: [`${name}@mail.example`], position: name }); // prettier-ignore

describe.each(ENGINES)('places of a round on %s', (engine) => {
  let talks: BotConversations;
  let address = '';
  const round = (fields: Partial<Round>) => commit(talks.owner, talks.company(), [{ op: 'set', kind: 'round', id: ROUND, fields }]); // prettier-ignore
  const stands = async () => (await talks.owner.ask<RoundStanding>('GET', talks.place(''))).body;
  const counted = async () => {
    const { segments } = (await stands()).places;
    return segments.map(({ segment, finished, held }) => `${segment}:${finished}+${held}`).toSorted();
  };
  const visitor = (): Browser => new Browser(talks.server.address);
  const come = async (): Promise<Page> => {
    const browser = visitor();
    const { body } = await send(browser, address, press('agree'));
    return { browser, own: body.movedTo ?? '', view: body };
  };
  const start = async (fields: Partial<Round>): Promise<void> => {
    await startRound(talks.owner, talks.company(), { script: SCRIPT, ...fields });
    address = await openLinkOf(talks.owner, talks.company());
  };

  beforeAll(async () => {
    talks = await startBotConversations(engine);
  });
  beforeEach(() => talks.next());
  afterAll(() => talks.stop());

  it('the last place is of whoever begins first; nobody else is asked or counted, and they finish', async () => {
    await start({ goal: 1, price: 100 });
    const one = await come();
    expect(await counted()).toEqual([':0+1']);
    const two = await come();
    expect(two.view).toMatchObject({ step: 'closed', movedTo: null, words: { closed: expect.stringContaining('Загляните') } }); // prettier-ignore
    const next = await say(one);
    // They answer for long, but are never silent for long.
    talks.jump((HELD_MINUTES.stranger - 1) * MINUTE);
    const last = await say({ ...one, view: next.body });
    expect(last.body.step).toBe('done');
    expect(await counted()).toEqual([':1+0']);
    expect((await stands()).figures).toMatchObject({ byLink: 1, began: 1, finished: 1 });
    expect((await come()).view.words.closed).toContain('поговорили');
  });

  it('a silent one’s place is another’s; back again they are told before they write, and nothing that they said is lost', async () => {
    await start({ goal: 1 });
    const silent = await come();
    const { body: next } = await say(silent, 'Сказанное');
    talks.jump(SILENCE);
    const other = await come();
    expect(other.view.step).toBe('asking');
    const back = await seen(silent);
    expect(back).toMatchObject({ step: 'closed', asked: null, mayWithdraw: true, words: { closed: expect.stringContaining('Пока вы') } }); // prettier-ignore
    const refused = await say({ ...silent, view: next }, 'Лишнее');
    expect([refused.status, refused.body]).toEqual([410, { error: 'over' }]);
    // The other one stops: there is a place again, for the first to come.
    expect((await send(other.browser, other.own, press('stop'))).body.step).toBe('stopped');
    expect(await seen(silent)).toMatchObject({ step: 'asking', asked: { place: { question: 'b', why: 0 } } });
    expect((await say({ ...silent, view: next }, 'Последнее')).body.step).toBe('done');
    expect((await seen(other)).words.closed).toContain('поговорили');
    expect((await send(other.browser, other.own, press('resume'))).body.step).toBe('closed');
    const { body: feed } = await talks.owner.ask<AnswerPage>('GET', talks.place('/answers'));
    expect(feed.items.map(({ text }) => text)).toEqual(['Последнее', 'Сказанное']);
    // A respondent who withdraws everything gives up their place, too.
    await send(silent.browser, silent.own, press('withdraw'));
    expect((await come()).view.step).toBe('asking');
    expect(await counted()).toEqual([':0+1']);
  });

  it('are told of on the page where they are limited, and nowhere else (R492)', async () => {
    await start({ goal: null, quotas: { q: { segment: 'Москва', most: 1, position: 'a' } } });
    const one = await come();
    const told = async (): Promise<boolean> => (await look(one.browser, one.own)).body.isLimited;
    // Nobody who came by a link is of a segment.
    expect([one.view.isLimited, await told()]).toEqual([false, false]);
    await round({ goal: 3 });
    expect(await told()).toBe(true);
    await round({ goal: null });
    expect(await told()).toBe(false);
    const paid = new Date(talks.now()).toISOString().slice(0, 10);
    await commit(talks.owner, talks.company(), [
      { op: 'create', kind: 'transaction', id: 'paid', record: draft('transaction', { id: 'paid', type: 'deposit', status: 'done', planId: 'personal', date: paid, paidOn: paid, cancelledOn: null }) }, // prettier-ignore
    ]);
    expect(await told()).toBe(true);
  });

  it('quotas are held by segment, however that is written, and whoever was invited keeps theirs for longer', async () => {
    await start({ quotas: { q: { segment: 'Москва', most: 1, position: 'a' } } });
    const contacts = { anna: of('anna', 'Москва'), oleg: of('oleg', 'москва'), ira: of('ira', 'Казань') };
    await commit(talks.owner, talks.company(), [{ op: 'create', kind: 'contactList', id: `list-${talks.company()}`, record: draft('contactList', { id: `list-${talks.company()}`, contacts }) }]); // prettier-ignore
    const keys = Object.keys(contacts).map((key) => ({ listId: `list-${talks.company()}`, key }));
    await talks.owner.ask('POST', talks.place('/invitations'), { contacts: keys });
    const { body } = await talks.owner.ask<PersonalLinks>('GET', talks.place('/links'));
    const linkOf = async (key: string): Promise<string> => {
      const row = (await talks.respondents()).find(({ contact }) => contact?.key === key);
      return body.links.find(({ respondentId }) => respondentId === row?.id)?.address ?? '';
    };
    const agree = async (key: string) => (await send(visitor(), await linkOf(key), press('agree'))).body.step;
    expect([await agree('anna'), await agree('oleg'), await agree('ira')]).toEqual(['asking', 'closed', 'asking']);
    talks.jump(SILENCE);
    expect(await agree('oleg')).toBe('closed');
    expect(await counted()).toEqual(['Казань:0+1', 'Москва:0+1']);
    talks.jump(HELD_MINUTES.invited * MINUTE);
    expect(await agree('oleg')).toBe('asking');
  });

  it('what the plan pays for is held in all rounds together', async () => {
    await start({ script: scriptOf(question('a')) });
    const { owner, company } = talks;
    const paid = new Date(talks.now()).toISOString().slice(0, 10);
    await commit(owner, company(), [
      { op: 'create', kind: 'transaction', id: 'paid', record: draft('transaction', { id: 'paid', type: 'deposit', status: 'done', planId: 'personal', date: paid, paidOn: paid, cancelledOn: null }) }, // prettier-ignore
    ]);
    const most = planOf('personal').respondents;
    await startRound(owner, company(), { script: SCRIPT }, { id: 'another', study: 'another' });
    const other = await openLinkOf(owner, company(), 'another');
    const pages = await Promise.all(Array.from({ length: most - 1 }, come));
    const done = await Promise.all(pages.map((one) => say(one)));
    expect(done.every(({ body }) => body.step === 'done')).toBe(true);
    expect((await send(visitor(), other, press('agree'))).body.step).toBe('asking');
    expect((await come()).view.step).toBe('closed');
    expect((await stands()).places.plan).toEqual({ most, finished: most - 1, held: 1 });
  });

  it('frees the places of a round whose study goes, for other rounds of the plan, too; back again one is taken anew (R449)', async () => {
    await start({ script: scriptOf(question('a'), question('b')) });
    const { owner, company } = talks;
    const paid = new Date(talks.now()).toISOString().slice(0, 10);
    await commit(owner, company(), [
      { op: 'create', kind: 'transaction', id: 'paid', record: draft('transaction', { id: 'paid', type: 'deposit', status: 'done', planId: 'personal', date: paid, paidOn: paid, cancelledOn: null }) }, // prettier-ignore
    ]);
    await startRound(owner, company(), { script: SCRIPT }, { id: 'another', study: 'another' });
    const other = await openLinkOf(owner, company(), 'another');
    const most = planOf('personal').respondents;
    const pages = await Promise.all(Array.from({ length: most }, come));
    const begin = async () => (await send(visitor(), other, press('agree'))).body.step;
    expect(await begin()).toBe('closed');
    const answering = async () => {
      const { body } = await owner.ask<RespondentPage>('GET', talks.place('/respondents'));
      return body.items.filter(({ isAnswering }) => isAnswering).length;
    };
    expect(await answering()).toBe(most);
    await commit(owner, company(), [{ op: 'remove', kind: 'research', id: STUDY }]);
    expect((await stands()).places.plan).toEqual({ most, finished: 0, held: 0 });
    expect(await begin()).toBe('asking');
    await commit(owner, company(), [{ op: 'restore', kind: 'research', id: STUDY }]);
    // As the figures say it.
    expect([await answering(), (await counted()).at(0)]).toEqual([0, ':0+0']);
    const said = await Promise.all(pages.map((one) => say(one)));
    // One place has become another's meanwhile.
    expect(said.filter(({ status }) => status === 200)).toHaveLength(most - 1);
    expect(await answering()).toBe(most - 1);
    expect((await stands()).places.plan).toEqual({ most, finished: 0, held: most });
  });

  it('Telegram says that there is no place, before anything is asked and to whoever comes back', async () => {
    const { token, link } = await talks.begin({ goal: 1 });
    const silent = await talks.agreed(token, link);
    await silent.sees('Вопрос a?');
    const late = talks.telegram.person(token);
    late.send(`/start ${link}`);
    await late.sees('все места заняты');
    expect(await counted()).toEqual([':0+1']);
    talks.jump(SILENCE);
    const other = await talks.agreed(token, link);
    await other.sees('Вопрос a?');
    silent.send('Поздний ответ');
    await silent.sees('не\u00A0записано');
    await silent.sees('все места заняли другие');
    other.press(WISH_WORDS.stop);
    await other.sees('Остановились');
    silent.send('Снова я');
    await talks.silence(1);
    await silent.sees('Вопрос b?');
    expect(await talks.answers()).toEqual(['Снова я']);
  });

  it('whoever has begun can be thrown out of the count: the place is free, nothing is paid or brought into the study, and it can be undone', async () => {
    await start({ goal: 1, price: 100 });
    const { owner, company, place } = talks;
    const rubbish = await come();
    const { body: next } = await say(rubbish, 'asdf');
    const [row] = await talks.respondents();
    const count = (id: string | undefined, counted: boolean) =>
      owner.ask<{ counted: boolean }>('PUT', `/api/companies/${company()}/respondents/${id}/counted`, { counted });
    expect((await count(row?.id, false)).body).toEqual({ counted: false });
    expect(await stands()).toMatchObject({ uncounted: 1, figures: { byLink: 0, began: 0 }, places: { segments: [{ finished: 0, held: 0 }] } }); // prettier-ignore
    expect((await owner.ask<AnswerPage>('GET', place('/answers'))).body.items).toEqual([]);
    expect((await say({ ...rubbish, view: next })).status).toBe(410);
    expect(await seen(rubbish)).toMatchObject({ step: 'closed', mayWithdraw: true, words: { closed: expect.stringContaining('завершили ваше участие') } }); // prettier-ignore
    expect((await send(rubbish.browser, rubbish.own, press('stop'))).status).toBe(200);
    // Another respondent has the place, to the end; one who is counted again needs a place to go on.
    const other = await come();
    const { body: last } = await say(other);
    expect((await count(row?.id, true)).body).toEqual({ counted: true });
    expect((await seen(rubbish)).words.closed).toContain('заняли другие');
    expect((await owner.ask<AnswerPage>('GET', place('/answers'))).body.items).toHaveLength(2);
    expect((await say({ ...other, view: last })).body.step).toBe('done');
    // Counted again, what they said belongs into the study like everybody's who stopped.
    await untilFiled(owner, company(), 2);
    // Rubbish that was finished: it stays paid, and its place is another's, for good.
    const done = (await talks.respondents()).find(({ state }) => state === 'finished');
    expect((await count(done?.id, false)).body).toEqual({ counted: false });
    expect(await stands()).toMatchObject({ figures: { finished: 0, spent: 100 } });
    expect((await send(rubbish.browser, rubbish.own, press('resume'))).body.step).toBe('asking');
    expect((await say({ ...rubbish, view: next })).body.step).toBe('done');
    expect((await count(done?.id, true)).body).toEqual({ counted: false });
    expect(await stands()).toMatchObject({ uncounted: 1, figures: { finished: 1 } });
    const audit = await owner.ask<{ entries: { action: string }[] }>('GET', `/api/companies/${company()}/audit`);
    expect(audit.body.entries.map(({ action }) => action).filter((one) => one.includes('counted'))).toEqual(['respondent.uncounted', 'respondent.counted', 'respondent.uncounted']); // prettier-ignore
    await send(rubbish.browser, rubbish.own, press('withdraw'));
    expect((await count(row?.id, false)).status).toBe(409);
    // A respondent who does not count and withdraws everything appears as withdrawn, in the list and in the figures alike.
    expect(await stands()).toMatchObject({ uncounted: 1, figures: { standing: { withdrawn: 1 } } });
    await send(other.browser, other.own, press('withdraw'));
    expect(await stands()).toMatchObject({ uncounted: 0, figures: { finished: 0, standing: { withdrawn: 2 } } });
    expect((await talks.respondents()).map((one) => [one.state, one.isUncounted])).toEqual([['withdrawn', false], ['withdrawn', false]]); // prettier-ignore
  });

  it('more are not wanted once the goal is lowered, and whoever answers then finishes all the same', async () => {
    await start({ goal: 3 });
    const [one, two] = [await come(), await come()];
    await round({ goal: 1 });
    for (const page of [one, two]) {
      const { body } = await say(page);
      expect((await say({ ...page, view: body })).body.step).toBe('done');
    }
    expect((await come()).view.step).toBe('closed');
  });
});
