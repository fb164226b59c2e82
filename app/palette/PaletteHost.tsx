import { useCallback, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';

import { CommandPalette } from '#src/features/palette/CommandPalette.tsx';
import type { PaletteGroup, PaletteItem } from '#src/features/palette/paletteItems.ts';

import { exportAudiences, exportedInWords } from '../sections/audiences/actions.ts';
import { exportExperiments } from '../sections/experiments/actions.ts';
import { attemptWithToast } from '../shared/outcomes.ts';
import { exportResearch } from '../sections/research/actions.ts';
import { useRecordSearch } from '../search/useRecordSearch.ts';
import { useBarred } from '#src/ui/context/rights.ts';

import type { SearchHit } from '../search/answer.ts';
import { focusRow, openedBy } from '../shared/reveal.ts';
import { savedInWords } from '../shared/out/savedFile.ts';
import { showToast } from '../shared/toast.ts';
import { useSync } from '../shared/team/useSync.ts';
import { useStore } from '../workspace/StoreContext.ts';
import { talkHrefOf } from './talkHrefOf.ts';
import { commandsFor, type CommandContext } from './commands.ts';
import { hrefOfHit } from './hits.ts';
import { offersFor, type Offer } from './offers.ts';
import { useSignedAnswer } from './useSignedAnswer.ts';

/** Kinds that are a row of a list; a dialog takes the focus itself, and a board shows the card that its address names. */
const IN_PAGE: ReadonlySet<SearchHit['kind']> = new Set(['research', 'hypothesis', 'experiment', 'audience']);

export interface PaletteHostProps extends Omit<CommandContext, 'onExport' | 'isShared' | 'mayWork'> {
  /** Whether the palette is shown. */
  open: boolean;
  /** Called with the wanted state. */
  onOpenChange: (open: boolean) => void;
}

/** The palette over the app: what it offers, and what becomes of what is chosen. */
export function PaletteHost({ open, onOpenChange, ...rest }: PaletteHostProps) {
  const { theme, onThemeChange, companies, companyId, onCompanyChange } = rest;
  const store = useStore();
  const isShared = useSync().mode === 'team';
  const navigate = useNavigate();
  const [query, setQuery] = useState('');
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    setQuery('');
  }
  const { answer: found, search, onRetry } = useRecordSearch(query, open);
  const answer = useSignedAnswer(found, open);

  const onExport = useCallback<CommandContext['onExport']>(
    (list, format) =>
      void attemptWithToast('Список не экспортирован', async () => {
        const company = (await store.get('company', store.companyId))?.name ?? '';
        const file =
          list === 'research'
            ? await exportResearch(store, company, (await store.summaries('research')).items)
            : list === 'experiments'
              ? await exportExperiments(store, company, format, (await store.summaries('experiment')).items)
              : await exportAudiences(store, company, (await store.summaries('audience')).items);
        const description = list === 'audiences' ? exportedInWords(file) : savedInWords(file);
        void showToast({ tone: 'success', title: 'Экспорт готов', description });
      }),
    [store],
  );
  const mayWork = useBarred('Researcher') === null;
  const commands = useMemo(
    () => commandsFor({ theme, onThemeChange, companies, companyId, isShared, onCompanyChange, mayWork, onExport }),
    [theme, onThemeChange, companies, companyId, isShared, onCompanyChange, mayWork, onExport],
  );
  const offers = useMemo(() => offersFor(query, commands, answer), [query, commands, answer]);
  const groups = useMemo<readonly PaletteGroup[]>(
    () => offers.map(({ offers: own, ...group }) => ({ ...group, items: own.map(({ item }) => item) })),
    [offers],
  );

  const go = useCallback(
    (chosen: Offer['choose']) => {
      if (typeof chosen === 'function') {
        chosen();
        return;
      }
      document.getElementById('content')?.focus({ preventScroll: true });
      if (typeof chosen !== 'string' && chosen.about) {
        void talkHrefOf(store, chosen.about, chosen.id).then(navigate);
        return;
      }
      const href = typeof chosen === 'string' ? chosen : hrefOfHit(chosen);
      void navigate(href);
      if (typeof chosen !== 'string' && IN_PAGE.has(chosen.kind))
        focusRow(openedBy(new URL(href, location.href).search));
    },
    [navigate, store],
  );
  const onChoose = useCallback(
    ({ id }: PaletteItem) => {
      const chosen = offers.flatMap((group) => group.offers).find(({ item }) => item.id === id)?.choose;
      if (chosen === undefined) return;
      // The dialog gives the focus back in a timer of its own, queued while it goes: ours comes after it, so that the focus
      // ends where the choice leads. In a microtask, because the choice may come from an effect.
      queueMicrotask(() => {
        flushSync(() => onOpenChange(false));
        setTimeout(() => go(chosen));
      });
    },
    [offers, onOpenChange, go],
  );

  return (
    <CommandPalette
      open={open}
      onOpenChange={onOpenChange}
      query={query}
      onQueryChange={setQuery}
      groups={groups}
      search={search}
      onChoose={onChoose}
      onRetry={onRetry}
      note={
        answer?.partial
          ? 'Часть длинных текстов сюда не вошла: ищите в них в поле «Поиск исследований...» на экране «Исследования».'
          : undefined
      }
    />
  );
}
