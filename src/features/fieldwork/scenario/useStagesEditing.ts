import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';

import {
  blankBranch,
  blankOption,
  copyOf,
  inStage,
  moved,
  newQuestion,
  withAdded,
  withBelow,
  withoutQuestion,
  withQuestion,
  withStep,
} from '../../../domain/account/scenario/edit.ts';
import { blankStage, type ScenarioQuestionDraft, type StageDraft } from '../../../domain/account/scenario/form.ts';

type Stages = readonly StageDraft[];

/** Which control has the focus once something has changed: the first of these acts within the part that can be pressed. */
interface Target {
  /** `data-part` of a stage or a question; empty: of the whole list. */
  readonly part: string;
  readonly acts: readonly string[];
}

/** Actions on the stages and the questions of a scenario that is being written. */
export interface StagesEditing {
  readonly stages: Stages;
  /** The element that holds them all. */
  readonly root: RefObject<HTMLDivElement | null>;
  /** Last change of the order, to be read out. */
  readonly said: string;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Ctrl + Z and its like outside of a field: inside of one they are the field's. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly setTitle: (key: string, title: string) => void;
  /** Says a question anew; `typing` is one step of undo as long as it goes on in the same field. */
  readonly setQuestion: (question: ScenarioQuestionDraft, typing?: string) => void;
  readonly addStage: () => void;
  readonly moveStage: (index: number, by: 1 | -1) => void;
  readonly removeStage: (index: number) => void;
  readonly addQuestion: (stageKey: string) => void;
  readonly copyQuestion: (question: ScenarioQuestionDraft) => void;
  readonly moveQuestion: (key: string, by: 1 | -1) => void;
  readonly sendQuestion: (key: string, stage: StageDraft) => void;
  readonly removeQuestion: (key: string) => void;
  readonly addBranch: (question: ScenarioQuestionDraft) => void;
  readonly newOption: () => { readonly key: string; readonly text: string };
}

/** Steps that can be taken back. */
const MOST = 100;

const questionsOf = (stages: Stages) => stages.flatMap(({ questions }) => questions);

const focusText = (part: string): Target => ({ part, acts: ['text'] });

/** Whether the keys belong to a field: it has an undo of its own. */
const isTyping = (target: EventTarget): boolean =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text');

/**
 * Changes the stages of a scenario, each change a step that can be taken back; after each the focus is where the next one is likely,
 * and what became of the order is said.
 * @param newId makes keys of stages, questions and options
 */
