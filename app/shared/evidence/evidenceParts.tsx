import type { QueryClient } from '@tanstack/react-query';

import type { EvidenceParts } from '#src/patterns/evidence/EvidenceSlots.ts';
import { onDemand } from '#src/ui/onDemand.ts';

import { attemptWithToast } from '../outcomes.ts';
import type { Store } from '#store/port.ts';
import { ArrangedHypotheses } from './ArrangedHypotheses.tsx';
import { watchProofs } from './watchProofs.ts';
import { HypothesisScore } from './HypothesisScore.tsx';

const AlikeRecords = onDemand(() => import('./AlikeRecords.tsx').then((module) => module.AlikeRecords));
const HypothesisPeople = onDemand(() => import('./HypothesisPeople.tsx').then((module) => module.HypothesisPeople));
const ModelCanvas = onDemand(() => import('./ModelCanvas.tsx').then((module) => module.ModelCanvas));
const ModelPersona = onDemand(() => import('./ModelPersona.tsx').then((module) => module.ModelPersona));
const ModelPersonaSearch = onDemand(() =>
  import('./ModelPersonaSearch.tsx').then((module) => module.ModelPersonaSearch),
);
const HypothesisWords = onDemand(() => import('./HypothesisWords.tsx').then((module) => module.HypothesisWords));

/** Actions on quotes of a hypothesis: loaded with the first one. */
const actions = () => import('./evidenceActions.ts');

/** Returns the evidence views of a store's hypotheses for any screen, and the actions on their quotes. */
export const partsOf = (client: QueryClient, store: Store): EvidenceParts => ({
  alike: (typed) => <AlikeRecords {...typed} />,
  people: ({ id }) => <HypothesisPeople id={id} />,
  words: ({ id }) => <HypothesisWords key={id} id={id} />,
  canvasDraft: (drafted) => <ModelCanvas {...drafted} />,
  personaDraft: (drafted) => <ModelPersona {...drafted} />,
  personaSearch: (search) => <ModelPersonaSearch {...search} />,
  score: ({ id, text }) => <HypothesisScore id={id} text={text} />,
  scoreLine: ({ id }) => <HypothesisScore id={id} text={null} />,
  arranged: (hypotheses, draw) => <ArrangedHypotheses hypotheses={hypotheses}>{draw}</ArrangedHypotheses>,
  watchProofs: (tell) => watchProofs(client, store, tell),
  onTurn: ({ id }, quote, stance) =>
    void attemptWithToast('Цитата не перенесена', async () => (await actions()).turn(store, id, quote, stance)),
  onKind: ({ id }, quote, kind) =>
    void attemptWithToast('Вид слов не записан', async () => (await actions()).nameKind(store, id, quote, kind)),
  onSeverity: ({ id }, quote, severity) =>
    void attemptWithToast('Острота не записана', async () => (await actions()).grade(store, id, quote, severity)),
  onRemove: ({ id }, quote) =>
    void attemptWithToast('Цитата не убрана', async () => (await actions()).remove(store, id, quote)),
});
