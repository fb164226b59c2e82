import { lazy, Suspense } from 'react';

/** The template of a component's page, loaded with the first of them: a story needs nothing of it. */
const ComponentPage = lazy(() =>
  import('../stories/docs/component/ComponentPage.tsx').then((module) => ({ default: module.ComponentPage })),
);

/** The page of a component (stories/docs/component). */
export function ComponentDocs() {
  return (
    <Suspense fallback={null}>
      <ComponentPage />
    </Suspense>
  );
}
