import { BOARD_TITLES } from '../boards/cards.ts';
import { SHOWN_CARDS } from '../boards/shown.ts';
import type { AudienceSummary } from '../audiences/audience.ts';
import { BOARD_IDS, boardOf, type Board, type BoardRecordId } from '../boards/board.ts';
import {
  EXPERIMENT_STATUS_LABELS,
  type ExperimentStatus,
  type ExperimentSummary,
  type Verdict,
  VERDICT_LABELS,
} from '../experiments/experiment.ts';
import { quoted } from '../core/format.ts';
import type { Hypothesis, HypothesisStatus } from '../research/hypothesis.ts';
import { ordered } from '../core/record.ts';
import { RESEARCH_STATUS_LABELS, type Passage, type Research } from '../research/research.ts';
import { STAGE_NAMES, type Stage } from '../core/stage.ts';
import { isExampleHypothesis } from '../tactics/exampleHypothesis.ts';
import type { BoardField } from '../boards/fields.ts';

/* ── What the chain is made of ───────────────────────────────────────────────────────────────────────────────────── */

/** Kinds of nodes, in the order of the list. */
export const LINK_KINDS = ['study', 'audience', 'quote', 'hypothesis', 'experiment', 'verdict', 'card'] as const;

/** Kind of a node of the chain: quote → hypothesis → experiment → verdict → board card, with studies and audiences. */
export type LinkKind = (typeof LINK_KINDS)[number];

/** Column of each kind in the drawing, from the left. */
export const LINK_COLUMNS: Readonly<Record<LinkKind, number>> = {
  study: 0,
  audience: 0,
  quote: 1,
  hypothesis: 2,
  experiment: 3,
  verdict: 4,
  card: 5,
};

/** Relation of one node to the next, in the direction of the chain. */
export type LinkRelation =
  /** A study and words said in it. */
  | 'said'
  /** Words and the hypothesis that rests on them. */
  | 'grounds'
  /** Words and the hypothesis that they speak against. */
  | 'opposes'
  /** A study and a hypothesis of it that names no words. */
  | 'found'
  /** A hypothesis and the experiment that tests it. */
  | 'tested'
  /** An experiment and its verdict. */
  | 'concluded'
  /** A verdict and the card it was taken into. */
  | 'taught'
  /** A study and the card that took an insight of it. */
  | 'insight'
  /** An experiment and a study made for it. */
  | 'round'
  /** A hypothesis and a study that looks into it. */
  | 'examined'
  /** A study and the audience it asks. */
  | 'asked';

/** Meaning of a link from its nearer end: `after` when the other end comes later in the chain, `before` when earlier. */
export const RELATION_LABELS: Readonly<Record<LinkRelation, { readonly after: string; readonly before: string }>> = {
  said: { after: 'слова респондента', before: 'из исследования' },
  grounds: { after: 'выросла гипотеза', before: 'основана на словах' },
  opposes: { after: 'говорит против гипотезы', before: 'против — слова' },
  found: { after: 'найдена гипотеза', before: 'из исследования' },
  tested: { after: 'проверена экспериментом', before: 'проверяет гипотезу' },
  concluded: { after: 'завершён с выводом', before: 'вывод эксперимента' },
  taught: { after: 'вывод попал в карточку', before: 'записан вывод' },
  insight: { after: 'инсайт попал в карточку', before: 'записан инсайт исследования' },
  round: { after: 'проведено исследование', before: 'проведено для эксперимента' },
  examined: { after: 'изучается в исследовании', before: 'изучает гипотезу' },
  asked: { after: 'спрашивает аудиторию', before: 'спрошена в исследовании' },
};

/** Where a node is shown; the app makes an address of it. */
export type LinkPlace =
  | { readonly kind: 'study'; readonly id: string }
  | { readonly kind: 'passage'; readonly researchId: string; readonly passage: Passage }
  | {
      readonly kind: 'hypothesis';
      readonly id: string;
      readonly status: HypothesisStatus;
      readonly stage: Stage;
      /** By its Russian name. */
      readonly touchpoint: string;
      /** Its study while that is there. */
      readonly researchId: string | null;
    }
  | { readonly kind: 'experiment'; readonly id: string }
  /** A card of a board; the board as a whole when it was not noted which. */
  | { readonly kind: 'board'; readonly boardId: BoardRecordId; readonly field: BoardField | null }
  | { readonly kind: 'audience'; readonly id: string };

