import { beforeAll, expect, it } from 'vitest';

import { NO_CONTACT } from '#src/domain/audiences/contact.ts';
import type { RoundStanding } from '#src/domain/fieldwork/figures.ts';
import type { PersonalLinks } from '#src/domain/fieldwork/inviting/invitedContacts.ts';
import { placesOf } from '#src/domain/fieldwork/places/places.ts';
import type { View } from '#src/domain/respond/view.ts';
import { question, scriptOf } from '#src/samples/scripts.ts';
import { askPostgres, freshPostgres } from '#tests/server/support/databases.ts';
import { answer, commit, openLinkOf, press, send, startRound } from '#tests/server/support/interviews.ts';
import {
  buildServer,
  ended,
  folderOfServer,
  ownerToken,
  start,
  type Started,
} from '#tests/server/support/processes.ts';
import { Browser } from '#tests/server/support/team.ts';
import { draft } from '#tests/store/examples.ts';
import { countOf, longLimit, report } from '#tests/stress/counts.ts';

/* Hundreds begin at once on two servers of one database, and one of the servers is killed meanwhile. */

beforeAll(buildServer);

const COMPANY = 'c';
const PEOPLE = countOf('beginAtOnce');
const GOAL = Math.floor(PEOPLE / 6);
const QUOTA = Math.floor(GOAL / 3);
const PRICE = 100;
const SCRIPT = scriptOf(question('a'), question('b'));
/** A third of them each; who comes by the open link is of none. */
const SEGMENTS = ['Москва', 'Казань'] as const;
const VARIABLES = { BEHIND_PROXY: '1' };

it(
  'never more begin, finish or are charged than places are reserved, and nobody who has begun is turned away',
  async () => {
    const databaseUrl = await freshPostgres();
    const rooms = [folderOfServer(), folderOfServer()];
    const servers: Started[] = [];
    for (const { folder } of rooms) servers.push(await start(folder, databaseUrl, VARIABLES));
    const owner = new Browser(servers[0]?.address ?? '');
    await owner.enter(await ownerToken(servers[0] as Started), 'Анна');
    await owner.ask('POST', '/api/companies', { id: COMPANY, name: 'Стрелка' });
    await owner.ask('POST', `/api/companies/${COMPANY}/open`);
    const invited = Array.from({ length: Math.floor((PEOPLE * 2) / 3) }, (_, at) => `k${at}`);
    const contacts = Object.fromEntries(
      invited.map((key, at) => [key, { ...NO_CONTACT, name: key, segment: SEGMENTS[at % 2] ?? '', emails: [`${key}@mail.example`], position: key }]), // prettier-ignore
    );
    await commit(owner, COMPANY, [{ op: 'create', kind: 'contactList', id: 'list', record: draft('contactList', { id: 'list', contacts }) }]); // prettier-ignore

    const kills = countOf('beginKills');
    let repeated = 0;
    let charged = 0;
    for (let kill = 0; kill < kills; kill += 1) {
      const id = `round-${kill}`;
      const quotas = Object.fromEntries(SEGMENTS.map((segment, at) => [`q${at}`, { segment, most: QUOTA, position: `${at}` }])); // prettier-ignore
      await startRound(owner, COMPANY, { script: SCRIPT, goal: GOAL, quotas, price: PRICE }, { id, study: `study-${kill}` }); // prettier-ignore
      const open = await openLinkOf(owner, COMPANY, id);
      const place = `/api/companies/${COMPANY}/rounds/${id}`;
      await owner.ask('POST', `${place}/invitations`, { contacts: invited.map((key) => ({ listId: 'list', key })) });
      const { links } = (await owner.ask<PersonalLinks>('GET', `${place}/links`)).body;
      const doors = [...links.map(({ address }) => address), ...Array<string>(PEOPLE - links.length).fill(open)];

      // The first server dies in the middle of it, and comes back.
      const gone = ended((servers[0] as Started).child);
      let isUp: Promise<void> | null = null;
      const back = async (): Promise<void> => {
        await gone;
        servers[0] = await start(rooms[0]?.folder ?? '', databaseUrl, VARIABLES);
      };
      let sent = 0;
      const dies = 1 + ((kill * 37 + PEOPLE / 2) % (PEOPLE + GOAL));
      /** Sends what a page sends, until it is answered. */
      const sends = async (at: number, address: string, what: unknown): Promise<View> => {
        for (;;) {
          const server = servers[at % 2] as Started;
          sent += 1;
          if (sent === Math.floor(dies)) {
            isUp = back();
            servers[0]?.child.kill('SIGKILL');
          }
          const answered = await send(new Browser(server.address), address, what).catch(() => null);
          if (answered?.status === 200) return answered.body;
          // A respondent who has begun never receives the message that it is over.
          if (answered && answered.status !== 429 && answered.status < 500) throw new Error(`refused: ${answered.status}`); // prettier-ignore
          repeated += 1;
          await (isUp ?? new Promise((resolve) => setTimeout(resolve, 5)));
        }
      };
      const steps = await Promise.all(
        doors.map(async (address, at) => {
          let view = await sends(at, address, press('agree'));
          const own = view.movedTo ?? address;
          const isAsked = view.step === 'asking';
          while (view.step === 'asking') view = await sends(at, own, answer(view, `Слова ${at}`));
          return isAsked ? view.step : `not asked: ${view.step}`;
        }),
      );
      if (isUp === null) {
        isUp = back();
        servers[0]?.child.kill('SIGKILL');
      }
      await isUp;
      owner.address = (servers[0] as Started).address;

      expect(new Set(steps)).toEqual(new Set(['done', 'not asked: closed']));
      expect(steps.filter((step) => step === 'done')).toHaveLength(GOAL);
      const { figures, places } = (await owner.ask<RoundStanding>('GET', place)).body;
      expect(figures).toMatchObject({ began: GOAL, finished: GOAL });
      for (const segment of SEGMENTS) expect(placesOf(places, segment).finished).toBeLessThanOrEqual(QUOTA);
      // No respondent who came by the open link was left without questions.
      expect(figures.byLink).toBe(placesOf(places, '').finished);
      charged += GOAL * PRICE;
      await expect.poll(async () => (await owner.ask<RoundStanding>('GET', place)).body.figures.spent, { timeout: 60_000, interval: 50 }).toBe(GOAL * PRICE); // prettier-ignore
    }
    const [{ sum } = {}] = await askPostgres(
      `SELECT -sum((body::json->>'amount')::numeric)::int AS sum FROM record WHERE kind = 'transaction'`,
      databaseUrl,
    );
    expect(sum).toBe(charged);
    report('Respondents who begin at once on two servers, one killed', { rounds: kills, people: PEOPLE, goal: GOAL, 'sent again': repeated, 'too many': 0, 'turned away': 0 }); // prettier-ignore
    for (const { child } of servers) {
      const over = ended(child);
      child.kill('SIGTERM');
      expect(await over).toBe(0);
    }
    for (const { remove } of rooms) remove();
  },
  longLimit(60),
);
