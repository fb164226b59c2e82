import { Download, Plus } from 'lucide-react';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';

import type { AudienceSummary, RecruitingRequest } from '../../domain/audiences/audience.ts';
import { filterAudiences, NO_AUDIENCE_FILTER, type AudienceFilter } from '../../domain/audiences/filter.ts';
import type { Counted } from '../../domain/audiences/figures.ts';
import type { ContactEntry } from '../../domain/audiences/contactList.ts';
import type { LinksHref } from '../../domain/links/links.ts';
import type { Loadable } from '../../domain/core/loadable.ts';
import type { Outcome } from '../../domain/core/outcome.ts';
import { SCREEN_HEADINGS } from '../../domain/core/screenHeadings.ts';
import { ListScreen } from '../../patterns/list/ListScreen.tsx';
import { useAskedAction } from '../../patterns/useAskedAction.ts';
import { useBusy } from '../../patterns/useBusy.ts';
import { WindowedAccordion } from '../../patterns/windowed/WindowedAccordion.tsx';
import { Button } from '../../ui/Button.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { AUDIENCE_CHOICES } from './audienceChoices.ts';
import { AudienceDetails } from './AudienceDetails.tsx';
import { AudienceDialogs, type AudienceDialog, type AudienceDialogsProps } from './AudienceDialogs.tsx';
import { AudienceItem } from './AudienceItem.tsx';
import { ContactsPanel } from './ContactsPanel.tsx';
import type { OpenAudience } from './openAudience.ts';
import { RecruitingList } from './RecruitingList.tsx';

/** What the screen shows; everything comes in as props. */
export interface AudiencesScreenProps extends Omit<AudienceDialogsProps, 'open' | 'dialog' | 'onDialogChange'> {
  /** All audiences, newest first, with what is counted of them. */
  audiences: Loadable<readonly Counted<AudienceSummary>[]>;
  /** Records that could not be read; they are kept, and said. */
  brokenCount: number;
  /** What the list is narrowed by, as the address has it. */
  filter: AudienceFilter;
  /** What the address asks to begin, or null (the default): `create` opens the form of a new audience. */
  action?: 'create' | null;
  /** It was begun. A stable function. */
  onActionTaken?: () => void;
  /** Id of the unfolded audience, or null. */
  openId: string | null;
  /** The unfolded audience with what belongs to it. */
  opened: Loadable<OpenAudience>;
  /** Address of the dialog «Связи» of a record. */
  linksHref: LinksHref;
  /** The filter changed; `typing` at every key. */
  onFilterChange: (filter: AudienceFilter, how: 'typing' | 'chosen') => void;
  /** An audience was unfolded or folded. */
  onOpenChange: (audienceId: string | null) => void;
  /** What failed is to be loaded again. */
  onRetry: () => void;
  /** «Экспорт» of the audiences that pass the filter, with their personas and contacts. */
  onExport: (audiences: readonly Counted<AudienceSummary>[]) => Promise<unknown>;
  /** Erases a contact; the way back is offered by the caller. */
  onDeleteContact: (entry: ContactEntry) => void;
  /** Erases all contacts of the unfolded audience for good. */
  onDeleteAllContacts: () => Promise<Outcome>;
  /** A request went on to another state. */
  onRecruitingStatusChange: (request: RecruitingRequest, status: RecruitingRequest['status']) => void;
  /** A request is to go. */
  onDeleteRecruiting: (request: RecruitingRequest) => void;
}

const NOUN = ['аудитория', 'аудитории', 'аудиторий'] as const;

/** Height of a closed row, px. */
const ROW_HEIGHT = 70;

const NONE: readonly Counted<AudienceSummary>[] = [];
const keyOf = (audience: AudienceSummary): string => audience.id;

