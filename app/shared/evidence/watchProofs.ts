import { QueryObserver, type QueryClient } from '@tanstack/react-query';

import { dateOf } from '#src/domain/core/format.ts';
import { failed, ready, type Loadable } from '#src/domain/core/loadable.ts';
import { scoresOf } from '#src/domain/evidence/hypothesisScore.ts';
import type { Proofs } from '#src/domain/research/across/proof.ts';

import { storeMessageText } from '#store/messages.ts';
import type { Store } from '#store/port.ts';
import { allQuery, summariesQuery } from '#store/queries.ts';

/**
 * Reports the evidence level of all hypotheses of the open company, and again whenever a record it is based on changes, in any
 * tab. Reports nothing while something is still being read.
 * @returns function that stops it
 */
export function watchProofs(client: QueryClient, store: Store, tell: (proofs: Loadable<Proofs>) => void): () => void {
  const today = dateOf(new Date());
  const hypotheses = new QueryObserver(client, allQuery(store, 'hypothesis'));
  const experiments = new QueryObserver(client, summariesQuery(store, 'experiment'));
  const materials = new QueryObserver(client, allQuery(store, 'material'));
  const studies = new QueryObserver(client, summariesQuery(store, 'research'));
  const look = () => {
    const [all, tests, texts, talks] = [hypotheses, experiments, materials, studies].map((one) =>
      one.getCurrentResult(),
    );
    const error = all?.error ?? tests?.error ?? texts?.error ?? talks?.error;
    const read = {
      all: hypotheses.getCurrentResult().data?.items,
      experiments: experiments.getCurrentResult().data?.items,
      materials: materials.getCurrentResult().data?.items,
      studies: studies.getCurrentResult().data?.items,
    };
    if (read.all && read.experiments && read.materials && read.studies)
      tell(
        ready(
          scoresOf(read.all, {
            experiments: read.experiments,
            materials: read.materials,
            studies: read.studies,
            today,
          }),
        ),
      );
    else if (error) tell(failed(storeMessageText(error)));
  };
  const stops = [
    hypotheses.subscribe(look),
    experiments.subscribe(look),
    materials.subscribe(look),
    studies.subscribe(look),
  ];
  look();
  return () => {
    for (const stop of stops) stop();
  };
}
