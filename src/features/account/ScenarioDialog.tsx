import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';

import type { EditedForm } from '../../domain/editedForm.ts';
import { refused, type Outcome } from '../../domain/outcome.ts';
import {
  checkScenario,
  EMPTY_SCENARIO_FORM,
  scenarioFormOf,
  stagesInWords,
  stagesOf,
  stagesText,
  type ScenarioForm,
  type StageDraft,
} from '../../domain/scenarioRules.ts';
import type { Scenario } from '../../domain/settings.ts';
import { ConflictNote } from '../../patterns/ConflictNote.tsx';
import { focusFirstError } from '../../patterns/focusFirstError.ts';
import { FormDialog } from '../../patterns/FormDialog.tsx';
import { FormError } from '../../patterns/FormError.tsx';
import { useEditedForm } from '../../patterns/useEditedForm.ts';
import { media } from '../../theme/media.ts';
import { fontSizes, radii, spaces } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

export interface ScenarioDialogProps {
  /** The scenario to change; null to create one. Give the stored one anew when it changes: what differs is shown. */
  scenario: Scenario | null;
  /** What was typed before the dialog was closed by mistake; without it the form begins empty, or with the scenario. */
  draft?: EditedForm<ScenarioForm>;
  /** Called with every change, so that the parent can keep the draft. */
  onDraftChange?: (draft: EditedForm<ScenarioForm>) => void;
  /** Stores it; the dialog closes only when that has happened. */
  onSubmit: (form: ScenarioForm) => Promise<Outcome>;
  /** Called when the dialog is to close. */
  onClose: () => void;
}

const LABELS: Readonly<Record<keyof ScenarioForm, string>> = {
  title: 'Название',
  description: 'Описание',
  minutesFrom: 'Длительность, от',
  minutesTo: 'Длительность, до',
  questionsFrom: 'Вопросов, от',
  questionsTo: 'Вопросов, до',
  stages: 'Этапы и вопросы',
};
const GONE = 'Сценарий удалили в другой вкладке. То, что вы набрали, пока здесь: скопируйте нужное и закройте форму.';

const Ranges = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${spaces[3]}px;
  align-items: start;
  ${media.mobile} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Stages = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[3]}px;

  & > h3 {
    font-size: ${fontSizes.md}px;
  }
  & > ol {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${spaces[3]}px;
  }
  & > button {
    justify-self: start;
  }
`;

const Stage = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[3]}px;
  padding: ${spaces[4]}px;
  border: 1px solid var(--color-hairline);
  border-radius: ${radii.block}px;
  background: var(--color-paper);

  & > ol {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${spaces[3]}px;
    padding-inline-start: ${spaces[4]}px;
    border-inline-start: 2px solid var(--color-hairline);
  }
  & > button {
    justify-self: start;
  }
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${spaces[2]}px;

  & > span {
    display: flex;
    align-items: start;
    padding-block-start: 24px;
  }
  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
    & > span {
      justify-content: end;
      padding-block-start: 0;
    }
  }
`;

/** What has the focus once a list has changed: the first of the parts that is there and can be pressed. */
interface FocusTarget {
  readonly key: string;
  readonly parts: readonly string[];
}

interface LineButtonsProps {
  /** What it is, in the accusative: «этап 2». */
  what: string;
  index: number;
  count: number;
  onMove: (by: 1 | -1) => void;
  onDelete: () => void;
}

/** Up, down, delete. */
function LineButtons({ what, index, count, onMove, onDelete }: LineButtonsProps) {
  return (
    <span>
      <IconButton
        label={`Поднять ${what}`}
        icon={<ArrowUp />}
        data-act="up"
        disabled={index === 0}
        onClick={() => onMove(-1)}
      />
      <IconButton
        label={`Опустить ${what}`}
        icon={<ArrowDown />}
        data-act="down"
        disabled={index === count - 1}
        onClick={() => onMove(1)}
      />
      <IconButton label={`Удалить ${what}`} icon={<Trash2 />} data-act="delete" onClick={onDelete} />
    </span>
  );
}

