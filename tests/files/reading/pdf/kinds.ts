import {
  across,
  type Box,
  broken,
  flowed,
  onItsSide,
  type Put,
  scattered,
  type Sheet,
  widthOf,
} from '../../../support/files/laidPdf.ts';
import {
  labelled,
  LONG,
  MORE,
  nobodys,
  PAVEL,
  type PdfKind,
  type Said,
  seconds,
  sheets,
  stamp,
  TALK,
  TITLE,
  turns,
} from './talk.ts';

const PART_TWO = 'Часть вторая: как велосипед живёт у хозяина';

const LEFT: Box = { x: 40, top: 60, bottom: 540, width: 160 };
const RIGHT: Box = { ...LEFT, x: 222 };
const WHOLE: Box = { x: 40, top: 60, bottom: 540, width: 340 };

/** Words in a box, each with something beside its first line; a page is full before it runs over. */
function beside(
  talk: readonly Said[],
  words: (said: Said, index: number) => string,
  box: Box,
  around: (said: Said, index: number, y: number, lines: number) => readonly Put[],
): { readonly words: Put[]; readonly around: Put[] }[] {
  const pages = [{ words: [] as Put[], around: [] as Put[] }];
  let y = box.top;
  talk.forEach((said, index) => {
    const lines = broken(words(said, index), box.width);
    if (y + lines.length * 14 > box.bottom) {
      pages.push({ words: [], around: [] });
      y = box.top;
    }
    const page = pages.at(-1);
    page?.around.push(...around(said, index, y, lines.length));
    page?.words.push(...lines.map((text, line) => ({ text, x: box.x, y: y + line * 14 })));
    y += lines.length * 14 + 6;
  });
  return pages;
}

const twoColumns = flowed(labelled(LONG), [LEFT, RIGHT]);
const SHORT: Box = { ...LEFT, bottom: 400 };

function headed(): Sheet[] {
  const pages = flowed(labelled([...LONG]), [{ x: 30, top: 60, bottom: 300, width: 240 }], { hyphen: '-' });
  return pages.map((puts, index) => ({
    size: [300, 360],
    puts: [
      { text: index % 2 === 0 ? 'Ольга Крамер' : 'Велосипеды: волна 2', x: index % 2 === 0 ? 200 : 30, y: 24, size: 8 },
      ...puts,
      { text: String(index + 17), x: index % 2 === 0 ? 262 : 30, y: 330, size: 8 },
    ],
  }));
}

function gridTalk(talk: readonly Said[], isCentred: boolean): Sheet[] {
  const name = (said: Said, _: number, y: number, lines: number): Put[] =>
    said[0].split(' ').map((text, line, { length }) => ({
      text,
      x: 46,
      y: y + line * 14 + (isCentred ? Math.max(0, ((lines - length) * 14) / 2) : 0),
    }));
  return beside(talk, ([, words]) => words, { ...WHOLE, x: 130, width: 240 }, name).map(({ words, around }) => ({
    puts: [
      { text: 'Кто', x: 46, y: 40 },
      { text: 'Что сказал', x: 130, y: 40 },
      ...[...around, ...words].sort((a, b) => a.y - b.y),
    ],
  }));
}

const numbered = (pages: readonly (readonly Put[])[]): Sheet[] => {
  let number = 0;
  return pages.map((puts) => ({
    puts: puts.flatMap((one) => {
      number += 1;
      return [{ text: String(number), x: 22 - widthOf(String(number), 8) / 2, y: one.y + 1, size: 8 }, one];
    }),
  }));
};

