import * as fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';

import { paragraph, wordFile } from '../../support/wordFile.ts';

/** A file of words, each in «‹›» so that it is found wherever it stands. */
export interface WordsFile {
  readonly file: Blob;
  /** Its source as text, to look at when something fails. */
  readonly source: string;
  /** Words that have to be in the text. */
  readonly seen: readonly string[];
  /** Words that may be missing, and then something is told. */
  readonly unseen: readonly string[];
}

/** A word that is seen, and one that a writer deleted or hid. */
const [SEEN, UNSEEN] = ['@', '#'] as const;

/** Numbers the words of a source. */
function numbered(source: string, file: (source: string) => Blob): WordsFile {
  const [seen, unseen]: [string[], string[]] = [[], []];
  const written = source.replaceAll(/[@#]/g, (sign) => {
    const words = sign === SEEN ? seen : unseen;
    const word = `‹${sign === SEEN ? 'слово' : 'скрыто'}${words.length}›`;
    words.push(word);
    return word;
  });
  return { file: file(written), source: written, seen, unseen };
}

/**
 * Sources that nest in each other.
 * @param words the words themselves, @ for one that is seen, # for one that is not
 * @param around what may stand around others: «$» is their place
 */
const nested = (words: readonly string[], around: readonly string[]): fc.Arbitrary<string> =>
  fc.letrec<{ one: string }>((tie) => ({
    one: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      fc.constantFrom(...words),
      fc
        .tuple(fc.constantFrom(...around), fc.array(tie('one'), { minLength: 1, maxLength: 3 }))
        .map(([outer, inner]) => outer.replaceAll('$', () => inner.join(' '))),
    ),
  })).one;

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
const docx = fc
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
const odt = fc
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
const rtf = fc
  .array(rtfInline, { maxLength: 6 })
  .map((all) =>
    numbered(
      String.raw`{\rtf1\ansi\ansicpg1251 ${all.join(String.raw`\par `)}}`,
      (written) => new Blob([escaped(written)]),
    ),
  );

const stamp = fc.nat(7200).map((at) => new Date(at * 1000).toISOString().slice(11, 19));
const cueWords = fc.constantFrom(
  SEEN,
  `${SEEN}: ${SEEN}`,
  `- ${SEEN}\n- ${SEEN}`,
  `<v Анна>${SEEN}</v>`,
  `<v Анна>${SEEN}\n<v Борис>${SEEN}`,
  `[${SEEN}] ${SEEN}`,
  `(${SEEN})`,
  `${SEEN}\n\n${SEEN}`,
  `NOTE ${SEEN}`,
  `<i>${SEEN}</i> &amp; <00:00:01.000><c>${SEEN}</c>`,
);
const cues = fc
  .tuple(
    fc.boolean(),
    fc.array(
      fc.oneof(
        {
          weight: 6,
          arbitrary: fc
            .tuple(stamp, cueWords, fc.constantFrom('', ' align:start', ' --'))
            .map(([at, words, rest]) => `${at}.000 --> ${at}.900${rest === ' --' ? '' : rest}\n${words}`),
        },
        {
          weight: 1,
          arbitrary: fc.tuple(stamp, cueWords).map(([at, words]) => `7\n${at},000 --> ${at},900\n${words}`),
        },
        { weight: 1, arbitrary: stamp.map((at) => `${at}.000 --> ${at}.900`) },
        { weight: 1, arbitrary: stamp.map((at) => `${at}.000 -->`) },
        {
          weight: 1,
          arbitrary: fc.constantFrom(SEEN, `NOTE ${UNSEEN}`, `NOTE\n${UNSEEN}\n${UNSEEN}`, `STYLE\n${UNSEEN}`, ''),
        },
      ),
      { maxLength: 10 },
    ),
  )
  .map(([isVtt, blocks]) => {
    // Outside of WebVTT «NOTE» is a word.
    const source = (isVtt ? ['WEBVTT', ...blocks] : blocks.map((one) => one.replaceAll(UNSEEN, SEEN))).join('\n\n');
    return numbered(source, (written) => new Blob([written]));
  });

const line = fc.constantFrom(
  SEEN,
  `Анна: ${SEEN}`,
  `Борис: ${SEEN} ${SEEN}`,
  `${SEEN}: ${SEEN}`,
  `— ${SEEN}`,
  'Анна Лебедева',
  'Борис Котов  0:05',
  '[00:01:05]',
  `[0:07] Анна: ${SEEN}`,
  `(0:05) ${SEEN}`,
  `02.03.2026, 12:00 - Анна: ${SEEN}`,
  `[02.03.2026, 12:00:05] Борис: ${SEEN}`,
  `# ${SEEN}`,
  '---',
  '',
  `1. ${SEEN}`,
);
const text = fc
  .tuple(fc.array(line, { maxLength: 16 }), fc.constantFrom('\n', '\n\n', '\r\n', '\u2028'))
  .map(([lines, end]) => numbered(lines.join(end), (written) => new Blob([written])));

const sent = fc.record(
  {
    type: fc.constant('message'),
    date: fc.constant('2026-03-02T12:00:00'),
    from: fc.constantFrom('Анна', 'Борис', null),
    text: fc.oneof(
      fc.constantFrom('', SEEN, `${SEEN}\n${SEEN}`),
      fc.array(fc.constantFrom<string | object>(SEEN, { type: 'bold', text: SEEN }), { maxLength: 3 }),
    ),
    forwarded_from: fc.constantFrom('Вера', null),
    media_type: fc.constantFrom('voice_message', 'sticker', 'later'),
    photo: fc.constant('photo.jpg'),
    poll: fc.constant({ question: SEEN, answers: [{ text: SEEN }, { text: SEEN }] }),
    contact_information: fc.constant({ first_name: SEEN }),
  },
  { requiredKeys: ['type', 'date', 'text'] },
);
const telegram = fc
  .array(sent, { minLength: 1, maxLength: 8 })
  .map((messages) => numbered(JSON.stringify({ name: 'Чат', messages }), (written) => new Blob([written])));

/** Files of words in all that a reader knows, by reader. */
export const WORD_FILES = { docx, odt, rtf, cues, text, telegram };

/** Bytes of a file that are cut, changed, doubled or taken out. */
export const brokenFile = (file: fc.Arbitrary<WordsFile>): fc.Arbitrary<Promise<Blob>> =>
  fc
    .tuple(
      file,
      fc.array(
        fc.tuple(
          fc.constantFrom('cut', 'flip', 'twice', 'drop'),
          fc.double({ min: 0, max: 1, noNaN: true }),
          fc.nat(255),
        ),
        { minLength: 1, maxLength: 4 },
      ),
    )
    .map(async ([{ file: whole }, changes]) => {
      let bytes = new Uint8Array(await whole.arrayBuffer());
      for (const [how, share, value] of changes) {
        const at = Math.floor(share * bytes.length);
        const to = Math.min(bytes.length, at + (value % 40) + 1);
        if (how === 'cut') bytes = bytes.slice(0, at);
        else if (how === 'flip') bytes = bytes.map((byte, place) => (place === at ? value : byte));
        else if (how === 'twice') bytes = Uint8Array.from([...bytes.slice(0, to), ...bytes.slice(at)]);
        else bytes = Uint8Array.from([...bytes.slice(0, at), ...bytes.slice(to)]);
      }
      return new Blob([bytes]);
    });
