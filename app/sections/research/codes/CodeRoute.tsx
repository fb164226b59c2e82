import { useCallback, useContext, useMemo } from 'react';

import type { Code } from '#src/domain/research/code.ts';
import type { Mark } from '#src/domain/research/mark.ts';
import { CodePage, type CodePageProps } from '#src/features/research/codes/CodePage.tsx';
import type { CodebookScreenProps } from '#src/features/research/codes/CodebookScreen.tsx';

import type { CodesView } from './url.ts';
import { useCode } from './useCode.ts';
import { useTakeCode } from './useCodeActs.ts';
import { GoToContext } from '../../../routing/goTo.ts';
import { PATHS } from '../../../routing/paths.ts';
import { codeHref, passageHref, sectionViewHref } from '../../../routing/hrefs.ts';

/** Parts of the codebook that a code's page needs. */
export interface CodeRouteProps extends Pick<CodebookScreenProps, 'book' | 'acts' | 'onRetry'> {
  /** Its id. */
  id: string;
  /** The address, as the codebook has it. */
  view: CodesView;
  /** Something else of the code is to be shown. */
  onViewChange: CodePageProps['onViewChange'];
}

const markHref = (mark: Mark): string => passageHref(mark);
const toCode = (id: string): string => codeHref(id);

/** A code's page: reads, passes props, wires callbacks. */
export function CodeRoute({ id, book, acts, view, onViewChange, onRetry }: CodeRouteProps) {
  const goTo = useContext(GoToContext);
  const { find, own, study, segment, person, with: other, by, order } = view;
  // The same object while it says the same, so that the address catching up filters nothing anew.
  const shown = useMemo(
    () => ({ find, own, study, segment, person, with: other, by, order }),
    [find, own, study, segment, person, other, by, order],
  );
  const onGone = useCallback((into: Code | null) => goTo(into ? codeHref(into.id) : sectionViewHref('codes')), [goTo]);
  return (
    <CodePage
      opened={useCode(book, id)}
      view={shown}
      onViewChange={onViewChange}
      studiesHref={PATHS.research}
      bookHref={sectionViewHref('codes')}
      codeHref={toCode}
      passageHref={markHref}
      acts={acts}
      onTakeCode={useTakeCode()}
      onGone={onGone}
      onRetry={onRetry}
    />
  );
}