/** A key that none of these has. */
function freeKey(prefix: string, keys: readonly string[]): string {
  let number = keys.length;
  while (keys.includes(`${prefix}-${number}`)) number += 1;
  return `${prefix}-${number}`;
}

const movedBy = <T,>(list: readonly T[], index: number, by: 1 | -1): readonly T[] =>
  list.toSpliced(index, 1).toSpliced(index + by, 0, ...list.slice(index, index + 1));

const afterMove = (key: string, by: 1 | -1): FocusTarget => ({
  key,
  parts: by === 1 ? ['down', 'up'] : ['up', 'down'],
});

/** Creates a scenario or changes one: what it is about, how long, its stages and questions (specification §3 «Scenario»). */
export function ScenarioDialog({ scenario, draft, onDraftChange, onSubmit, onClose }: ScenarioDialogProps) {
  const root = useRef<HTMLDivElement>(null);
  const target = useRef<FocusTarget>(null);
  const [tried, setTried] = useState(false);
  const [said, setSaid] = useState('');
  const editing = useEditedForm<ScenarioForm>(scenario ? scenarioFormOf(scenario) : EMPTY_SCENARIO_FORM, {
    draft,
    onChange: onDraftChange,
    show: (field, value) => ({
      label: LABELS[field],
      text: field === 'stages' ? stagesInWords({ stages: value }) : value,
    }),
  });
  const form = editing.values;
  const stages = stagesOf(form);
  const errors = tried ? checkScenario(form) : {};
  const gone = scenario !== null && scenario.deletedAt !== null;

  // The row that moves may leave the page for a moment, and focus with it.
  useLayoutEffect(() => {
    if (target.current === null) return;
    const { key, parts } = target.current;
    target.current = null;
    const row = root.current?.querySelector(`[data-line='${CSS.escape(key)}']`);
    for (const part of parts) {
      const control = row?.querySelector<HTMLElement>(`[data-act='${part}']:not(:disabled)`);
      if (!control) continue;
      control.focus();
      return;
    }
  });

  const submit = async () => {
    if (gone) return refused(GONE);
    if (!editing.settled()) return undefined;
    const wrong = checkScenario(form);
    if (Object.keys(wrong).length === 0) return onSubmit(form);
    setTried(true);
    focusFirstError(root.current, wrong);
    return undefined;
  };
  const setStages = (next: readonly StageDraft[], focus: FocusTarget | null, words = '') => {
    target.current = focus;
    editing.type({ stages: stagesText(next) });
    setSaid(words);
  };
  const setStage = (stage: StageDraft, focus: FocusTarget | null = null, words = '') =>
    setStages(
      stages.map((one) => (one.key === stage.key ? stage : one)),
      focus,
      words,
    );
  const addStage = () => {
    const key = freeKey(
      'stage',
      stages.map((one) => one.key),
    );
    setStages([...stages, { key, title: '', questions: [{ key: 'q-0', text: '' }] }], { key, parts: ['text'] });
  };
  const text = (field: 'title' | 'description') => ({
    name: field,
    label: LABELS[field],
    value: form[field],
    error: errors[field],
    onChange: ({ target: { value } }: { target: { value: string } }) => editing.type({ [field]: value }),
  });
  const number = (field: 'minutesFrom' | 'minutesTo' | 'questionsFrom' | 'questionsTo') => ({
    name: field,
    label: LABELS[field],
    min: 1,
    value: form[field],
    error: errors[field],
    onChange: ({ target: { value } }: { target: { value: string } }) => editing.type({ [field]: value }),
  });
  return (
    <FormDialog
      title={scenario ? 'Редактировать сценарий' : 'Новый сценарий'}
      description={scenario ? undefined : 'Сохранится как черновик'}
      size="lg"
      submitLabel={scenario ? 'Сохранить' : 'Создать сценарий'}
      onSubmit={submit}
      onClose={onClose}
    >
      {gone ? <FormError message={GONE} /> : <ConflictNote {...editing.note} />}
      <div ref={root} style={{ display: 'contents' }}>
        <TextField {...text('title')} required autoComplete="off" />
        <TextArea {...text('description')} rows={2} />
        <Ranges>
          <NumberField {...number('minutesFrom')} suffix="мин" />
          <NumberField {...number('minutesTo')} suffix="мин" />
          <NumberField {...number('questionsFrom')} />
          <NumberField {...number('questionsTo')} />
        </Ranges>
        <Stages aria-label={LABELS.stages}>
          <h3>{LABELS.stages}</h3>
          <ol>
            {stages.map((stage, place) => (
              <Stage key={stage.key}>
                <Line data-line={stage.key}>
                  <TextField
                    label={`Этап ${place + 1}`}
                    name={`stage-${stage.key}`}
                    data-act="text"
                    autoComplete="off"
                    value={stage.title}
                    error={errors[`stage-${stage.key}`]}
                    onChange={({ target: { value } }) => setStage({ ...stage, title: value })}
                  />
                  <LineButtons
                    what={`этап ${place + 1}`}
                    index={place}
                    count={stages.length}
                    onMove={(by) =>
                      setStages(
                        movedBy(stages, place, by),
                        afterMove(stage.key, by),
                        `Этап теперь ${place + by + 1} из ${stages.length}`,
                      )
                    }
                    onDelete={() => {
                      const left = stages.filter(({ key }) => key !== stage.key);
                      const neighbour = left[place] ?? left.at(-1);
                      setStages(
                        left,
                        { key: neighbour?.key ?? 'add', parts: ['delete', 'text', 'add'] },
                        `Этап ${place + 1} удалён`,
                      );
                    }}
                  />
                </Line>
                <ol aria-label={`Вопросы этапа ${place + 1}`}>
                  {stage.questions.map((question, index) => {
                    const line = `${stage.key} ${question.key}`;
                    const what = `вопрос ${index + 1} этапа ${place + 1}`;
                    return (
                      <li key={question.key}>
                        <Line data-line={line}>
                          <TextArea
                            label={`Вопрос ${index + 1}`}
                            name={`question-${stage.key}-${question.key}`}
                            data-act="text"
                            rows={1}
                            value={question.text}
                            error={errors[`question-${stage.key}-${question.key}`]}
                            onChange={({ target: { value } }) =>
                              setStage({
                                ...stage,
                                questions: stage.questions.map((one) =>
                                  one.key === question.key ? { ...one, text: value } : one,
                                ),
                              })
                            }
                          />
                          <LineButtons
                            what={what}
                            index={index}
                            count={stage.questions.length}
                            onMove={(by) =>
                              setStage(
                                { ...stage, questions: movedBy(stage.questions, index, by) },
                                afterMove(line, by),
                                `Вопрос теперь ${index + by + 1} из ${stage.questions.length}`,
                              )
                            }
                            onDelete={() => {
                              const left = stage.questions.filter(({ key }) => key !== question.key);
                              const neighbour = left[index] ?? left.at(-1);
                              setStage(
                                { ...stage, questions: left },
                                neighbour
                                  ? { key: `${stage.key} ${neighbour.key}`, parts: ['delete'] }
                                  : { key: stage.key, parts: ['text'] },
                                `Вопрос ${index + 1} удалён`,
                              );
                            }}
                          />
                        </Line>
                      </li>
                    );
                  })}
                </ol>
                <Button
                  size="sm"
                  icon={<Plus />}
                  aria-label={`Добавить вопрос в этап ${place + 1}`}
                  onClick={() => {
                    const key = freeKey(
                      'q',
                      stage.questions.map((one) => one.key),
                    );
                    setStage(
                      { ...stage, questions: [...stage.questions, { key, text: '' }] },
                      { key: `${stage.key} ${key}`, parts: ['text'] },
                    );
                  }}
                >
                  Добавить вопрос
                </Button>
              </Stage>
            ))}
          </ol>
          <span data-line="add" style={{ display: 'contents' }}>
            <Button icon={<Plus />} data-act="add" style={{ justifySelf: 'start' }} onClick={addStage}>
              Добавить этап
            </Button>
          </span>
          <VisuallyHidden as="output">{said}</VisuallyHidden>
        </Stages>
      </div>
    </FormDialog>
  );
}
