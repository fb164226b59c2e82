import { NBSP, quoted } from '../../../domain/core/format.ts';
import { TERMS } from '../../../domain/terms.ts';
import { Checkbox } from '../../../ui/field/Checkbox.tsx';

/** A model that can ask, or why there is none, in Russian. */
export type AskingModel = { readonly name: string } | { readonly reason: string };

export interface ModelAsksFieldProps {
  /** The company's model. */
  model: AskingModel;
  /** Whether it is to ask. */
  checked: boolean;
  /** Called with what it is to be. */
  onChange: (checked: boolean) => void;
}

const hintOf = (model: AskingModel, checked: boolean): string => {
  if ('name' in model) {
    return `Вместо «Почему так?» спросит ${quoted(model.name)}, по${NBSP}словам самого ответа. Модель прочитает ответы, поэтому об${NBSP}этом сказано в${NBSP}согласии. Промолчит или спросит не${NBSP}то${NBSP}— прозвучат готовые слова.`;
  }
  return checked ? `${model.reason} Пока её нет, вопросы звучат готовыми словами.` : model.reason;
};

/** Whether a model words what is asked after an answer: off until a person says so, and with a reason where there is no model. */
export function ModelAsksField({ model, checked, onChange }: ModelAsksFieldProps) {
  return (
    <Checkbox
      name="modelAsks"
      label={TERMS.scenario.modelAsks}
      hint={hintOf(model, checked)}
      // A switched-on option can be switched off, no matter what became of the model.
      disabled={!('name' in model) && !checked}
      checked={checked}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}
