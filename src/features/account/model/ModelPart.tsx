import { NBSP } from '../../../domain/core/format.ts';
import type { Loadable } from '../../../domain/core/loadable.ts';
import type { ModelState } from '../../../domain/model/protocol.ts';
import { useSharedCompany } from '../../../ui/context/SharedCompany.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { SettingsPart } from '../settings/SettingsPart.tsx';
import { ModelStanding } from './ModelStanding.tsx';
import { OwnModelForm, type OwnModelFormProps } from './OwnModelForm.tsx';

export interface ModelPartProps extends Omit<OwnModelFormProps, 'state'> {
  /** State of the company's model, as its server reports it. */
  model: Loadable<ModelState>;
  /** Asks the server again after a failure. */
  onRetry: () => void;
}

const ABOUT = `Модель помогает формулировать и${NBSP}искать; что она написала, помечено и${NBSP}попадает в${NBSP}данные только с${NBSP}согласия человека.`;
const ALONE = `Модель спрашивает сервер, чтобы её ключ не${NBSP}попал в${NBSP}браузер: подключить её можно, когда компанию откроют команде. Без модели работает всё остальное.`;

/** «Модель»: the state of the company's model, and its own (R260, R261, R264). */
export function ModelPart({ model, onRetry, ...actions }: ModelPartProps) {
  const isShared = useSharedCompany();
  if (isShared === false) {
    return (
      <SettingsPart title="Модель" about={ALONE}>
        {null}
      </SettingsPart>
    );
  }
  return (
    <SettingsPart title="Модель" about={ABOUT}>
      {model.state === 'loading' ? (
        <>
          <VisuallyHidden as="output">Узнаём у сервера, есть ли модель…</VisuallyHidden>
          <Skeleton height={180} />
        </>
      ) : model.state === 'failed' ? (
        <ErrorState title="Сервер не сказал, есть ли модель" message={model.message} onRetry={onRetry} />
      ) : (
        <Stack gap={4}>
          <ModelStanding state={model.value} />
          {/* Another model begins another form: what was typed for the last one is not for this one. */}
          <OwnModelForm key={model.value.source ?? 'none'} state={model.value} {...actions} />
        </Stack>
      )}
    </SettingsPart>
  );
}
