import { useRef, useState } from 'react';

import type { Contact, ContactType } from '../../../domain/audiences/contact.ts';
import type { GatheredContacts } from '../../../domain/audiences/contactGathering.ts';
import type { ContactEntry } from '../../../domain/audiences/contactList.ts';
import { checkRecruiting } from '../../../domain/audiences/rules.ts';
import { counted, NBSP } from '../../../domain/core/format.ts';
import type { Outcome } from '../../../domain/core/outcome.ts';
import { collectContacts } from './collectContacts.ts';
import { isEmptyDraft } from './contactDraft.ts';
import type { ElsewhereCount } from './contactSentences.ts';
import { useElsewhere, useRefusedBefore, type RefusedBefore } from './useElsewhere.ts';
import { useContactDrafts, type ContactDrafts, type TableReader } from './useContactDrafts.ts';
import { useContactPreview, type DraftPreview } from './useContactPreview.ts';

/** A tab of «Добавить контакты»: contacts of one type, or whom to find. */
export type ContactsTabName = ContactType | 'search';

export const CONTACTS_TAB_LABELS: Readonly<Record<ContactsTabName, string>> = {
  phone: 'Телефоны',
  telegram: 'Telegram',
  search: 'Поиск',
};

const TABS = ['phone', 'telegram', 'search'] as const;

/** Options of storing many contacts. */
export interface LongOptions {
  /** Gives it up: nothing is stored then. */
  readonly signal?: AbortSignal;
  /** How much is stored of all of it. */
  readonly onProgress?: (done: number, total: number) => void;
}

/** Dependencies of «Добавить контакты» for sorting and storing contacts. */
export interface AddContactsOptions extends TableReader {
  /** The contacts that are stored (`contactIndex`), the same map as long as they are the same; null until they are read. */
  known: ReadonlyMap<string, ContactEntry> | null;
  /** Finds the other audiences that already have some of these contacts. Default: no lookup. */
  findElsewhere?: (contacts: readonly Contact[]) => Promise<readonly ElsewhereCount[]>;
  /** Finds those of some contacts who refused before. Default: no lookup. */
  findRefused?: (contacts: readonly Contact[]) => Promise<readonly Contact[]>;
  /** Stores new contacts and what is new of those who are there; that tab is emptied only when it has happened. */
  onAddContacts: (type: ContactType, contacts: GatheredContacts, options: LongOptions) => Promise<Outcome>;
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
  /** Other audiences that have some of the shown tab's new contacts. */
  readonly elsewhere: readonly ElsewhereCount[];
  /** Those of the shown tab's contacts who refused before. */
  readonly refused: RefusedBefore;
  /** Ids of the differences in which the other value is taken. */
  readonly taken: ReadonlySet<string>;
  /** Decides differences. */
  readonly take: (ids: readonly string[], isTaken: boolean) => void;
  /** Whom to find, as typed. */
  readonly description: string;
  readonly describe: (text: string) => void;
  /** It is being stored. */
  readonly busy: boolean;
  /** Progress, where there is so much that it is shown. */
  readonly progress: { readonly done: number; readonly total: number } | null;
  /** Gives it up. */
  readonly stop: () => void;
  /** Why it could not be stored; empty otherwise. */
  readonly error: string;
  /** Message about stored contacts, while another tab still holds something; empty otherwise. */
  readonly told: string;
  /** Something was typed or chosen in any tab. */
  readonly isUnsaved: boolean;
  /** The shown tab holds something. */
  readonly canSubmit: boolean;
  readonly submitLabel: string;
  /** Stores what the shown tab holds. */
  readonly submit: () => Promise<void>;
  /** Gives it up: files are forgotten with what was decided about them, what was typed stays. */
  readonly cancel: () => void;
}

const NOTHING: ReadonlySet<string> = new Set();

const CONTACT_FORMS = ['контакт', 'контакта', 'контактов'] as const;

/** Keeps what the tabs hold, and stores the shown one: submit needs content in it and nothing more (R46). */
export function useAddContacts(options: AddContactsOptions): AddContacts {
  const { known, onAddContacts, onRequestRecruiting, onOpenChange } = options;
  const [tab, setTab] = useState<ContactsTabName>('phone');
  const [description, setDescription] = useState('');
  const [busy, setBusy] = useState(false);
  const [progress, setProgress] = useState<AddContacts['progress']>(null);
  const stopper = useRef<AbortController | null>(null);
  const [error, setError] = useState('');
  const [told, setTold] = useState('');
  const contacts = useContactDrafts(options, () => setError(''));
  const { drafts } = contacts;
  const previews = {
    phone: useContactPreview(drafts.phone, 'phone', known, contacts.foreign),
    telegram: useContactPreview(drafts.telegram, 'telegram', known, null),
  };
  const [taken, setTaken] = useState<ReadonlySet<string>>(NOTHING);
  const sorted = tab === 'search' ? null : previews[tab];
  const elsewhere = useElsewhere(sorted, options.findElsewhere);
  const refused = useRefusedBefore(sorted, options.findRefused);
  const holds = (name: ContactsTabName): boolean =>
    name === 'search' ? description.trim() !== '' : !isEmptyDraft(drafts[name]);

  const send = async (): Promise<string | undefined> => {
    let outcome: Outcome;
    if (tab === 'search') {
      const problem = checkRecruiting(description);
      if (problem !== undefined) return problem;
      outcome = await onRequestRecruiting(description.trim());
    } else {
      const collected = await collectContacts(drafts[tab], previews[tab], taken);
      if (typeof collected === 'string') return collected;
      const { signal } = (stopper.current = new AbortController());
      const onProgress = (done: number, total: number) => setProgress({ done, total });
      outcome = await onAddContacts(tab, collected, { signal, onProgress });
      if (signal.aborted && !outcome.ok) return 'Остановлено: ни один контакт не записан.';
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
    setProgress(null);
    if (problem !== undefined) {
      setError(problem);
      return;
    }
    if (tab === 'search') setDescription('');
    else {
      contacts.clear(tab);
      setTaken(NOTHING);
    }
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

  const shown = sorted === null || sorted.busy ? null : sorted.preview;
  const fresh = shown?.fresh.length ?? 0;
  const enriched = shown?.enriched.length ?? 0;
  const addLabel =
    fresh > 0
      ? `Добавить ${counted(fresh, CONTACT_FORMS)}`
      : enriched > 0
        ? `Дополнить ${counted(enriched, CONTACT_FORMS)}`
        : 'Добавить контакты';
  return {
    tab,
    show: (next) => {
      setTab(next);
      setError('');
      setTold('');
    },
    contacts,
    previews,
    elsewhere,
    refused,
    taken,
    take: (ids, isTaken) => {
      setTaken((now) => {
        const next = new Set(now);
        for (const id of ids)
          if (isTaken) next.add(id);
          else next.delete(id);
        return next;
      });
      setError('');
    },
    description,
    describe: (text) => {
      setDescription(text);
      setError('');
    },
    busy,
    progress,
    stop: () => stopper.current?.abort(),
    error,
    told,
    isUnsaved: TABS.some(holds),
    canSubmit: holds(tab),
    submitLabel: tab === 'search' ? 'Сохранить запрос' : addLabel,
    submit,
    cancel: () => {
      contacts.forgetFiles();
      setTaken(NOTHING);
      setTold('');
      onOpenChange(false);
    },
  };
}
