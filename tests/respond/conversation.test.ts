import { describe, expect, it } from 'vitest';

import { hear, NEW_CONVERSATION } from '#src/domain/fieldwork/conversation/conversation.ts';
import { viewOf, type Sent, type View } from '#src/domain/respond/view.ts';
import { goesOnAt, keepIn, safely, setMoved } from '#respond/keep.ts';
import type { Age } from '#respond/renew.ts';
import { createConversation, tokenOf, type PageState } from '#respond/conversation.ts';

import { EVERY_KIND } from '#stories/respond/sampleScript.ts';

const PLACE = { question: 'story', why: 0 };
const NEXT = { question: 'story', why: 1 };

const around = {
  company: 'Ромашка',
  closed: null,
  closing: '',
  reward: null,
  isLimited: false,
  takesVoice: false,
  replaced: false,
  movedTo: null,
  telegram: null,
  problem: '',
};
const agreed = hear(EVERY_KIND, NEW_CONVERSATION, { type: 'agree', id: 'a', at: '' }).conversation;
const spoken = hear(EVERY_KIND, agreed, {
  type: 'answer',
  id: 'b',
  at: '',
  place: PLACE,
  given: { text: 'Дома' },
  isWhole: true,
}).conversation;
const first: View = viewOf(EVERY_KIND, agreed, { ...around, version: 2 });
const second: View = viewOf(EVERY_KIND, spoken, { ...around, version: 3 });

function storageOf(): Storage {
  const map = new Map<string, string>();
  return {
    get length() {
      return map.size;
    },
    key: (index) => [...map.keys()][index] ?? null,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
    clear: () => map.clear(),
  };
}

const full = (): Storage => {
  throw new Error('forbidden');
};

type Answer = View | number | 'no network';

/** Until what was asked has been answered. */
const answered = () => new Promise<void>((resolve) => void setTimeout(resolve, 0));

/** Makes a talk whose server gives the set answers, and whose clock stays until it is moved. */
function talkWith(
  answers: Answer[],
  { storage = storageOf(), view = first as View | null, age = 'current' as Age, ids = 0 } = {},
) {
  const sent: Sent[] = [];
  const waits: { work: () => void; ms: number }[] = [];
  const moved: string[] = [];
  const states: PageState[] = [];
  let made = ids;
  const talk = createConversation({
    token: 'token-of-somebody',
    view,
    ask: async (_, init) => {
      if (init?.method === 'POST') sent.push(JSON.parse(String(init.body)) as Sent);
      const answer = answers.shift() ?? 'no network';
      if (answer === 'no network') throw new TypeError('failed to fetch');
      if (typeof answer === 'number') return new Response('{}', { status: answer, headers: { 'Retry-After': '7' } });
      return Response.json(answer);
    },
    keepFor: (token) =>
      keepIn(
        safely(() => storage),
        token,
      ),
    later(work, ms) {
      const wait = { work, ms };
      waits.push(wait);
      return () => void waits.splice(waits.indexOf(wait), 1);
    },
    newId: () => `id-${(made += 1)}`,
    prove: async (challenge) => `answer to ${challenge}`,
    ageOf: () => age,
    onMoved: (token) => moved.push(token),
    onChange: (state) => states.push(state),
  });
  const pass = async (): Promise<number> => {
    const wait = waits.shift();
    wait?.work();
    await answered();
    return wait?.ms ?? 0;
  };
  return { talk, sent, waits, moved, states, storage, pass };
}

/** Where an open link asks for some work. */
const asked = (challenge: string): View => ({ ...viewOf(EVERY_KIND, NEW_CONVERSATION, { ...around, version: 0 }), challenge }); // prettier-ignore

