import { useState } from 'react';
import { styled } from 'styled-components';

import { acceptOf, RESEARCH_ATTACHMENTS } from '../../domain/core/attachment/attachment.ts';
import { extensionOf } from '../../domain/core/attachment/fileKind.ts';
import { shortName } from '../../domain/core/attachment/refusalMessage.ts';
import { counted } from '../../domain/core/format.ts';
import type { Loadable } from '../../domain/core/loadable.ts';
import { RESEARCH_TYPE_LABELS, RESEARCH_TYPES } from '../../domain/research/research.ts';
import type { FolderFile } from '../../domain/research/folder.ts';
import { MAX_PEOPLE } from '../../domain/research/studyDraft.ts';
import { TERMS } from '../../domain/terms.ts';
import { AttachmentList } from '../../patterns/AttachmentList.tsx';
import { FormError } from '../../patterns/form/FormError.tsx';
import { PickList, type PickOption } from '../../patterns/form/PickList.tsx';
import { RecordForm } from '../../patterns/form/RecordForm.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { FileDrop } from '../../ui/field/FileDrop.tsx';
import { FormGrid } from '../../ui/FormGrid.tsx';
import { NumberField } from '../../ui/field/NumberField.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { Select } from '../../ui/field/Select.tsx';
import { TextArea } from '../../ui/field/TextArea.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { onDemand } from '../../ui/onDemand.ts';
import type { ReadChats } from './files/chatActs.ts';
import { useAccountChats } from './files/useAccountChats.ts';
import type { LoadRefi } from './files/refi/refiActs.ts';
import { useUpload, type UploadOptions } from './files/useUpload.ts';
import { useSharedCompany } from '../../ui/context/SharedCompany.ts';

export interface UploadResearchDialogProps extends UploadOptions {
  /** Whether the dialog is open. What was typed is kept while it is closed. */
  open: boolean;
  /** Called with the wanted state. */
  onOpenChange: (open: boolean) => void;
  /** Files of a folder were chosen or dropped: each of its folders can be a study. */
  onFolder: (found: readonly FolderFile<File>[]) => void;
  /** Fetches what reads a project of REFI-QDA that was chosen among the files: it becomes a study of its own. */
  refi: LoadRefi;
  /** Reads which chats a .json holds: of a whole account they are chosen. Default: every file is taken as it is. */
  readChats?: ReadChats | undefined;
  /** Experiments the study can belong to. */
  experiments: Loadable<readonly PickOption[]>;
  /** Backlog hypotheses the study can look into. */
  hypotheses: Loadable<readonly PickOption[]>;
  /** Audiences that can have been asked. */
  audiences: Loadable<readonly PickOption[]>;
}

const RefiImportDialog = onDemand(() =>
  import('./files/refi/RefiImportDialog.tsx').then((module) => module.RefiImportDialog),
);

const ChatsDialog = onDemand(() => import('./files/ChatsDialog.tsx').then((module) => module.ChatsDialog));

