import type { Draft } from '#src/domain/core/operation.ts';
import { positionAt } from '#src/domain/core/record.ts';
import type { Script } from '#src/domain/fieldwork/script.ts';
import { draft } from '#tests/store/examples.ts';

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
