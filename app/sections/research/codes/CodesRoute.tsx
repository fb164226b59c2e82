import { useCallback, useEffect, useState } from 'react';

import { CodebookScreen } from '#src/features/research/codes/CodebookScreen.tsx';
import type { PassagesView } from '#src/features/research/codes/passagesView.ts';
import type { CodebookPlace } from '#src/features/research/codes/useKeptPlace.ts';

import { keepCodebookPlace, readCodebookPlace } from './codebookPlace.ts';
import { CodeRoute } from './CodeRoute.tsx';
import { CODES_VIEW } from './url.ts';
import { useCodeActs } from './useCodeActs.ts';
import { useCodebook } from './useCodebook.ts';
import { useCodebookFiles } from '../refi/useCodebookFiles.ts';
import { codeHref } from '../../../routing/hrefs.ts';
import { PATHS } from '../../../routing/paths.ts';
import { useUrlState } from '../../../routing/useUrlState.ts';
import { useRetryFailed } from '#store/queries.ts';
import { useStore } from '#store/StoreContext.ts';

/** The codes of Исследования, or one code's page: reads, passes props, wires callbacks. */
export function CodesRoute() {
  const [view, setView] = useUrlState(CODES_VIEW);
  const { book, brokenCount } = useCodebook();
  const acts = useCodeActs();
  const files = useCodebookFiles();
  const onRetry = useRetryFailed();
  const { companyId } = useStore();
  const [place, setPlace] = useState(() => readCodebookPlace(companyId));
  const onLeave = useCallback(
    (left: CodebookPlace) => {
      setPlace(left);
      keepCodebookPlace(companyId, left);
    },
    [companyId],
  );
  // A user who goes to another screen and returns begins at the top.
  useEffect(() => () => keepCodebookPlace(companyId, null), [companyId]);
  const onViewChange = useCallback(
    (next: Partial<PassagesView>, how: 'typing' | 'chosen') =>
      setView((now) => ({ ...now, ...next }), how === 'typing' ? 'typing' : 'push'),
    [setView],
  );
  const onFindChange = useCallback(
    (find: string, how: 'typing' | 'chosen') => onViewChange({ find }, how),
    [onViewChange],
  );
  if (view.code !== null) {
    return (
      <CodeRoute
        key={view.code}
        id={view.code}
        book={book}
        acts={acts}
        view={view}
        onViewChange={onViewChange}
        onRetry={onRetry}
      />
    );
  }
  return (
    <CodebookScreen
      book={book}
      brokenCount={brokenCount}
      find={view.find}
      place={place}
      onLeave={onLeave}
      onFindChange={onFindChange}
      codeHref={codeHref}
      studiesHref={PATHS.research}
      acts={acts}
      files={files}
      onRetry={onRetry}
    />
  );
}
