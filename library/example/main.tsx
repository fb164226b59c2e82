import { FontFaces, GlobalStyle, spaces, Tooltips, widths } from '@orientir/library';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { First } from './First';
import { Shelf } from './Shelf';

const root = document.getElementById('root');
if (!root) throw new Error('no #root in the page');
createRoot(root).render(
  <StrictMode>
    <FontFaces />
    <GlobalStyle />
    <Tooltips />
    <main style={{ maxWidth: widths.page, margin: '0 auto', padding: spaces[6] }}>
      {window.location.hash === '#screen' ? <First /> : <Shelf />}
    </main>
  </StrictMode>,
);
