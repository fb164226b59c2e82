import { Caps } from './component/Keys.tsx';
import { Table } from './Table.tsx';

/** Rows of the README's table of keys: the one list there is. */
const rowsOf = (readme: string): string[][] =>
  (/### Клавиши\n\n[^\n]+\n[^\n]+\n((?:\|[^\n]+\n)+)/.exec(readme)?.[1] ?? '')
    .trim()
    .split('\n')
    .map((line) => line.slice(1, -1).split('|'))
    .map((cells) => cells.map((cell) => cell.trim()));

/** `Ctrl`/`Cmd` + `K` of the README as caps are written here: Ctrl или Cmd + K. */
const capsOf = (keys: string): string =>
  keys.replaceAll('`/`', '⁄').replaceAll('`/', ' или ').replaceAll('`', '').replaceAll('⁄', '/');

/** Keys that the whole application hears, where and what for. */
export function ShortcutTable({ readme }: { readme: string }) {
  return (
    <Table
      label="Клавиши приложения"
      head={['Клавиша', 'Что делает', 'Где']}
      rows={rowsOf(readme).map(([keys = '', does = '', where = '']) => [
        <Caps key="keys" keys={capsOf(keys)} />,
        does,
        where,
      ])}
    />
  );
}
