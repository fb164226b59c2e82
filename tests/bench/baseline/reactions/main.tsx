import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';

import { FewRows } from './FewRows.tsx';
import { FormDialog } from './FormDialog.tsx';
import { ManyRows } from './ManyRows.tsx';

/**
 * The product's daily work, done by its stack alone: another route with its rows, a letter that narrows ten thousand of them, a
 * row that unfolds, a dialog with a form. A reaction of the product is given as a ratio to its counterpart here, timed in the
 * same minute. It is a page of its own: the page beside it measures the cost of a load, and has none of this.
 */
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  // Drawn at once, as the product draws a change of its address.
  <BrowserRouter useTransitions={false}>
    <nav>
      <Link to="/">Первый</Link>
      <Link to="/second">Второй</Link>
      <Link to="/many">Много</Link>
    </nav>
    <main>
      <FormDialog />
      <Routes>
        <Route path="/" element={<FewRows title="Первый список" />} />
        <Route path="/second" element={<FewRows title="Второй список" />} />
        <Route path="/many" element={<ManyRows />} />
      </Routes>
    </main>
  </BrowserRouter>,
);
