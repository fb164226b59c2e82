import {
  BookOpenText,
  FileText,
  FlaskConical,
  LayoutGrid,
  Lightbulb,
  MessageSquare,
  MessagesSquare,
  Tag,
  TextQuote,
  UserRound,
  UsersRound,
} from 'lucide-react';

import type { BoardId } from '#src/domain/boards/board.ts';
import { BOARD_TITLES } from '#src/domain/boards/rules.ts';
import { KINDS } from '#src/domain/records.ts';
import { recordOf, talkHref } from '#src/domain/talk/place.ts';
import type { PaletteItem } from '#src/features/palette/paletteItems.ts';

import { PATHS, ROUTE_LABELS } from '../routing/paths.ts';
import { boardHref } from '../routing/boardHref.ts';
import { codeHref, scenarioHref } from '../routing/hrefs.ts';
import type { BoardField } from '#src/domain/boards/fields.ts';
import type { SearchKind } from '#src/domain/records.ts';
import type { SearchHit } from '../search/answer.ts';

const ICONS: Readonly<Record<SearchKind, PaletteItem['icon']>> = {
  research: BookOpenText,
  material: FileText,
  materialText: TextQuote,
  hypothesis: Lightbulb,
  code: Tag,
  experiment: FlaskConical,
  audience: UsersRound,
  persona: UserRound,
  board: LayoutGrid,
  scenario: MessagesSquare,
  comment: MessageSquare,
};

/** An address with those parameters that are not empty. */
function address(path: string, params: Readonly<Record<string, string | null>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) if (value) search.set(name, value);
  const text = search.toString();
  return text === '' ? path : `${path}?${text}`;
}

function hypothesisHref({ id, state, parentId, parentTitle, experimentId }: SearchHit): string {
  if (state === 'in_backlog' && experimentId) return address(PATHS.experiments, { open: experimentId });
  // Its study may be gone; the backlog shows whatever was taken there.
  if (state !== 'added' && parentTitle !== '') return address(PATHS.research, { open: parentId });
  return address(PATHS.experiments, { backlog: '1', hypothesis: id });
}

/** Where a found place is looked at; what was said beside the present screen, until it is known where its record is shown. */
export function hrefOfHit(hit: SearchHit): string {
  const { kind, id, key, parentId, place, state } = hit;
  switch (kind) {
    case 'research':
      return address(PATHS.research, { open: id });
    case 'material':
      return address(PATHS.research, { open: parentId, material: state === 'text' ? id : null });
    case 'materialText':
      return address(PATHS.research, {
        open: parentId,
        material: id,
        at: place ? `${place.start}-${place.end}` : null,
      });
    case 'hypothesis':
      return hypothesisHref(hit);
    case 'code':
      return codeHref(id);
    case 'experiment':
      return address(PATHS.experiments, { open: id });
    case 'audience':
      return address(PATHS.audiences, { open: id });
    case 'persona':
      return address(PATHS.audiences, { open: parentId, persona: id });
    case 'board':
      return boardHref(id as BoardId, key as BoardField);
    case 'scenario':
      return scenarioHref(id);
    case 'comment':
      return hit.about ? talkHref(hit.about, id) : PATHS.research;
  }
}

const titleOfBoard = (id: string): string =>
  id === 'vision'
    ? ROUTE_LABELS.vision
    : `${ROUTE_LABELS.strategy}: ${Object.hasOwn(BOARD_TITLES, id) ? BOARD_TITLES[id as keyof typeof BOARD_TITLES] : ''}`;

/** What a comment is said of, in a few words. */
function subjectOf({ about, parentTitle }: SearchHit): string {
  const named = about && recordOf(about.on);
  if (named?.kind === 'board') return titleOfBoard(named.id);
  return named?.kind === 'mark' ? 'Пометка в тексте' : parentTitle;
}

function hintOfHit(hit: SearchHit): string {
  const { kind, id, parentTitle, fileName, speaker, part, state } = hit;
  switch (kind) {
    case 'comment':
      return [speaker, subjectOf(hit), state === 'settled' ? 'решено' : ''].filter((one) => one !== '').join(' · ');
    case 'materialText':
      return [speaker, parentTitle === '' ? fileName : parentTitle].filter((part) => part !== '').join(' · ');
    case 'board':
      return titleOfBoard(id);
    case 'scenario':
      return 'Настройки';
    default:
      return [part, parentTitle].filter((one) => one !== '').join(' · ');
  }
}

/**
 * A found place as the palette shows it.
 * @param named whether its kind is told beside it, where no heading does
 */
export function itemOfHit(hit: SearchHit, named: boolean): PaletteItem {
  const { kind, id, key, title, passage } = hit;
  return {
    id: `${named ? 'recent' : 'hit'}-${kind}-${id}-${key}`,
    label: title.text === '' ? { text: `${KINDS[kind].search.one} без названия`, marks: [] } : title,
    passage,
    hint: named ? KINDS[kind].search.one : hintOfHit(hit),
    icon: ICONS[kind],
  };
}
