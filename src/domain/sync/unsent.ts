import { quoted } from '../core/format.ts';
import { isObject, type StoredRecord } from '../core/record.ts';
import type { Kind } from '../records.ts';
import { recordTitle, valueWords } from './differences.ts';
import type { SentCommit } from './protocol.ts';

/** Fields that say nothing to a person. */
const OWN: ReadonlySet<string> = new Set(['id', 'v', 'createdAt', 'updatedAt', 'deletedAt']);

const saidIn = (value: unknown): readonly string[] =>
  isObject(value)
    ? Object.entries(value).flatMap(([field, part]) => (OWN.has(field) ? [] : [valueWords(part)]))
    : [valueWords(value)];

/** What an operation says, line by line. */
function linesOf(op: SentCommit['ops'][number]): readonly string[] {
  switch (op.op) {
    case 'create':
      return ['Создано.', ...saidIn(op.record)];
    case 'ensure':
      return saidIn(op.defaults);
    case 'set':
    case 'setMember':
      return saidIn(op.fields);
    case 'put':
      return saidIn(op.value);
    case 'drop':
      return ['Убрана часть.'];
    case 'remove':
      return ['Удалено.'];
    case 'restore':
      return ['Возвращено.'];
  }
}

/**
 * Changes that the server never got, as a text that a person reads: who lost access keeps their words.
 * @param read a record as it stands on this device, for its name
 * @param moment a commit's moment in words
 */
export function unsentText(
  company: string,
  commits: readonly Pick<SentCommit, 'at' | 'ops'>[],
  read: (kind: Kind, id: string) => StoredRecord | undefined,
  moment: (at: string) => string,
): string {
  const parts = commits.flatMap(({ at, ops }) =>
    ops.map((op) => {
      const lines = linesOf(op).map((line) => line.trim());
      return [`${moment(at)}. ${recordTitle(op.kind, read(op.kind, op.id))}`, ...lines.filter(Boolean)].join('\n');
    }),
  );
  return `${[`Несохранённое в компании ${quoted(company)}`, ...parts].join('\n\n')}\n`;
}
