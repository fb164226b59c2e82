import { useCallback } from 'react';

import type { MapTexts } from '#src/domain/core/texts.ts';
import { living } from '#src/domain/core/record.ts';
import { hidesPersonalData, RESEARCH_SETTINGS_ID } from '#src/domain/research/privacy/settings.ts';
import type { MaterialReaderProps } from '#src/features/research/reading/MaterialReader.tsx';

import { readGoingOut } from '../../../../shared/out/goingOut.ts';
import { attemptWithToast } from '../../../../shared/outcomes.ts';
import { showSuccess } from '../../../../shared/toast.ts';
import { useRecord } from '#store/queries.ts';
import { useStore } from '#store/StoreContext.ts';

/** Words that are copied and the text around them: what that says for sure holds of them, too. */
const mapBoth: MapTexts<readonly [words: string, text: string]> = ([words, text], change) => [
  change(words),
  change(text),
];

/**
 * Copies words of a text without personal data where the company hides them (R141); undefined where it does not, so that the
 * browser copies them as they are.
 */
export function useMaskedCopy(text: MaterialReaderProps['text']): MaterialReaderProps['onCopy'] {
  const store = useStore();
  const settings = useRecord('researchSettings', RESEARCH_SETTINGS_ID).data;
  const whole = text.state === 'ready' ? text.value : '';
  const copy = useCallback(
    (words: string) =>
      void attemptWithToast('Не скопировано', async () => {
        const { mask } = await readGoingOut(store);
        const [masked] = mask<readonly [string, string]>([words, whole], mapBoth);
        await navigator.clipboard.writeText(masked);
        showSuccess('Скопировано без личных данных', 'Просмотрите текст перед отправкой.');
      }),
    [store, whole],
  );
  return hidesPersonalData(living(settings)) ? copy : undefined;
}
