import { SHOWN_CARDS } from '../boards/shown.ts';
import { BOARD_IDS, boardOf } from '../boards/board.ts';
import { EXPERIMENT_STATUS_LABELS, VERDICT_LABELS } from '../experiments/experiment.ts';
import { quoted } from '../core/format.ts';
import { ordered } from '../core/record.ts';
import { RESEARCH_STATUS_LABELS } from '../research/research.ts';
import { STAGE_NAMES } from '../core/stage.ts';
import { isExampleHypothesis } from '../tactics/exampleHypothesis.ts';
import { linkKey, cardId } from './linkKinds.ts';
import type { LinkPlace, LinkNode, LinkEdge } from './linkNode.ts';
import { type LinkGraph, createLinkGraph } from './linkGraph.ts';
import { type LinkRecords, rememberedTitles, studiesByExperiment, boardTitle } from './linkRecords.ts';

/** Everything that is linked in a workspace. */
export interface LinkIndex {
  readonly nodes: ReadonlyMap<string, LinkNode>;
  readonly edges: readonly LinkEdge[];
  /** Edges that leave a node, and that come into it. */
  readonly after: ReadonlyMap<string, readonly LinkEdge[]>;
  readonly before: ReadonlyMap<string, readonly LinkEdge[]>;
}

function push<T>(lists: Map<string, T[]>, key: string, one: T): void {
  const list = lists.get(key);
  if (list) list.push(one);
  else lists.set(key, [one]);
}

/** A node for each record, verdict and card. */
function addRecords({ add, link, isStudy }: LinkGraph, records: LinkRecords): void {
  for (const { id, title, status } of records.studies) {
    add('study', id, { label: title, note: RESEARCH_STATUS_LABELS[status], sign: null, place: { kind: 'study', id } });
  }
  for (const { id, name } of records.audiences) {
    add('audience', id, { label: name, note: '', sign: null, place: { kind: 'audience', id } });
  }
  for (const { id, text, status, stage, touchpoint, researchId } of records.hypotheses) {
    const living = isStudy(researchId) ? researchId : null;
    add('hypothesis', id, {
      label: text,
      note: isExampleHypothesis(id) ? `${STAGE_NAMES[stage]}, пример` : STAGE_NAMES[stage],
      sign: { kind: 'stage', stage },
      place: { kind: 'hypothesis', id, status, stage, touchpoint, researchId: living },
    });
  }
  for (const { id, name, status, verdict } of records.experiments) {
    const place = { kind: 'experiment', id } as const;
    const note = EXPERIMENT_STATUS_LABELS[status];
    const key = add('experiment', id, { label: name, note, sign: { kind: 'status', status }, place });
    if (verdict === null) continue;
    const label = VERDICT_LABELS[verdict];
    link(key, 'concluded', add('verdict', id, { label, note: '', sign: { kind: 'verdict', verdict }, place }));
  }
  // The main product's boards are shown even when empty.
  for (const boardId of new Set([...BOARD_IDS, ...records.boards.map(({ id }) => id)])) {
    const named = boardOf(boardId);
    if (!named) continue;
    for (const { field, title } of SHOWN_CARDS[named.board]) {
      const place = { kind: 'board', boardId, field } as const;
      add('card', cardId(boardId, field), { label: title, note: boardTitle(boardId, records), sign: null, place });
    }
  }
}

/** Quotes, the hypotheses that rest on them, and the studies they were said in. */
function linkQuotes({ add, reach, link, isStudy }: LinkGraph, records: LinkRecords): void {
  const titles = rememberedTitles(records);
  for (const hypothesis of records.hypotheses) {
    const key = linkKey('hypothesis', hypothesis.id);
    let namesStudy = false;
    for (const { key: part, text, respondent, research, researchId, passage, stance } of ordered(hypothesis.quotes)) {
      const place: LinkPlace | null = isStudy(researchId)
        ? passage
          ? { kind: 'passage', researchId, passage }
          : { kind: 'study', id: researchId }
        : null;
      const note = researchId === null ? [respondent, research].filter(Boolean).join(' · ') : respondent;
      const quote = add('quote', `${hypothesis.id}/${part}`, { label: quoted(text), note, sign: null, place });
      link(quote, stance === 'for' ? 'grounds' : 'opposes', key);
      if (researchId === null) continue;
      namesStudy ||= researchId === hypothesis.researchId;
      link(reach('study', researchId, research), 'said', quote);
    }
    if (hypothesis.researchId !== null && !namesStudy) {
      link(reach('study', hypothesis.researchId, titles.get(hypothesis.researchId)), 'found', key);
    }
  }
}

/** Experiments and studies with what they test, look into and ask. */
function linkWork({ reach, link }: LinkGraph, records: LinkRecords): void {
  for (const { id, hypothesisId, hypothesis } of records.experiments) {
    if (hypothesisId !== null) link(reach('hypothesis', hypothesisId, hypothesis), 'tested', linkKey('experiment', id));
  }
  const sources = studiesByExperiment(records);
  for (const { id, experimentIds, hypothesisIds, audienceId } of records.studies) {
    const key = linkKey('study', id);
    for (const { key: experimentId } of ordered(experimentIds)) {
      // An experiment with a hypothesis of this study belongs to it already, by that hypothesis.
      if (!sources.get(experimentId)?.has(id)) link(reach('experiment', experimentId), 'round', key);
    }
    for (const { key: hypothesisId } of ordered(hypothesisIds)) {
      link(reach('hypothesis', hypothesisId), 'examined', key);
    }
    if (audienceId !== null) link(key, 'asked', reach('audience', audienceId));
  }
}

function linkBoards({ nodes, add, reach, link }: LinkGraph, records: LinkRecords): void {
  const titles = rememberedTitles(records);
  for (const { id: boardId, decidedInsights } of records.boards) {
    for (const { accepted, field, researchId, experimentId, words = {} } of ordered(decidedInsights)) {
      if (!accepted) continue;
      const card = add('card', cardId(boardId, field), {
        label: boardTitle(boardId, records),
        note: 'карточка не записана',
        sign: null,
        place: { kind: 'board', boardId, field: null },
      });
      if (experimentId !== null) {
        // Without a verdict it was reopened since: what the card took from it stays linked to the experiment itself.
        const verdict = linkKey('verdict', experimentId);
        link(nodes.has(verdict) ? verdict : reach('experiment', experimentId), 'taught', card);
      } else if (researchId === null) {
        for (const study of new Set(Object.values(words).map((one) => one.researchId)))
          link(reach('study', study, titles.get(study)), 'insight', card);
      } else {
        link(reach('study', researchId, titles.get(researchId)), 'insight', card);
      }
    }
  }
}

/**
 * All links of a workspace. A reference to something that is not there becomes a broken end with the name that was
 * remembered; a damaged one never throws. Each link is there once. Linear in what the records hold.
 */
export function indexLinks(records: LinkRecords): LinkIndex {
  const graph = createLinkGraph();
  addRecords(graph, records);
  linkQuotes(graph, records);
  linkWork(graph, records);
  linkBoards(graph, records);

  const edges = [...graph.edges.values()];
  const after = new Map<string, LinkEdge[]>();
  const before = new Map<string, LinkEdge[]>();
  for (const edge of edges) {
    push(after, edge.from, edge);
    push(before, edge.to, edge);
  }
  return { nodes: graph.nodes, edges, after, before };
}
