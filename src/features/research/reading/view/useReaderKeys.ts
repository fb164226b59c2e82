import { useEffect, useState, type RefObject } from 'react';

import { useDialogHome } from '../../../../patterns/useDialogHome.ts';
import { isDialogOpen } from '../../../../ui/dialog/isDialogOpen.ts';
import type { MaterialReading } from '../useMaterialReading.ts';
import { useReadingKeys, type ReadingKeys } from '../useReadingKeys.ts';
import type { FindingWalk } from '../findings/useFindingWalk.ts';
import type { PassageWalk } from './usePassageWalk.ts';
import { useTellMissingRole } from '../../../../ui/context/rights.ts';
import type { QuoteMenu } from './useQuoteMenu.ts';

/** A reading view, as its keys act on it. */
export interface ReaderKeysOf {
  readonly root: RefObject<HTMLElement | null>;
  readonly findPane: () => HTMLElement | null;
  readonly reading: Pick<MaterialReading, 'quote' | 'passages' | 'pane' | 'unselect'>;
  readonly walk: PassageWalk;
  readonly findings: FindingWalk;
  /** Closes the list of findings; null while it is closed. */
  readonly closeFindings: (() => void) | null;
  readonly menu: QuoteMenu;
  /** Further single keys: those of the player. */
  readonly more: ReadingKeys;
  /** Goes to the next found place in all materials, or the one before; undefined while nothing was found. */
  readonly onFindStep: ((by: 1 | -1) => void) | undefined;
  /** Brings the focus to the words that are looked for in all materials. */
  readonly onFind: () => void;
  readonly onClose: () => void;
}

/**
 * Hears the keys of a reading view.
 * @returns the place whose turn takes the focus after a step back; every new object does it again
 */
export function useReaderKeys(of: ReaderKeysOf): { readonly at: number } | null {
  const { root, findPane, reading, walk, findings, closeFindings, menu, more, onFindStep, onFind, onClose } = of;
  const { quote, passages, pane, unselect } = reading;
  const { part, opened, current, openNote, setOpened, step } = walk;
  const barred = useTellMissingRole('Researcher');
  const [home, setHome] = useState<{ readonly at: number } | null>(null);
  useDialogHome(menu.menu === 'code' ? 'code' : null, findPane);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.code !== 'KeyF' || !event.shiftKey || !(event.ctrlKey || event.metaKey) || isDialogOpen()) return;
      event.preventDefault();
      onFind();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onFind]);

  const toggleCurrent = () => {
    if (current === null) return;
    openNote(opened === current ? null : current);
    root.current
      ?.querySelector<HTMLElement>(`[data-note="${CSS.escape(current)}"] > button`)
      ?.focus({ preventScroll: true });
  };
  // The focus comes along: on the button of a turn Enter would press that, not open the mark.
  const walkOn = (by: 1 | -1) => {
    findPane()?.focus({ preventScroll: true });
    step(by);
  };
  const goBack = () => {
    const field = document.activeElement;
    if (menu.menu !== null) menu.close();
    else if (field instanceof HTMLInputElement && root.current?.contains(field))
      findPane()?.focus({ preventScroll: true });
    else if (opened !== null) {
      const passage = passages.placed.find(({ id }) => id === opened);
      setOpened(null);
      if (passage && part === 'text') setHome({ at: passage.start });
    } else if (pane.chosen) {
      setHome({ at: pane.chosen.start });
      unselect();
      menu.forgetRefusal();
    } else if (closeFindings) {
      closeFindings();
      findPane()?.focus({ preventScroll: true });
    } else onClose();
  };
  /** Runs the action of a key for those with the right; tells others why not. */
  const work = (act: () => void) => () => {
    if (!barred()) act();
  };
  useReadingKeys({
    ...more,
    KeyQ: quote ? work(menu.markQuote) : undefined,
    KeyC: quote ? work(menu.open('code')) : undefined,
    KeyI: quote ? work(menu.open('insight')) : undefined,
    KeyH: quote ? work(menu.open('hypothesis')) : undefined,
    KeyK: quote ? work(menu.open('link')) : undefined,
    KeyR: quote && menu.lastCode ? work(menu.giveLastCode) : undefined,
    KeyN: onFindStep && (() => onFindStep(1)),
    KeyP: onFindStep && (() => onFindStep(-1)),
    KeyX: findings.current ? work(() => findings.current && findings.refuse(findings.current)) : undefined,
    Comma: findings.listed.length > 0 ? () => findings.step(-1) : undefined,
    Period: findings.listed.length > 0 ? () => findings.step(1) : undefined,
    BracketLeft: () => walkOn(-1),
    BracketRight: () => walkOn(1),
    Enter: current === null ? undefined : toggleCurrent,
    Escape: goBack,
  });
  return home;
}
