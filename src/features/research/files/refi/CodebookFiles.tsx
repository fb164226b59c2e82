import { BookMarked, Download, Upload } from 'lucide-react';
import { useRef, useState } from 'react';

import { Button } from '../../../../ui/Button.tsx';
import { Menu } from '../../../../ui/menu/Menu.tsx';
import { onDemand } from '../../../../ui/onDemand.ts';
import type { CodebookImportDialogProps } from './CodebookImportDialog.tsx';
import type { CodebookFilesActs } from './refiActs.ts';

const CodebookImportDialog = onDemand(() =>
  import('./CodebookImportDialog.tsx').then((module) => module.CodebookImportDialog),
);

export interface CodebookFilesProps {
  /** Whether there are codes to save. */
  hasCodes: boolean;
  /** Makes and reads the files. */
  acts: CodebookFilesActs;
}

/** «Кодовая книга» as a file: saves the codes as .qdc, and takes those of another program in. */
export function CodebookFiles({ hasCodes, acts }: CodebookFilesProps) {
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [chosen, setChosen] = useState<Pick<CodebookImportDialogProps, 'fileName' | 'read'> | null>(null);
  const run = async (what: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await what();
    } finally {
      setBusy(false);
    }
  };
  const read = (file: File) => run(async () => setChosen({ fileName: file.name, read: await acts.onRead(file) }));
  return (
    <>
      <Menu
        label="Кодовая книга в файле"
        trigger={
          <Button icon={<BookMarked />} busy={busy}>
            Кодовая книга
          </Button>
        }
        items={[
          {
            needs: 'Viewer',
            label: 'Скачать .qdc (REFI-QDA)',
            icon: <Download />,
            disabled: !hasCodes,
            onSelect: () => void run(acts.onExport),
          },
          { needs: 'Researcher', label: 'Загрузить .qdc…', icon: <Upload />, onSelect: () => input.current?.click() },
        ]}
      />
      <input
        ref={input}
        type="file"
        accept=".qdc"
        hidden
        aria-label="Файл кодовой книги"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // The same file may be chosen again.
          event.target.value = '';
          if (file) void read(file);
        }}
      />
      {chosen ? <CodebookImportDialog {...chosen} onClose={() => setChosen(null)} /> : null}
    </>
  );
}
