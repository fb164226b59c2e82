import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';

import { readOdt } from '#files/reading/office/odtText.ts';

/** An OpenDocument text of this body, with these styles. */
async function textOf(body: string, styles = '', masters = ''): Promise<string> {
  const zipped = zipSync({
    'content.xml': strToU8(
      `<office:document-content><office:automatic-styles>${styles}</office:automatic-styles><office:text>${body}</office:text></office:document-content>`,
    ),
    'styles.xml': strToU8(`<office:document-styles>${masters}</office:document-styles>`),
  });
  return (await readOdt(new Blob([zipped as Uint8Array<ArrayBuffer>]))).text;
}

const list = (style: string, ...items: readonly string[]): string =>
  `<text:list text:style-name="${style}">${items.map((item) => `<text:list-item>${item}</text:list-item>`).join('')}</text:list>`;
const said = (text: string): string => `<text:p>${text}</text:p>`;

test('numbers and bullets of lists stand before their first paragraph', async () => {
  const styles = [
    '<text:list-style style:name="L1"><text:list-level-style-number text:level="1" style:num-suffix="." style:num-format="1"/><text:list-level-style-number text:level="2" style:num-suffix=")" style:num-format="а"/></text:list-style>',
    '<text:list-style style:name="L4"><text:list-level-style-number text:level="1" style:num-format="1"/><text:list-level-style-number text:level="2" text:display-levels="2" style:num-format="1"/></text:list-style>',
    '<text:list-style style:name="L2"><text:list-level-style-bullet text:level="1" text:bullet-char="\uF0B7"/></text:list-style>',
    '<text:list-style style:name="L3"><text:list-level-style-number text:level="1" style:num-prefix="(" style:num-suffix=")" style:num-format="I" text:start-value="4"/></text:list-style>',
  ].join('');
  const inner = `<text:list><text:list-item>${said('печь')}</text:list-item><text:list-item>${said('газ')}</text:list-item></text:list>`;
  const body = [
    list('L1', said('Дом') + said('и двор') + inner),
    said('Пауза'),
    list('L1', said('Дача')).replace('<text:list ', '<text:list text:continue-numbering="true" '),
    list('L1', said('Снова')),
    list('L2', said('вода')),
    list('L4', said('Вопрос') + inner),
    list('L3', said('Раздел'), said('Ещё')),
  ].join('');
  expect((await textOf(body, styles)).split('\n\n')).toEqual([
    '1. Дом',
    'и двор',
    'а) печь',
    'б) газ',
    'Пауза',
    '2. Дача',
    '1. Снова',
    '• вода',
    '1 Вопрос',
    '1.1 печь',
    '1.2 газ',
    '(IV) Раздел',
    '(V) Ещё',
  ]);
});

test('notes, remarks and running heads are under the text; a box stands behind its paragraph', async () => {
  const body = [
    said(
      `Рита: Углём<text:note><text:note-citation>7</text:note-citation><text:note-body>${said('Антрацит')}</text:note-body></text:note>, ага<office:annotation><dc:creator>Олег</dc:creator><dc:date>2026</dc:date>${said('Проверить')}${said('цену')}</office:annotation>.`,
    ),
    said(`До<draw:frame><draw:text-box>${said('в рамке')}</draw:text-box></draw:frame> и после`),
    said(`<draw:custom-shape>${said('на стрелке')}</draw:custom-shape>конец`),
  ].join('');
  const masters = `<style:master-page><style:header>${said('Интервью 8')}</style:header><style:footer/></style:master-page>`;
  expect((await textOf(body, '', masters)).split('\n\n')).toEqual([
    'Рита: Углём[1], ага[2].',
    'До и после',
    'в рамке',
    'конец',
    'на стрелке',
    '---',
    'Сноски',
    '[1] Антрацит',
    '---',
    'Примечания',
    '[2] Олег: Проверить цену',
    '---',
    'Колонтитулы',
    '[верхний колонтитул] Интервью 8',
  ]);
});

describe('words as they are searched', () => {
  test('have no soft hyphens, and plain ones in the place of those that do not break', async () => {
    expect(await textOf(said('элек\u00ADтричество\u2011то'))).toBe('электричество-то');
  });
});
