import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';

import {
  acceptAttachments,
  acceptOf,
  CONTACT_ATTACHMENTS,
  refusalMessage,
  shortName,
} from '../../domain/attachment.ts';
import { checkRecruiting } from '../../domain/audienceRules.ts';
import type { Contact, ContactType } from '../../domain/contact.ts';
import { counted, NBSP } from '../../domain/format.ts';
import type { Outcome } from '../../domain/outcome.ts';
import { FormError } from '../../patterns/FormError.tsx';
import { media } from '../../theme/media.ts';
import { fontSizes, radii, spaces } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FileDrop } from '../../ui/FileDrop.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import {
  EMPTY_DRAFT,
  isEmptyDraft,
  mendLine,
  readingOf,
  type ContactDraft,
  type ContactReading,
  type ContactSheet,
} from './contactDraft.ts';
import { ContactFileList } from './ContactFileList.tsx';
import { ContactPreview } from './ContactPreview.tsx';
import { useContactPreview } from './useContactPreview.ts';

/** What the reading of a file takes and reports. */
export interface TableControls {
  /** Stops it. */
  readonly signal: AbortSignal;
  /** How far it has come. */
  readonly onProgress: (done: number, total: number) => void;
}

export interface AddContactsDialogProps {
  /** Whether the dialog is open. What was typed and chosen is kept while it is closed; mount one per audience. */
  open: boolean;
  /** Called with the wanted state. */
  onOpenChange: (open: boolean) => void;
  /** Name of the audience the contacts go to. */
  audienceName: string;
  /** Keys of the contacts that are stored (`knownContacts`): the same set as long as they are the same. */
  known: ReadonlySet<string>;
  /** Reads a table file; rejects when it cannot, or when the signal stops it. */
  readTable: (file: File, options: TableControls) => Promise<{ readonly sheets: readonly ContactSheet[] }>;
  /** What to tell about a file that could not be read, in Russian. */
  explain: (error: unknown) => string;
  /** Stores new contacts, normalised, of one type; that tab is emptied only when it has happened. */
  onAddContacts: (type: ContactType, contacts: readonly Contact[]) => Promise<Outcome>;
  /** Stores whom to find («Поиск»). */
  onRequestRecruiting: (description: string) => Promise<Outcome>;
}

type TabName = ContactType | 'search';

const NOTHING: Readonly<Record<ContactType, string>> = { phone: '', telegram: '' };

const Pane = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[4]}px;
`;

const Sources = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${spaces[4]}px;
  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }

  /* The drop zone stands beside the field and not beside its label. */
  & > :last-child {
    align-content: center;
    align-self: start;
    min-height: 198px;
    margin-top: 24px;
    ${media.mobile} {
      min-height: 0;
      margin-top: 0;
    }
  }
`;

const Note = styled.p`
  color: var(--color-ink-soft);
  font-size: ${fontSizes.sm}px;
`;

const Told = styled.output`
  display: block;
  padding: ${spaces[3]}px ${spaces[4]}px;
  margin-bottom: ${spaces[4]}px;
  border-radius: ${radii.block}px;
  background: var(--color-accent-soft);
  font-size: ${fontSizes.sm}px;
`;

/** A number that is not broken at its hyphens. */
const Example = styled.span`
  white-space: nowrap;
`;

const TAB_LABELS: Readonly<Record<TabName, string>> = { phone: 'Телефоны', telegram: 'Telegram', search: 'Поиск' };

const TEXT_FIELDS: Readonly<Record<ContactType, { label: string; hint: ReactNode }>> = {
  phone: {
    label: 'Номера телефонов',
    hint: (
      <>
        По одному в строке: <Example>+7(900)123-45-67</Example>, <Example>8-900-123-45-67</Example>,{' '}
        <Example>79001234567</Example>
      </>
    ),
  },
  telegram: {
    label: 'Имена в Telegram',
    hint: 'По одному в строке: с @ или без, можно ссылкой t.me/имя',
  },
};

const CONTACT_FORMS = ['контакт', 'контакта', 'контактов'] as const;

