import { refused, type Outcome } from '#src/domain/core/outcome.ts';

import { attempt } from '../../shared/outcomes.ts';
import { showSuccess } from '../../shared/toast.ts';
import type { Store } from '#store/port.ts';
import { setTwoFactor } from './actions.ts';

/**
 * Marks two-factor authentication in the profile, or takes the mark away.
 * @param name the person's own; empty while the profile is the sample's: the mark would be that of its person
 */
export async function changeTwoFactor(store: Store, name: string, enabled: boolean): Promise<Outcome> {
  if (name === '') return refused('Сначала напишите, как вас зовут, и\u00A0сохраните профиль.');
  return attempt(async () => {
    await setTwoFactor(store, enabled);
    showSuccess(enabled ? 'Отметка 2FA включена' : 'Отметка 2FA снята');
  });
}