describe('whoever agrees by an open link', () => {
  it('brings the proof of the work that was asked first, whatever was asked since', async () => {
    const { talk, sent } = talkWith([asked('another'), { ...first, movedTo: '/i/own' }], { view: asked('one') });
    await talk.refresh();
    talk.wish('agree');
    await answered();
    expect(sent).toEqual([{ type: 'agree', id: 'id-1', proof: { challenge: 'one', answer: 'answer to one' } }]);
    expect(talk.state()).toMatchObject({ sending: null, trouble: null });
  });

  it('reads for as long as they like: what the server takes no more is asked and proven anew, under the same id', async () => {
    const { talk, sent, pass } = talkWith([428, asked('fresh'), { ...first, movedTo: '/i/own' }], {
      view: asked('old'),
    });
    talk.wish('agree');
    await answered();
    expect(talk.state()).toMatchObject({ sending: { type: 'agree' }, trouble: null });
    expect(await pass()).toBe(0);
    await answered();
    expect(sent.map((one) => ('proof' in one ? [one.id, one.proof?.challenge] : one))).toEqual([['id-1', 'old'], ['id-1', 'fresh']]); // prettier-ignore
    expect(talk.state().view?.step).toBe('asking');
  });

  it('is asked for nothing at an address of their own', async () => {
    const { talk, sent } = talkWith([first], { view: asked('') });
    talk.wish('agree');
    await answered();
    expect(sent).toEqual([{ type: 'agree', id: 'id-1' }]);
  });
});

