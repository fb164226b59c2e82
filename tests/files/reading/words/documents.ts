import * as fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';

import { pdfOf, type Put, type Sheet } from '../../../support/files/laidPdf.ts';
import { paragraph, wordFile } from '../../../support/files/wordFile.ts';
import { nested, numbered, SEEN, UNSEEN } from './wordsFile.ts';

const zipped = (name: string, content: string): Blob =>
  new Blob([zipSync({ [name]: strToU8(content) }) as Uint8Array<ArrayBuffer>]);

const wordRun = (words: string, properties = ''): string => `<w:r>${properties}<w:t>${words}</w:t></w:r>`;
const docxInline = nested(
  [
    wordRun(SEEN),
    wordRun(`${SEEN} ${SEEN}`),
    wordRun(SEEN, '<w:rPr><w:b/><w:vanish w:val="0"/></w:rPr>'),
    wordRun(UNSEEN, '<w:rPr><w:vanish/></w:rPr>'),
    `<w:del><w:r><w:delText>${UNSEEN}</w:delText></w:r></w:del>`,
    '<w:r><w:tab/><w:br/></w:r>',
    '<w:r><w:instrText>PAGE</w:instrText></w:r>',
    '<m:oMath><m:r><m:t>@</m:t></m:r></m:oMath>',
  ],
  [
    '<w:ins>$</w:ins>',
    '<w:moveTo>$</w:moveTo>',
    '<w:hyperlink>$</w:hyperlink>',
    '<w:fldSimple w:instr="X">$</w:fldSimple>',
    '<w:smartTag>$</w:smartTag>',
    '<w:sdt><w:sdtPr/><w:sdtContent>$</w:sdtContent></w:sdt>',
    '<w:bdo>$</w:bdo>',
    '<x:later>$</x:later>',
    '<mc:AlternateContent><mc:Choice>$</mc:Choice><mc:Fallback/></mc:AlternateContent>',
    '<w:r><w:drawing><wps:txbx><w:txbxContent><w:p>$</w:p></w:txbxContent></wps:txbx></w:drawing></w:r>',
    '<w:r><w:pict><v:textbox><w:txbxContent><w:p>$</w:p><w:p/></w:txbxContent></v:textbox></w:pict></w:r>',
  ],
);
const docxBlock = fc.oneof(
  fc.array(docxInline, { maxLength: 4 }).map((inline) => paragraph(...inline)),
  fc
    .array(docxInline, { maxLength: 2 })
    .map((inline) => `<w:sdt><w:sdtContent>${paragraph(...inline)}</w:sdtContent></w:sdt>`),
  fc
    .array(fc.array(docxInline, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 4 })
    .map(
      (rows) =>
        `<w:tbl>${rows.map((row) => `<w:tr>${row.map((cell) => `<w:tc>${paragraph(cell)}</w:tc>`).join('')}</w:tr>`).join('')}</w:tbl>`,
    ),
);
/** Word documents with tables, notes, text boxes and tracked changes. */
export const docx = fc
  .tuple(fc.array(docxBlock, { maxLength: 6 }), fc.nat(2), fc.boolean())
  .map(([blocks, notes, isReferred]) => {
    const ids = Array.from({ length: notes }, (_, id) => id);
    const refer = ids.map((id) => `<w:r><w:commentReference w:id="${id}"/><w:footnoteReference w:id="${id}"/></w:r>`);
    const noted = (kind: string) =>
      ids.map((id) => `<w:${kind} w:id="${id}">${paragraph(wordRun(SEEN))}</w:${kind}>`).join('');
    const body = `${blocks.join('')}${isReferred ? paragraph(wordRun(SEEN), ...refer) : ''}`;
    const parts = ['|', noted('comment'), '|', noted('footnote'), '|', paragraph(wordRun(SEEN))].join('');
    return numbered(body + parts, (written) => {
      const [main = '', comments = '', footnotes = '', header = ''] = written.split('|');
      return wordFile(main, { comments, footnotes, header });
    });
  });

