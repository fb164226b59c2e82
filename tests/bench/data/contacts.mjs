import { strToU8, zipSync } from 'fflate';

const CITIES = ['Москва', 'Казань', 'Томск', 'Пермь', 'Самара', 'Омск', 'Тверь', 'Уфа', 'Сочи', 'Псков'];
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

const escaped = (text) =>
  String(text).replace(
    /[&<>"]/g,
    (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[character],
  );

/** The letters of a column, from 0. */
const column = (index) =>
  (index < 26 ? '' : column(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26));

/**
 * A contact of the bench, the same one for the same index. The phones are in +7 900 0xx-xx-xx, a hundred thousand different ones.
 * @param {number} index from 0
 * @returns {string[]} name, phone, Telegram, city, number
 */
export function contactRow(index) {
  const phone = String(index % 1_000_000).padStart(6, '0');
  return [`Пример Примеров ${index}`, `79000${phone}`, `@primer_${index}`, CITIES[index % 10], String(index)];
}

/** The header over {@link contactRow}. */
export const CONTACT_HEADER = ['Имя', 'Телефон', 'Telegram', 'Город', 'Номер'];

/**
 * A .csv of contacts as a Russian Excel saves it: semicolons, CRLF, names in quotes, UTF-8 with a mark.
 * @param {number} count rows below the header
 * @returns {Uint8Array} the file's bytes
 */
export function contactsCsv(count) {
  const lines = [CONTACT_HEADER.join(';')];
  for (let index = 0; index < count; index += 1) {
    const [name, ...rest] = contactRow(index);
    lines.push(`"${name}";${rest.join(';')}`);
  }
  return strToU8(`\uFEFF${lines.join('\r\n')}\r\n`);
}

/**
 * A .csv that tells where the people of {@link contactsCsv} work.
 * @param {number} count rows below the header
 * @returns {Uint8Array} the file's bytes
 */
export function companiesCsv(count) {
  const lines = ['Телефон;Компания'];
  for (let index = 0; index < count; index += 1) lines.push(`${contactRow(index)[1]};Пример ${index % 500}`);
  return strToU8(`\uFEFF${lines.join('\r\n')}\r\n`);
}

/**
 * An .xlsx of contacts with phones and numbers as number cells, names and cities as shared strings.
 * @param {number} count rows below the header
 * @returns {Uint8Array} the file's bytes
 */
export function contactsXlsx(count) {
  const rows = Array.from({ length: count }, (_, index) => {
    const [name, phone, telegram, city, number] = contactRow(index);
    return [name, { number: phone }, telegram, city, { number }];
  });
  return workbook([{ name: 'Контакты', rows: [CONTACT_HEADER, ...rows] }]);
}

/**
 * A workbook as spreadsheets write it. A cell is a text (shared string), null (none), or an object: `number` with an optional
 * `style`; `formula` with its kept `value`; `xml`, the whole cell but its address, to write what only some programs write.
 * @param {{ name: string, state?: string, rows: (null | (null | string | object)[])[] }[]} sheets null stands for a row that is left out
 * @param {string} [styles] what xl/styles.xml holds below its root
 * @returns {Uint8Array} the file's bytes, the same ones each time
 */
export function workbook(sheets, styles = '<cellXfs count="1"><xf numFmtId="0"/></cellXfs>') {
  const strings = new Map();
  const shared = (text) => {
    if (!strings.has(text)) strings.set(text, strings.size);
    return strings.get(text);
  };
  const cell = (value, address) => {
    if (value === null) return '';
    if (typeof value === 'string') return `<c r="${address}" t="s"><v>${shared(value)}</v></c>`;
    if ('xml' in value) return value.xml.replace('<c', `<c r="${address}"`);
    if ('formula' in value) {
      return `<c r="${address}" t="str"><f>${escaped(value.formula)}</f><v>${escaped(value.value)}</v></c>`;
    }
    return `<c r="${address}"${value.style ? ` s="${value.style}"` : ''}><v>${value.number}</v></c>`;
  };
  const files = {};
  sheets.forEach(({ rows }, index) => {
    const xml = rows
      .map((row, place) => {
        if (row === null) return '';
        const cells = row.map((value, at) => cell(value, `${column(at)}${place + 1}`)).join('');
        return `<row r="${place + 1}">${cells}</row>`;
      })
      .join('');
    files[`xl/worksheets/sheet${index + 1}.xml`] =
      `${HEAD}<worksheet xmlns="${MAIN}"><sheetData>${xml}</sheetData></worksheet>`;
  });
  const items = [...strings.keys()].map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`).join('');
  const relation = (id, type, target) => `<Relationship Id="rId${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`;
  const ids = sheets.map((_, index) => relation(index + 1, 'worksheet', `worksheets/sheet${index + 1}.xml`)).join('');
  const last = sheets.length;
  const tabs = sheets
    .map(
      ({ name, state }, index) =>
        `<sheet name="${escaped(name)}" sheetId="${index + 1}"${state ? ` state="${state}"` : ''} r:id="rId${index + 1}"/>`,
    )
    .join('');
  Object.assign(files, {
    '[Content_Types].xml': `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>`,
    '_rels/.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${relation(1, 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${tabs}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${ids}${relation(last + 1, 'sharedStrings', 'sharedStrings.xml')}${relation(last + 2, 'styles', 'styles.xml')}</Relationships>`,
    'xl/sharedStrings.xml': `${HEAD}<sst xmlns="${MAIN}" uniqueCount="${strings.size}">${items}</sst>`,
    'xl/styles.xml': `${HEAD}<styleSheet xmlns="${MAIN}">${styles}</styleSheet>`,
  });
  const bytes = Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)]));
  return zipSync(bytes, { mtime: '2026-01-01T00:00:00Z' });
}
