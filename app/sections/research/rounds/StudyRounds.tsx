import { use, useMemo, useState } from 'react';

import { newRoundForm } from '#src/domain/fieldwork/rounds/roundForm.ts';
import type { Research } from '#src/domain/research/research.ts';
import { choicesOf } from '#src/domain/core/loadable.ts';
import { RoundsSection } from '#src/features/fieldwork/round/RoundsSection.tsx';
import { useSharedCompany } from '#src/ui/context/SharedCompany.ts';
import { onDemand } from '#src/ui/onDemand.ts';

import { GoToContext } from '../../../routing/goTo.ts';
import { roundHref } from '../../../routing/hrefs.ts';
import { attempt } from '../../../shared/outcomes.ts';
import { showSuccess } from '../../../shared/toast.ts';
import { useChildren } from '#store/queries.ts';
import { useStore } from '#store/StoreContext.ts';
import { planRound } from './roundActions.ts';
import { useRoundChoices } from './useRoundChoices.ts';

const RoundPlanDialog = onDemand(() =>
  import('#src/features/fieldwork/round/RoundPlanDialog.tsx').then((module) => module.RoundPlanDialog),
);

const ALONE =
  'Раунды проводит сервер: людям нужно, куда прийти. Откройте доступ команде, и ссылки заработают. Сценарий можно проверить на себе уже сейчас.';

/** The dialog of a new round, with what it offers. */
function PlanNew({ research, onClose }: { readonly research: Research; readonly onClose: () => void }) {
  const store = useStore();
  const goTo = use(GoToContext);
  const { price, ...choices } = useRoundChoices();
  const [first] = choicesOf(choices.scenarios);
  const empty = useMemo(
    () => newRoundForm(research, first && choicesOf(choices.scenarios).length === 1 ? first.id : '', price),
    [research, first, choices.scenarios, price],
  );
  // A new form keeps the values that it began with.
  if (choices.scenarios.state === 'loading') return null;
  return (
    <RoundPlanDialog
      {...choices}
      now={() => new Date()}
      round={null}
      empty={empty}
      onClose={onClose}
      onSubmit={(form) =>
        attempt(async () => {
          const id = await planRound(store, research.id, form);
          showSuccess('Раунд создан', 'Проверьте вопросы и начните его');
          goTo(roundHref(research.id, id));
        })
      }
    />
  );
}

/** «Раунды интервью» of the open study: reads, passes props, wires callbacks. */
export function StudyRounds({ research }: { readonly research: Research }) {
  const isShared = useSharedCompany();
  const rounds = useChildren('round', research.id).data?.items;
  const [isPlanning, setIsPlanning] = useState(false);
  const listed = useMemo(
    () => (rounds ?? []).map((round) => ({ round, href: roundHref(research.id, round.id) })),
    [rounds, research.id],
  );
  if (!rounds) return null;
  return (
    <>
      <RoundsSection rounds={listed} unavailable={isShared === false ? ALONE : ''} onPlan={() => setIsPlanning(true)} />
      {isPlanning ? <PlanNew research={research} onClose={() => setIsPlanning(false)} /> : null}
    </>
  );
}
