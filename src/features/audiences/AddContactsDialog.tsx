import { useId, useState, type FormEvent } from 'react';
import { styled } from 'styled-components';

import { checkRecruiting } from '../../domain/audiences/rules.ts';
import type { Contact, ContactType } from '../../domain/audiences/contact.ts';
import { counted, NBSP, quoted } from '../../domain/core/format.ts';
import type { Outcome } from '../../domain/core/outcome.ts';
import { fontSizes, radii, spaces } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { collectContacts } from './contacts/collectContacts.ts';
import { isEmptyDraft } from './contacts/contactDraft.ts';
import { ContactsTab } from './ContactsTab.tsx';
import { RecruitingTab } from './RecruitingTab.tsx';
import { useContactDrafts, type TableReader } from './contacts/useContactDrafts.ts';
import { useContactPreview } from './contacts/useContactPreview.ts';

export interface AddContactsDialogProps extends TableReader {
  /** Whether the dialog is open. What was typed and chosen is kept while it is closed; mount one per audience. */
  open: boolean;
  /** Called with the wanted state. */
  onOpenChange: (open: boolean) => void;
  /** Name of the audience the contacts go to. */
  audienceName: string;
  /** Keys of the contacts that are stored (`knownContacts`), the same set as long as they are the same; null until they are read. */
  known: ReadonlySet<string> | null;
  /** Stores new contacts, normalised, of one type; that tab is emptied only when it has happened. */
  onAddContacts: (type: ContactType, contacts: readonly Contact[]) => Promise<Outcome>;
  /** Stores whom to find («Поиск»). */
  onRequestRecruiting: (description: string) => Promise<Outcome>;
}

type TabName = ContactType | 'search';

const Told = styled.output`
  display: block;
  padding: ${spaces[3]}px ${spaces[4]}px;
  margin-bottom: ${spaces[4]}px;
  border-radius: ${radii.block}px;
  background: var(--color-accent-soft);
  font-size: ${fontSizes.sm};
`;

const TAB_LABELS: Readonly<Record<TabName, string>> = { phone: 'Телефоны', telegram: 'Telegram', search: 'Поиск' };

const CONTACT_FORMS = ['контакт', 'контакта', 'контактов'] as const;

/**
 * «Добавить контакты»: phones or Telegram names, typed or in files, sorted before anything is stored
 * (R46); or whom to find. Submit needs content in the active tab and nothing more.
 */
export function AddContactsDialog(props: AddContactsDialogProps) {
  const { open, onOpenChange, audienceName, known, readTable, explain, onAddContacts, onRequestRecruiting } = props;
  const formId = useId();
  const [tab, setTab] = useState<TabName>('phone');
  const [description, setDescription] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const [told, setTold] = useState('');
  const contacts = useContactDrafts({ readTable, explain }, () => setError(''));
  const { drafts } = contacts;
  const previews = {
    phone: useContactPreview(drafts.phone, 'phone', known, contacts.foreign),
    telegram: useContactPreview(drafts.telegram, 'telegram', known, null),
  };

  const hasContent: Readonly<Record<TabName, boolean>> = {
    phone: !isEmptyDraft(drafts.phone),
    telegram: !isEmptyDraft(drafts.telegram),
    search: description.trim() !== '',
  };

  const send = async (): Promise<string | undefined> => {
    if (tab === 'search') {
      const problem = checkRecruiting(description);
      if (problem !== undefined) return problem;
      const outcome = await onRequestRecruiting(description.trim());
      return outcome.ok ? undefined : outcome.message;
    }
    const collected = await collectContacts(drafts[tab], previews[tab]);
    if (typeof collected === 'string') return collected;
    const outcome = await onAddContacts(tab, collected);
    return outcome.ok ? undefined : outcome.message;
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || !hasContent[tab]) return;
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
    const next = (['phone', 'telegram', 'search'] as const).find((name) => name !== tab && hasContent[name]);
    if (next === undefined) {
      onOpenChange(false);
      setTab('phone');
    } else {
      // Closed now, it would look as if that had gone, too.
      setTab(next);
      setTold(
        `${tab === 'search' ? 'Запрос сохранён' : 'Контакты добавлены'}. На${NBSP}вкладке «${TAB_LABELS[next]}» осталось то, что вы${NBSP}ещё не${NBSP}отправили.`,
      );
    }
  };

  const pane = (type: ContactType) => (
    <ContactsTab type={type} drafts={contacts} preview={previews[type]} busy={busy} error={error} />
  );
  const fresh = tab === 'search' || previews[tab].busy ? 0 : (previews[tab].preview?.fresh.length ?? 0);
  const submitLabel =
    tab === 'search'
      ? 'Сохранить запрос'
      : fresh > 0
        ? `Добавить ${counted(fresh, CONTACT_FORMS)}`
        : 'Добавить контакты';

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        // Closed while it is being stored, it could not say why that failed.
        if (next || !busy) onOpenChange(next);
      }}
      title="Добавить контакты"
      description={`В аудиторию ${quoted(audienceName)}. Контакты хранятся только в этом браузере.`}
      size="lg"
      footer={
        <>
          <Button variant="primary" type="submit" form={formId} busy={busy} disabled={!hasContent[tab]}>
            {submitLabel}
          </Button>
          <Button disabled={busy} onClick={() => onOpenChange(false)}>
            Отмена
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        data-unsaved={Object.values(hasContent).some(Boolean)}
        onSubmit={(event) => void submit(event)}
      >
        {told ? <Told>{told}</Told> : null}
        <Tabs
          label="Как добавить"
          value={tab}
          onValueChange={(value) => {
            setTab(value as TabName);
            setError('');
            setTold('');
          }}
          tabs={[
            { value: 'phone', label: TAB_LABELS.phone, content: pane('phone') },
            { value: 'telegram', label: TAB_LABELS.telegram, content: pane('telegram') },
            {
              value: 'search',
              label: TAB_LABELS.search,
              content: (
                <RecruitingTab
                  description={description}
                  busy={busy}
                  error={error}
                  onChange={(text) => {
                    setDescription(text);
                    setError('');
                  }}
                />
              ),
            },
          ]}
        />
      </form>
    </Dialog>
  );
}
