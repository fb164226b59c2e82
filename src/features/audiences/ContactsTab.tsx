import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { acceptOf, CONTACT_ATTACHMENTS } from '../../domain/core/attachment/attachment.ts';
import type { ContactType } from '../../domain/audiences/contact.ts';
import { counted, NBSP } from '../../domain/core/format.ts';
import { FormError } from '../../patterns/form/FormError.tsx';
import { media } from '../../theme/media.ts';
import { spaces } from '../../theme/tokens.ts';
import { FileDrop } from '../../ui/field/FileDrop.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { TextArea } from '../../ui/field/TextArea.tsx';
import { isEmptyDraft, keptColumns, mendLine } from './contacts/contactDraft.ts';
import { ContactFileList } from './ContactFileList.tsx';
import { ContactPreview, type ContactPreviewProps } from './ContactPreview.tsx';
import type { ContactDrafts } from './contacts/useContactDrafts.ts';
import type { DraftPreview } from './contacts/useContactPreview.ts';

export interface ContactsTabProps extends Pick<ContactPreviewProps, 'taken' | 'onTake' | 'elsewhere' | 'refused'> {
  /** Phones or Telegram names. */
  type: ContactType;
  /** Content of the tabs. */
  drafts: ContactDrafts;
  /** Preview of this tab. */
  preview: Pick<DraftPreview, 'preview' | 'busy'>;
  /** It is being sent, and nothing may change. */
  busy: boolean;
  /** Why it could not be sent; empty otherwise. */
  error: string;
}

const Sources = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${spaces[4]}px;
  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }

  /* The drop zone stands beside the field and not beside its label. */
  & > :last-child {
    align-content: center;
    align-self: start;
    min-height: 198px;
    margin-top: ${spaces[5]}px;
    ${media.mobile} {
      min-height: 0;
      margin-top: 0;
    }
  }
`;

/** A number that is not broken at its hyphens. */
const Example = styled.span`
  white-space: nowrap;
`;

const TEXT_FIELDS: Readonly<Record<ContactType, { label: string; hint: ReactNode }>> = {
  phone: {
    label: 'Номера телефонов',
    hint: (
      <>
        По одному в строке: <Example>+7(900)123-45-67</Example>, <Example>8-900-123-45-67</Example>,{' '}
        <Example>79001234567</Example>. Другие страны — с{NBSP}+ и{NBSP}кодом. Подойдут и{NBSP}почта, и{NBSP}@имя
      </>
    ),
  },
  telegram: {
    label: 'Имена в Telegram',
    hint: 'По одному в строке: с @ или без, можно ссылкой t.me/имя. Подойдёт и почта',
  },
};

/** Keeps a hundred thousand pasted lines from pushing all the rest away. */
const TEXT_STYLE = { maxHeight: 240 } as const;

/** Contacts of one kind, typed or in files, with what is recognised of them (R46). */
export function ContactsTab(props: ContactsTabProps) {
  const { type, drafts, preview, busy, error } = props;
  const { change, addFiles, retry, cancel, removeFile, setReading } = drafts;
  const draft = drafts.drafts[type];
  const columns = [...new Set(draft.files.flatMap(({ reading }) => keptColumns(reading)))];
  return (
    <Stack>
      <Sources>
        <TextArea
          {...TEXT_FIELDS[type]}
          rows={8}
          style={TEXT_STYLE}
          value={draft.text}
          readOnly={busy}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => {
            const text = event.target.value;
            change(type, (now) => ({ ...now, text }));
          }}
        />
        <FileDrop
          label="Или файлы со списком"
          hint={`.txt, .csv, .tsv, .xlsx, .vcf — до ${counted(CONTACT_ATTACHMENTS.limit, ['файла', 'файлов', 'файлов'])}. Читаем все листы; что в колонках, предложим сами.`}
          accept={acceptOf(CONTACT_ATTACHMENTS)}
          multiple
          disabled={busy}
          onFiles={(files) => addFiles(type, files)}
        />
      </Sources>
      <FormError message={drafts.refused[type]} />
      <ContactFileList
        label="Выбранные файлы"
        files={draft.files}
        progress={drafts.progress}
        disabled={busy}
        onCancel={(id) => cancel(type, id)}
        onRetry={(id) => {
          const chosen = draft.files.find((one) => one.id === id);
          if (chosen) retry(type, chosen);
        }}
        onRemove={(id) => removeFile(type, id)}
        onReadingChange={(id, reading) => setReading(type, id, reading)}
      />
      {isEmptyDraft(draft) ? null : (
        <ContactPreview
          foreign={drafts.foreign ?? undefined}
          columns={columns}
          preview={preview.preview}
          busy={preview.busy}
          taken={props.taken}
          onTake={props.onTake}
          elsewhere={props.elsewhere}
          refused={props.refused}
          disabled={busy}
          onMend={(line, text) => change(type, (now) => mendLine(now, line, text))}
          onRemove={(line) => change(type, (now) => mendLine(now, line, ''))}
        />
      )}
      <FormError message={error} />
    </Stack>
  );
}
