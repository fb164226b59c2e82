import type { Hono } from 'hono';
import * as v from 'valibot';

import { MOST_OF_PERSON } from '../../src/domain/forgetting/forgetBody.ts';
import { isEnough } from '../../src/domain/sync/rights.ts';
import { bodyOf, companyIn, inCompany, storableText } from '../http/asking.ts';
import type { ServerContext } from '../http/context.ts';
import { pushingIn } from '../http/pushingIn.ts';
import { RefusedError } from '../http/refusal.ts';
import { tellAll } from '../http/tellAll.ts';
import { lockCompany } from '../sync/push.ts';
import { dropUnnamed, forgetPerson } from './forgetting.ts';
import { lockCodeNames } from './people.ts';
import { keep } from './settling.ts';

const name = v.pipe(storableText(200), v.nonEmpty());

const forgotten = v.object({
  contacts: v.pipe(v.array(v.object({ listId: name, key: name })), v.maxLength(MOST_OF_PERSON)),
  participants: v.pipe(v.array(name), v.maxLength(MOST_OF_PERSON)),
});

/** «Забыть человека» of a shared company. */
export function addForgetRoutes(app: Hono, server: ServerContext): void {
  app.post('/api/companies/:company/forget', async (context) => {
    const body = await bodyOf(server, context, forgotten);
    if (body.contacts.length + body.participants.length === 0) throw new RefusedError('invalid');
    const storage = await server.files.get();
    const company = companyIn(context);
    const { forgot, seq } = await inCompany(
      server,
      context,
      async (tx, { role, person }, companyId) => {
        if (!isEnough(role, 'Researcher')) throw new RefusedError('forbidden');
        const pushing = await pushingIn(server, tx, companyId);
        const forgot = await forgetPerson(tx, pushing, body, {
          companyId,
          by: person.id,
          keep: (sha256, bytes) => keep(storage, companyId, { sha256, bytes }),
        });
        return { forgot, seq: pushing.locked.seq };
      },
      { first: lockCodeNames },
    );
    // The words are gone by now. Until their bytes are, a file keeps its row: what is left of it, should the server stop here, is swept.
    for (const sha256 of forgot.files) {
      const isGone = await inCompany(server, context, (tx, _access, companyId) => dropUnnamed(tx, companyId, sha256), {
        first: async (tx, companyId) => void (await lockCompany(tx, companyId)),
      });
      if (isGone) await storage.remove(company, sha256);
    }
    await tellAll(server, company, { type: 'head', seq });
    for (const round of forgot.rounds) server.fieldwork.changed(company, round);
    return context.json(forgot.answer);
  });
}
