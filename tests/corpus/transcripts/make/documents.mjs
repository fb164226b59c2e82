import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import PdfKit from 'pdfkit';
import { strToU8, zipSync } from 'fflate';

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
/** Nothing in the archives depends on the day they were made. */
const zipped = (files) => zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])), { mtime: new Date('2024-03-12T12:00:00') });

const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const run = (text, bold = false) =>
  text
    .split('\n')
    .map((line) => `<w:r>${bold ? '<w:rPr><w:b/></w:rPr>' : ''}<w:t xml:space="preserve">${escaped(line)}</w:t></w:r>`)
    .join('<w:r><w:br/></w:r>');

function wordBlock(block) {
  if (typeof block === 'string') return `<w:p>${run(block)}</w:p>`;
  if (block.bold) return `<w:p>${run(block.bold, true)}${run(block.text)}</w:p>`;
  const rows = block.rows.map((cells) => `<w:tr>${cells.map((cell) => `<w:tc><w:tcPr><w:tcW w:w="2000" w:type="dxa"/></w:tcPr><w:p>${run(cell)}</w:p></w:tc>`).join('')}</w:tr>`);
  return `<w:tbl><w:tblPr/><w:tblGrid/>${rows.join('')}</w:tbl><w:p/>`;
}

/** A Word document of paragraphs and tables. */
export const docx = (blocks) =>
  zipped({
    '[Content_Types].xml':
      '<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    '_rels/.rels':
      '<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    'word/document.xml': `<?xml version="1.0" encoding="UTF-8"?><w:document xmlns:w="${WORD}"><w:body>${blocks.map(wordBlock).join('')}</w:body></w:document>`,
  });

const odtText = (text) => escaped(text).replaceAll('\n', '<text:line-break/>').replace(/(\S+) (\S+)/, '$1<text:s/><text:span text:style-name="T1">$2</text:span>');
const odtBlock = (block) =>
  typeof block === 'string'
    ? `<text:p text:style-name="P1">${odtText(block)}</text:p>`
    : `<table:table table:name="Таблица1"><table:table-column table:number-columns-repeated="2"/>${block.rows
        .map((cells) => `<table:table-row>${cells.map((cell) => `<table:table-cell><text:p>${odtText(cell)}</text:p></table:table-cell>`).join('')}</table:table-row>`)
        .join('')}</table:table>`;

/** An OpenDocument text of paragraphs and tables. */
export const odt = (blocks) =>
  zipped({
    mimetype: 'application/vnd.oasis.opendocument.text',
    'META-INF/manifest.xml': '<?xml version="1.0" encoding="UTF-8"?><manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"/>',
    'styles.xml': '<?xml version="1.0" encoding="UTF-8"?><office:document-styles xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"/>',
    'content.xml': `<?xml version="1.0" encoding="UTF-8"?><office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0"><office:automatic-styles/><office:body><office:text><text:sequence-decls/>${blocks.map(odtBlock).join('')}</office:text></office:body></office:document-content>`,
  });

/** Rich text as Word writes it: a code page's bytes, or Unicode with a stand-in behind. */
export function rtf(turns, isCodePage) {
  const table = new TextDecoder('windows-1251').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
  const coded = (text) =>
    Array.from(text.replaceAll(/[\\{}]/g, String.raw`\$&`), (character) => {
      if (character < '\u0080') return character;
      const byte = table.indexOf(character);
      if (isCodePage && character === '—') return String.raw`\emdash `;
      if (isCodePage && byte > 0) return `\\'${byte.toString(16)}`;
      return Array.from({ length: character.length }, (_, unit) => `\\u${(character.charCodeAt(unit) << 16) >> 16}?`).join('');
    }).join('');
  const body = turns.map(({ name, words }) => `\\pard\\plain\\f0\\fs24{\\b ${coded(`${name}: `)}}${coded(words)}\\par\r\n`);
  return `{\\rtf1\\ansi\\ansicpg1251\\deff0{\\fonttbl{\\f0\\fnil\\fcharset204 Times New Roman;}}{\\colortbl ;\\red0\\green0\\blue0;}\r\n{\\*\\generator Riched20 10.0;}{\\info{\\author ${coded('Отдел')}}{\\title ${coded('Интервью')}}}\\viewkind4\\uc1\r\n${body.join('')}}\r\n\0`;
}

const font = createRequire(import.meta.url).resolve('@expo-google-fonts/golos-text/400Regular/GolosText_400Regular.ttf');
const VOWEL = /[аеёиоуыэюя]/i;

/** Lines of a paragraph, broken by hand; long words at a hyphen if asked. */
function broken(text, fits, hyphens) {
  const lines = [];
  let line = '';
  for (const word of text.split(' ')) {
    const grown = line === '' ? word : `${line} ${word}`;
    if (fits(grown)) {
      line = grown;
      continue;
    }
    let cut = 0;
    if (hyphens) {
      for (let at = 3; at <= word.length - 4; at += 1) {
        const isSyllable = VOWEL.test(word[at - 1]) && !VOWEL.test(word[at]) && /^[а-яё]+$/i.test(word.slice(0, at + 3)) && VOWEL.test(word.slice(at));
        if (isSyllable && fits(`${line} ${word.slice(0, at)}-`)) cut = at;
      }
    }
    if (cut > 0) lines.push(`${line} ${word.slice(0, cut)}-`);
    else lines.push(line);
    line = word.slice(cut);
  }
  return [...lines, line];
}

/** A PDF of small pages, with what is printed over and under each. */
export function pdf(paragraphs, { head, foot, hyphens = false }) {
  const document = new PdfKit({ size: 'A6', margin: 0, info: { CreationDate: new Date(0) }, autoFirstPage: false });
  const bytes = [];
  document.on('data', (piece) => bytes.push(piece));
  const done = new Promise((resolve) => document.on('end', resolve));
  document.registerFont('text', readFileSync(font));
  document.font('text').fontSize(10);
  const width = 240;
  const fits = (line) => document.widthOfString(line) <= width;
  const lines = paragraphs.flatMap((paragraph) => [
    ...paragraph.split('\n').flatMap((part) => broken(part, fits, hyphens)).map((line) => ({ line, step: 14 })),
    { line: '', step: 6 },
  ]);
  const pages = [[]];
  let y = 40;
  for (const { line, step } of lines) {
    if (y + step > 385) {
      pages.push([]);
      y = 40;
    }
    if (line !== '') pages.at(-1).push({ line, y });
    y += step;
  }
  pages.forEach((page, index) => {
    document.addPage();
    if (head) document.fontSize(8).text(head, 28, 18, { lineBreak: false });
    document.fontSize(10);
    for (const { line, y: at } of page) document.text(line, 28, at, { lineBreak: false });
    document.fontSize(8).text(foot(index + 1, pages.length), 130, 398, { lineBreak: false });
  });
  document.end();
  return done.then(() => Buffer.concat(bytes));
}
