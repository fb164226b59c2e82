import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { styled } from 'styled-components';

import { acceptAttachments, acceptOf, refusalMessage, RESEARCH_ATTACHMENTS } from '../../domain/attachment.ts';
import { counted, parseNumber } from '../../domain/format.ts';
import type { Outcome } from '../../domain/outcome.ts';
import { RESEARCH_TYPE_LABELS, RESEARCH_TYPES, type ResearchType } from '../../domain/research.ts';
import type { ResearchForm } from '../../domain/researchRules.ts';
import { AttachmentList } from '../../patterns/AttachmentList.tsx';
import { FormError } from '../../patterns/FormError.tsx';
import { PickList, type PickOption } from '../../patterns/PickList.tsx';
import { media } from '../../theme/media.ts';
import { spaces } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FileDrop } from '../../ui/FileDrop.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';

/** How far an upload has come. */
export interface UploadProgress {
  /** What is being done, in Russian: «Читаем interview.pdf». */
  readonly label: string;
  /** Part done, 0 to 1. */
  readonly share: number;
}

/** What an upload takes and reports while it runs. */
export interface UploadControls {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: UploadProgress) => void;
}

export interface UploadResearchDialogProps {
  /** Whether the dialog is open. What was typed is kept while it is closed. */
  open: boolean;
  /** Called with the wanted state. */
  onOpenChange: (open: boolean) => void;
  /** Experiments the study can belong to. */
  experiments: readonly PickOption[];
  /** Backlog hypotheses the study can look into. */
  hypotheses: readonly PickOption[];
  /** Reads, keeps and stores; the form is emptied and closed only when that has happened. */
  onUpload: (form: ResearchForm, files: readonly File[], controls: UploadControls) => Promise<Outcome>;
  /** Called when required fields are missing: the app shows the toast of specification §8. */
  onInvalid: () => void;
}

interface Draft {
  title: string;
  description: string;
  type: ResearchType | '';
  participants: string;
  author: string;
  experimentIds: readonly string[];
  hypothesisIds: readonly string[];
}

const EMPTY: Draft = {
  title: '',
  description: '',
  type: '',
  participants: '',
  author: '',
  experimentIds: [],
  hypothesisIds: [],
};

const TYPE_OPTIONS = RESEARCH_TYPES.map((type) => ({ value: type, label: RESEARCH_TYPE_LABELS[type] }));
const REQUIRED = (value: string) => value.trim() !== '' || 'Заполните это поле';

/** Most people a study can have; beyond it a slip of the finger is likelier. */
const MAX_PARTICIPANTS = 1_000_000;

function checkParticipants(text: string): true | string {
  if (text.trim() === '') return true;
  const number = parseNumber(text);
  if (number === undefined || !Number.isInteger(number) || number < 0) return 'Введите целое число, например 12';
  return number <= MAX_PARTICIPANTS || `Не больше ${MAX_PARTICIPANTS.toLocaleString('ru-RU')}`;
}

const Fields = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[4]}px;

  /* A long file name is cut, not the dialog widened. */
  & > ul {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${spaces[4]}px;
  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** «Загрузить новое исследование»: the study, what it is linked to, and its files (specification §2, §3, §5). */
export function UploadResearchDialog(props: UploadResearchDialogProps) {
  const { open, onOpenChange, experiments, hypotheses, onUpload, onInvalid } = props;
  const form = useForm<Draft>({ defaultValues: EMPTY, mode: 'onSubmit' });
  const { errors } = form.formState;
  const [files, setFiles] = useState<readonly File[]>([]);
  const [refusedFiles, setRefusedFiles] = useState('');
  const [error, setError] = useState('');
  const [progress, setProgress] = useState<UploadProgress | null>(null);
  const [running, setRunning] = useState<AbortController | null>(null);

  const addFiles = (incoming: readonly File[]) => {
    const { accepted, refused } = acceptAttachments(files, incoming, RESEARCH_ATTACHMENTS);
    setFiles([...files, ...accepted]);
    setRefusedFiles(refused.length > 0 ? refusalMessage(refused, RESEARCH_ATTACHMENTS) : '');
  };

  const send = async (draft: Draft) => {
    if (running || draft.type === '') return;
    const controller = new AbortController();
    setRunning(controller);
    setError('');
    setProgress({ label: 'Сохраняем исследование', share: 0 });
    const outcome = await onUpload(
      { ...draft, type: draft.type, participants: parseNumber(draft.participants) ?? 0 },
      files,
      { signal: controller.signal, onProgress: setProgress },
    );
    setRunning(null);
    setProgress(null);
    if (!outcome.ok) {
      setError(outcome.message);
      return;
    }
    form.reset(EMPTY);
    setFiles([]);
    setRefusedFiles('');
    onOpenChange(false);
  };

  const submit = form.handleSubmit(send, (problems) => {
    if (problems.title ?? problems.description ?? problems.type) onInvalid();
  });

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) running?.abort();
        onOpenChange(next);
      }}
      title="Загрузить новое исследование"
      description="Файлы остаются в этом браузере: текст из них можно читать, искать и цитировать."
      size="lg"
      footer={
        progress ? (
          <ProgressBar
            label={progress.label}
            value={progress.share}
            max={1}
            onCancel={() => running?.abort()}
            cancelLabel="Отменить"
          />
        ) : (
          <>
            <Button variant="primary" type="submit" form="upload-research">
              Загрузить
            </Button>
            <Button onClick={() => onOpenChange(false)}>Отмена</Button>
          </>
        )
      }
    >
      <Fields id="upload-research" noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label="Название"
          required
          error={errors.title?.message}
          {...form.register('title', { validate: REQUIRED })}
        />
        <TextArea
          label="Описание"
          required
          rows={3}
          error={errors.description?.message}
          {...form.register('description', { validate: REQUIRED })}
        />
        <Row>
          <Select
            label="Тип исследования"
            required
            placeholder="Выберите тип"
            options={TYPE_OPTIONS}
            error={errors.type?.message}
            {...form.register('type', { validate: REQUIRED })}
          />
          <NumberField
            label="Количество участников"
            min={0}
            max={MAX_PARTICIPANTS}
            error={errors.participants?.message}
            {...form.register('participants', { validate: checkParticipants })}
          />
          <TextField label="Автор" autoComplete="name" {...form.register('author')} />
        </Row>
        <FileDrop
          label="Файлы исследования"
          hint={`Аудио, видео, .txt, .doc, .docx, .pdf — до ${counted(RESEARCH_ATTACHMENTS.limit, ['файла', 'файлов', 'файлов'])}`}
          accept={acceptOf(RESEARCH_ATTACHMENTS)}
          multiple
          disabled={progress !== null}
          onFiles={addFiles}
        />
        <FormError message={refusedFiles} />
        <AttachmentList
          label="Выбранные файлы"
          files={files}
          disabled={progress !== null}
          onRemove={(index) => setFiles(files.filter((_, place) => place !== index))}
        />
        <Controller
          control={form.control}
          name="experimentIds"
          render={({ field }) => (
            <PickList
              label="Связанные эксперименты"
              options={experiments}
              selected={field.value}
              onChange={field.onChange}
              emptyText="Экспериментов пока нет."
            />
          )}
        />
        <Controller
          control={form.control}
          name="hypothesisIds"
          render={({ field }) => (
            <PickList
              label="Связанные гипотезы тактики"
              options={hypotheses}
              selected={field.value}
              onChange={field.onChange}
              emptyText="Гипотез в бэклоге пока нет."
            />
          )}
        />
        <FormError message={error} />
      </Fields>
    </Dialog>
  );
}
