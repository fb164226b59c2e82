import * as fc from 'fast-check';

import { workbook } from '../../../bench/data/contacts.mjs';
import { numbered, SEEN } from './wordsFile.ts';

const cell = fc.constantFrom(
  SEEN,
  `${SEEN} ${SEEN}`,
  `"${SEEN}"`,
  `"${SEEN}\n${SEEN}"`,
  `"${SEEN} ""${SEEN}"""`,
  `"ООО "${SEEN}""`,
  `"${SEEN}`,
  `="${SEEN}"`,
  `'${SEEN}`,
  `=A1&"${SEEN}"`,
  '+7 900 000-00-01',
  '2,50',
  '',
);
/** Tables as text, with quotes where they should be and where not. */
export const csv = fc
  .tuple(
    fc.array(fc.array(cell, { minLength: 1, maxLength: 5 }), { maxLength: 8 }),
    fc.constantFrom(';', ',', '\t', '|'),
    fc.constantFrom('\n', '\r\n', '\r'),
    fc.constantFrom('', 'sep=;\n', '\uFEFF'),
  )
  .map(([rows, delimiter, end, begins]) =>
    numbered(begins + [SEEN, ...rows.map((row) => row.join(delimiter))].join(end), (written) => new Blob([written])),
  );

const rich = `<is><r><t>${SEEN}</t></r><r><rPr><b/></rPr><t xml:space="preserve"> ${SEEN}</t></r></is>`;
const sheetCell = fc.constantFrom(
  null,
  SEEN,
  `${SEEN}\n${SEEN}`,
  `${SEEN}_x000D_`,
  { number: '79000000001' },
  { formula: 'A1&"x"', value: SEEN },
  { xml: `<c t="inlineStr"><is><t>${SEEN}</t></is></c>` },
  { xml: `<c t="inlineStr">${rich}</c>` },
  { xml: `<c t="str"><v>${SEEN}</v></c>` },
  { xml: `<c t="e"><v>${SEEN}</v></c>` },
);
/** Workbooks of sheets that are shown and hidden. */
export const xlsx = fc
  .array(
    fc.record(
      {
        name: fc.constant(SEEN),
        state: fc.constantFrom('hidden', 'veryHidden'),
        rows: fc.array(fc.oneof(fc.constant(null), fc.array(sheetCell, { maxLength: 5 })), { maxLength: 6 }),
      },
      { requiredKeys: ['name', 'rows'] },
    ),
    { maxLength: 3 },
  )
  .map((sheets) =>
    numbered(JSON.stringify([...sheets, { name: SEEN, rows: [[SEEN]] }]), (written) => {
      const bytes = workbook(JSON.parse(written) as Parameters<typeof workbook>[0]);
      return new Blob([bytes as Uint8Array<ArrayBuffer>]);
    }),
  );

const property = fc.constantFrom(
  `N:${SEEN};${SEEN};${SEEN};;`,
  'TEL;TYPE=CELL:+7 900 000-00-01',
  `EMAIL:${SEEN}`,
  `ORG:${SEEN};${SEEN}`,
  `TITLE:${SEEN}`,
  `item1.NOTE:${SEEN}\\, ${SEEN}\\n${SEEN}`,
  `NOTE:${SEEN}\n ${SEEN}\n\t${SEEN}`,
  `CATEGORIES:${SEEN},${SEEN}`,
  `URL:https://example.com/${SEEN}`,
  `ADR;TYPE=HOME:;;;${SEEN};;;`,
  'PHOTO;ENCODING=b:AAAA',
);
/** Cards of a phone book. */
export const vcf = fc
  .array(fc.array(property, { maxLength: 6 }), { minLength: 1, maxLength: 4 })
  .map((cards) =>
    numbered(
      cards
        .map((lines) =>
          [
            'BEGIN:VCARD',
            'VERSION:3.0',
            `FN:${SEEN}`,
            ...lines.filter((line) => !line.startsWith('N:')),
            'END:VCARD',
          ].join('\r\n'),
        )
        .join('\r\n'),
      (written) => new Blob([written]),
    ),
  );
