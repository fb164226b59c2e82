import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { readTree } from '#files/reading/refi/xmlTree.ts';
import { childOf, childrenOf, container, element, mapTree, textOf, writeXml, type XmlElement } from '#src/domain/exchange/xml.ts'; // prettier-ignore

const name = fc.constantFrom('Code', 'Note', 'PlainTextContent', 'Set');
/** Text that people type, and text that breaks an XML made by concatenation. */
const words = fc
  .array(fc.constantFrom('а', 'Z', ' ', '&', '&amp;', '<', '>', '"', "'", '\n', '\t', '🐈', ']]>', '<!--'), {
    maxLength: 8,
  })
  .map((signs) => signs.join(''));
const spoken = words.filter((text) => text.trim() !== '');

/** Elements in elements, or one text: as REFI-QDA has them. */
const { tree } = fc.letrec<{ tree: XmlElement }>((tie) => ({
  tree: fc
    .tuple(
      name,
      fc.dictionary(fc.constantFrom('guid', 'name', 'color'), words, { noNullPrototype: true }),
      fc.oneof(
        { maxDepth: 4 },
        spoken.map((text) => [text]),
        fc.array(tie('tree'), { maxLength: 3 }),
      ),
    )
    .map(([of, attributes, children]) => element(of, attributes, ...children)),
}));

describe('an XML document', () => {
  it('is read again as it was written, whatever its words are', () => {
    fc.assert(
      fc.property(tree, (root) => {
        expect(readTree(writeXml(root))).toEqual(root);
      }),
    );
  });

  it('is laid out by lines, except where a text would get blanks by it', () => {
    const root = element('A', { n: 'a"b\r\n\tc' }, element('B', {}, 'x', element('C'), 'y\r'), element('D'));
    expect(writeXml(root)).toBe(
      '<?xml version="1.0" encoding="utf-8"?>\n<A n="a&quot;b&#13;&#10;&#9;c">\n<B>x<C/>y&#13;</B>\n<D/>\n</A>\n',
    );
  });

  it('holds no sign that no XML may hold', () => {
    const root = element('A', { n: 'a\u0000b\uD800c' }, 'd\u0008e\uFFFEf🐈');
    expect(writeXml(root)).toContain('<A n="abc">def🐈</A>');
  });
});

describe('elements', () => {
  it('leave out attributes and children that are none, and keep those that are empty', () => {
    expect(element('A', { a: null, b: undefined, c: '' }, null, '', 'x')).toEqual({ name: 'A', attributes: { c: '' }, children: ['', 'x'] }); // prettier-ignore
    expect(element('A')).toEqual({ name: 'A', attributes: {}, children: [] });
    expect(container('A', [])).toBeNull();
    expect(container('A', [element('B')])).toEqual(element('A', {}, element('B')));
  });

  it('are found by name, and their texts beside them', () => {
    const root = element('A', {}, 'x', element('B', { n: '1' }), element('C'), 'y', element('B', { n: '2' }));
    expect(childrenOf(root).map((one) => one.name)).toEqual(['B', 'C', 'B']);
    expect(childrenOf(root, 'B').map(({ attributes }) => attributes['n'])).toEqual(['1', '2']);
    expect(childOf(root, 'B')?.attributes).toEqual({ n: '1' });
    expect(childOf(root, 'D')).toBeUndefined();
    expect(textOf(root)).toBe('xy');
    expect([childrenOf(undefined), childOf(undefined, 'B'), textOf(undefined)]).toEqual([[], undefined, '']);
  });

  it('are changed from below, or left out', () => {
    const root = element('A', {}, 'x', element('B', {}, element('C')), element('C'));
    const seen: string[] = [];
    const changed = mapTree(root, (one) => {
      seen.push(one.name);
      return one.name === 'C' ? null : { ...one, name: one.name.toLowerCase() };
    });
    expect(changed).toEqual(element('a', {}, 'x', element('b')));
    expect(seen).toEqual(['C', 'B', 'C', 'A']);
    expect(mapTree(root, () => null)).toBeNull();
  });
});
