import type { AskingModel } from '#src/features/fieldwork/scenario/ModelAsksField.tsx';
import { useSharedCompany } from '#src/ui/context/SharedCompany.ts';

import { useModelState } from '../../team/useModelState.ts';

const ALONE =
  'Модель спрашивает сервер общей компании: откройте доступ команде и\u00a0подключите её в\u00a0«Настройки» → «Модель».';
const NONE = 'Модель не\u00a0подключена: её подключают в\u00a0«Настройки» → «Модель».';
const UNKNOWN = 'Узнаём, подключена ли модель.';

/** The company's model, which may ask respondents, or why there is none. */
export function useAskingModel(): AskingModel {
  const isShared = useSharedCompany();
  const { state, isPending } = useModelState();
  if (state?.on === true) return { name: state.name };
  if (isShared === false) return { reason: ALONE };
  return { reason: isPending || state?.standing === 'probing' ? UNKNOWN : NONE };
}
