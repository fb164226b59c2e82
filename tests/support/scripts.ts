import type { Draft } from '#src/domain/core/operation.ts';
import { positionAt } from '#src/domain/core/record.ts';
import type { Question, Script } from '#src/domain/fieldwork/script.ts';
import { draft } from '#tests/workspace/examples.ts';

/** An open question of a script, «Вопрос a?», that may be skipped; what differs is given. */
export const question = (key: string, more: Partial<Question> = {}): Question => ({
  key,
  text: `Вопрос ${key}?`,
  kind: 'open',
  options: [],
  isMultiple: false,
  scale: { from: 1, to: 5, fromLabel: '', toLabel: '' },
  whyTimes: 0,
  mayBeSkipped: true,
  branches: [],
  ...more,
});

/** A script of one stage. */
export const scriptOf = (...questions: Question[]): Script => ({
  title: 'Онбординг',
  welcome: 'Здравствуйте!',
  consent: 'Вы соглашаетесь на обработку ответов.',
  thanks: 'Спасибо!',
  stages: [{ title: 'Начало', questions }],
});

/** An active scenario that asks a script, word for word. */
export const scenarioOf = (
  id: string,
  { title, welcome, consent, thanks, modelAsks = false, stages }: Script,
): Draft<'scenario'> =>
  draft('scenario', {
    id,
    title,
    status: 'active',
    welcome,
    consent,
    thanks,
    modelAsks,
    stages: Object.fromEntries(stages.map((stage, at) => [`s${at}`, { title: stage.title, position: positionAt(at) }])),
    questions: Object.fromEntries(
      stages.flatMap(({ questions }, stage) =>
        questions.map(({ key, ...asked }, at) => [key, { ...asked, stage: `s${stage}`, position: positionAt(at) }]),
      ),
    ),
  });
