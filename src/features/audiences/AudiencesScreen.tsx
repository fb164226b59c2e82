import { Plus } from 'lucide-react';
import { useCallback, useEffect, useMemo, useState } from 'react';

import type { AudienceSummary } from '../../domain/audiences/audience.ts';
import { filterAudiences, NO_AUDIENCE_FILTER, type AudienceFilter } from '../../domain/audiences/filter.ts';
import type { Counted } from '../../domain/audiences/figures.ts';
import { LOADING, type Loadable } from '../../domain/core/loadable.ts';
import { SCREEN_HEADINGS } from '../../domain/core/screenHeadings.ts';
import { ExportButton } from '../../patterns/list/ExportButton.tsx';
import { ListScreen } from '../../patterns/list/ListScreen.tsx';
import { useNarrowed } from '../../patterns/list/useNarrowed.ts';
import { useAskedAction } from '../../patterns/useAskedAction.ts';
import { WindowedAccordion } from '../../patterns/windowed/WindowedAccordion.tsx';
import { onDemand } from '../../ui/onDemand.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { AUDIENCE_CHOICES } from './audienceChoices.ts';
import type { AudienceDialog, AudienceDialogsProps } from './AudienceDialogs.tsx';
import { AudienceItem } from './AudienceItem.tsx';
import type { UnfoldedAudienceProps } from './UnfoldedAudience.tsx';

/** The unfolded row and the dialogs load after the rows. */
const UnfoldedAudience = onDemand(() => import('./UnfoldedAudience.tsx').then((module) => module.UnfoldedAudience));
const AudienceDialogs = onDemand(() => import('./AudienceDialogs.tsx').then((module) => module.AudienceDialogs));

/** Props of the screen; everything comes in as props. */
export interface AudiencesScreenProps
  extends
    Omit<AudienceDialogsProps, 'open' | 'dialog' | 'onDialogChange'>,
    Omit<UnfoldedAudienceProps, 'figures' | 'onAsk' | 'onOpenPersona'> {
  /** All audiences, newest first, with what is counted of them. */
  audiences: Loadable<readonly Counted<AudienceSummary>[]>;
  /** Records that could not be read; they are kept, and said. */
  brokenCount: number;
  /** Filter of the list, as the address has it. */
  filter: AudienceFilter;
  /** Act that the address asks to begin, or null (the default): `create` opens the form of a new audience. */
  action?: 'create' | null;
  /** It was begun. A stable function. */
  onActionTaken?: () => void;
  /** Id of the unfolded audience, or null. */
  openId: string | null;
  /** The filter changed; `typing` at every key. */
  onFilterChange: (filter: AudienceFilter, how: 'typing' | 'chosen') => void;
  /** An audience was unfolded or folded. */
  onOpenChange: (audienceId: string | null) => void;
  /** «Экспорт» of the audiences that pass the filter, with their personas and contacts. */
  onExport: (audiences: readonly Counted<AudienceSummary>[], filter: AudienceFilter) => Promise<unknown>;
}

/** Texts of the list. */
const LIST = {
  heading: SCREEN_HEADINGS.audiences,
  listTitle: 'Список аудиторий',
  searchLabel: 'Поиск аудиторий...',
  noun: ['аудитория', 'аудитории', 'аудиторий'],
  noFilter: NO_AUDIENCE_FILTER,
  choices: AUDIENCE_CHOICES,
  emptyTitle: 'Аудиторий пока нет',
  emptyText:
    'Аудитория — люди, с которыми вы говорите: кто они, сколько их и как с ними связаться. С неё начинается раунд исследования.',
} as const;

const keyOf = (audience: AudienceSummary): string => audience.id;

/** Аудитории: who we talk to (R44). */
export function AudiencesScreen(props: AudiencesScreenProps) {
  const { audiences, filter, openId, opened, onFilterChange, onOpenChange, onPersonaChange, onRetry } = props;
  const {
    linksHref,
    contactListing,
    onDeleteContact,
    onDeleteAllContacts,
    onRecruitingStatusChange,
    onDeleteRecruiting,
  } = props;
  const { action = null, onActionTaken } = props;
  const [dialog, setDialog] = useState<AudienceDialog | null>(null);
  useAskedAction(action, setDialog, onActionTaken);
  useEffect(() => {
    // After the rows are painted, not in the same breath.
    const timer = setTimeout(() => {
      UnfoldedAudience.preload().catch(() => undefined);
      AudienceDialogs.preload().catch(() => undefined);
    }, 0);
    return () => clearTimeout(timer);
  }, []);
  // Once something was asked for they stay: they keep what was typed.
  const isAsked = dialog !== null || props.persona !== null;
  const [withDialogs, setWithDialogs] = useState(isAsked);
  if (isAsked && !withDialogs) setWithDialogs(true);
  const narrowed = useNarrowed(audiences, filter, filterAudiences);
  const { found } = narrowed;
  const open = opened.state === 'ready' && opened.value.audience.id === openId ? opened.value : null;
  // The value belongs to the audience unfolded before: this one is still loading.
  const unfolded = opened.state === 'ready' && !open ? LOADING : opened;

  const onOpenPersona = useCallback(
    (persona: { readonly id: string }) => onPersonaChange(persona.id),
    [onPersonaChange],
  );
  const renderItem = useCallback(
    (audience: Counted<AudienceSummary>) => (
      <AudienceItem audience={audience}>
        {audience.id === openId ? (
          <UnfoldedAudience
            fallback={<Skeleton height={320} />}
            opened={unfolded}
            figures={audience}
            linksHref={linksHref}
            onAsk={setDialog}
            onOpenPersona={onOpenPersona}
            onRetry={onRetry}
            contactListing={contactListing}
            onDeleteContact={onDeleteContact}
            onDeleteAllContacts={onDeleteAllContacts}
            onRecruitingStatusChange={onRecruitingStatusChange}
            onDeleteRecruiting={onDeleteRecruiting}
          />
        ) : null}
      </AudienceItem>
    ),
    [
      openId,
      unfolded,
      onRetry,
      onOpenPersona,
      onRecruitingStatusChange,
      onDeleteRecruiting,
      contactListing,
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
        openKey={openId}
        onOpenChange={onOpenChange}
        renderItem={renderItem}
      />
    ),
    [found, openId, onOpenChange, renderItem],
  );

  return (
    <ListScreen
      {...LIST}
      {...narrowed}
      create={{
        label: 'Создать аудиторию',
        first: 'Создать первую аудиторию',
        icon: <Plus />,
        onClick: () => setDialog('create'),
      }}
      file={<ExportButton items={found} onExport={(items) => props.onExport(items, narrowed.applied)} />}
      onFilterChange={onFilterChange}
      brokenCount={props.brokenCount}
      onRetry={onRetry}
      dialogs={
        withDialogs ? <AudienceDialogs {...props} open={open} dialog={dialog} onDialogChange={setDialog} /> : null
      }
    >
      {list}
    </ListScreen>
  );
}