/** Аудитории: who we talk to (R44). */
export function AudiencesScreen(props: AudiencesScreenProps) {
  const { audiences, filter, openId, opened, onFilterChange, onOpenChange, onPersonaChange, onRetry } = props;
  const { linksHref } = props;
  const { onDeleteContact, onDeleteAllContacts, onRecruitingStatusChange, onDeleteRecruiting } = props;
  const { action = null, onActionTaken } = props;
  const [dialog, setDialog] = useState<AudienceDialog | null>(null);
  useAskedAction(action, setDialog, onActionTaken);
  const [exporting, exportList] = useBusy(props.onExport);
  const all = audiences.state === 'ready' ? audiences.value : NONE;
  const applied = useDeferredValue(filter);
  const found = useMemo(() => filterAudiences(all, applied), [all, applied]);
  const open = opened.state === 'ready' && opened.value.audience.id === openId ? opened.value : null;

  const onOpenPersona = useCallback(
    (persona: { readonly id: string }) => onPersonaChange(persona.id),
    [onPersonaChange],
  );
  const renderItem = useCallback(
    (audience: Counted<AudienceSummary>) => (
      <AudienceItem audience={audience}>
        {audience.id !== openId ? null : opened.state === 'failed' ? (
          <ErrorState title="Аудитория не открылась" message={opened.message} onRetry={onRetry} />
        ) : open ? (
          <AudienceDetails
            audience={open.audience}
            figures={audience}
            personas={open.personas}
            linksHref={linksHref('audience', open.audience.id)}
            contacts={
              <Stack gap={5}>
                <RecruitingList
                  requests={open.requests}
                  onStatusChange={onRecruitingStatusChange}
                  onDelete={onDeleteRecruiting}
                  headingLevel={4}
                />
                <ContactsPanel
                  contacts={open.contacts}
                  audienceName={open.audience.name}
                  onAdd={() => setDialog('contacts')}
                  onDelete={onDeleteContact}
                  onDeleteAll={onDeleteAllContacts}
                  onRetry={onRetry}
                  headingLevel={4}
                />
              </Stack>
            }
            onAddContacts={() => setDialog('contacts')}
            onFindPersonas={() => setDialog('candidates')}
            onCreatePersona={() => setDialog('persona-new')}
            onOpenPersona={onOpenPersona}
            onDelete={() => setDialog('delete')}
          />
        ) : (
          <Skeleton height={320} />
        )}
      </AudienceItem>
    ),
    [
      openId,
      opened,
      open,
      onRetry,
      onOpenPersona,
      onRecruitingStatusChange,
      onDeleteRecruiting,
      onDeleteContact,
      onDeleteAllContacts,
      linksHref,
    ],
  );
  const list = useMemo(
    () => (
      <WindowedAccordion
        label="Аудитории"
        items={found}
        keyOf={keyOf}
        rowHeight={ROW_HEIGHT}
        openKey={openId}
        onOpenChange={onOpenChange}
        renderItem={renderItem}
      />
    ),
    [found, openId, onOpenChange, renderItem],
  );

  return (
    <ListScreen
      heading={SCREEN_HEADINGS.audiences}
      create={{
        label: 'Создать аудиторию',
        first: 'Создать первую аудиторию',
        icon: <Plus />,
        onClick: () => setDialog('create'),
      }}
      file={
        <Button
          icon={<Download />}
          busy={exporting}
          disabled={found.length === 0}
          onClick={() => void exportList(found)}
        >
          Экспорт
        </Button>
      }
      listTitle="Список аудиторий"
      searchLabel="Поиск аудиторий..."
      noun={NOUN}
      filter={filter}
      applied={applied}
      noFilter={NO_AUDIENCE_FILTER}
      choices={AUDIENCE_CHOICES}
      onFilterChange={onFilterChange}
      list={audiences}
      found={found.length}
      brokenCount={props.brokenCount}
      rowHeight={ROW_HEIGHT}
      emptyTitle="Аудиторий пока нет"
      emptyText="Аудитория — люди, с которыми вы говорите: кто они, сколько их и как с ними связаться. С неё начинается раунд исследования."
      onRetry={onRetry}
      dialogs={<AudienceDialogs {...props} open={open} dialog={dialog} onDialogChange={setDialog} />}
    >
      {list}
    </ListScreen>
  );
}
