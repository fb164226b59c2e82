import { useContext } from 'react';

import { counted, quoted } from '../../../../domain/core/format.ts';
import { REFI_ORIGIN } from '../../../../domain/exchange/project.ts';
import { RESEARCH_TYPE_LABELS, RESEARCH_TYPES, type ResearchType } from '../../../../domain/research/research.ts';
import { TERMS } from '../../../../domain/terms.ts';
import { FormError } from '../../../../patterns/form/FormError.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/dialog/Dialog.tsx';
import { Select } from '../../../../ui/field/Select.tsx';
import { TextField } from '../../../../ui/field/TextField.tsx';
import { FormGrid } from '../../../../ui/FormGrid.tsx';
import { ProgressBar } from '../../../../ui/ProgressBar.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { PeopleSlots } from '../../people/PeopleSlots.ts';
import type { LoadRefi, RefiPreview } from './refiActs.ts';
import { useRefiImport } from './useRefiImport.ts';

export interface RefiImportDialogProps {
  /** The .qdpx that was chosen; given anew, the dialog begins anew under another React key. */
  file: File;
  /** Whose study it becomes: the profile's name; empty when it has none. */
  author: string;
  /** Fetches what reads it and tells what it holds. */
  load: LoadRefi;
  /** The dialog is to close; nothing was stored. */
  onClose: () => void;
  /** It was stored. */
  onTaken: () => void;
}

const TYPE_OPTIONS = RESEARCH_TYPES.map((type) => ({ value: type, label: RESEARCH_TYPE_LABELS[type] }));

const CODES = ['код', 'кода', 'кодов'] as const;

/** Describes what becomes of the project's codes in the codebook. */
function codesSentence({ added, joined }: RefiPreview['codes']): string {
  if (added + joined === 0) return '';
  const there = joined > 0 ? ` ${counted(joined, CODES)} с такими названиями уже есть: отрывки получат их.` : '';
  return `${added > 0 ? `В кодовую книгу добавится ${counted(added, CODES)}.` : ''}${there}`.trim();
}

const HYPOTHESES = ['гипотеза', 'гипотезы', 'гипотез'] as const;

/** Describes what becomes of the project's hypotheses in the company, besides those that belong to the study alone. */
function hypothesesSentence({ added, joined }: RefiPreview['hypotheses']): string {
  const there = joined > 0 ? ` ${counted(joined, HYPOTHESES)} в компании уже есть: второй раз не заведём.` : '';
  return `${added > 0 ? `В бэклог добавится ${counted(added, HYPOTHESES)}.` : ''}${there}`.trim();
}

/** Whose project it is, as a sentence begins; the product's own name is declined. */
const sourceWords = (origin: string): string =>
  origin === '' ? 'В проекте' : `Проект из ${origin === REFI_ORIGIN ? `${origin}а` : origin}`;

/** Shows the content of a project, the parts that are only kept, and the parts that are not imported. */
function Contents({ preview }: { readonly preview: RefiPreview }) {
  const { origin, contents, codes, hypotheses, foreign, losses } = preview;
  const sentences = [
    `${sourceWords(origin)}: ${contents}.`,
    codesSentence(codes),
    hypothesesSentence(hypotheses),
    foreign === '' ? '' : `Не показываем, но сохраним и вернём при выгрузке: ${foreign}.`,
    ...losses,
  ];
  return sentences.filter(Boolean).map((sentence) => <p key={sentence}>{sentence}</p>);
}

/** «Проект REFI-QDA»: what a .qdpx holds, before it becomes a study. */
export function RefiImportDialog({ file, author, load, onClose, onTaken }: RefiImportDialogProps) {
  const taking = useRefiImport(file, author, load, onTaken);
  const { preview, progress, problem, title, type, way } = taking;
  const known = preview?.known ?? null;
  const { ofRemoval } = useContext(PeopleSlots);
  const isReading = preview === null && progress !== null;
  const close = () => {
    taking.stop();
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) close();
      }}
      title="Проект REFI-QDA"
      description={file.name}
      footer={
        progress ? (
          <ProgressBar
            label={isReading ? `Читаем ${progress.label}` : progress.label}
            value={progress.share}
            max={1}
            onCancel={isReading ? close : taking.stop}
            cancelLabel="Отменить"
          />
        ) : (
          <>
            {preview ? (
              <Button
                needs="Researcher"
                variant="primary"
                disabled={title.trim() === '' || (known !== null && way === null)}
                onClick={() => void taking.send()}
              >
                {way === 'replace' ? 'Заменить исследование' : 'Загрузить исследование'}
              </Button>
            ) : null}
            <Button onClick={close}>{preview ? 'Отмена' : 'Закрыть'}</Button>
          </>
        )
      }
    >
      <Stack>
        <FormError message={problem} />
        {isReading ? <p>Пока ничего не загружено: сначала покажем, что внутри.</p> : null}
        {preview ? (
          <>
            <Contents preview={preview} />
            <FormGrid columns={2}>
              <TextField
                label={TERMS.research.title}
                value={title}
                required
                disabled={progress !== null}
                error={title.trim() === '' ? 'Введите название' : undefined}
                onChange={(event) => taking.setTitle(event.target.value)}
              />
              <Select
                label={TERMS.research.type}
                value={type}
                disabled={progress !== null}
                options={TYPE_OPTIONS}
                onValueChange={(value) => taking.setType(value as ResearchType)}
              />
            </FormGrid>
            {known ? (
              <Select
                label="Этот проект уже есть"
                hint={
                  way === 'replace'
                    ? 'Прежнее исследование удалится вместе с гипотезами, которых нет в бэклоге; это можно отменить'
                    : `Его тексты — в исследовании ${quoted(known.title)}`
                }
                value={way ?? ''}
                required
                placeholder="Выберите, что сделать"
                disabled={progress !== null}
                options={[
                  { value: 'second', label: 'Загрузить второй экземпляр' },
                  { value: 'replace', label: `Заменить ${quoted(known.title)}` },
                ]}
                onValueChange={(value) => taking.setWay(value === 'replace' ? 'replace' : 'second')}
              />
            ) : null}
            {known && way === 'replace' ? ofRemoval(known, (words) => words) : null}
          </>
        ) : null}
      </Stack>
    </Dialog>
  );
}
