import { Download, Plus } from 'lucide-react';
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { styled } from 'styled-components';

import { AUDIENCE_STAGES, type AudienceSummary, type RecruitingRequest } from '../../domain/audience.ts';
import {
  AUDIENCE_SIZES,
  filterAudiences,
  NO_AUDIENCE_FILTER,
  readAudienceSizeFilter,
  readAudienceStageFilter,
  SIZE_LABELS,
  type AudienceFilter,
} from '../../domain/audienceFilter.ts';
import type { ContactEntry } from '../../domain/contactList.ts';
import type { LinksHref } from '../../domain/links.ts';
import type { Loadable } from '../../domain/loadable.ts';
import type { Outcome } from '../../domain/outcome.ts';
import { SCREEN_HEADINGS } from '../../domain/screenHeadings.ts';
import { quoted } from '../../domain/format.ts';
import { BrokenNote } from '../../patterns/BrokenNote.tsx';
import { FilterBar } from '../../patterns/FilterBar.tsx';
import { ListHead } from '../../patterns/ListHead.tsx';
import { ListStates } from '../../patterns/ListStates.tsx';
import { PageHeader } from '../../patterns/PageHeader.tsx';
import { useBusy } from '../../patterns/useBusy.ts';
import { WindowedAccordion } from '../../patterns/WindowedAccordion.tsx';
import { spaces } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { AudienceDetails } from './AudienceDetails.tsx';
import { AudienceDialogs, type AudienceDialog, type AudienceDialogsProps } from './AudienceDialogs.tsx';
import { AudienceItem } from './AudienceItem.tsx';
import { ContactsPanel } from './ContactsPanel.tsx';
import type { OpenAudience } from './openAudience.ts';
import { RecruitingList } from './RecruitingList.tsx';

/** What the screen shows; everything comes in as props. */
export interface AudiencesScreenProps extends Omit<AudienceDialogsProps, 'open' | 'dialog' | 'onDialogChange'> {
  /** All audiences, newest first. */
  audiences: Loadable<readonly AudienceSummary[]>;
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
  onExport: (audiences: readonly AudienceSummary[]) => Promise<unknown>;
  /** Erases a contact; the way back is offered by the caller. */
  onDeleteContact: (entry: ContactEntry) => void;
  /** Erases all contacts of the unfolded audience for good. */
  onDeleteAllContacts: () => Promise<Outcome>;
  onRecruitingStatusChange: (request: RecruitingRequest, status: RecruitingRequest['status']) => void;
  onDeleteRecruiting: (request: RecruitingRequest) => void;
}

/** Height of a closed row, px. */
const ROW_HEIGHT = 70;

const STAGE_OPTIONS = [
  { value: 'all', label: 'Все этапы' },
  ...AUDIENCE_STAGES.map((stage) => ({ value: stage, label: stage })),
];
const SIZE_OPTIONS = (['all', ...AUDIENCE_SIZES] as const).map((size) => ({ value: size, label: SIZE_LABELS[size] }));

const Belongings = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[5]}px;
`;

const NONE: readonly AudienceSummary[] = [];
const keyOf = (audience: AudienceSummary): string => audience.id;

function searchedFor(filter: AudienceFilter): string {
  const parts = [
    filter.query.trim() ? `запрос ${quoted(filter.query)}` : '',
    filter.stage === 'all' ? '' : `этап «${filter.stage}»`,
    filter.size === 'all' ? '' : `размер «${SIZE_LABELS[filter.size]}»`,
  ].filter(Boolean);
  return `Искали: ${parts.join(', ')}.`;
}

/** Аудитории: who we talk to (specification §2 «Audiences»). */
export function AudiencesScreen(props: AudiencesScreenProps) {
  const { audiences, filter, openId, opened, onFilterChange, onOpenChange, onPersonaChange, onRetry } = props;
  const { linksHref } = props;
  const { onDeleteContact, onDeleteAllContacts, onRecruitingStatusChange, onDeleteRecruiting } = props;
  const { action = null, onActionTaken } = props;
  const [dialog, setDialog] = useState<AudienceDialog | null>(null);
  const [asked, setAsked] = useState<'create' | null>(null);
  if (action !== asked) {
    setAsked(action);
    if (action) setDialog(action);
  }
  useEffect(() => {
    if (action) onActionTaken?.();
  }, [action, onActionTaken]);
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
    (audience: AudienceSummary) => (
      <AudienceItem audience={audience}>
        {audience.id !== openId ? null : opened.state === 'failed' ? (
          <ErrorState title="Аудитория не открылась" message={opened.message} onRetry={onRetry} />
        ) : open ? (
          <AudienceDetails
            audience={open.audience}
            personas={open.personas}
            linksHref={linksHref('audience', open.audience.id)}
            contacts={
              <Belongings>
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
              </Belongings>
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
    <div>
      <PageHeader
        {...SCREEN_HEADINGS.audiences}
        actions={
          <>
            <Button variant="primary" icon={<Plus />} onClick={() => setDialog('create')}>
              Создать аудиторию
            </Button>
            <Button
              icon={<Download />}
              busy={exporting}
              disabled={found.length === 0}
              onClick={() => void exportList(found)}
            >
              Экспорт
            </Button>
          </>
        }
      />
      <FilterBar
        searchLabel="Поиск аудиторий..."
        query={filter.query}
        onQueryChange={(query) => onFilterChange({ ...filter, query }, 'typing')}
        choices={[
          { name: 'stage', label: 'Этап воронки', options: STAGE_OPTIONS, value: filter.stage },
          { name: 'size', label: 'Размер', options: SIZE_OPTIONS, value: filter.size },
        ]}
        onChoose={(values) =>
          onFilterChange(
            {
              ...filter,
              ...(values.stage === undefined ? {} : { stage: readAudienceStageFilter(values.stage) }),
              ...(values.size === undefined ? {} : { size: readAudienceSizeFilter(values.size) }),
            },
            'chosen',
          )
        }
      />
      <ListHead title="Список аудиторий" count={audiences.state === 'ready' ? found.length : null} />
      <BrokenNote count={props.brokenCount} />
      <div aria-busy={applied !== filter}>
        <ListStates
          list={audiences}
          found={found.length}
          rowHeight={ROW_HEIGHT}
          emptyTitle="Аудиторий пока нет"
          emptyText="Аудитория — люди, с которыми вы говорите: кто они, сколько их и как с ними связаться. С неё начинается раунд исследования."
          emptyAction={
            <Button icon={<Plus />} onClick={() => setDialog('create')}>
              Создать первую аудиторию
            </Button>
          }
          searchedFor={searchedFor(applied)}
          onReset={() => onFilterChange(NO_AUDIENCE_FILTER, 'chosen')}
          onRetry={onRetry}
        >
          {list}
        </ListStates>
      </div>
      <AudienceDialogs {...props} open={open} dialog={dialog} onDialogChange={setDialog} />
    </div>
  );
}
