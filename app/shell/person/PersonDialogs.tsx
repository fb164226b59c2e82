import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { failed, LOADING, ready } from '#src/domain/core/loadable.ts';
import type { ForgetAnswer, ForgetBody } from '#src/domain/forgetting/forgetBody.ts';
import { ForgetPersonDialog } from '#src/features/fieldwork/person/ForgetPersonDialog.tsx';
import { ForgottenDialog } from '#src/features/fieldwork/person/ForgottenDialog.tsx';
import { PersonDataDialog } from '#src/features/fieldwork/person/PersonDataDialog.tsx';
import { useSharedCompany } from '#src/ui/context/SharedCompany.ts';

import { attempt, attemptWithToast, explain } from '../../shared/outcomes.ts';
import { showSuccess } from '../../shared/toast.ts';
import { useStore } from '#store/StoreContext.ts';
import { codeNamesOf, countPerson, exportPerson, findPlaces, forgetPerson, saveProof, whoOf } from './actions.ts';

export interface PersonDialogsProps {
  /** Action to perform. */
  act: 'forget' | 'export';
  /** Person concerned. */
  who: ForgetBody;
  /** Called when nothing of it is open any more. */
  onClose: () => void;
}

const keyOf = ({ contacts, participants }: ForgetBody): string => JSON.stringify([contacts, participants]);

const loadableOf = <T,>(data: T | undefined, error: unknown) =>
  data !== undefined ? ready(data) : error ? failed(explain(error)) : LOADING;

/** «Забыть человека» and «Выгрузить данные человека» for a person, over the store. */
export function PersonDialogs({ act, who, onClose }: PersonDialogsProps) {
  const store = useStore();
  const known = useSharedCompany();
  const isShared = known === true;
  const [turned, setTurned] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [forgotten, setForgotten] = useState<
    (ForgetAnswer & { readonly who: ForgetBody; readonly codeNames: readonly string[] }) | null
  >(null);
  const found = useQuery({
    queryKey: ['person', store.companyId, keyOf(who)],
    queryFn: () => findPlaces(store, who),
    enabled: forgotten === null,
    gcTime: 0,
  });
  const places = found.data ?? [];
  const chosen = new Set(places.filter(({ id, isSure }) => turned.get(id) ?? isSure).map(({ id }) => id));
  const meant = whoOf(places, chosen, who);
  const counted = useQuery({
    queryKey: ['forgotten', store.companyId, keyOf(meant)],
    queryFn: () => countPerson(store, meant),
    enabled: act === 'forget' && found.data !== undefined && forgotten === null,
    gcTime: 0,
  });
  const shared = {
    // The source of the places depends on the kind of company.
    places: known === null ? LOADING : loadableOf(found.data, found.error),
    chosen,
    onChoose: (id: string, isChosen: boolean) => setTurned((now) => new Map([...now, [id, isChosen] as const])),
    isShared,
    onClose,
  };
  if (forgotten)
    return (
      <ForgottenDialog
        forgotten={forgotten}
        isShared={isShared}
        onSave={() =>
          void attemptWithToast('Подтверждение не сохранено', async () => {
            await saveProof(store, forgotten.who, forgotten.codeNames, forgotten);
            showSuccess('Подтверждение сохранено');
          })
        }
        onClose={onClose}
      />
    );
  if (act === 'export')
    return (
      <PersonDataDialog
        {...shared}
        onRetry={() => void found.refetch()}
        onExport={() =>
          attempt(async () => {
            showSuccess('Данные человека выгружены', await exportPerson(store, meant));
          })
        }
      />
    );
  return (
    <ForgetPersonDialog
      {...shared}
      counts={loadableOf(counted.data, counted.error)}
      onRetry={() => void (found.data ? counted.refetch() : found.refetch())}
      onForget={() =>
        attempt(async () => {
          const codeNames = await codeNamesOf(store, meant);
          setForgotten({ ...(await forgetPerson(store, meant)), who: meant, codeNames });
        })
      }
      onDone={() => undefined}
    />
  );
}
