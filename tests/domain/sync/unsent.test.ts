import { describe, expect, it } from 'vitest';

import type { Op } from '#src/domain/core/operation.ts';
import type { StoredRecord } from '#src/domain/core/record.ts';
import { unsentText } from '#src/domain/sync/unsent.ts';

const ID = 'ecc91057-a9dd-4dbd-933f-59c2113ea4e1';
const AT = '2026-11-28T20:39:10.544Z';
const NEW = 'Если напоминать, люди платят вовремя (без сети)';

const textOf = (commits: readonly (readonly unknown[])[], known: Readonly<Record<string, object>> = {}): string =>
  unsentText(
    'Тёплый дом',
    commits.map((ops) => ({ at: AT, ops: ops as readonly Op[] })),
    (kind, id) => known[`${kind}/${id}`] as StoredRecord | undefined,
    () => '28 ноября 2026 г. в 23:39',
  );

/** A hypothesis rewritten with its book of earlier values, and a comment: what a newcomer took along. */
const REWRITTEN = [
  { op: 'set', kind: 'hypothesis', id: ID, fields: { text: NEW } },
  {
    op: 'put',
    kind: 'hypothesis',
    id: ID,
    map: 'history',
    key: 'k1',
    value: { field: 'text', was: 'Люди платят вовремя', until: AT, by: 'Кирилл Морозов', position: 'i' },
  },
];
const SAID = {
  op: 'create',
  kind: 'comment',
  id: ID,
  record: {
    id: ID,
    on: `research:${ID}`,
    part: null,
    threadId: null,
    authorId: ID,
    authorName: 'Кирилл Морозов',
    text: 'Комментарий без сети',
    mentions: [{ id: ID, name: 'Ольга Б.' }],
    editedAt: null,
    withdrawnAt: null,
    turns: {},
  },
};

describe('what was not sent, as a text', () => {
  it('tells each record once, by the words of the screens, and counts as the banner does', () => {
    const text = textOf([REWRITTEN, [SAID]], { [`hypothesis/${ID}`]: { id: ID, text: NEW } });
    expect(text.replaceAll('\u00A0', ' ')).toBe(`Несохранённое в компании «Тёплый дом»

До сервера не дошло: 2 ваши правки.

Гипотеза. 28 ноября 2026 г. в 23:39
Гипотеза: ${NEW}

Комментарий. 28 ноября 2026 г. в 23:39
Создано.
Комментарий: Комментарий без сети
`);
  });

  it('holds one record that was changed twice once, with what was written last', () => {
    const titled = ['Прежнее', 'Нынешнее'].map((title) => [
      { op: 'set', kind: 'research', id: 'r1', fields: { title, startDate: '2026-12-01' } },
    ]);
    const text = textOf(titled);
    expect(text).toContain('2 ваши правки'.replace(' ', '\u00A0'));
    expect(text.match(/Исследование\./g)).toHaveLength(1);
    expect(text).toContain('Название: Нынешнее\nНачало: 01.12.2026');
    expect(text).not.toContain('Прежнее');
  });

  it('calls nobody, and says of those whom the company asks only that something was changed', () => {
    const text = textOf([
      [
        { op: 'set', kind: 'participant', id: 'p1', fields: { name: 'Марина Тайная', notes: 'Перезвонить' } },
        { op: 'setMember', kind: 'contactList', id: 'c1', map: 'contacts', key: 'k', fields: { phones: ['+79000000001'] } },
        { op: 'create', kind: 'member', id: 'm1', record: { id: 'm1', name: 'Пётр Скрытый', email: 'petr@team.example' } },
        { op: 'set', kind: 'research', id: 'r1', fields: { author: 'Кирилл Морозов', description: 'О счетах' } },
        { op: 'set', kind: 'experiment', id: 'e1', fields: { assigneeId: 'm1' } },
        {
          op: 'put',
          kind: 'hypothesis',
          id: 'h1',
          map: 'quotes',
          key: 'q1',
          value: { text: 'Плачу поздно', respondent: 'Марина Тайная', researchId: ID, stance: 'for', position: 'i' },
        },
      ],
    ], { 'member/m1': { id: 'm1', name: 'Пётр Скрытый' } }); // prettier-ignore
    expect(text).not.toMatch(/Марина|79000000001|Скрытый|petr@|Морозов|Перезвонить/);
    expect(text).toContain('Участник исследований. 28 ноября 2026 г. в 23:39\nИмена и контакты в файл не входят.');
    expect(text).toContain('О счетах');
    expect(text).toContain('Плачу поздно');
  });

  it('says of a file how it is called, and nothing that has no name for a person', () => {
    const record = {
      researchId: ID,
      name: 'Ольга.txt',
      size: 99,
      mime: 'text/plain',
      fileId: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
      state: 'text',
      note: '',
      transcriptOf: null,
      speakers: {},
      position: 'i',
    };
    const text = textOf([[{ op: 'create', kind: 'material', id: 'm1', record }]]);
    expect(text.split('\n\n').at(-1)).toBe(
      'Материал исследования. 28 ноября 2026 г. в 23:39\nСоздано.\nНазвание файла: Ольга.txt\n',
    );
  });

  it('has no ids, raw moments or names of fields, and says what was taken away', () => {
    const text = textOf([
      [
        { op: 'remove', kind: 'research', id: 'r2' },
        { op: 'drop', kind: 'board', id: 'vision', map: 'cards', key: 'needs' },
        { op: 'set', kind: 'code', id: 'c1', fields: { position: 'i', parentId: ID } },
      ],
    ]);
    expect(text).toContain('Исследование. 28 ноября 2026 г. в 23:39\nУдалено.');
    expect(text).toMatch(/: убрано\./);
    expect(text).toContain('Место в списке или связь.');
    expect(text).not.toContain(ID);
  });
});
