import { createRoot } from 'react-dom/client';

import { FontFaces } from '#src/theme/FontFaces.ts';
import { GlobalStyle } from '#src/theme/GlobalStyle.ts';

import type { Review } from './Review.ts';
import { ReviewPage } from './ReviewPage.tsx';

const data = document.querySelector('#review')?.textContent ?? '{}';
const root = document.querySelector('#root');

document.documentElement.dataset.theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';

if (root)
  createRoot(root).render(
    <>
      <FontFaces />
      <GlobalStyle />
      <ReviewPage review={JSON.parse(data) as Review} />
    </>,
  );
