import * as fc from 'fast-check';
import { Parser } from 'htmlparser2';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { blocksHtml } from '#src/domain/outward/html/blocks.ts';
import type { OutwardBlock, OutwardPart } from '#src/domain/outward/outward.ts';
import { outwardDocumentSchema } from '#src/domain/outward/schema.ts';

const ink = (color: string): string => `var(--ink-${color.slice(1)})`;
const html = (...blocks: OutwardBlock[]): string => blocksHtml(blocks, ink);
const line = (text: string, strong = false) => [{ text, strong }];
const text = (said: string, more: object = {}): OutwardPart => ({ kind: 'text', line: line(said), ...more });
const parts = (...all: OutwardPart[]): string => html({ kind: 'parts', parts: all });

/** Returns a browser's reading of it: every text, and every element with its attributes. */
function read(page: string) {
  const texts: string[] = [];
  const tags = new Set<string>();
  const attributes = new Set<string>();
  let open = 0;
  const parser = new Parser({
    onopentag(name, given) {
      tags.add(name);
      for (const key of Object.keys(given)) attributes.add(key);
      open += 1;
    },
    onclosetag: () => void (open -= 1),
    ontext: (said) => void texts.push(said),
  });
  parser.end(page);
  return { text: texts.join(''), tags, attributes, open };
}

const HOSTILE = ['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', "' onclick='x", '&lt;b&gt;', '</svg><a href="javascript:x">', 'слово']; // prettier-ignore
const said = fc.constantFrom(...HOSTILE);
const saidLine = fc.array(fc.record({ text: said, strong: fc.boolean() }), { minLength: 1, maxLength: 3 });
const table = fc.record({ head: fc.array(saidLine, { maxLength: 3 }), rows: fc.array(fc.array(saidLine, { minLength: 1, maxLength: 3 }), { maxLength: 3 }) }); // prettier-ignore
const drawnText = fc.record({ text: said, font: fc.constantFrom('regular' as const, 'bold' as const), size: fc.constant(12), color: fc.constant('#112233'), rows: fc.constant(2) }); // prettier-ignore
const part: fc.Arbitrary<OutwardPart> = fc.oneof(
  fc.record({ kind: fc.constant('text' as const), line: saidLine, mark: fc.option(fc.constantFrom('•', '1.', '7.'), { nil: undefined }), note: fc.option(said, { nil: undefined }), quiet: fc.boolean() }), // prettier-ignore
  fc.constant({ kind: 'space' as const }),
  fc.record({ kind: fc.constant('bar' as const), share: fc.double({ min: 0, max: 1, noNaN: true }) }),
  table.map((of) => ({ kind: 'table' as const, ...of })),
  fc
    .record({ name: said, of: table, drawn: fc.array(drawnText, { maxLength: 2 }), isTold: fc.boolean() })
    .map(({ name, of, drawn, isTold }): OutwardPart => ({
      kind: 'picture',
      width: 100,
      height: 50,
      shapes: [{ kind: 'text', x: 1, y: 2, width: 30, lines: drawn }],
      ...(isTold ? { told: { name, ...of } } : {}),
    })),
);
const block: fc.Arbitrary<OutwardBlock> = fc.oneof(
  fc.record({ kind: fc.constant('heading' as const), level: fc.constantFrom(1 as const, 2 as const, 3 as const), text: said, note: fc.option(said, { nil: undefined }), tone: fc.constantFrom('red' as const, undefined) }), // prettier-ignore
  fc.record({ kind: fc.constant('paragraph' as const), text: said, quiet: fc.boolean() }),
  fc.record({ kind: fc.constant('badges' as const), badges: fc.array(fc.record({ text: said, tone: fc.constant('blue' as const) })) }), // prettier-ignore
  fc.record({ kind: fc.constant('fields' as const), rows: fc.array(fc.record({ label: said, value: said })) }),
  fc.record({ kind: fc.constant('cells' as const), columns: fc.constant(3), cells: fc.array(fc.record({ title: said, parts: fc.array(part, { maxLength: 3 }) }), { maxLength: 2 }) }), // prettier-ignore
  fc.record({ kind: fc.constant('parts' as const), parts: fc.array(part, { maxLength: 4 }), bar: fc.constantFrom('accent' as const, undefined) }), // prettier-ignore
);

