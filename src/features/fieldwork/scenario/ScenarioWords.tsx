import { MODEL_ASKS, type ScenarioForm } from '../../../domain/account/scenario/form.ts';
import type { Span } from '../../../domain/fieldwork/writing/conversationLength.ts';
import { consentText, THANKS_TEXT, welcomeText } from '../../../domain/fieldwork/texts.ts';
import { ModelAsksField, type AskingModel } from './ModelAsksField.tsx';
import { OwnWordsField } from './OwnWordsField.tsx';
import { Part } from './ScenarioScreen.styles.ts';

export interface ScenarioWordsProps {
  /** The form as it is typed. */
  values: ScenarioForm;
  /** Errors, by field. */
  errors: Readonly<Record<string, string | undefined>>;
  /** Called with what is typed. */
  onType: (typed: Partial<ScenarioForm>) => void;
  /** Name of the company that asks. */
  company: string;
  /** For how many months it keeps answers. */
  keepsMonths: number;
  /** The company's model, which may ask. */
  model: AskingModel;
  /** How many minutes the talk may take; null while nothing is asked. */
  minutes: Span | null;
  /** Labels of the fields. */
  labels: Readonly<Record<'welcome' | 'consent' | 'thanks', string>>;
}

/** Edits the words around the questions: before them, for consent, and after. */
export function ScenarioWords({
  values,
  errors,
  company,
  keepsMonths,
  model,
  labels,
  minutes,
  onType,
}: ScenarioWordsProps) {
  const modelAsks = values.modelAsks === MODEL_ASKS;
  const asker = { company, keepsMonths, modelAsks };
  const own = {
    welcome: welcomeText(asker, minutes),
    consent: consentText(asker),
    thanks: THANKS_TEXT,
  };
  return (
    <Part aria-labelledby="scenario-words">
      <h2 id="scenario-words">Слова интервьюера</h2>
      <p>Сначала приветствие и согласие, без него ни одного вопроса. После последнего вопроса благодарность.</p>
      {(['welcome', 'consent', 'thanks'] as const).map((name) => (
        <OwnWordsField
          key={name}
          label={labels[name]}
          name={name}
          value={values[name]}
          own={own[name]}
          error={errors[name]}
          onType={(text) => onType({ [name]: text })}
        />
      ))}
      <ModelAsksField
        model={model}
        checked={modelAsks}
        onChange={(asks) => onType({ modelAsks: asks ? MODEL_ASKS : '' })}
      />
    </Part>
  );
}