const odtInline = nested(
  [
    SEEN,
    `<text:span>${SEEN}</text:span>`,
    '<text:s text:c="2"/><text:tab/>',
    `<text:note><text:note-citation>1</text:note-citation><text:note-body><text:p>${SEEN}</text:p></text:note-body></text:note>`,
    `<office:annotation><dc:creator>Олег</dc:creator><text:p>${SEEN}</text:p></office:annotation>`,
    `<draw:frame><draw:text-box><text:p>${SEEN}</text:p></draw:text-box></draw:frame>`,
  ],
  [
    '<text:span>$</text:span>',
    '<text:a>$</text:a>',
    '<text:bookmark-ref>$</text:bookmark-ref>',
    '<x:later>$</x:later>',
  ],
);
/** OpenDocument texts. */
export const odt = fc
  .tuple(
    fc.array(
      fc.tuple(
        odtInline,
        fc.constantFrom(
          '<text:p>$</text:p>',
          '<text:h>$</text:h>',
          '<text:section><text:p>$</text:p></text:section>',
          '<text:list><text:list-item><text:p>$</text:p></text:list-item></text:list>',
          '<table:table><table:table-row><table:table-cell><text:p>$</text:p></table:table-cell><table:table-cell><text:p>@</text:p></table:table-cell></table:table-row></table:table>',
        ),
      ),
      { maxLength: 6 },
    ),
    fc.boolean(),
  )
  .map(([blocks, isTracked]) => {
    const tracked = `<text:tracked-changes><text:changed-region><text:deletion><text:p>${UNSEEN}</text:p></text:deletion></text:changed-region></text:tracked-changes>`;
    const body = blocks.map(([inline, block]) => block.replaceAll('$', () => inline)).join('');
    return numbered((isTracked ? tracked : '') + body, (written) =>
      zipped('content.xml', `<office:document-content><office:text>${written}</office:text></office:document-content>`),
    );
  });

const rtfInline = nested(
  [
    `${SEEN} `,
    String.raw`{\b ${SEEN}}`,
    String.raw`{\v ${UNSEEN}}`,
    String.raw`{\deleted ${UNSEEN}}`,
    String.raw`{\pict\pngblip 00ff}`,
    String.raw`{\*\generator X;}`,
    String.raw`\tab\line `,
    String.raw`{\footnote ${SEEN}}`,
    String.raw`{\*\atnauthor O}{\*\annotation ${SEEN}}`,
    String.raw`{\header ${SEEN}\par}`,
    String.raw`{\shp{\*\shpinst{\sp{\sn x}{\sv 1}}{\shptxt ${SEEN}\par}}}`,
  ],
  [
    String.raw`{\i $}`,
    String.raw`{\rtlch\fcs1 \af0 \ltrch $}`,
    String.raw`{\field{\*\fldinst HYPERLINK "x"}{\fldrslt $}}`,
    String.raw`{\later12 $}`,
    String.raw`\pard\plain $\par `,
    String.raw`\trowd\cellx1\cellx2 $\cell @\cell\row\pard `,
  ],
);
const escaped = (text: string): string =>
  text.replaceAll(/[^\0-\u007F]/g, (sign) => String.raw`\u${sign.charCodeAt(0)}?`);
/** RTF documents. */
export const rtf = fc
  .array(rtfInline, { maxLength: 6 })
  .map((all) =>
    numbered(
      String.raw`{\rtf1\ansi\ansicpg1251 ${all.join(String.raw`\par `)}}`,
      (written) => new Blob([escaped(written)]),
    ),
  );

const pdfLine = fc
  .array(fc.constantFrom(SEEN, `${SEEN},`, `${SEEN}:`, '—', '1.'), { minLength: 1, maxLength: 3 })
  .map((words) => words.join(' '));
/** Lines of a page: in one column or two, some in the margin or turned. */
const pdfPage = fc
  .record({
    left: fc.array(pdfLine, { maxLength: 6 }),
    right: fc.array(pdfLine, { maxLength: 6 }),
    turned: fc.constantFrom('', '', UNSEEN),
    size: fc.constantFrom(7, 10),
    isAcross: fc.boolean(),
  })
  .map(({ left, right, turned, size, isAcross }): Put[] => {
    const place = (lines: readonly string[], x: number) =>
      lines.map((text, index): Put => ({ text, x, y: 60 + index * 18, size }));
    const puts = [...place(left, 40), ...place(right, 230)];
    const aside: Put[] = turned === '' ? [] : [{ text: turned, x: 15, y: 500, angle: -90 }];
    return [...(isAcross ? puts.toSorted((a, b) => a.y - b.y) : puts), ...aside];
  });
/** PDF files; what comes back at the head or the edge of each page may be left out. */
export const pdf = fc
  .tuple(
    fc.array(pdfPage, { minLength: 1, maxLength: 3 }),
    fc.boolean(),
    fc.constantFrom<Sheet['turned'][]>(undefined, 180),
  )
  .map(([pages, isHeaded, turned]) =>
    numbered(JSON.stringify([isHeaded ? [{ text: UNSEEN, x: 40, y: 20 }] : [], ...pages]), (written) => {
      const [head = [], ...sheets] = JSON.parse(written) as Put[][];
      return pdfOf(sheets.map((puts) => ({ puts: [...head, ...puts], ...(turned ? { turned } : {}) })));
    }),
  );
