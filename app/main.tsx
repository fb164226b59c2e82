import { createRoot } from 'react-dom/client';

import { App } from './App.tsx';
import { preloadRoute } from './routes/lazyRoutes.ts';
import { openWorkspace } from './start.ts';
import { DATABASE_NAME } from './workspace/databaseName.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// The first frame must already be the screen: a fallback would flash over the prerendered page.
void preloadRoute(window.location.pathname).then(() =>
  createRoot(root).render(<App openStore={openWorkspace} database={DATABASE_NAME} />),
);
