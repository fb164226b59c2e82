import { tableKind } from './tableKind.ts';
import { type TablePart, tableWriter } from './tableParts.ts';
import { answerWithParts } from '../answerFile.ts';

answerWithParts<TablePart>(async (file, give, progress) => {
  let most = 0;
  // A text that turns out not to be UTF-8 is read twice: the bar waits instead of going back.
  const onward = (done: number, total: number) => {
    if (done / total < most) return;
    most = done / total;
    progress(done, total);
  };
  const kind = tableKind(file);
  const writer = tableWriter(give);
  if (kind === 'xlsx') {
    const { readXlsx } = await import('./xlsxTable.ts');
    await readXlsx(file, writer, onward);
  } else if (kind === 'vcf') {
    const { readVcards } = await import('./vcards.ts');
    await readVcards(file, file.name, writer, onward);
  } else {
    const { readTextTable } = await import('./textTable.ts');
    await readTextTable(file, { isCsv: kind === 'csv', name: file.name }, writer, onward);
  }
}, 'damaged');