/** Meaning of a node's colour and badge. */
export type LinkSign =
  | { readonly kind: 'stage'; readonly stage: Stage }
  | { readonly kind: 'status'; readonly status: ExperimentStatus }
  | { readonly kind: 'verdict'; readonly verdict: Verdict };

/** A record, or a part of one that matters by itself: words, a verdict, a card. */
export interface LinkNode {
  /** `kind:id`, one for each node. */
  readonly key: string;
  readonly kind: LinkKind;
  /** Its name, or its words. Of what is gone: the name that was remembered, else that of its kind. */
  readonly label: string;
  /** Further detail: its speaker or its status. May be empty. */
  readonly note: string;
  readonly sign: LinkSign | null;
  /** Where it is shown; null when it is gone: «источник удалён», or when it never was stored here. */
  readonly place: LinkPlace | null;
  /** Whether its record was removed. */
  readonly broken: boolean;
}

export interface LinkEdge {
  /** Key of the node that comes earlier in the chain. */
  readonly from: string;
  readonly to: string;
  readonly relation: LinkRelation;
}

/** Records of a workspace that links need. */
export interface LinkRecords {
  readonly studies: readonly Pick<
    Research,
    'id' | 'title' | 'status' | 'experimentIds' | 'hypothesisIds' | 'audienceId'
  >[];
  readonly hypotheses: readonly Pick<
    Hypothesis,
    'id' | 'text' | 'status' | 'stage' | 'touchpoint' | 'researchId' | 'quotes'
  >[];
  readonly experiments: readonly Pick<
    ExperimentSummary,
    'id' | 'name' | 'status' | 'verdict' | 'hypothesis' | 'hypothesisId'
  >[];
  readonly boards: readonly Pick<Board, 'id' | 'decidedInsights'>[];
  readonly audiences: readonly Pick<AudienceSummary, 'id' | 'name'>[];
  /** Names of the products by id, where the company has several: its boards are told apart by them. */
  readonly products?: ReadonlyMap<string, string>;
}

/** Everything that is linked in a workspace. */
export interface LinkIndex {
  readonly nodes: ReadonlyMap<string, LinkNode>;
  readonly edges: readonly LinkEdge[];
  /** Edges that leave a node, and that come into it. */
  readonly after: ReadonlyMap<string, readonly LinkEdge[]>;
  readonly before: ReadonlyMap<string, readonly LinkEdge[]>;
}

/** Names of a kind, in the singular and as a heading. */
export const LINK_KIND_NAMES: Readonly<Record<LinkKind, { readonly one: string; readonly many: string }>> = {
  study: { one: 'Исследование', many: 'Исследования' },
  audience: { one: 'Аудитория', many: 'Аудитории' },
  quote: { one: 'Цитата', many: 'Цитаты' },
  hypothesis: { one: 'Гипотеза', many: 'Гипотезы' },
  experiment: { one: 'Эксперимент', many: 'Эксперименты' },
  verdict: { one: 'Вывод', many: 'Выводы' },
  card: { one: 'Карточка', many: 'Карточки досок' },
};

/** Makes the address of the dialog «Связи» of a record. */
export type LinksHref = (kind: LinkKind, id: string) => string;

export const linkKey = (kind: LinkKind, id: string): string => `${kind}:${id}`;

/** Id of a board's card as a node; of the board as a whole without a field. */
export const cardId = (boardId: BoardRecordId, field: BoardField | null): string =>
  field === null ? boardId : `${boardId}/${field}`;

/* ── Reading the links ───────────────────────────────────────────────────────────────────────────────────────────── */

/** Name that a quote remembers of a removed study. */
function rememberedTitles({ hypotheses }: LinkRecords): ReadonlyMap<string, string> {
  const titles = new Map<string, string>();
  for (const { quotes } of hypotheses) {
    for (const { researchId, research } of Object.values(quotes)) {
      if (researchId !== null && research.trim() !== '' && !titles.has(researchId)) titles.set(researchId, research);
    }
  }
  return titles;
}