const TAGS = new Set('blockquote,dd,details,div,dl,dt,figure,foreignobject,h1,h2,h3,li,ol,p,progress,small,span,strong,summary,svg,table,tbody,td,th,thead,tr,ul'.split(',')); // prettier-ignore
const ATTRIBUTES = new Set('aria-label,class,data-bar,data-tone,dir,height,max,role,scope,start,style,tabindex,value,viewbox,width,x,xmlns,y'.split(',')); // prettier-ignore

/** Returns every text of a document, however deep it is. */
function textsIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return ['text', 'note', 'label', 'value', 'title'].includes(key) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => textsIn(one, Array.isArray(value) ? key : name));
}

const drawn = (shape: Extract<OutwardPart, { kind: 'picture' }>['shapes'][number], told?: object) =>
  parts({ kind: 'picture', width: 100, height: 50, shapes: [shape], ...(told ? { told } : {}) } as OutwardPart);
const area = { kind: 'area' as const, points: [[0, 0], [10, 0], [5, 8.5]] as [number, number][], fill: '#aabbcc' }; // prettier-ignore

const takes = (blocks: readonly unknown[], title = 'Доска') =>
  v.safeParse(outwardDocumentSchema, { title, blocks }).success;

describe('a page that is shown outside', () => {
  it('says every text of its document as text, and has no element and no attribute but its own', () => {
    fc.assert(
      fc.property(fc.array(block, { maxLength: 4 }), (blocks) => {
        const page = read(html(...blocks));
        for (const one of textsIn(blocks)) expect(page.text).toContain(one);
        expect([...page.tags].filter((tag) => !TAGS.has(tag))).toEqual([]);
        expect([...page.attributes].filter((one) => !ATTRIBUTES.has(one))).toEqual([]);
        expect(page.open).toBe(0);
      }),
    );
  });

  it.each<[string, OutwardBlock, string]>([
    ['a heading', { kind: 'heading', level: 2, text: 'Рынок', note: 'черновик', tone: 'green' }, '<h2 data-tone="green" dir="auto">Рынок <small>черновик</small></h2>'], // prettier-ignore
    ['a bare heading', { kind: 'heading', level: 3, text: 'Рынок' }, '<h3 dir="auto">Рынок</h3>'],
    ['a paragraph', { kind: 'paragraph', text: 'Да' }, '<p dir="auto">Да</p>'],
    ['a quiet one', { kind: 'paragraph', text: 'Да', quiet: true }, '<p class="quiet" dir="auto">Да</p>'],
    ['badges', { kind: 'badges', badges: [{ text: 'A', tone: 'red' }, { text: 'B', tone: 'blue' }] }, '<ul class="badges"><li data-tone="red" dir="auto">A</li><li data-tone="blue" dir="auto">B</li></ul>'], // prettier-ignore
    ['fields', { kind: 'fields', rows: [{ label: 'Срок', value: 'Май' }] }, '<dl><dt dir="auto">Срок</dt><dd dir="auto">Май</dd></dl>'], // prettier-ignore
    ['cells', { kind: 'cells', columns: 3, cells: [{ title: 'A', parts: [text('а')], span: 2, tone: 'red' }, { title: 'B', parts: [] }] }, '<ul class="cells" style="--columns:3">\n<li data-tone="red" style="--span:2"><h2 dir="auto">A</h2>\n<p class="line"><span dir="auto">а</span></p></li>\n<li style="--span:1"><h2 dir="auto">B</h2>\n</li>\n</ul>'], // prettier-ignore
    ['words said', { kind: 'parts', bar: 'quiet', parts: [text('а')] }, '<blockquote data-bar="quiet">\n<p class="line"><span dir="auto">а</span></p>\n</blockquote>'], // prettier-ignore
    ['a rule', { kind: 'rule' }, '<hr>'],
    ['a page’s end, which a screen has not', { kind: 'pageBreak' }, ''],
  ])('has %s', (_, of, expected) => {
    expect(html(of)).toBe(expected);
  });

  it('hears items that follow one another as one list, points and numbers apart, numbers from their first', () => {
    expect(
      parts(
        text('а', { mark: '•' }),
        text('б', { mark: '•' }),
        text('в', { mark: '3.' }),
        text('г', { mark: '4.' }),
        text('д'),
      ),
    ).toBe(
      // prettier-ignore
      '<ul>\n<li dir="auto">а</li>\n<li dir="auto">б</li>\n</ul>\n<ol start="3">\n<li dir="auto">в</li>\n<li dir="auto">г</li>\n</ol>\n<p class="line"><span dir="auto">д</span></p>', // prettier-ignore
    );
    // Neither a number: a mark of another kind.
    expect(parts(text('а', { mark: 'x1.' }))).toBe('<ul>\n<li dir="auto">а</li>\n</ul>');
    expect(parts(text('а', { mark: '12.x' }))).toBe('<ul>\n<li dir="auto">а</li>\n</ul>');
  });

  it('says a mark and a note beside a line, and what is strong in it', () => {
    const both = { line: [{ text: 'а', strong: false }, { text: '<б>', strong: true }], mark: '1', note: 'н', quiet: true }; // prettier-ignore
    expect(parts({ kind: 'text', ...both })).toBe(
      '<p class="line quiet"><span>1</span><span dir="auto">а<strong>&lt;б&gt;</strong></span><small>н</small></p>',
    );
  });

  it('says how much of a bar is done, in whole parts of a hundred', () => {
    expect(parts({ kind: 'bar', share: 0.426 })).toBe('<progress max="100" value="43" aria-label="Сделано">43 %</progress>'); // prettier-ignore
    expect(parts({ kind: 'space' })).toBe('<div class="space"></div>');
  });

  it('has tables whose rows and columns are named; an empty corner names nothing', () => {
    const rows = [[line('Мы'), line('1')], [line('Они'), line('2')]]; // prettier-ignore
    const table = parts({ kind: 'table', head: [line(''), line('Цена')], rows });
    expect(table).toContain('<thead><tr><td></td><th scope="col" dir="auto">Цена</th></tr></thead>');
    expect(table).toContain('<tr><th scope="row" dir="auto">Мы</th><td dir="auto">1</td></tr>\n<tr><th scope="row" dir="auto">Они</th>'); // prettier-ignore
    expect(table).toMatch(/^<div class="scroll" tabindex="0" role="group" aria-label="Таблица">/);
    expect(parts({ kind: 'table', head: [line('')], rows: [[]] })).not.toContain('thead');
    expect(parts({ kind: 'table', head: [], rows: [[]] })).toContain('<tbody><tr></tr></tbody>');
  });
});

