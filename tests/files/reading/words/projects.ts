import * as fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';

import { numbered, SEEN, UNSEEN } from './wordsFile.ts';

const id = (kind: number, index: number): string =>
  `${String(kind).padStart(8, '0')}-0000-4000-8000-${String(index).padStart(12, '0')}`;

const described = fc.constantFrom('', `<Description>${SEEN}</Description>`);
const codes = fc.array(fc.tuple(described, fc.boolean()), { maxLength: 5 }).map((all) =>
  all.reduceRight((within, [description, isNested], index) => {
    const open = `<Code guid="${id(1, index)}" name="${SEEN}" isCodable="true">${description}`;
    return isNested ? `${open}${within}</Code>` : `${open}</Code>${within}`;
  }, ''),
);
const cases = fc
  .array(described, { maxLength: 3 })
  .map((all) => all.map((one, index) => `<Case guid="${id(2, index)}" name="${SEEN}">${one}</Case>`).join(''));

/** A mark of a text, of a code that may not be there; one that is outside of it is left out. */
const mark = fc
  .tuple(
    fc.oneof(
      fc.record({ from: fc.nat(4), length: fc.integer({ min: 1, max: 4 }) }),
      fc.constantFrom({ from: 2, length: 0 }, { from: 900, length: 9 }),
    ),
    fc.constantFrom(0, 1, 99),
    described,
  )
  .map(([{ from, length }, code, description]) => {
    const isWithin = length > 0 && from < 900;
    const note = isWithin ? description : description.replaceAll(SEEN, UNSEEN);
    return `<PlainTextSelection guid="GUID" name="x" startPosition="${from}" endPosition="${from + length}">${note}<Coding guid="GUID"><CodeRef targetGUID="${id(1, code)}"/></Coding></PlainTextSelection>`;
  });
const words = fc
  .array(fc.constantFrom(SEEN, `Анна: ${SEEN}`, '\n', '\r\n', '&amp; '), { minLength: 2, maxLength: 8 })
  .map((all) => `${SEEN} ${all.join('')}`);
const source = fc
  .tuple(words, fc.array(mark, { maxLength: 4 }), fc.constantFrom('inline', 'internal', 'relative', 'gone'))
  .map(([content, marks, where]) => ({ content, marks, where }));

/** Projects of REFI-QDA; notes, pictures and sets are kept and told, texts without their file too. */
export const qdpx = fc
  .tuple(
    codes,
    cases,
    fc.array(source, { maxLength: 4 }),
    fc.constantFrom('', `<Note guid="${id(4, 0)}" name="x"><PlainTextContent>${UNSEEN}</PlainTextContent></Note>`),
    fc.constantFrom('', `<Set guid="${id(5, 0)}" name="${UNSEEN}"/>`),
    fc.constantFrom('', `<PDFSource guid="${id(6, 0)}" name="${UNSEEN}" path="internal://x.pdf"/>`),
  )
  .map(([codeBook, people, texts, note, set, pdf]) => {
    let given = 0;
    const sources = texts.map(({ content, marks, where }, index) => {
      const own = marks.map((one) => one.replaceAll('GUID', () => id(7, (given += 1)))).join('');
      const path =
        where === 'inline'
          ? ''
          : ` plainTextPath="${where === 'relative' ? 'relative://' : 'internal://'}${index}.txt"`;
      const within = where === 'inline' ? `<PlainTextContent>${content}</PlainTextContent>` : '';
      const marked = where === 'gone' ? own.replaceAll(SEEN, UNSEEN) : own;
      const file = where === 'inline' || where === 'gone' ? '' : content.replaceAll('&amp;', '&');
      return { xml: `<TextSource guid="${id(3, index)}" name="${SEEN}"${path}>${within}${marked}</TextSource>`, file };
    });
    const document = `<Project name="${SEEN}" origin="Пример"><CodeBook><Codes>${codeBook}</Codes></CodeBook><Cases>${people}</Cases><Sources>${sources.map(({ xml }) => xml).join('')}${pdf}</Sources><Notes>${note}</Notes><Sets>${set}</Sets><Description>${SEEN}</Description></Project>`;
    return numbered([document, ...sources.map(({ file }) => file)].join('\u0001'), (written) => {
      const [xml = '', ...files] = written.split('\u0001');
      const named = files.flatMap((file, index) =>
        file === '' ? [] : [[`Sources/${index}.txt`, strToU8(file)] as const],
      );
      const zipped = zipSync({ 'project.qde': strToU8(xml), ...Object.fromEntries(named) });
      return new Blob([zipped as Uint8Array<ArrayBuffer>]);
    });
  });
