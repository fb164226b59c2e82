import type { Hono } from 'hono';
import * as v from 'valibot';

import { MOST_OF_PERSON } from '../../../src/domain/forgetting/forgetBody.ts';
import { isEnough } from '../../../src/domain/sync/rights.ts';
import type { Transaction } from '../../db/database.ts';
import { noteErased } from '../../erasures/ledger.ts';
import { bodyOf, companyIn, inCompany, storableText } from '../asking.ts';
import type { AppContext } from '../appContext.ts';
import { pushingIn, lockCompany } from '../../sync/pushing.ts';
import { RefusedError } from '../../core/refusal.ts';
import { tellAll } from '../../context/tellAll.ts';
import type { Access } from '../../access/access.ts';
import { seesNamesIn } from '../../sync/names.ts';
import { note } from '../../access/audit.ts';
import { countForgotten, dropUnnamed, forgetPerson } from '../../fieldwork/forgetting.ts';
import { readPerson } from '../../fieldwork/holding.ts';
import { lockCodeNames } from '../../fieldwork/people.ts';
import { keep } from '../../fieldwork/filing/filedFiles.ts';

const name = v.pipe(storableText(200), v.nonEmpty());

const somebody = v.pipe(
  v.object({
    contacts: v.pipe(v.array(v.object({ listId: name, key: name })), v.maxLength(MOST_OF_PERSON)),
    participants: v.pipe(v.array(name), v.maxLength(MOST_OF_PERSON)),
  }),
  v.check(({ contacts, participants }) => contacts.length + participants.length > 0),
);

/** Allows only users who see names: a person to forget or to report on is found by name. */
async function onlyResearchers(tx: Transaction, companyId: string, { role }: Access): Promise<void> {
  if (!isEnough(role, 'Researcher') || !(await seesNamesIn(tx, companyId, role))) throw new RefusedError('forbidden');
}

/** «Забыть человека» and «Выгрузить данные человека» of a shared company. */
export function addForgetRoutes(app: Hono, server: AppContext): void {
  app.post('/api/companies/:company/forget/count', async (context) => {
    const body = await bodyOf(server, context, somebody);
    const counts = await inCompany(server, context, async (tx, access, companyId) => {
      await onlyResearchers(tx, companyId, access);
      return countForgotten(tx, companyId, body, server.now());
    });
    return context.json({ counts });
  });

  app.post('/api/companies/:company/person-data', async (context) => {
    const body = await bodyOf(server, context, somebody);
    const data = await inCompany(server, context, async (tx, access, companyId) => {
      await onlyResearchers(tx, companyId, access);
      const at = server.now();
      const subject = { what: 'person', format: 'xlsx' };
      await note(tx, { companyId, actor: access.person.id, action: 'exported', subject, at });
      return readPerson(tx, companyId, body, at);
    });
    return context.json(data);
  });

  app.post('/api/companies/:company/forget', async (context) => {
    const body = await bodyOf(server, context, somebody);
    const storage = await server.files.get();
    const company = companyIn(context);
    const { forgot, seq } = await inCompany(
      server,
      context,
      async (tx, access, companyId) => {
        await onlyResearchers(tx, companyId, access);
        const pushing = await pushingIn(server, tx, companyId);
        const forgot = await forgetPerson(tx, pushing, body, {
          companyId,
          by: access.person.id,
          secret: server.secret.get(),
          keep: (sha256, bytes) => keep(storage, companyId, { sha256, bytes }),
        });
        const entry = { what: 'person', company: companyId, at: forgot.answer.at, ...body } as const;
        noteErased(server.environment.dataFolder, entry);
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
