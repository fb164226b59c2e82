import { counted, NBSP } from '../core/format.ts';

/** Describes unsent changes and files: «2 ваши правки и 3 файла»; empty for nothing. */
export const unsentWords = (changes: number, files: number): string =>
  [
    changes === 0 ? '' : counted(changes, ['ваша правка', 'ваши правки', 'ваших правок']),
    files === 0 ? '' : counted(files, ['файл', 'файла', 'файлов']),
  ]
    .filter(Boolean)
    .join(` и${NBSP}`);
