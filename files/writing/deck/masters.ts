import type PptxGenJS from 'pptxgenjs';

import { DOCUMENT_FACE as FACE } from '#src/theme/documentStyle.ts';

import { xmlText } from '../cells.ts';
import type { Deck } from './deck.ts';
import { TITLE } from './layout.ts';
import { ACCENT, base, boxOf, PAPER, SOFT } from './pptxStyle.ts';

/** Masters by name: of the first slide, and of the others. */
export const MASTERS = { first: 'first', usual: 'usual' } as const;
export const TITLE_PLACE = 'title';

export function defineMasters(pptx: PptxGenJS, { footer }: Deck): void {
  const background = { color: PAPER };
  pptx.defineSlideMaster({
    title: MASTERS.first,
    background,
    objects: [
      { rect: { ...boxOf({ x: 64, y: 176, w: 56, h: 5 }), fill: { color: ACCENT } } },
      {
        placeholder: {
          options: {
            name: TITLE_PLACE,
            type: 'title',
            ...boxOf({ x: 64, y: 196, w: 832, h: 64 }),
            ...base(40),
            bold: true,
            align: 'left',
          },
          text: '',
        },
      },
    ],
  });
  pptx.defineSlideMaster({
    title: MASTERS.usual,
    background,
    objects: [
      {
        placeholder: {
          options: {
            name: TITLE_PLACE,
            type: 'title',
            ...boxOf(TITLE),
            ...base(TITLE.size),
            bold: true,
            align: 'left',
          },
          text: '',
        },
      },
      {
        text: {
          text: xmlText(footer),
          options: { ...boxOf({ x: 44, y: 510, w: 760, h: 16 }), ...base(10), color: SOFT },
        },
      },
    ],
    slideNumber: {
      ...boxOf({ x: 856, y: 510, w: 60, h: 16 }),
      fontFace: FACE,
      fontSize: 10,
      color: SOFT,
      align: 'right',
      margin: 0,
    },
  });
}
