import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';

import { EMPTY_COMPANY_FORM, type NewCompanyForm } from '#src/domain/onboardingRules.ts';
import { DONE, refused } from '#src/domain/outcome.ts';
import { OnboardingScreen } from '#src/features/onboarding/OnboardingScreen.tsx';
import { media } from '#src/theme/media.ts';

import { createCompany } from '../actions/onboarding.ts';
import { explain } from '../actions/outcomes.ts';
import { useCompanyChoice } from '../company.ts';
import { keepOnboardingDraft, readOnboardingDraft } from '../onboardingDraft.ts';
import { PATHS } from '../paths.ts';
import { showToast } from '../toast.ts';
import { useAll } from '../workspace/queries.ts';
import { useStore } from '../workspace/StoreContext.ts';
import { preloadRoute } from './lazyRoutes.ts';

const motion = () => window.matchMedia(media.motion.replace('@media ', ''));

function onMotionChange(listener: () => void): () => void {
  const query = motion();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Знакомство: reads, passes props, wires callbacks. */
export function OnboardingRoute() {
  const store = useStore();
  const navigate = useNavigate();
  const { chooseCompany } = useCompanyChoice();
  const companies = useAll('company').data;
  const taken = useMemo(() => companies?.items.map(({ name }) => name) ?? [], [companies]);
  const canPlay = useSyncExternalStore(onMotionChange, () => motion().matches);
  const [draft] = useState(readOnboardingDraft);

  const onCreate = useCallback(
    async (form: NewCompanyForm) => {
      try {
        // Beside the commit: the chat should be there when the new workspace opens.
        const chat = preloadRoute(PATHS.chat).catch(() => undefined);
        const created = await createCompany(store, form);
        await chat;
        if (!created.ok) return created;
        keepOnboardingDraft(EMPTY_COMPANY_FORM);
        // Both in one breath, so that they are drawn at once: this screen does not flash in the new workspace.
        chooseCompany(created.id);
        void navigate(PATHS.chat);
        void showToast({
          tone: 'success',
          title: 'Компания создана',
          description: `Открыто пустое рабочее пространство «${form.company.trim()}»`,
        });
        return DONE;
      } catch (error) {
        return refused(explain(error));
      }
    },
    [store, chooseCompany, navigate],
  );

  return (
    <OnboardingScreen
      canPlay={canPlay}
      draft={draft}
      onDraftChange={keepOnboardingDraft}
      taken={taken}
      onCreate={onCreate}
    />
  );
}
