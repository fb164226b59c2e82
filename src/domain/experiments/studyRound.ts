import type { Experiment } from './experiment.ts';
import { nameAfter, quoted } from '../core/format.ts';
import type { Op } from '../core/operation.ts';
import { keyedTexts, positionAt, type Keyed } from '../core/record.ts';
import { type ActContext, note, enter } from './timeline.ts';

/** The form «Запуск исследования» (R42). */
export interface StudyLaunchForm {
  /** In the order they are asked; blank ones are not stored. */
  readonly questions: readonly string[];
  /** Empty while none is chosen. */
  readonly audienceId: string;
}

/** Questions the form opens with: five (R42). */
export const DEFAULT_QUESTIONS: readonly string[] = [
  'Расскажите, когда вы в последний раз решали эту задачу. С чего всё началось?',
  'Что было самым трудным или неприятным?',
  'Какие способы вы уже пробовали и почему от них отказались?',
  'Что должно измениться, чтобы вы сказали: «стало лучше»?',
  'Что помешало бы вам начать пользоваться таким решением завтра?',
];

/** The questions that were written, trimmed. */
function written(questions: readonly string[]): string[] {
  return questions.map((question) => question.trim()).filter(Boolean);
}

/**
 * Whether the round can be launched: an audience is chosen and at least one question is written (R42). If not,
 * the toast 'Выберите аудиторию и добавьте хотя бы один вопрос' is due.
 */
export function checkRound(form: StudyLaunchForm): boolean {
  return form.audienceId.trim() !== '' && written(form.questions).length > 0;
}

const link = (id: string | null): Keyed<object> => (id === null ? {} : { [id]: { position: positionAt(0) } });

/**
 * Operations that start a round of research: a study of interviews in `planning` with the questions and the audience, linked
 * to the experiment and to its hypothesis. A `New` experiment becomes `In Progress`; one in work or finished stays as it is
 * (R42).
 * @returns the study's id and the operations
 * @throws RangeError when the form does not pass {@link checkRound}, or the experiment is in the backlog, where the launch
 * comes first
 */
export function startRound(
  experiment: Pick<Experiment, 'id' | 'name' | 'status' | 'hypothesis' | 'hypothesisId' | 'timeline'>,
  form: StudyLaunchForm,
  context: ActContext,
): { id: string; ops: Op[] } {
  if (experiment.status === 'backlog') throw new RangeError(`«${experiment.id}» is still in the backlog`);
  if (!checkRound(form)) throw new RangeError('a round needs an audience and a question');
  const id = context.newId();
  return {
    id,
    ops: [
      {
        op: 'create',
        kind: 'research',
        id,
        record: {
          id,
          title: `Исследование для эксперимента ${quoted(nameAfter('Эксперимент', experiment.name))}`,
          description: experiment.hypothesis.trim() === '' ? '' : `Проверяем гипотезу: ${experiment.hypothesis.trim()}`,
          status: 'planning',
          type: 'interviews',
          participants: null,
          plannedTalks: null,
          participantIds: {},
          startDate: context.today,
          endDate: null,
          author: context.author,
          insights: {},
          experimentIds: link(experiment.id),
          hypothesisIds: link(experiment.hypothesisId),
          questions: keyedTexts('question', written(form.questions)),
          audienceId: form.audienceId,
          history: {},
        },
      },
      ...(experiment.status === 'New' ? [enter(experiment.id, 'In Progress')] : []),
      note(experiment, 'Начато исследование', context),
    ],
  };
}

/** Second line of the toast «Исследование запущено». */
export function roundLine(name: string): string {
  return `Исследование для эксперимента ${quoted(nameAfter('Эксперимент', name))} успешно создано`;
}