describe('a drawing', () => {
  it.each([
    ['an area', area, '<polygon points="0,0 10,0 5,8.5" style="fill:var(--ink-aabbcc)"/>'],
    ['a box', { kind: 'rect' as const, x: 1, y: 2, width: 3, height: 4, radius: 5, fill: '#111111', stroke: '#222222', strokeWidth: 6 }, '<rect x="1" y="2" width="3" height="4" rx="5" stroke-width="6" style="fill:var(--ink-111111);stroke:var(--ink-222222)"/>'], // prettier-ignore
    ['a bare box', { kind: 'rect' as const, x: 1, y: 2, width: 3, height: 4 }, '<rect x="1" y="2" width="3" height="4" rx="0" stroke-width="1" style="fill:none;stroke:none"/>'], // prettier-ignore
    ['a line', { kind: 'line' as const, points: [[0, 1], [2, 3]] as [number, number][], color: '#333333', width: 2 }, '<polyline points="0,1 2,3" stroke-width="2" stroke-linejoin="round" style="fill:none;stroke:var(--ink-333333)"/>'], // prettier-ignore
    ['a dashed line', { kind: 'line' as const, points: [[0, 1]] as [number, number][], color: '#333333', width: 2, dash: [4, 2] }, ' stroke-dasharray="4 2"'], // prettier-ignore
    ['an evenly dashed line', { kind: 'line' as const, points: [[0, 1]] as [number, number][], color: '#333333', width: 2, dash: 3 }, ' stroke-dasharray="3"'], // prettier-ignore
  ])('has %s in the colours of the page', (_, shape, expected) => {
    expect(drawn(shape)).toContain(expected);
  });

  it('has texts that wrap in their box and may take as many rows as they are given', () => {
    const lines = [{ text: 'Дорого', font: 'bold' as const, size: 10, color: '#444444', rows: 2 }, { text: 'Нет', font: 'regular' as const, size: 8, color: '#444444', rows: 1 }]; // prettier-ignore
    const said = drawn({ kind: 'text', x: 1, y: 2, width: 30, align: 'center', lines });
    expect(said).toContain('<foreignObject x="1" y="2" width="30" height="35">');
    expect(said).toContain('style="text-align:center"');
    expect(said).toContain('font-size:10px;line-height:1.2;max-height:2.4em;overflow:hidden;color:var(--ink-444444);font-weight:600" dir="auto">Дорого</div>'); // prettier-ignore
    expect(said).toContain('font-weight:400" dir="auto">Нет</div>');
    expect(drawn({ kind: 'text', x: 1, y: 2, width: 30, lines })).toContain('style="text-align:left"');
  });

  it('that is told in numbers is one picture with a name, and has them beneath; another is read by its texts', () => {
    expect(drawn(area)).toBe(`<div class="picture"><svg viewBox="0 0 100 50" role="group"><polygon points="0,0 10,0 5,8.5" style="fill:var(--ink-aabbcc)"/></svg></div>`); // prettier-ignore
    const told = drawn(area, { name: 'Кривая "мы"', head: [], rows: [[line('Мы'), line('3')]] });
    expect(told).toContain('role="img" aria-label="Кривая &quot;мы&quot;"');
    expect(told).toMatch(
      /^<figure>\n<div class="picture" tabindex="0" role="group" aria-label="Кривая &quot;мы&quot;">/,
    );
    expect(told).toContain('<details><summary>Значения таблицей</summary>\n<div class="scroll"');
  });
});

