import { useCallback, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';

import { matchLabel } from '#src/domain/searchText.ts';
import { CommandPalette } from '#src/features/palette/CommandPalette.tsx';
import type { PaletteGroup, PaletteItem } from '#src/features/palette/paletteItems.ts';

import { exportAudiences } from '../actions/audiences.ts';
import { exportExperiments } from '../actions/experiments.ts';
import { attemptWithToast } from '../actions/outcomes.ts';
import { exportResearch } from '../actions/research.ts';
import { useRecordSearch } from '../search/useRecordSearch.ts';
import type { SearchAnswer, SearchHit } from '../search/searchIndex.ts';
import { showToast } from '../toast.ts';
import { useStore } from '../workspace/StoreContext.ts';
import { commandsFor, type Command, type CommandContext } from './commands.ts';
import { hrefOfHit, itemOfHit, KIND_TITLES } from './hits.ts';
import { revealHit } from './reveal.ts';

export interface PaletteHostProps extends Omit<CommandContext, 'onExport'> {
  /** Whether the palette is shown. */
  open: boolean;
  /** Called with the wanted state. */
  onOpenChange: (open: boolean) => void;
}

const GROUP_TITLES: Readonly<Record<Command['group'], string>> = {
  actions: 'Действия',
  screens: 'Экраны',
  sections: 'Разделы экранов',
};
/** Most commands shown for a query: records come after them. */
const MOST_COMMANDS = 6;
/** Actions that an empty query offers: the others are found by their words. */
const FIRST_ACTIONS = 4;

interface Offer {
  readonly item: PaletteItem;
  readonly choose: Command['target'] | SearchHit;
}

function offerOf({ id, label, hint, icon, target }: Command, marks: PaletteItem['label']['marks']): Offer {
  return { item: { id, label: { text: label, marks }, passage: null, hint, icon }, choose: target };
}

type OfferGroup = Omit<PaletteGroup, 'items'> & { readonly offers: readonly Offer[] };

const commandGroups = (offers: readonly (Offer & { group: Command['group'] })[]): OfferGroup[] =>
  (['screens', 'sections', 'actions'] as const).flatMap((id) => {
    const own = offers.filter(({ group }) => group === id);
    return own.length === 0 ? [] : [{ id, title: GROUP_TITLES[id], offers: own }];
  });

/** What is offered for a query: screens and actions by their names, then records as the search ranks them. */
function offersFor(query: string, commands: readonly Command[], answer: SearchAnswer | null): OfferGroup[] {
  if (query.trim() === '') {
    const recent = answer?.recent ?? [];
    const actions = commands.filter(({ group }) => group === 'actions').slice(0, FIRST_ACTIONS);
    const screens = commands.filter(({ group }) => group === 'screens');
    return [
      ...(recent.length === 0
        ? []
        : [
            {
              id: 'recent',
              title: 'Недавно изменённое',
              offers: recent.map((hit) => ({ item: itemOfHit(hit, true), choose: hit })),
            },
          ]),
      { id: 'actions', title: GROUP_TITLES.actions, offers: actions.map((command) => offerOf(command, [])) },
      { id: 'screens', title: GROUP_TITLES.screens, offers: screens.map((command) => offerOf(command, [])) },
    ];
  }
  const found = commands.flatMap((command) => {
    const marks = matchLabel(command.label, command.alsoCalled, query);
    return marks ? [{ ...offerOf(command, marks), group: command.group, named: marks.length > 0 }] : [];
  });
  // Those called so come before those also called so.
  found.sort((a, b) => Number(b.named) - Number(a.named));
  const records = (answer?.groups ?? []).map(({ kind, hits, total }) => ({
    id: kind,
    title: KIND_TITLES[kind][0],
    ...(total > hits.length ? { total } : {}),
    offers: hits.map((hit) => ({ item: itemOfHit(hit, false), choose: hit })),
  }));
  return [...commandGroups(found.slice(0, MOST_COMMANDS)), ...records];
}

/** The palette over the app: what it offers, and what becomes of what is chosen. */
export function PaletteHost({ open, onOpenChange, ...rest }: PaletteHostProps) {
  const { theme, onThemeChange, companies, companyId, onCompanyChange } = rest;
  const store = useStore();
  const navigate = useNavigate();
  const [query, setQuery] = useState('');
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    setQuery('');
  }
  const { answer, search, onRetry } = useRecordSearch(query, open);

  const onExport = useCallback<CommandContext['onExport']>(
    (list, format) =>
      void attemptWithToast('Список не экспортирован', async () => {
        const company = (await store.get('company', store.companyId))?.name ?? '';
        const name =
          list === 'research'
            ? await exportResearch(store, company, (await store.summaries('research')).items)
            : list === 'experiments'
              ? await exportExperiments(store, company, format, (await store.summaries('experiment')).items)
              : await exportAudiences(store, company, (await store.summaries('audience')).items);
        const personal = list === 'audiences' ? '. В файле персональные данные: передавайте его осторожно.' : '';
        void showToast({ tone: 'success', title: 'Экспорт готов', description: name + personal });
      }),
    [store],
  );
  const commands = useMemo(
    () => commandsFor({ theme, onThemeChange, companies, companyId, onCompanyChange, onExport }),
    [theme, onThemeChange, companies, companyId, onCompanyChange, onExport],
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
      void navigate(typeof chosen === 'string' ? chosen : hrefOfHit(chosen));
      if (typeof chosen !== 'string') revealHit(chosen);
    },
    [navigate],
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