/** Kinds that were thought of before the reader was changed. */
export const PLANNED: readonly PdfKind[] = [
  {
    kind: 'two columns over two pages, under a title',
    sheets: twoColumns.map((puts, index) => ({
      puts: index === 0 ? [{ text: TITLE, x: 110, y: 24, size: 16 }, ...puts] : puts,
    })),
    right: [[nobodys(TITLE), ...turns(LONG)]],
  },
  {
    kind: 'two columns drawn line by line over the page, whose lines do not meet',
    sheets: sheets(flowed(labelled(LONG), [LEFT, { ...RIGHT, top: 66 }]).map(across)),
    right: [turns(LONG)],
  },
  {
    kind: 'three columns, the last of them drawn first',
    sheets: flowed(labelled(LONG), [
      { x: 40, top: 60, bottom: 340, width: 150 },
      { x: 208, top: 60, bottom: 340, width: 150 },
      { x: 376, top: 60, bottom: 340, width: 150 },
    ]).map((puts) => ({ size: [566, 400], puts: [...puts].sort((a, b) => b.x - a.x || a.y - b.y) })),
    right: [turns(LONG)],
  },
  {
    kind: 'a page on its side between upright ones, in two columns',
    sheets: twoColumns.map((puts, index) =>
      index === 0 ? { size: [595, 420], turned: 90, puts: onItsSide(across(puts), 420) } : { puts },
    ),
    right: [turns(LONG)],
  },
  {
    kind: 'names in the margin, all of them drawn before the words',
    sheets: beside(
      LONG,
      ([, words]) => words,
      { ...WHOLE, x: 140, width: 240 },
      ([text], _, y) => [{ text, x: 40, y }],
    ).map(({ words, around }) => ({ puts: [...around, ...words] })),
    right: [turns(LONG)],
  },
  {
    kind: 'times in the right margin',
    sheets: beside(
      LONG,
      ([name, words]) => `${name}: ${words}`,
      { ...WHOLE, width: 290 },
      (_, index, y) => [{ text: stamp(index), x: 350, y }],
    ).map(({ words, around }) => ({ puts: across([...words, ...around]) })),
    right: [turns(LONG, seconds)],
  },
  {
    kind: 'heads and numbers in the outer corners, and words broken over the pages',
    sheets: headed(),
    right: [turns(LONG)],
  },
  {
    kind: 'words broken with hyphens in two justified columns',
    sheets: sheets(flowed(labelled(LONG), [LEFT, RIGHT], { hyphen: '-', justified: true }).map(across)),
    right: [turns(LONG)],
  },
  {
    kind: 'a table of names and words, names in the middle of their cells',
    sheets: gridTalk(LONG, true),
    right: [turns(LONG), [nobodys('Кто Что сказал'), ...turns(LONG)]],
  },
  {
    kind: 'a table of names and words over two pages, with a head on each, names in two lines',
    sheets: gridTalk([...LONG, ...TALK], false),
    right: [turns([...LONG, ...TALK]), [nobodys('Кто Что сказал'), ...turns([...LONG, ...TALK])]],
  },
  {
    kind: 'words drawn one by one in no order',
    sheets: sheets(flowed(labelled(LONG), [WHOLE]).map(scattered)),
    right: [turns(LONG)],
  },
  {
    kind: 'times hanging before full lines',
    sheets: sheets(
      beside(
        LONG,
        ([name, words]) => `${name}: ${words}`,
        { ...WHOLE, x: 76, width: 300 },
        (_, index, y) => [{ text: stamp(index), x: 40, y }],
      ).map(({ words, around }) => across([...words, ...around])),
    ),
    right: [turns(LONG, seconds)],
  },
  {
    kind: 'a heading over the whole page between two pairs of columns',
    sheets: [
      {
        size: [420, 842],
        puts: across([
          ...flowed(labelled(TALK), [SHORT, { ...RIGHT, bottom: 400 }]).flat(),
          { text: PART_TWO, x: 60, y: 420, size: 14 },
          ...flowed(labelled(MORE), [
            { ...LEFT, top: 460, bottom: 660 },
            { ...RIGHT, top: 460, bottom: 800 },
          ]).flat(),
        ]),
      },
    ],
    // Where who speaks is guessed, a paragraph without a name goes with the words over it.
    right: [[...turns([...TALK.slice(0, -1), [PAVEL, `${TALK.at(-1)?.[1]} ${PART_TWO}`]]), ...turns(MORE)]],
  },
  {
    kind: 'numbers of lines in the margin',
    sheets: numbered(flowed(labelled(LONG), [WHOLE])),
    right: [turns(LONG)],
  },
];