/** Studies that the hypothesis of an experiment comes from, by experiment. */
function sourcesOf({ hypotheses, experiments }: LinkRecords): ReadonlyMap<string, ReadonlySet<string | null>> {
  const ofHypothesis = new Map(
    hypotheses.map(({ id, researchId, quotes }) => [
      id,
      new Set([researchId, ...Object.values(quotes).map((quote) => quote.researchId)]),
    ]),
  );
  return new Map(
    experiments.flatMap(({ id, hypothesisId }) => {
      const studies = hypothesisId === null ? undefined : ofHypothesis.get(hypothesisId);
      return studies ? [[id, studies] as const] : [];
    }),
  );
}

function push<T>(lists: Map<string, T[]>, key: string, one: T): void {
  const list = lists.get(key);
  if (list) list.push(one);
  else lists.set(key, [one]);
}

/** Working data for building the chain. */
interface Graph {
  readonly nodes: Map<string, LinkNode>;
  readonly edges: Map<string, LinkEdge>;
  /** Adds a node unless it is there; its key. */
  add(kind: LinkKind, id: string, node: Omit<LinkNode, 'key' | 'kind' | 'broken'>): string;
  /** The node that a reference names, or a broken end in its place; its key. */
  reach(kind: LinkKind, id: string, remembered?: string): string;
  link(from: string, relation: LinkRelation, to: string): void;
  /** Whether a study is there, once all of them have been added. */
  isStudy(id: string | null): id is string;
}

function createGraph(): Graph {
  const nodes = new Map<string, LinkNode>();
  const edges = new Map<string, LinkEdge>();
  return {
    nodes,
    edges,
    add(kind, id, node) {
      const key = linkKey(kind, id);
      if (!nodes.has(key)) nodes.set(key, { key, kind, broken: false, ...node });
      return key;
    },
    reach(kind, id, remembered = '') {
      const key = linkKey(kind, id);
      if (!nodes.has(key)) {
        const label = remembered.trim() || LINK_KIND_NAMES[kind].one;
        nodes.set(key, { key, kind, label, note: '', sign: null, place: null, broken: true });
      }
      return key;
    },
    link(from, relation, to) {
      if (from !== to) edges.set(`${from}\n${relation}\n${to}`, { from, to, relation });
    },
    isStudy: (id): id is string => id !== null && nodes.get(linkKey('study', id))?.broken === false,
  };
}

