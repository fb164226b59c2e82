import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';

import { quoted } from '#src/domain/core/format.ts';
import { EMPTY_COMPANY_FORM, type NewCompanyForm } from '#src/domain/account/onboardingRules.ts';
import { DONE, refused } from '#src/domain/core/outcome.ts';
import { OnboardingScreen } from '#src/features/onboarding/OnboardingScreen.tsx';
import { media } from '#src/theme/media.ts';

import { createCompany } from './actions.ts';
import { explain } from '../../shared/outcomes.ts';
import { useCompanyChoice } from '../../shared/company.ts';
import { ONBOARDING_DRAFT } from './draft.ts';
import { useCanonicalAddress, type ScreenAddress } from '../../shared/canonicalAddress.ts';
import { PATHS } from '../../routing/paths.ts';
import { showToast } from '../../shared/toast.ts';
import { useKeptDraft } from '../../shared/useDraft.ts';
import { useAll } from '#store/queries.ts';
import { useStore } from '#store/StoreContext.ts';
import { preloadRoute } from '../../routing/lazyRoutes.ts';

/** The build's drawing moves only once the app is running. */
const stillness = () => false;

const motion = () => window.matchMedia(media.motion.replace('@media ', ''));

function onMotionChange(listener: () => void): () => void {
  const query = motion();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

const ADDRESS: ScreenAddress = { codecs: [] };

/** Знакомство: reads, passes props, wires callbacks. */
export function OnboardingRoute() {
  useCanonicalAddress(ADDRESS);
  const store = useStore();
  const navigate = useNavigate();
  const { chooseCompany } = useCompanyChoice();
  const companies = useAll('company').data;
  const taken = useMemo(() => companies?.items.map(({ name }) => name) ?? [], [companies]);
  const canPlay = useSyncExternalStore(onMotionChange, () => motion().matches, stillness);
  const [draft, keepDraft] = useKeptDraft(ONBOARDING_DRAFT, store.companyId);

  const onCreate = useCallback(
    async (form: NewCompanyForm) => {
      try {
        // Beside the commit: the chat should be there when the new workspace opens.
        const chat = preloadRoute(PATHS.chat).catch(() => undefined);
        const created = await createCompany(store, form);
        await chat;
        if (!created.ok) return created;
        keepDraft(undefined);
        // Both in one breath, so that they are drawn at once: this screen does not flash in the new workspace.
        chooseCompany(created.id);
        void navigate(PATHS.chat);
        void showToast({
          tone: 'success',
          title: 'Компания создана',
          description: `Открыто пустое рабочее пространство ${quoted(form.company)}`,
        });
        return DONE;
      } catch (error) {
        return refused(explain(error));
      }
    },
    [store, keepDraft, chooseCompany, navigate],
  );

  return (
    <OnboardingScreen
      canPlay={canPlay}
      draft={draft ?? EMPTY_COMPANY_FORM}
      onDraftChange={keepDraft}
      taken={taken}
      onCreate={onCreate}
    />
  );
}
