import PptxGenJS from 'pptxgenjs';

import { DOCUMENT_FACE as FACE } from '#src/theme/documentStyle.ts';

import { xmlText } from '../cells.ts';
import type { Deck } from './deck.ts';
import { layOut, SLIDE } from './layout.ts';
import { defineMasters, MASTERS, TITLE_PLACE } from './masters.ts';
import type { Measure } from './measure.ts';
import { mendPptx, PPTX_TYPE } from './mendPptx.ts';
import { base, inches, runsOf, SOFT } from './pptxStyle.ts';
import { putElement } from './putElement.ts';

/** Makes the presentation of {@link import('./deck.ts').makePptx}, here and now. */
export async function writePptx(deck: Deck, measure: Measure): Promise<Blob> {
  const pptx = new PptxGenJS();
  pptx.defineLayout({ name: 'wide', width: inches(SLIDE.width), height: inches(SLIDE.height) });
  pptx.layout = 'wide';
  pptx.title = xmlText(deck.title);
  pptx.author = 'Ориентир';
  pptx.company = 'Ориентир';
  pptx.theme = { headFontFace: FACE, bodyFontFace: FACE };
  defineMasters(pptx, deck);

  const first = pptx.addSlide({ masterName: MASTERS.first });
  first.addText(xmlText(deck.title), { placeholder: TITLE_PLACE });
  first.addText(
    deck.facts.flatMap((fact) => runsOf([{ text: fact, strong: false }], { breakLine: true })),
    {
      x: inches(64),
      y: inches(272),
      w: inches(832),
      h: inches(100),
      ...base(18),
      color: SOFT,
      fit: 'shrink',
      objectName: 'Сведения',
    },
  );
  first.addNotes(xmlText(deck.notes.join('\n')));

  for (const { title, objects, notes } of layOut(deck, measure)) {
    const slide = pptx.addSlide({ masterName: MASTERS.usual });
    slide.addText(xmlText(title), { placeholder: TITLE_PLACE });
    for (const object of objects) putElement(slide, object, pptx, deck);
    slide.addNotes(xmlText(notes.join('\n')));
  }
  const made = (await pptx.write({ outputType: 'arraybuffer' })) as ArrayBuffer;
  return mendPptx(new Blob([made], { type: PPTX_TYPE }), deck);
}
