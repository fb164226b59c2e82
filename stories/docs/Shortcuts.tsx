import { Caps } from './component/Keys.tsx';
import { Table } from './Table.tsx';

/** Rows of the table of keys in docs/features.md: the one list there is. */
const rowsOf = (features: string): string[][] =>
  (/## Клавиши\n\n[^\n]+\n[^\n]+\n((?:\|[^\n]+\n)+)/.exec(features)?.[1] ?? '')
    .trim()
    .split('\n')
    .map((line) => line.slice(1, -1).split('|'))
    .map((cells) => cells.map((cell) => cell.trim()));

/** `Ctrl`/`Cmd` + `K` of that table as caps are written here: Ctrl или Cmd + K. */
const capsOf = (keys: string): string =>
  keys.replaceAll('`/`', '⁄').replaceAll('`/', ' или ').replaceAll('`', '').replaceAll('⁄', '/');

/** Keys that the whole application hears, where and what for. */
export function ShortcutTable({ features }: { features: string }) {
  return (
    <Table
      label="Клавиши приложения"
      head={['Клавиша', 'Что делает', 'Где']}
      rows={rowsOf(features).map(([keys = '', does = '', where = '']) => [
        <Caps key="keys" keys={capsOf(keys)} />,
        does,
        where,
      ])}
    />
  );
}
