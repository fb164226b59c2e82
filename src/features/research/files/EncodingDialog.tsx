import { styled } from 'styled-components';

import type { Outcome } from '../../../domain/core/outcome.ts';
import { FormDialog } from '../../../patterns/form/FormDialog.tsx';
import { useRecordForm } from '../../../patterns/form/useRecordForm.ts';
import { fontSizes, radii, spaces } from '../../../theme/tokens.ts';
import { Select } from '../../../ui/field/Select.tsx';

/** How a file's beginning reads in one encoding. */
export interface EncodingPreview {
  /** The encoding, as it is named in code: `koi8-r`. */
  readonly encoding: string;
  /** The first lines of the file in it. */
  readonly words: string;
}

export interface EncodingDialogProps {
  /** The file's name. */
  name: string;
  /** How it reads in each encoding, the likeliest first: that one is chosen. */
  previews: readonly EncodingPreview[];
  /** Reads the file again; the dialog closes only when its text is stored. */
  onRead: (encoding: string) => Promise<Outcome>;
  /** Called when the dialog is to close. */
  onClose: () => void;
}

const LABELS: Readonly<Record<string, string>> = {
  'utf-8': 'UTF-8 — принятая сейчас всюду',
  'windows-1251': 'Windows-1251 — русская Windows',
  'koi8-r': 'KOI8-R — старые почта и Unix',
  ibm866: 'CP866 — DOS и старые учётные программы',
  'x-mac-cyrillic': 'Mac Cyrillic — старый Mac',
  'iso-8859-5': 'ISO 8859-5',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16, старший байт первым',
  'utf-32le': 'UTF-32',
  'utf-32be': 'UTF-32, старший байт первым',
};

const Preview = styled.pre`
  max-height: 16rem;
  margin: 0;
  padding: ${spaces[3]}px;
  overflow: auto;
  border: 1px solid var(--color-hairline);
  border-radius: ${radii.block}px;
  font-family: inherit;
  font-size: ${fontSizes.md};
  line-height: 1.55;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

/** Asks in which encoding a file is to be read again, beside how it begins in it (R478). */
export function EncodingDialog({ name, previews, onRead, onClose }: EncodingDialogProps) {
  const form = useRecordForm<{ encoding: string }>({
    record: { encoding: previews[0]?.encoding ?? '' },
    check: () => ({}),
    onSubmit: ({ encoding }) => onRead(encoding),
  });
  const shown = previews.find(({ encoding }) => encoding === form.values.encoding);
  return (
    <FormDialog
      form={form}
      title="Кодировка файла"
      description={`${name}: выберите ту, в которой слова читаются. Текст будет прочитан заново, отметки останутся у своих слов.`}
      size="lg"
      submitLabel="Прочитать заново"
      onClose={onClose}
    >
      <Select
        {...form.choice('encoding')}
        label="Кодировка"
        options={previews.map(({ encoding }) => ({ value: encoding, label: LABELS[encoding] ?? encoding }))}
      />
      <section aria-label="Начало файла">
        <Preview tabIndex={0}>{shown?.words}</Preview>
      </section>
    </FormDialog>
  );
}
