import type { EditedForm } from '../../../domain/core/editedForm.ts';
import type { Outcome } from '../../../domain/core/outcome.ts';
import {
  checkModel,
  MODEL_FIELDS,
  MODEL_KIND_LABELS,
  modelFormOf,
  ownModelOf,
  type ModelForm,
} from '../../../domain/model/form.ts';
import type { ModelState, OwnModel } from '../../../domain/model/protocol.ts';
import { FormError } from '../../../patterns/form/FormError.tsx';
import { RecordForm } from '../../../patterns/form/RecordForm.tsx';
import { useRecordForm } from '../../../patterns/form/useRecordForm.ts';
import { useSubmission } from '../../../patterns/form/useSubmission.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { NeedsScope } from '../../../ui/context/NeedsScope.tsx';
import { FormGrid } from '../../../ui/FormGrid.tsx';
import { NumberField } from '../../../ui/field/NumberField.tsx';
import { Select } from '../../../ui/field/Select.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { Row } from '../../../ui/Row.tsx';
import { TokenField } from '../settings/TokenField.tsx';

export interface OwnModelFormProps {
  /** State of the company's model; the form begins with its own, if it has one. */
  state: ModelState;
  /** Typed text that is not stored; without it the form begins with the stored state. */
  draft?: EditedForm<ModelForm> | undefined;
  /** Called with every change, so that the parent can keep the draft; undefined once it is stored. */
  onDraftChange?: (draft: EditedForm<ModelForm> | undefined) => void;
  /** Stores it and has it asked what it can do; resolves when that is known. */
  onSave: (own: OwnModel) => Promise<Outcome>;
  /** Has it asked once more. */
  onProbe: () => Promise<Outcome>;
  /** Takes the company's own away. */
  onRemove: () => Promise<Outcome>;
}

const noop = (): void => undefined;

/** A company's own model: where it is, its key, what may be spent (R260). */
export function OwnModelForm({ state, draft, onDraftChange, onSave, onProbe, onRemove }: OwnModelFormProps) {
  const isOwn = state.source === 'company';
  const form = useRecordForm<ModelForm>({
    record: modelFormOf(state),
    draft,
    onDraftChange,
    check: (values) => checkModel(values, state),
    show: (field, value) => ({
      label: MODEL_FIELDS[field].label,
      text: field === 'key' ? '••••••' : field === 'kind' ? MODEL_KIND_LABELS[value as ModelForm['kind']] : value,
    }),
    onSubmit: async (values) => {
      const outcome = await onSave(ownModelOf(values, state));
      // A secret kept by a server is nowhere else, not in the field either.
      if (outcome.ok) form.type({ key: '' });
      return outcome;
    },
  });
  const probing = useSubmission(onProbe, noop);
  const removing = useSubmission(onRemove, noop);
  const busy = form.busy || probing.busy || removing.busy;
  return (
    <NeedsScope needs="Admin">
      <Card>
        <RecordForm
          form={form}
          footer={
            <>
              <FormError message={probing.error || removing.error} />
              <Row>
                <Button variant="primary" type="submit" busy={busy}>
                  {isOwn ? 'Сохранить и проверить' : 'Подключить свою модель'}
                </Button>
                {isOwn ? (
                  <>
                    <Button busy={busy} onClick={() => probing.run()}>
                      Проверить ещё раз
                    </Button>
                    <Button busy={busy} onClick={() => removing.run()}>
                      Отключить свою модель
                    </Button>
                  </>
                ) : null}
              </Row>
            </>
          }
        >
          <FormGrid>
            <Select
              {...form.choice('kind')}
              label={MODEL_FIELDS.kind.label}
              options={(['openai', 'gigachat'] as const).map((value) => ({ value, label: MODEL_KIND_LABELS[value] }))}
            />
            <TextField
              {...form.text('name')}
              label={MODEL_FIELDS.name.label}
              hint="Как она называется у поставщика"
              required
              autoComplete="off"
              spellCheck={false}
            />
          </FormGrid>
          <TextField
            {...form.text('address')}
            label={MODEL_FIELDS.address.label}
            hint="Как в настройках клиента OpenAI, обычно с /v1 на конце"
            required
            type="url"
            autoComplete="off"
            spellCheck={false}
          />
          <TokenField
            {...form.text('key')}
            what="ключ"
            label={MODEL_FIELDS.key.label}
            hint={
              isOwn
                ? 'Ключ хранит сервер и никому не показывает. Пусто — остаётся прежний, пока адрес тот же'
                : 'Ключ будет хранить сервер и никому не покажет. Пусто — модель отвечает без ключа'
            }
            autoComplete="off"
            spellCheck={false}
          />
          <FormGrid>
            <NumberField
              {...form.text('tokens')}
              label={MODEL_FIELDS.tokens.label}
              hint="Пусто — без предела"
              min={0}
            />
            <NumberField
              {...form.text('roubles')}
              label={MODEL_FIELDS.roubles.label}
              hint="Пусто — без предела"
              min={0}
            />
            <NumberField {...form.text('priceIn')} label={MODEL_FIELDS.priceIn.label} min={0} />
            <NumberField {...form.text('priceOut')} label={MODEL_FIELDS.priceOut.label} min={0} />
          </FormGrid>
        </RecordForm>
      </Card>
    </NeedsScope>
  );
}
