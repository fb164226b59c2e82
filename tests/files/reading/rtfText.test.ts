import { expect, test } from 'vitest';

import { readRtf } from '#files/reading/office/rtf/rtfText.ts';

const textOf = async (source: string): Promise<string> => (await readRtf(new Blob([source]))).text;

/** Russian letters as RTF has them. */
const rtf = (text: string): string => text.replaceAll(/[^\0-\u007F]/g, (sign) => String.raw`\u${sign.charCodeAt(0)}?`);

test('numbers and bullets stand as they are written, notes, remarks and running heads under the text', async () => {
  const source = rtf(
    String.raw`{\rtf1\ansi{\header Интервью 9: Рита\par}{\footerl стр. {\field{\*\fldinst PAGE}{\fldrslt 1}}\par}` +
      String.raw`{\listtext 1.\tab}Чем топите?\par{\pntext\'b7\tab}мешок\par\pard Рита: Углём{\super\chftn}{\footnote\pard\plain  Антрацит\par крупный.}, ` +
      String.raw`элек\-тричество\_то{\*\atnid O}{\*\atnauthor Олег}\chatn{\*\annotation\pard Проверить}.\par}`,
  );
  expect((await textOf(source)).split('\n\n')).toEqual([
    '1. Чем топите?',
    '• мешок',
    'Рита: Углём[1], электричество-то[2].',
    '---',
    'Сноски',
    '[1] Антрацит крупный.',
    '---',
    'Примечания',
    '[2] Олег: Проверить',
    '---',
    'Колонтитулы',
    '[верхний колонтитул] Интервью 9: Рита',
    '[нижний колонтитул] стр. 1',
  ]);
});

test('the words of a shape stand behind its paragraph, once, without its properties', async () => {
  const shape = String.raw`{\shp{\*\shpinst\shpleft0{\sp{\sn fill}{\sv red}}{\shptxt \pard in the box\par}}{\shprslt{\*\do\dptxbx{\dptxbxtext in the box}}}}`;
  expect(await textOf(String.raw`{\rtf1 before ${shape}after\par next\par}`)).toBe(
    'before after\n\nin the box\n\nnext',
  );
  expect(await textOf(String.raw`{\rtf1 a{\*\do\dobxpage{\dptxbxtext old box}}`)).toBe('a\n\nold box');
});

const row = (...cells: readonly string[]) =>
  String.raw`\trowd\cellx1\cellx2\intbl ${cells.map((cell) => `${cell}\\cell`).join(' ')}\row `;

test('a note in a table keeps the row as it is', async () => {
  const source = String.raw`{\rtf1 ${row('Anna', 'How do you do?')}${row('Ivan', String.raw`Fine{\footnote He smiles.}.`)}${row('Anna', 'Good.')}\pard end\par}`;
  expect(await textOf(source)).toBe(
    'Anna: How do you do?\n\nIvan: Fine[1].\n\nAnna: Good.\n\n[—] end\n\n[—]\n---\nСноски\n[1] He smiles.',
  );
});