/** Keeps a hundred thousand pasted lines from pushing all the rest away. */
const TEXT_STYLE = { maxHeight: 240 } as const;

/**
 * «Добавить контакты» (specification §2, §5): phones or Telegram names, typed or in files, sorted before anything is stored
 * (decision 25); or whom to find. Submit needs content in the active tab and nothing more.
 */
export function AddContactsDialog(props: AddContactsDialogProps) {
  const { open, onOpenChange, audienceName, known, readTable, explain, onAddContacts, onRequestRecruiting } = props;
  const formId = useId();
  const [tab, setTab] = useState<TabName>('phone');
  const [drafts, setDrafts] = useState<Readonly<Record<ContactType, ContactDraft>>>({
    phone: EMPTY_DRAFT,
    telegram: EMPTY_DRAFT,
  });
  const [description, setDescription] = useState('');
  const [refusedFiles, setRefusedFiles] = useState(NOTHING);
  const [progress, setProgress] = useState<Readonly<Record<number, { done: number; total: number }>>>({});
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const [told, setTold] = useState('');
  const lastId = useRef(0);
  const readings = useRef(new Map<number, AbortController>());

  const previews = {
    phone: useContactPreview(drafts.phone, 'phone', known),
    telegram: useContactPreview(drafts.telegram, 'telegram', known),
  };

  useEffect(() => {
    const { current } = readings;
    return () => {
      for (const controller of current.values()) controller.abort();
    };
  }, []);

  const change = (type: ContactType, next: (draft: ContactDraft) => ContactDraft) => {
    setDrafts((all) => ({ ...all, [type]: next(all[type]) }));
    setError('');
  };
  const setReading = (type: ContactType, id: number, reading: ContactReading) => {
    setError('');
    setDrafts((all) => ({
      ...all,
      [type]: {
        ...all[type],
        files: all[type].files.map((one) => (one.id === id ? { ...one, reading } : one)),
      },
    }));
  };

  const read = async (type: ContactType, id: number, file: File) => {
    const controller = new AbortController();
    const { signal } = controller;
    readings.current.set(id, controller);
    setProgress((all) => ({ ...all, [id]: { done: 0, total: 1 } }));
    setReading(type, id, { state: 'reading' });
    try {
      const { sheets } = await readTable(file, {
        signal,
        onProgress: (done, total) => {
          if (!signal.aborted) setProgress((all) => ({ ...all, [id]: { done, total } }));
        },
      });
      if (!signal.aborted) setReading(type, id, readingOf(sheets, type));
    } catch (reason) {
      if (!signal.aborted) setReading(type, id, { state: 'failed', message: explain(reason) });
    }
  };
  const stop = (id: number) => readings.current.get(id)?.abort();

  const addFiles = (type: ContactType, incoming: readonly File[]) => {
    const current = drafts[type].files.map(({ file }) => file);
    const { accepted, refused } = acceptAttachments(current, incoming, CONTACT_ATTACHMENTS);
    setRefusedFiles({ ...refusedFiles, [type]: refusalMessage(refused, CONTACT_ATTACHMENTS) });
    const chosen = accepted.map((file) => {
      lastId.current += 1;
      return { id: lastId.current, file, reading: { state: 'reading' } as const };
    });
    change(type, (draft) => ({ ...draft, files: [...draft.files, ...chosen] }));
    for (const { id, file } of chosen) void read(type, id, file);
  };

  const hasContent: Readonly<Record<TabName, boolean>> = {
    phone: !isEmptyDraft(drafts.phone),
    telegram: !isEmptyDraft(drafts.telegram),
    search: description.trim() !== '',
  };

  /** What can be stored of a tab; a text when nothing can. */
  const collect = async (type: ContactType): Promise<readonly Contact[] | string> => {
    const { files } = drafts[type];
    const unread = files.find(({ reading }) => reading.state === 'reading');
    if (unread) return `Файл «${shortName(unread.file.name)}» ещё читается: дождитесь конца или отмените чтение.`;
    const { fresh, duplicates, unrecognised } = await previews[type].settle();
    if (fresh.length > 0) return fresh;
    if (files.some(({ reading }) => reading.state === 'read' && reading.place.column === -1)) {
      return 'Новых контактов нет: выберите в файле колонку, в которой они записаны.';
    }
    if (unrecognised.length > 0) {
      return 'Новых контактов нет. Поправьте строки, которые не распознаны, или добавьте другие.';
    }
    return duplicates > 0
      ? 'Новых контактов нет: все они уже есть у этой аудитории или повторяются.'
      : 'Новых контактов нет: в том, что добавлено, не нашлось ни одного.';
  };

  const empty = (name: TabName) => {
    if (name === 'search') {
      setDescription('');
      return;
    }
    for (const { id } of drafts[name].files) stop(id);
    setDrafts((all) => ({ ...all, [name]: EMPTY_DRAFT }));
    setRefusedFiles((all) => ({ ...all, [name]: '' }));
  };

  const send = async (): Promise<string | undefined> => {
    if (tab === 'search') {
      const problem = checkRecruiting(description);
      if (problem !== undefined) return problem;
      const outcome = await onRequestRecruiting(description.trim());
      return outcome.ok ? undefined : outcome.message;
    }
    const contacts = await collect(tab);
    if (typeof contacts === 'string') return contacts;
    const outcome = await onAddContacts(tab, contacts);
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
    empty(tab);
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

  const pane = (type: ContactType) => {
    const draft = drafts[type];
    const { preview, busy: sorting } = previews[type];
    return (
      <Pane>
        <Sources>
          <TextArea
            {...TEXT_FIELDS[type]}
            rows={8}
            style={TEXT_STYLE}
            value={draft.text}
            readOnly={busy}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => {
              const text = event.target.value;
              change(type, (now) => ({ ...now, text }));
            }}
          />
          <FileDrop
            label="Или файлы со списком"
            hint={`.txt, .csv, .xlsx — до ${counted(CONTACT_ATTACHMENTS.limit, ['файла', 'файлов', 'файлов'])}. Колонку с контактами найдём сами.`}
            accept={acceptOf(CONTACT_ATTACHMENTS)}
            multiple
            disabled={busy}
            onFiles={(files) => addFiles(type, files)}
          />
        </Sources>
        <FormError message={refusedFiles[type]} />
        <ContactFileList
          label="Выбранные файлы"
          type={type}
          files={draft.files}
          progress={progress}
          disabled={busy}
          onCancel={(id) => {
            stop(id);
            setReading(type, id, { state: 'stopped' });
          }}
          onRetry={(id) => {
            const again = draft.files.find((one) => one.id === id);
            if (again) void read(type, id, again.file);
          }}
          onRemove={(id) => {
            stop(id);
            change(type, (now) => ({ ...now, files: now.files.filter((one) => one.id !== id) }));
          }}
          onReadingChange={(id, reading) => setReading(type, id, reading)}
        />
        {hasContent[type] ? (
          <ContactPreview
            type={type}
            preview={preview}
            busy={sorting}
            onMend={(line, text) => change(type, (now) => mendLine(now, line, text))}
            onRemove={(line) => change(type, (now) => mendLine(now, line, ''))}
          />
        ) : null}
        <FormError message={error} />
      </Pane>
    );
  };

  const search = (
    <Pane>
      <TextArea
        label="Кого найти"
        required
        rows={5}
        hint="Роль, сфера, опыт, сколько человек и для какого исследования"
        value={description}
        readOnly={busy}
        onChange={(event) => {
          setDescription(event.target.value);
          setError('');
        }}
      />
      <Note>
        Запрос сохранится у{NBSP}аудитории с{NBSP}пометкой «Ищем», чтобы команда его видела. Сами люди по{NBSP}нему не
        {NBSP}подбираются: найденных добавьте на{NBSP}вкладках «Телефоны» и «Telegram».
      </Note>
      <FormError message={error} />
    </Pane>
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
      description={`В аудиторию «${audienceName}». Контакты хранятся только в этом браузере.`}
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
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
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
            { value: 'search', label: TAB_LABELS.search, content: search },
          ]}
        />
      </form>
    </Dialog>
  );
}
