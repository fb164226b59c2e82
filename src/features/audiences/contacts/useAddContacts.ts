import { useState } from 'react';

import type { Contact, ContactType } from '../../../domain/audiences/contact.ts';
import { checkRecruiting } from '../../../domain/audiences/rules.ts';
import { counted, NBSP } from '../../../domain/core/format.ts';
import type { Outcome } from '../../../domain/core/outcome.ts';
import { collectContacts } from './collectContacts.ts';
import { isEmptyDraft } from './contactDraft.ts';
import { useContactDrafts, type ContactDrafts, type TableReader } from './useContactDrafts.ts';
import { useContactPreview, type DraftPreview } from './useContactPreview.ts';

/** A tab of «Добавить контакты»: contacts of one type, or whom to find. */
export type ContactsTabName = ContactType | 'search';

/** What the tabs are called. */
export const CONTACTS_TAB_LABELS: Readonly<Record<ContactsTabName, string>> = {
  phone: 'Телефоны',
  telegram: 'Telegram',
  search: 'Поиск',
};

const TABS = ['phone', 'telegram', 'search'] as const;

/** What «Добавить контакты» needs to sort contacts and to store them. */
export interface AddContactsOptions extends TableReader {
  /** Keys of the contacts that are stored (`knownContacts`), the same set as long as they are the same; null until they are read. */
  known: ReadonlySet<string> | null;
  /** Stores new contacts, normalised, of one type; that tab is emptied only when it has happened. */
  onAddContacts: (type: ContactType, contacts: readonly Contact[]) => Promise<Outcome>;
  /** Stores whom to find («Поиск»). */
  onRequestRecruiting: (description: string) => Promise<Outcome>;
  /** Called with false when all is sent. */
  onOpenChange: (open: boolean) => void;
}

/** The tabs of «Добавить контакты»: what they hold, which is shown, and how it is sent. */
export interface AddContacts {
  readonly tab: ContactsTabName;
  /** Shows another tab. */
  readonly show: (tab: ContactsTabName) => void;
  readonly contacts: ContactDrafts;
  readonly previews: Readonly<Record<ContactType, DraftPreview>>;
  /** Whom to find, as typed. */
  readonly description: string;
  readonly describe: (text: string) => void;
  /** It is being stored. */
  readonly busy: boolean;
  /** Why it could not be stored; empty otherwise. */
  readonly error: string;
  /** What was stored, while another tab still holds something; empty otherwise. */
  readonly told: string;
  /** Something was typed or chosen in any tab. */
  readonly isUnsaved: boolean;
  /** The shown tab holds something. */
  readonly canSubmit: boolean;
  readonly submitLabel: string;
  /** Stores what the shown tab holds. */
  readonly submit: () => Promise<void>;
}

/** Keeps what the tabs hold, and stores the shown one: submit needs content in it and nothing more (R46). */
export function useAddContacts(options: AddContactsOptions): AddContacts {
  const { known, onAddContacts, onRequestRecruiting, onOpenChange } = options;
  const [tab, setTab] = useState<ContactsTabName>('phone');
  const [description, setDescription] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const [told, setTold] = useState('');
  const contacts = useContactDrafts(options, () => setError(''));
  const { drafts } = contacts;
  const previews = {
    phone: useContactPreview(drafts.phone, 'phone', known, contacts.foreign),
    telegram: useContactPreview(drafts.telegram, 'telegram', known, null),
  };
  const holds = (name: ContactsTabName): boolean =>
    name === 'search' ? description.trim() !== '' : !isEmptyDraft(drafts[name]);

  const send = async (): Promise<string | undefined> => {
    let outcome: Outcome;
    if (tab === 'search') {
      const problem = checkRecruiting(description);
      if (problem !== undefined) return problem;
      outcome = await onRequestRecruiting(description.trim());
    } else {
      const collected = await collectContacts(drafts[tab], previews[tab]);
      if (typeof collected === 'string') return collected;
      outcome = await onAddContacts(tab, collected);
    }
    return outcome.ok ? undefined : outcome.message;
  };

  const submit = async () => {
    if (busy || !holds(tab)) return;
    setBusy(true);
    setError('');
    setTold('');
    const problem = await send();
    setBusy(false);
    if (problem !== undefined) {
      setError(problem);
      return;
    }
    if (tab === 'search') setDescription('');
    else contacts.clear(tab);
    const next = TABS.find((name) => name !== tab && holds(name));
    setTab(next ?? 'phone');
    if (next === undefined) onOpenChange(false);
    else {
      // Closed now, it would look as if that had gone, too.
      setTold(
        `${tab === 'search' ? 'Запрос сохранён' : 'Контакты добавлены'}. На${NBSP}вкладке «${CONTACTS_TAB_LABELS[next]}» осталось то, что вы${NBSP}ещё не${NBSP}отправили.`,
      );
    }
  };

  const fresh = tab === 'search' || previews[tab].busy ? 0 : (previews[tab].preview?.fresh.length ?? 0);
  const addLabel = fresh > 0 ? `Добавить ${counted(fresh, ['контакт', 'контакта', 'контактов'])}` : 'Добавить контакты';
  return {
    tab,
    show: (next) => {
      setTab(next);
      setError('');
      setTold('');
    },
    contacts,
    previews,
    description,
    describe: (text) => {
      setDescription(text);
      setError('');
    },
    busy,
    error,
    told,
    isUnsaved: TABS.some(holds),
    canSubmit: holds(tab),
    submitLabel: tab === 'search' ? 'Сохранить запрос' : addLabel,
    submit,
  };
}
