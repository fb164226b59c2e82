import { use, useMemo, useState, type ReactNode } from 'react';

import type { ForgetBody } from '#src/domain/forgetting/forgetBody.ts';
import { useDialogHome } from '#src/patterns/useDialogHome.ts';
import { PersonActsContext, type PersonActs } from '#src/ui/context/PersonActs.ts';
import { onDemand } from '#src/ui/onDemand.ts';

import { GoToContext } from '../../routing/goTo.ts';
import { attemptWithToast } from '../../shared/outcomes.ts';
import { showToast } from '../../shared/toast.ts';
import { useStore } from '#store/StoreContext.ts';

const PersonDialogs = onDemand(() => import('./PersonDialogs.tsx').then((module) => module.PersonDialogs));

export interface PersonActsHostProps {
  /** Screens that offer them. */
  children: ReactNode;
}

/** Provides every screen with the actions on a person's data: their dialogs are loaded on first use. */
export function PersonActsHost({ children }: PersonActsHostProps) {
  const store = useStore();
  const goTo = use(GoToContext);
  const [asked, setAsked] = useState<{ readonly act: 'forget' | 'export'; readonly who: ForgetBody } | null>(null);
  // The card or row that opened the dialog is gone with the person.
  useDialogHome(asked?.act ?? null, () => document.getElementById('content'));
  const acts = useMemo<PersonActs>(
    () => ({
      forget: (who) => setAsked({ act: 'forget', who }),
      exportData: (who) => setAsked({ act: 'export', who }),
      showContact: (id) =>
        void attemptWithToast('Контакт не открыт', async () => {
          const { cardOf } = await import('./contactCard.ts');
          const card = await cardOf(store, id);
          if ('href' in card) goTo(card.href);
          else void showToast({ tone: 'info', title: 'Контакта нет', description: card.why });
        }),
    }),
    [store, goTo],
  );
  return (
    <PersonActsContext value={acts}>
      {children}
      {asked ? <PersonDialogs {...asked} onClose={() => setAsked(null)} /> : null}
    </PersonActsContext>
  );
}
