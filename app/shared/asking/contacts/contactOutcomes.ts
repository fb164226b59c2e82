import type { Audience } from '#src/domain/audiences/audience.ts';
import type { GatheredContacts } from '#src/domain/audiences/contactGathering.ts';
import { counted, formatNumber } from '#src/domain/core/format.ts';
import type { Outcome } from '#src/domain/core/outcome.ts';
import type { LongOptions } from '#src/features/audiences/contacts/useAddContacts.ts';

import type { Store } from '#store/port.ts';
import { attempt } from '../../outcomes.ts';
import { showSuccess } from '../../toast.ts';
import { addContacts, addRecruiting } from './contactActions.ts';

const CONTACT_FORMS = ['контакт', 'контакта', 'контактов'] as const;

/** Stores what «Добавить контакты» gathered for an audience, and tells it. */
export const storeContacts = (
  store: Store,
  audience: Pick<Audience, 'id'>,
  contacts: GatheredContacts,
  options: LongOptions,
): Promise<Outcome> =>
  attempt(async () => {
    await addContacts(store, audience, contacts, options);
    const { fresh, enriched } = contacts;
    if (fresh.length === 0) showSuccess('Контакты дополнены', counted(enriched.length, CONTACT_FORMS));
    else {
      const more = enriched.length === 0 ? '' : `, дополнено: ${formatNumber(enriched.length)}`;
      showSuccess('Контакты добавлены', `${counted(fresh.length, CONTACT_FORMS)}${more}`);
    }
  });

/** Stores whom an audience's team looks for, and tells it. */
export const storeRecruiting = (
  store: Store,
  audience: Pick<Audience, 'id' | 'name'>,
  description: string,
): Promise<Outcome> =>
  attempt(async () => {
    await addRecruiting(store, audience, description);
    showSuccess('Запрос на поиск сохранён', audience.name);
  });
