import { useRef, useState } from 'react';
import { styled } from 'styled-components';

import { AUDIENCE_STAGES } from '../../domain/audience.ts';
import { checkAudience, EMPTY_AUDIENCE_FORM, touchpointsOf, type NewAudienceForm } from '../../domain/audienceRules.ts';
import { counted, formatNumber, parseNumber } from '../../domain/format.ts';
import type { Outcome } from '../../domain/outcome.ts';
import { focusFirstError } from '../../patterns/focusFirstError.ts';
import { FormDialog } from '../../patterns/FormDialog.tsx';
import { fontSizes, spaces } from '../../theme/tokens.ts';
import { NumberField } from '../../ui/NumberField.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { FullBadge } from './FullBadge.tsx';

/** The form as it is typed: the number as text, so that nothing typed is lost. */
export interface NewAudienceDraft extends Omit<NewAudienceForm, 'count'> {
  readonly count: string;
}

export interface CreateAudienceDialogProps {
  /** What was typed before the dialog was closed by mistake; without it the form begins empty. */
  draft?: NewAudienceDraft;
  /** Called with every change, so that the parent can keep the draft. */
  onDraftChange?: (draft: NewAudienceDraft) => void;
  /** Stores it; the dialog closes only when that has happened. */
  onCreate: (form: NewAudienceForm) => Promise<Outcome>;
  /** Called when the dialog is to close. */
  onClose: () => void;
}

const Touchpoints = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[2]}px;
`;

const Recognised = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[1]}px;

  & > output {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.xs}px;
  }
  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${spaces[1]}px;
  }
  & li {
    display: flex;
    min-width: 0;
    max-width: 100%;
  }
`;

/** How many recognised touchpoints are drawn; the rest is counted. */
const SHOWN = 20;

const EMPTY: NewAudienceDraft = { ...EMPTY_AUDIENCE_FORM, count: '' };

/** Reads a number typed the Russian way: null when nothing is typed, NaN when it is none. */
function countOf(text: string): number | null {
  if (text.trim() === '') return null;
  return parseNumber(text.replace('\u2212', '-')) ?? Number.NaN;
}

/** «Новая аудитория»: the button is disabled until name, description and stage are filled, and says so (specification §5). */
export function CreateAudienceDialog({ draft, onDraftChange, onCreate, onClose }: CreateAudienceDialogProps) {
  const fields = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<NewAudienceDraft>(() => draft ?? EMPTY);
  const [tried, setTried] = useState(false);
  const form: NewAudienceForm = { ...typed, count: countOf(typed.count) };
  const errors = tried ? checkAudience(form) : {};
  const missing = [
    typed.name.trim() === '' ? 'название' : '',
    typed.description.trim() === '' ? 'описание' : '',
    typed.stage === '' ? 'этап воронки' : '',
  ].filter(Boolean);
  const recognised = touchpointsOf(typed.touchpoints);

  const create = async () => {
    const wrong = checkAudience(form);
    if (Object.keys(wrong).length === 0) return onCreate(form);
    setTried(true);
    focusFirstError(fields.current, wrong);
    return undefined;
  };
  const change = (next: Partial<NewAudienceDraft>) => {
    const changed = { ...typed, ...next };
    setTyped(changed);
    onDraftChange?.(changed);
  };
  return (
    <FormDialog
      title="Новая аудитория"
      description="Группа людей, которых вы спрашиваете вместе"
      submitLabel="Создать"
      missing={missing.length > 0 ? `Чтобы создать, заполните: ${missing.join(', ')}` : ''}
      onSubmit={create}
      onClose={onClose}
    >
      <div ref={fields} style={{ display: 'contents' }}>
        <TextField
          label="Название"
          name="name"
          required
          value={typed.name}
          error={errors.name}
          onChange={(event) => change({ name: event.target.value })}
        />
        <TextArea
          label="Описание"
          name="description"
          required
          hint="Кто эти люди и что их объединяет"
          value={typed.description}
          error={errors.description}
          onChange={(event) => change({ description: event.target.value })}
        />
        <NumberField
          label="Ожидаемое количество респондентов"
          name="count"
          min={0}
          suffix="чел."
          value={typed.count}
          error={errors.count}
          onChange={(event) => change({ count: event.target.value })}
        />
        <Touchpoints>
          <TextField
            label="Точки касания"
            name="touchpoints"
            hint="Через запятую: Онбординг, Выбор тарифа"
            value={typed.touchpoints}
            error={errors.touchpoints}
            onChange={(event) => change({ touchpoints: event.target.value })}
          />
          <Recognised>
            <output>
              {recognised.length > 0
                ? `Распознано: ${counted(recognised.length, ['точка касания', 'точки касания', 'точек касания'])}`
                : ''}
            </output>
            {recognised.length > 0 ? (
              <ul aria-label="Распознанные точки касания">
                {recognised.slice(0, SHOWN).map((name) => (
                  <li key={name}>
                    <FullBadge>{name}</FullBadge>
                  </li>
                ))}
                {recognised.length > SHOWN ? <li>и ещё {formatNumber(recognised.length - SHOWN)}</li> : null}
              </ul>
            ) : null}
          </Recognised>
        </Touchpoints>
        <Select
          label="Этап воронки"
          name="stage"
          required
          placeholder="Выберите этап"
          options={AUDIENCE_STAGES.map((stage) => ({ value: stage, label: stage }))}
          value={typed.stage}
          error={errors.stage}
          onValueChange={(stage) => change({ stage: stage as NewAudienceForm['stage'] })}
        />
      </div>
    </FormDialog>
  );
}
