import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';

/** Ours, not a person's: labels, and names of plans, sections, fields, parts of a file. */
const OURS =
  /^(?:[A-Z][A-Z_]+\b|plan\.|active\.plan|planOf\(|titleOf\(|filter\.(?:stage|size)|word\b|part\b|path\b|what\b|id\b|companyId\b|channel\b|unknownSection|props\.unknownStage|card\.name|shortName\(|innerQuotes\(|name\b)/;
/** A company that is erased is typed as it is called, so it is shown as it is called. */
const EXACT = 'src/features/account/companies/DeleteCompanyDialog.tsx';

it('what a person named or said stands in «…» through quoted or innerQuotes only, so that its own marks become „…“', async () => {
  const found: string[] = [];
  const files = (
    await Promise.all(
      ['src', 'store', 'files', 'app'].map((root) => readdir(root, { recursive: true, withFileTypes: true })),
    )
  )
    .flat()
    .filter((one) => one.isFile() && /\.tsx?$/.test(one.name))
    .map((one) => path.join(one.parentPath, one.name));
  expect(files.length).toBeGreaterThan(100);
  for (const file of files) {
    if (file === EXACT || file.startsWith('src/samples/')) continue;
    for (const line of (await readFile(file, 'utf8')).split('\n')) {
      if (/Error\(|^\s*(?:\/\*\*|\*|\/\/)/.test(line)) continue;
      for (const [, inner = ''] of line.matchAll(/«(?:<bdi>)?\$?\{([^}]*)\}/g)) {
        if (!OURS.test(inner)) found.push(`${file}: «${inner}»`);
      }
    }
  }
  expect(found).toEqual([]);
});