describe('what is said to the server', () => {
  it('an answer comes through, and its draft is not kept any longer', async () => {
    const { talk, sent } = talkWith([second]);
    talk.keep().setDraft(PLACE, { text: 'Дома', options: [] });
    talk.answer(PLACE, { text: 'Дома', options: [] });
    expect(talk.state().sending).toMatchObject({ type: 'answer', place: PLACE, text: 'Дома' });
    await answered();
    expect(sent).toEqual([{ type: 'answer', id: 'id-1', place: PLACE, text: 'Дома' }]);
    expect(talk.state()).toMatchObject({ sending: null, trouble: null });
    expect(talk.state().view?.asked?.place).toEqual(NEXT);
    expect(talk.keep().draft(PLACE)).toBeNull();
    expect(talk.keep().pending()).toBeNull();
  });

  it('waits without a network and is sent again under the same id, later and later', async () => {
    const { talk, sent, pass } = talkWith(['no network', 'no network', 'no network', second]);
    talk.answer(PLACE, { text: 'Дома', options: [] });
    await answered();
    expect(talk.state().trouble).toBe('offline');
    expect([await pass(), await pass(), await pass()]).toEqual([1000, 2000, 4000]);
    expect(new Set(sent.map(({ id }) => id))).toEqual(new Set(['id-1']));
    expect(sent).toHaveLength(4);
    expect(talk.state()).toMatchObject({ sending: null, trouble: null, view: second });
  });

  it('comes back at once when the network does', async () => {
    const { talk, waits } = talkWith(['no network', second]);
    talk.answer(PLACE, { text: 'Дома', options: [] });
    await answered();
    talk.retry();
    await answered();
    expect(talk.state().view).toEqual(second);
    expect(waits).toEqual([]);
  });

  it.each([
    [429, 'busy', 7000],
    [503, 'server', 7000],
  ] as const)('%s is told and waited for as long as the server asks', async (status, trouble, ms) => {
    const { talk, waits, pass } = talkWith([status, second]);
    talk.answer(PLACE, { text: 'Дома', options: [] });
    await answered();
    expect(talk.state().trouble).toBe(trouble);
    expect(waits.map((wait) => wait.ms)).toEqual([ms]);
    await pass();
    expect(talk.state().sending).toBeNull();
  });

  it('what a server refuses is not sent again, and stands in its field', async () => {
    const { talk, waits } = talkWith([400]);
    talk.keep().setDraft(PLACE, { text: 'Дома', options: [] });
    talk.answer(PLACE, { text: 'Дома', options: [] });
    await answered();
    expect(talk.state()).toMatchObject({ sending: null, isRefused: true });
    expect(talk.keep().draft(PLACE)?.text).toBe('Дома');
    expect(waits).toEqual([]);
  });

  it.each([400, 428])(
    'a page of before an update that is refused by %s goes on with it when it has loaded itself anew',
    async (status) => {
      const before = talkWith([status], { age: 'renewing' });
      before.talk.answer(PLACE, { text: 'Дома', options: [] });
      await answered();
      expect(before.talk.state()).toMatchObject({ sending: { type: 'answer' }, isRefused: false });
      expect(before.waits).toEqual([]);
      const after = talkWith([second], { storage: before.storage });
      await answered();
      expect(after.sent).toEqual(before.sent);
      expect(after.talk.state()).toMatchObject({ sending: null, view: second });
    },
  );

  it('a page of before an update that cannot load itself anew says so; what was sent goes with the page of now', async () => {
    const before = talkWith([400], { age: 'outdated' });
    before.talk.answer(PLACE, { text: 'Дома', options: [] });
    await answered();
    expect(before.talk.state()).toMatchObject({ sending: null, isRefused: true, isOutdated: true });
    expect(before.talk.keep().draft(PLACE)?.text).toBe('Дома');
    const after = talkWith([second], { storage: before.storage });
    await answered();
    expect(after.talk.state()).toMatchObject({ isOutdated: false, view: second });
  });

  const ending = { step: 'closed', asked: null, version: 3 } as const;

  it('what comes too late stands in sight and on the device, and is not sent again', async () => {
    const { talk, sent, storage } = talkWith([410, { ...first, ...ending }]);
    talk.answer(PLACE, { text: 'Дома', options: [] });
    await answered();
    expect(talk.state()).toMatchObject({ sending: null, isRefused: false, unkept: 'Дома', view: { step: 'closed' } });
    expect(sent).toHaveLength(1);
    // Opened again, too; and gone on with where it can be.
    const again = talkWith([first], { storage, view: { ...first, ...ending } });
    expect(again.talk.state().unkept).toBe('Дома');
    await again.talk.refresh();
    expect(again.talk.state().unkept).toBe('Дома');
    const resumed = talkWith([{ ...first, version: 4 }], { storage, view: { ...first, ...ending, step: 'stopped' } });
    expect(resumed.talk.state().unkept).toBe('Дома');
    await resumed.talk.refresh();
    expect([resumed.talk.state().unkept, resumed.talk.keep().draft(PLACE)?.text]).toEqual(['', 'Дома']);
  });

  it('what is typed while the round is closed behind it stands in sight', async () => {
    const { talk } = talkWith([{ ...first, ...ending }]);
    talk.keep().setDraft(PLACE, { text: 'Не отправлено', options: [] });
    await talk.refresh();
    expect(talk.state().unkept).toBe('Не отправлено');
  });

  it('what comes after everything was taken back elsewhere is seen, and is not kept on the device', async () => {
    const { talk, storage } = talkWith([410, { ...first, ...ending, step: 'withdrawn' }]);
    talk.answer(PLACE, { text: 'Дома', options: [] });
    await answered();
    expect(talk.state().unkept).toBe('Дома');
    expect(talkWith([], { storage, view: null }).talk.keep().typed()).toEqual([]);
    const gone = talkWith([404]);
    gone.talk.answer(PLACE, { text: 'Дома', options: [] });
    await answered();
    expect(gone.talk.state()).toMatchObject({ isGone: true, unkept: 'Дома' });
  });

  it('what was not understood keeps its draft', async () => {
    const { talk } = talkWith([{ ...first, version: 3, problem: 'Не число' }]);
    talk.keep().setDraft(PLACE, { text: 'Дома', options: [] });
    talk.answer(PLACE, { text: 'Дома', options: [] });
    await answered();
    expect(talk.keep().draft(PLACE)?.text).toBe('Дома');
  });

  it('a press says what it was pressed at; one that came too late leaves what is typed', async () => {
    const { talk, sent } = talkWith([{ ...first, version: 3, passed: true }, second]);
    talk.keep().setDraft(PLACE, { text: 'Дома', options: [] });
    talk.wish('skip');
    await answered();
    expect(talk.keep().draft(PLACE)?.text).toBe('Дома');
    talk.wish('skip');
    await answered();
    expect(talk.keep().draft(PLACE)).toBeNull();
    expect(sent).toMatchObject([{ place: PLACE }, { place: PLACE }]);
    const asked = talkWith([second], { view: { ...first, unsure: { id: 'typed', wish: 'stop', text: 'стоп' } } });
    asked.talk.wish('asAnswer');
    expect(asked.talk.state().sending).toEqual({ type: 'asAnswer', id: 'id-1', unsure: 'typed' });
  });

  it('two presses are one', async () => {
    const { talk, sent } = talkWith([second]);
    talk.wish('skip');
    talk.wish('skip');
    await answered();
    expect(sent).toHaveLength(1);
  });

  it('a wish to end it that is told while an answer waits goes when that is through, once', async () => {
    const { talk, sent, pass } = talkWith([
      'no network',
      second,
      { ...second, step: 'stopped', asked: null, version: 4 },
    ]);
    talk.answer(PLACE, { text: 'Дома', options: [] });
    await answered();
    talk.wish('stop');
    talk.wish('stop');
    expect(talk.state()).toMatchObject({ sending: { type: 'answer' }, next: 'stop', trouble: 'offline' });
    await pass();
    await answered();
    expect(sent.map(({ type }) => type)).toEqual(['answer', 'answer', 'stop']);
    expect(talk.state()).toMatchObject({ sending: null, next: null, view: { step: 'stopped' } });
    // At an address that is gone there is nothing to be ended.
    const gone = talkWith([404]);
    gone.talk.answer(PLACE, { text: 'Дома', options: [] });
    gone.talk.wish('withdraw');
    await answered();
    expect(gone.sent).toHaveLength(1);
  });

  it('consent is one press in two tabs of a browser, and either goes on where the other has begun (R494)', async () => {
    const storage = storageOf();
    const tabs = [1, 5].map((ids) => talkWith(['no network', { ...second, movedTo: '/i/own' }], { storage, ids, view: asked('') })); // prettier-ignore
    for (const { talk } of tabs) talk.wish('agree');
    await answered();
    expect(tabs.map(({ sent }) => sent[0]?.id)).toEqual(['id-2', 'id-2']);
    const idle = talkWith([second], { view: asked('') });
    idle.talk.goOnAt('own');
    await answered();
    expect([idle.talk.token(), idle.moved, idle.talk.state().view?.step]).toEqual(['own', ['own'], 'asking']);
  });

  it('what was told of a version stands when it is asked for again', async () => {
    const { talk } = talkWith([{ ...second, replaced: true }, second, { ...second, version: 4 }]);
    talk.answer(PLACE, { text: 'Дома', options: [] });
    await answered();
    await talk.refresh();
    expect(talk.state().view?.replaced).toBe(true);
    await talk.refresh();
    expect(talk.state().view?.replaced).toBe(false);
  });

  it('what was on its way when the page was closed is sent when it is opened again', async () => {
    const before = talkWith(['no network']);
    before.talk.answer(PLACE, { text: 'Дома', options: [] });
    await answered();
    const after = talkWith([second], { storage: before.storage });
    expect(after.talk.state().sending).toMatchObject({ id: 'id-1' });
    await answered();
    expect(after.sent).toEqual(before.sent);
    expect(after.talk.state().view).toEqual(second);
  });

  it('an older view does not put back what is newer', async () => {
    const { talk } = talkWith([first], { view: second });
    await talk.refresh();
    expect(talk.state().view).toEqual(second);
  });

  it('whoever refused at an open link, which knows nobody, stays so', async () => {
    const open: View = viewOf(EVERY_KIND, NEW_CONVERSATION, { ...around, version: 0 });
    const declined: View = viewOf(EVERY_KIND, { ...NEW_CONVERSATION, step: 'declined' }, { ...around, version: 0 });
    const { talk } = talkWith([open], { view: declined });
    await talk.refresh();
    expect(talk.state().view?.step).toBe('declined');
  });

  it('goes on at the address that an open link has become, with what is kept there', async () => {
    const { talk, moved } = talkWith([{ ...second, movedTo: '/i/own%20one?x=1' }]);
    talk.wish('agree');
    await answered();
    expect([talk.token(), ...moved]).toEqual(['own one', 'own one']);
  });

  it('an end forgets what was typed; nothing at the address is told', async () => {
    const done = talkWith([{ ...second, step: 'done', asked: null }]);
    done.talk.keep().setDraft(NEXT, { text: 'ещё', options: [] });
    done.talk.wish('skip');
    await answered();
    expect(done.talk.keep().draft(NEXT)).toBeNull();
    const gone = talkWith([404]);
    gone.talk.wish('skip');
    await answered();
    expect(gone.talk.state()).toMatchObject({ isGone: true, sending: null });
  });

  it('what is typed behind the last question stays until it is sent, and is not offered where nothing is taken', async () => {
    const done: View = { ...second, step: 'done', asked: null, takesMore: true, version: 4 };
    const { talk, sent, storage } = talkWith([done, { ...done, version: 5 }], { view: first });
    talk.keep().setDraft(null, { text: 'И вот ещё', options: [] });
    talk.wish('skip');
    await answered();
    expect([talk.keep().draft(null)?.text, talk.state().unkept]).toEqual(['И вот ещё', '']);
    talk.answer(null, { text: 'И вот ещё', options: [] });
    await answered();
    expect(sent.at(-1)).toMatchObject({ type: 'answer', place: null, text: 'И вот ещё' });
    expect(talk.keep().draft(null)).toBeNull();
    const late = talkWith([410, { ...done, takesMore: false, version: 6 }], { storage, view: done });
    late.talk.answer(null, { text: 'Поздно', options: [] });
    await answered();
    expect(late.talk.state()).toMatchObject({ unkept: 'Поздно', isRefused: false });
  });

  it('a page that came without a view asks until it has one', async () => {
    const { talk, pass } = talkWith(['no network', 503, first], { view: null });
    await talk.refresh();
    expect(talk.state().trouble).toBe('offline');
    await pass();
    await pass();
    expect(talk.state()).toMatchObject({ view: first, trouble: null });
  });

  it('a storage that is forbidden remembers as long as the page is open', () => {
    const keep = keepIn(safely(full), 'token');
    keep.setDraft(PLACE, { text: 'Дома', options: [] });
    expect(keep.draft(PLACE)?.text).toBe('Дома');
    keep.clear('all');
    expect(keep.draft(PLACE)).toBeNull();
  });

  it('a device remembers where it went on, and no whole token as a name', () => {
    const real = storageOf();
    const storage = safely(() => real);
    const token = 'a'.repeat(27);
    setMoved(storage, token, 'own');
    expect(goesOnAt(storage, token, { step: 'consent' })).toBe('own');
    // The link was closed: it leads nowhere, and whoever began by it finishes.
    expect(goesOnAt(storage, token, null)).toBe('own');
    expect(goesOnAt(storage, token, { step: 'asking' })).toBeNull();
    expect(real.key(0)).not.toContain(token);
    setMoved(storage, token, null);
    expect(goesOnAt(storage, token, { step: 'consent' })).toBeNull();
  });

  it.each([
    ['/i/abc', 'abc'],
    ['https://x.test/i/a%2Db?q=1#h', 'a-b'],
    ['abc', 'abc'],
    ['/i/', ''],
  ])('of %s the token is «%s»', (address, token) => expect(tokenOf(address)).toBe(token));
});
