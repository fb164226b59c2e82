import { scriptOf } from '../../fieldwork/scriptOf.ts';
import type { Script } from '../../fieldwork/script.ts';
import type { Asker } from '../../fieldwork/texts.ts';
import { positionAt } from '../../core/record.ts';
import {
  isBlank,
  MODEL_ASKS,
  questionOfDraft,
  stagesOf,
  type ScenarioQuestionDraft,
  type ScenarioForm,
} from './form.ts';

/** A question as far as it can be asked while it is being written: a scale whose ends are no numbers yet is that of a new question. */
function asFar(draft: ScenarioQuestionDraft) {
  const { key: _own, ...question } = questionOfDraft(draft);
  const { from, to } = question.scale;
  const isScale = Number.isFinite(from) && Number.isFinite(to);
  return isScale ? question : { ...question, scale: { ...question.scale, from: 1, to: 5 } };
}

/** The script of a scenario as it is typed now, stored or not. */
export function trialScript(form: ScenarioForm, asker: Asker): Script {
  const stages = stagesOf(form);
  return scriptOf(
    {
      title: form.title,
      welcome: form.welcome,
      consent: form.consent,
      thanks: form.thanks,
      modelAsks: form.modelAsks === MODEL_ASKS,
      stages: Object.fromEntries(stages.map(({ key, title }, index) => [key, { title, position: positionAt(index) }])),
      questions: Object.fromEntries(
        stages.flatMap(({ key: stage, questions }) =>
          questions
            .filter((draft) => !isBlank(draft))
            .map((draft, index) => [draft.key, { ...asFar(draft), stage, position: positionAt(index) }]),
        ),
      ),
    },
    asker,
  );
}
