import type * as v from 'valibot';

import type { ModelTask } from './task.ts';
import { boardCards } from './tasks/boardCards.ts';
import { canvas } from './tasks/canvas.ts';
import { findings } from './tasks/findings.ts';
import { hypotheses } from './tasks/hypotheses.ts';
import { interviewReply } from './tasks/interviewReply.ts';
import { persona } from './tasks/persona.ts';
import { personas } from './tasks/personas.ts';
import { summary } from './tasks/summary.ts';
import { wording } from './tasks/wording.ts';
import { workspaceAnswer } from './tasks/workspaceAnswer.ts';

/** All that a browser can have a model asked for, by name; each is a file in tasks/. What the server alone asks (followUp) is none of them. */
export const MODEL_TASKS = {
  boardCards,
  canvas,
  findings,
  hypotheses,
  interviewReply,
  persona,
  personas,
  summary,
  wording,
  workspaceAnswer,
} as const satisfies Readonly<Record<string, { readonly name: string }>>;

/** The name of one of them. */
export type TaskName = keyof typeof MODEL_TASKS;

/** Input of a task from the browser. */
export type TaskInput<N extends TaskName> = v.InferInput<(typeof MODEL_TASKS)[N]['input']>;

export type TaskOutput<N extends TaskName> = v.InferOutput<(typeof MODEL_TASKS)[N]['output']>;

/** A task of a name; null for none. */
export const taskNamed = (name: string): ModelTask | null =>
  Object.hasOwn(MODEL_TASKS, name) ? (MODEL_TASKS[name as TaskName] as unknown as ModelTask) : null;