/** A node for each record, verdict and card. */
function addRecords({ add, link, isStudy }: Graph, records: LinkRecords): void {
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

/** Returns the title of a board: with its product, where the company has several. */
function boardTitle(id: BoardRecordId, { products }: LinkRecords): string {
  const named = boardOf(id);
  if (!named) return '';
  const product = products?.get(named.productId);
  return product === undefined ? BOARD_TITLES[named.board] : `${BOARD_TITLES[named.board]} · ${product}`;
}

/** Quotes, the hypotheses that rest on them, and the studies they were said in. */
function linkQuotes({ add, reach, link, isStudy }: Graph, records: LinkRecords): void {
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
function linkWork({ reach, link }: Graph, records: LinkRecords): void {
  for (const { id, hypothesisId, hypothesis } of records.experiments) {
    if (hypothesisId !== null) link(reach('hypothesis', hypothesisId, hypothesis), 'tested', linkKey('experiment', id));
  }
  const sources = sourcesOf(records);
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

function linkBoards({ nodes, add, reach, link }: Graph, records: LinkRecords): void {
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
  const graph = createGraph();
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

/* ── One record's chain ──────────────────────────────────────────────────────────────────────────────────────────── */

/** How a node of a chain was come to. */
export interface LinkStep {
  /** The node one step nearer to the record. */
  readonly from: LinkNode;
  /** Meaning of the link from that nearer node: «проверена экспериментом». */
  readonly words: string;
}

/** A node of a record's chain. */
export interface ChainNode extends LinkNode {
  /** Links between it and the record; 0 is the record itself. */
  readonly distance: number;
  /** Null of the record itself. */
  readonly step: LinkStep | null;
}

/** A record with all it comes from and all that came of it. */
export interface Chain {
  /** Key of the record. */
  readonly start: string;
  /** The record first, then the nearest; in an order that never changes by itself. */
  readonly nodes: readonly ChainNode[];
  /** Links between these nodes, each once. */
  readonly edges: readonly LinkEdge[];
}

/**
 * Returns the chain of one record: its origins and its results, along the links' direction; without records that merely share an
 * origin with it, or a study's every hypothesis would hang on each of them. An audience is at the end of the chain of each study
 * that asks it. If B is in the chain of A, A is in that of B.
 * @returns null when there is no such record
 */
export function chainOf(index: LinkIndex, start: string): Chain | null {
  const first = index.nodes.get(start);
  if (!first) return null;
  const found = new Map<string, ChainNode>([[start, { ...first, distance: 0, step: null }]]);

  const visit = (from: ChainNode, edge: LinkEdge, side: 'after' | 'before'): ChainNode | null => {
    const node = index.nodes.get(side === 'after' ? edge.to : edge.from);
    if (!node) return null;
    const known = found.get(node.key);
    if (known && known.distance <= from.distance + 1) return null;
    const words = RELATION_LABELS[edge.relation][side];
    const come: ChainNode = { ...node, distance: from.distance + 1, step: { from, words } };
    found.set(node.key, come);
    return come;
  };
  /** Goes along the links in one direction; the audience of a study is gone to from that study alone. */
  const walk = (side: 'after' | 'before', roots: readonly ChainNode[]): void => {
    const seen = new Set(roots.map(({ key }) => key));
    let turn = roots;
    while (turn.length > 0) {
      const next: ChainNode[] = [];
      for (const node of turn) {
        for (const edge of index[side].get(node.key) ?? []) {
          const key = side === 'after' ? edge.to : edge.from;
          if (edge.relation === 'asked' || seen.has(key)) continue;
          seen.add(key);
          const come = visit(node, edge, side) ?? found.get(key);
          if (come) next.push(come);
        }
      }
      turn = next;
    }
  };

  const self = found.get(start) as ChainNode;
  const studies =
    first.kind === 'audience'
      ? (index.before.get(start) ?? []).flatMap((edge) => visit(self, edge, 'before') ?? [])
      : [];
  const roots = first.kind === 'audience' ? studies : [self];
  walk('before', roots);
  walk('after', roots);
  if (first.kind !== 'audience') {
    for (const node of found.values()) {
      if (node.kind !== 'study') continue;
      for (const edge of index.after.get(node.key) ?? []) if (edge.relation === 'asked') visit(node, edge, 'after');
    }
  }

  const nodes = [...found.values()].sort((a, b) => a.distance - b.distance);
  const edges = index.edges.filter(({ from, to }) => found.has(from) && found.has(to));
  return { start, nodes, edges };
}

/* ── As it is drawn ──────────────────────────────────────────────────────────────────────────────────────────────── */

/** Most nodes of one column of the drawing: with six columns never more than 40 in all. */
export const MOST_IN_COLUMN = 5;

export interface DrawnColumn {
  /** Its heading. */
  readonly title: string;
  readonly nodes: readonly ChainNode[];
  /** Those that found no place, «и ещё N»; the list has them all. */
  readonly more: number;
  /** Kind of the first of those, where the list is opened. */
  readonly moreKind: LinkKind | null;
}

/** A chain as it is drawn. */
export interface Drawing {
  /** Left to right; empty ones are left out. */
  readonly columns: readonly DrawnColumn[];
  /** Links between drawn nodes. */
  readonly edges: readonly LinkEdge[];
}

/** A chain cut to what can be taken in at once: of each column the nearest. */
export function drawChain(chain: Chain, most = MOST_IN_COLUMN): Drawing {
  // Kinds are listed in the order of their columns.
  const places = [...new Set(LINK_KINDS.map((kind) => LINK_COLUMNS[kind]))];
  const columns = places
    .map((column): DrawnColumn => {
      const all = LINK_KINDS.filter((kind) => LINK_COLUMNS[kind] === column);
      const here = chain.nodes.filter(({ kind }) => LINK_COLUMNS[kind] === column);
      const shown = new Set(here.map(({ kind }) => kind));
      const titles = all.filter((kind) => shown.has(kind)).map((kind) => LINK_KIND_NAMES[kind].many);
      return {
        title: titles.map((title, at) => (at === 0 ? title : title.toLowerCase())).join(' и\u00A0'),
        nodes: here.slice(0, most),
        more: Math.max(0, here.length - most),
        moreKind: here[most]?.kind ?? null,
      };
    })
    .filter(({ nodes }) => nodes.length > 0);
  const drawn = new Set(columns.flatMap(({ nodes }) => nodes.map(({ key }) => key)));
  return { columns, edges: chain.edges.filter(({ from, to }) => drawn.has(from) && drawn.has(to)) };
}