describe('what may be shown outside', () => {
  it('is what the product draws', () => {
    fc.assert(
      fc.property(fc.array(block, { maxLength: 4 }), (blocks) => {
        expect(takes(blocks)).toBe(true);
      }),
    );
  });

  it.each([
    ['a colour that is a style of its own', { kind: 'parts', parts: [{ kind: 'picture', width: 1, height: 1, shapes: [{ kind: 'area', points: [], fill: 'url(//evil)' }] }] }], // prettier-ignore
    ['a colour with something behind it', { kind: 'parts', parts: [{ kind: 'picture', width: 1, height: 1, shapes: [{ kind: 'area', points: [], fill: '#aabbcc;x' }] }] }], // prettier-ignore
    ['a size that is none', { kind: 'parts', parts: [{ kind: 'picture', width: -1, height: 1, shapes: [] }] }],
    ['more than all of a bar', { kind: 'parts', parts: [{ kind: 'bar', share: 1.5 }] }],
    ['a tone nobody knows', { kind: 'badges', badges: [{ text: 'A', tone: 'x" onclick="' }] }],
    ['a heading of another level', { kind: 'heading', level: 7, text: 'A' }],
    ['a block nobody knows', { kind: 'html', text: '<b>' }],
    ['a text without end', { kind: 'paragraph', text: 'а'.repeat(100_001) }],
    ['half a column', { kind: 'cells', columns: 1.5, cells: [] }],
  ])('is never %s', (_, wrong) => {
    expect(takes([wrong])).toBe(false);
  });

  it('has a title', () => {
    expect([takes([], ' '), takes([], 'а'.repeat(1001))]).toEqual([false, false]);
  });
});