export function useStagesEditing(
  stages: Stages,
  onChange: (stages: Stages) => void,
  newId: () => string,
): StagesEditing {
  const root = useRef<HTMLDivElement>(null);
  const target = useRef<Target>(null);
  const [said, setSaid] = useState('');
  const [past, setPast] = useState<readonly Stages[]>([]);
  const [future, setFuture] = useState<readonly Stages[]>([]);
  /** Field that is being typed into; empty when the last change was another. */
  const typing = useRef('');

  useLayoutEffect(() => {
    if (target.current === null) return;
    const { part, acts } = target.current;
    target.current = null;
    const holder = part === '' ? root.current : root.current?.querySelector(`[data-part='${CSS.escape(part)}']`);
    // A stage holds questions, and each of these has the same acts.
    const own = [...(holder?.querySelectorAll<HTMLElement>('[data-act]:not(:disabled)') ?? [])].filter(
      (found) => found.closest('[data-part]') === (part === '' ? null : holder),
    );
    const control = acts.map((act) => own.find((found) => found.dataset.act === act)).find((found) => found);
    (control ?? root.current?.querySelector<HTMLElement>(`[data-act='add-stage']`))?.focus();
  });

  const change = (
    next: Stages,
    more: { readonly said?: string; readonly focus?: Target; readonly typing?: string } = {},
  ) => {
    const goesOn = more.typing !== undefined && more.typing === typing.current;
    if (!goesOn) setPast([...past, stages].slice(-MOST));
    typing.current = more.typing ?? '';
    setFuture([]);
    setSaid(more.said ?? '');
    target.current = more.focus ?? null;
    onChange(next);
  };
  const turn = (from: readonly Stages[], back: boolean) => {
    const next = from.at(-1);
    if (!next) return;
    setPast(back ? from.slice(0, -1) : [...past, stages]);
    setFuture(back ? [...future, stages] : from.slice(0, -1));
    typing.current = '';
    setSaid(back ? 'Отменено' : 'Возвращено');
    onChange(next);
  };
  const undo = () => turn(past, true);
  const redo = () => turn(future, false);
  const numberOf = (next: Stages, key: string) => questionsOf(next).findIndex((one) => one.key === key) + 1;

  return {
    stages,
    root,
    said,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    undo,
    redo,
    onKeyDown: (event) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isTyping(event.target)) return;
      const isUndo = event.code === 'KeyZ' && !event.shiftKey;
      const isRedo = (event.code === 'KeyZ' && event.shiftKey) || event.code === 'KeyY';
      if (!isUndo && !isRedo) return;
      // Undo here affects the text written here, and nothing that is stored elsewhere.
      event.preventDefault();
      event.stopPropagation();
      if (isUndo) undo();
      else redo();
    },
    setTitle: (key, title) =>
      change(
        stages.map((stage) => (stage.key === key ? { ...stage, title } : stage)),
        { typing: `title ${key}` },
      ),
    setQuestion: (question, field) =>
      change(withQuestion(stages, question), field === undefined ? {} : { typing: `${question.key} ${field}` }),
    addStage: () => {
      const key = newId();
      change([...stages, blankStage(key, newId())], { focus: focusText(key) });
    },
    moveStage: (index, by) => {
      const key = stages[index]?.key ?? '';
      change(moved(stages, index, by), {
        said: `Этап теперь ${index + by + 1} из ${stages.length}`,
        focus: { part: key, acts: by === 1 ? ['down', 'up'] : ['up', 'down'] },
      });
    },
    removeStage: (index) => {
      const left = stages.toSpliced(index, 1);
      change(left, {
        said: `Этап ${index + 1} удалён. Отменить: Ctrl + Z`,
        focus: { part: (left[index] ?? left.at(-1))?.key ?? '', acts: ['delete', 'text'] },
      });
    },
    addQuestion: (stageKey) => {
      const question = newQuestion(newId);
      change(withAdded(stages, stageKey, question), { focus: focusText(question.key) });
    },
    copyQuestion: (question) => {
      const copy = copyOf(question, newId);
      change(withBelow(stages, question.key, copy), { said: 'Вопрос скопирован', focus: focusText(copy.key) });
    },
    moveQuestion: (key, by) => {
      const next = withStep(stages, key, by);
      change(next, {
        said: `Вопрос теперь ${numberOf(next, key)} из ${questionsOf(next).length}`,
        focus: { part: key, acts: by === 1 ? ['down', 'up'] : ['up', 'down'] },
      });
    },
    sendQuestion: (key, stage) => {
      const next = inStage(stages, key, stage.key);
      const number = next.findIndex((one) => one.key === stage.key) + 1;
      change(next, {
        said: `Вопрос теперь в этапе ${number}, номер ${numberOf(next, key)}`,
        focus: { part: key, acts: ['more'] },
      });
    },
    removeQuestion: (key) => {
      const all = questionsOf(stages);
      const index = all.findIndex((one) => one.key === key);
      const home = stages.find(({ questions }) => questions.some((one) => one.key === key));
      const inHome = home?.questions ?? [];
      const at = inHome.findIndex((one) => one.key === key);
      const beside = inHome[at + 1] ?? inHome[at - 1];
      change(withoutQuestion(stages, key), {
        said: `Вопрос ${index + 1} удалён. Отменить: Ctrl + Z`,
        focus: beside ? { part: beside.key, acts: ['delete'] } : { part: home?.key ?? '', acts: ['add'] },
      });
    },
    addBranch: (question) =>
      change(withQuestion(stages, { ...question, branches: [...question.branches, blankBranch(newId(), question)] }), {
        focus: { part: question.key, acts: ['branch'] },
      }),
    newOption: () => blankOption(newId()),
  };
}
