import { broken, flowed, type Put, widthOf } from '../../../support/files/laidPdf.ts';
import { labelled, LONG, nobodys, type PdfKind, sheets, stamp, TALK, turns, seconds } from './talk.ts';

const WHOLE = { x: 40, top: 60, bottom: 540, width: 340 };

/** Two pages of a booklet on a sheet, each with its own head and number. */
function booklet(): Put[][] {
  const left = { x: 40, top: 60, bottom: 380, width: 200 };
  return flowed(labelled([...LONG, ...TALK]), [left, { ...left, x: 340 }]).map((puts, sheet) => [
    { text: 'Велосипеды', x: 40, y: 26, size: 8 },
    { text: 'Волна вторая', x: 480, y: 26, size: 8 },
    ...puts,
    { text: String(sheet * 2 + 4), x: 40, y: 400, size: 8 },
    { text: String(sheet * 2 + 5), x: 532, y: 400, size: 8 },
  ]);
}

/** Bubbles of a messenger: who asks on the left, who answers on the right, and in the middle they overlap. */
function bubbles(): Put[] {
  let y = 30;
  return TALK.flatMap(([name, words], index) => {
    const width = 250;
    const x = name === 'Ольга' ? 40 : 130;
    const head = { text: `${name} ${stamp(index)}`, x, y, size: 8 };
    const lines = broken(words, width).map((text, line) => ({ text, x, y: y + 13 + line * 13 }));
    y += 13 + lines.length * 13 + 12;
    return [head, ...lines];
  });
}

/** Words one by one, on lines that go down by a degree and a half: recognized on a page that lay askew. */
function askew(): Put[][] {
  const slope = Math.tan((1.5 * Math.PI) / 180);
  return flowed(labelled(LONG), [{ ...WHOLE, bottom: 500 }]).map((puts) =>
    puts.flatMap((one) => {
      let { x } = one;
      return one.text.split(' ').map((text) => {
        const word = { ...one, text, x, y: one.y + x * slope, angle: 1.5 };
        x += widthOf(`${text} `);
        return word;
      });
    }),
  );
}

const WATER = 'КОНФИДЕНЦИАЛЬНО';

/** A word across the whole page, letter by letter, behind the words. */
const water = (): Put[] =>
  [...WATER].map((text, index) => ({ text, x: 60 + index * 20, y: 480 - index * 26, size: 30, angle: -52 }));

/** Words up the edge of the paper. */
const UP_THE_EDGE: Put = { text: 'Только для команды', x: 14, y: 400, size: 8, angle: -90 };

/** Kinds that the reader was not changed for. */
export const UNPLANNED: readonly PdfKind[] = [
  {
    kind: 'two pages of a booklet on a sheet',
    sheets: booklet().map((puts) => ({ size: [600, 420], puts })),
    right: [turns([...LONG, ...TALK])],
  },
  { kind: 'bubbles that overlap', sheets: [{ puts: bubbles() }], right: [turns(TALK, seconds)] },
  { kind: 'words recognized on a page that lay askew', sheets: sheets(askew()), right: [turns(LONG)] },
  {
    kind: 'narrow justified lines, whose words stand far apart',
    sheets: sheets(flowed(labelled(LONG), [{ ...WHOLE, width: 110 }], { justified: true })),
    right: [turns(LONG)],
  },
  {
    kind: 'a word across every page',
    sheets: sheets(flowed(labelled(LONG), [WHOLE]).map((puts) => [...water(), ...puts])),
    right: [turns(LONG), [nobodys(WATER), ...turns(LONG)]],
  },
  {
    kind: 'words up the edge of every page',
    sheets: sheets(flowed(labelled(LONG), [WHOLE]).map((puts) => [...puts, UP_THE_EDGE])),
    right: [turns(LONG), [...turns(LONG), nobodys(UP_THE_EDGE.text)], [nobodys(UP_THE_EDGE.text), ...turns(LONG)]],
  },
];
