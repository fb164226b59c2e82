import { useCallback, useEffect, useState, type ReactNode } from 'react';

import { LOADING, type Loadable } from '#src/domain/core/loadable.ts';
import type { OpenResearch } from '#src/features/research/ResearchDetails.tsx';
import { onDemand } from '#src/ui/onDemand.ts';

import type { ResearchLinkOptions } from './LinkOptions.tsx';
import type { ReadStudy } from './OpenStudy.tsx';

/** Parts of an open study and its possible link targets are read by code that loads after the list. */
const OpenStudy = onDemand(() => import('./OpenStudy.tsx').then((module) => module.OpenStudy));

const LinkOptions = onDemand(() => import('./LinkOptions.tsx').then((module) => module.LinkOptions));

const NO_OPTIONS: ResearchLinkOptions = {
  experimentOptions: LOADING,
  hypothesisOptions: LOADING,
  audienceOptions: LOADING,
};

/**
 * Loads the data that the section reads after its list: the open study, and a study's possible link targets.
 * @returns with the component that reads it, to be drawn anywhere: it draws nothing itself
 */
export function useLateParts(openId: string | null): {
  readonly options: ResearchLinkOptions;
  readonly opened: Loadable<OpenResearch>;
  readonly parts: ReactNode;
  /** Called when a study's link targets are to be read: they are invisible before a dialog is open. A stable function. */
  readonly onOptionsWanted: () => void;
} {
  const [options, setOptions] = useState(NO_OPTIONS);
  const [wanted, setWanted] = useState(false);
  const [read, setRead] = useState<ReadStudy | null>(null);
  const opened = read && read.id === openId ? read.study : LOADING;
  useEffect(() => {
    // After the rows are painted, as what they open into.
    const timer = setTimeout(() => OpenStudy.preload().catch(() => undefined), 0);
    return () => clearTimeout(timer);
  }, []);
  return {
    options,
    opened,
    onOptionsWanted: useCallback(() => setWanted(true), []),
    parts: (
      <>
        {wanted ? <LinkOptions onRead={setOptions} /> : null}
        {openId === null ? null : <OpenStudy id={openId} onRead={setRead} />}
      </>
    ),
  };
}
