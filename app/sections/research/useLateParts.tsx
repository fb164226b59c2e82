import { useCallback, useEffect, useState, type ReactNode } from 'react';

import { LOADING, type Loadable } from '#src/domain/core/loadable.ts';
import type { OpenResearch } from '#src/features/research/ResearchDetails.tsx';
import { onDemand } from '#src/ui/onDemand.ts';

import type { ResearchLinkOptions } from './LinkOptions.tsx';
import type { ReadStudy } from './OpenStudy.tsx';

/** What an open study is made of, and what one can be linked to, is read by what comes after the list. */
const OpenStudy = onDemand(() => import('./OpenStudy.tsx').then((module) => module.OpenStudy));

const LinkOptions = onDemand(() => import('./LinkOptions.tsx').then((module) => module.LinkOptions));

const NO_OPTIONS: ResearchLinkOptions = {
  experimentOptions: LOADING,
  hypothesisOptions: LOADING,
  audienceOptions: LOADING,
};

/**
 * What the section reads after its list is there: the open study, and what a study can be linked to.
 * @returns with what reads it, to be drawn anywhere: it draws nothing itself
 */
export function useLateParts(openId: string | null): {
  readonly options: ResearchLinkOptions;
  readonly opened: Loadable<OpenResearch>;
  readonly parts: ReactNode;
  /** What a study can be linked to is to be read: nobody sees it before a dialog is open. A stable function. */
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