const TYPE_OPTIONS = RESEARCH_TYPES.map((type) => ({ value: type, label: RESEARCH_TYPE_LABELS[type] }));
// A long file name is cut, not the dialog widened.
const Fields = styled.div`
  display: contents;

  & > output:empty {
    display: none;
  }
  & > ul {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Whether a file is a project of REFI-QDA. */
const isProject = ({ name }: File): boolean => extensionOf(name) === 'qdpx';

/** «Загрузить новое исследование»: the study, what it is linked to, and its files (R33). */
export function UploadResearchDialog(props: UploadResearchDialogProps) {
  const isShared = useSharedCompany();
  const { open, onOpenChange, experiments, hypotheses, audiences } = props;
  const { form, files, refusedFiles, progress, addFiles, removeFile, cancel, empty } = useUpload(props);
  const [project, setProject] = useState<File | null>(null);
  const chats = useAccountChats(props.readChats, addFiles);
  const take = (incoming: readonly File[]) => {
    const found = incoming.find(isProject);
    if (found) setProject(found);
    const others = incoming.filter((file) => !isProject(file));
    if (others.length > 0) chats.take(others);
  };
  if (chats.asked && open) {
    return (
      <ChatsDialog
        key={chats.left}
        account={chats.asked}
        room={RESEARCH_ATTACHMENTS.limit - files.length - chats.waiting}
        onChosen={chats.settle}
        onClose={() => chats.settle([])}
      />
    );
  }
  if (project && open) {
    return (
      <RefiImportDialog
        file={project}
        author={props.author}
        load={props.refi}
        onClose={() => setProject(null)}
        onTaken={() => {
          setProject(null);
          onOpenChange(false);
        }}
      />
    );
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) {
          cancel();
          chats.stop();
        }
        onOpenChange(next);
      }}
      title="Загрузить новое исследование"
      description={
        isShared === null
          ? 'Текст из файлов можно читать, искать и цитировать.'
          : isShared
            ? 'Файлы уйдут на сервер, их увидит команда; текст из них можно читать, искать и цитировать.'
            : 'Файлы остаются в этом браузере: текст из них можно читать, искать и цитировать.'
      }
      size="lg"
      footer={
        progress ? (
          <ProgressBar label={progress.label} value={progress.share} max={1} onCancel={cancel} cancelLabel="Отменить" />
        ) : (
          <>
            <Button needs="Researcher" variant="primary" type="submit" form="upload-research">
              Загрузить
            </Button>
            <Button onClick={() => onOpenChange(false)}>Отмена</Button>
          </>
        )
      }
    >
      <RecordForm
        id="upload-research"
        form={form}
        onSent={() => {
          empty();
          onOpenChange(false);
        }}
      >
        <Fields>
          <TextField {...form.text('title')} label={TERMS.research.title} required />
          <TextArea {...form.text('description')} label={TERMS.research.description} required rows={3} />
          <FormGrid columns={3}>
            <Select
              {...form.choice('type')}
              label={TERMS.research.type}
              required
              placeholder="Выберите тип"
              options={TYPE_OPTIONS}
            />
            <NumberField {...form.text('participants')} label={TERMS.research.participants} min={0} max={MAX_PEOPLE} />
            <TextField {...form.text('author')} label={TERMS.research.author} autoComplete="name" />
          </FormGrid>
          <Select
            {...form.choice('audienceId')}
            label={TERMS.research.audienceId}
            hint="Её участников посчитаем на экране «Аудитории»"
            options={[{ value: '', label: 'Не выбрана' }, ...(audiences.state === 'ready' ? audiences.value : [])]}
          />
          <FileDrop
            label="Файлы исследования"
            hint={`Аудио, видео, .txt, .md, .doc, .docx, .odt, .rtf, .pdf, субтитры и расшифровки (.vtt, .srt, .tsv, .json и другие), чаты Telegram, ВКонтакте и Instagram — до ${counted(RESEARCH_ATTACHMENTS.limit, ['файла', 'файлов', 'файлов'])}. Папка — сразу несколько исследований. Проект REFI-QDA .qdpx — исследование с кодами`}
            accept={`${acceptOf(RESEARCH_ATTACHMENTS)},.qdpx`}
            multiple
            disabled={progress !== null}
            onFiles={take}
            onFolder={props.onFolder}
          />
          <FormError message={refusedFiles} />
          <output>{chats.looking === '' ? null : `Смотрим, какие чаты в «${shortName(chats.looking)}»…`}</output>
          <AttachmentList label="Выбранные файлы" files={files} disabled={progress !== null} onRemove={removeFile} />
          <PickList
            label={TERMS.research.experimentIds}
            options={experiments}
            selected={form.values.experimentIds}
            onChange={(experimentIds) => form.type({ experimentIds })}
            emptyText="Экспериментов пока нет."
          />
          <PickList
            label={TERMS.research.hypothesisIds}
            options={hypotheses}
            selected={form.values.hypothesisIds}
            onChange={(hypothesisIds) => form.type({ hypothesisIds })}
            emptyText="Гипотез в бэклоге пока нет."
          />
        </Fields>
      </RecordForm>
    </Dialog>
  );
}
