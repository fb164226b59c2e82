import { severityOf, type KindAndSeverity } from '../core/findingKind.ts';
import type { Hypothesis, Quote, Relevance } from './hypothesis.ts';
import type { MadeBy } from '../core/schema.ts';
import type { Op } from '../core/operation.ts';
import { MAIN_PRODUCT } from '../workspace.ts';
import {
  keyedList,
  ordered,
  positionAt,
  positionBetween,
  type DateText,
  type Keyed,
  type NewId,
} from '../core/record.ts';
import { createMaterials, type KeptFile } from './files/keptFile.ts';
import type { Material, Passage, Research, ResearchType } from './research.ts';
import { STAGE_NAMES, type Stage } from '../core/stage.ts';

/** The upload-research form, checked (R33). */
export interface ResearchForm {
  readonly title: string;
  readonly description: string;
  readonly type: ResearchType;
  /** How many took part; null when left empty. */
  readonly participants: number | null;
  readonly author: string;
  readonly experimentIds: readonly string[];
  readonly hypothesisIds: readonly string[];
  /** The audience that was asked; null when none was chosen. */
  readonly audienceId: string | null;
}

function linkMap(ids: readonly string[]): Keyed<object> {
  return Object.fromEntries(ids.map((id, index) => [id, { position: positionAt(index) }]));
}

/**
 * Returns operations that store an uploaded study with its files. With readable material it starts as completed, without as
 * planning; dates default to today (R33). A recording and its transcript of one name go together.
 */
export function createResearch(
  form: ResearchForm,
  files: readonly KeptFile[],
  { today, newId }: { today: DateText; newId: NewId },
): { id: string; ops: Op[] } {
  const id = newId();
  const hasText = files.some((file) => file.state === 'text');
  const ops: Op[] = [
    {
      op: 'create',
      kind: 'research',
      id,
      record: {
        id,
        title: form.title.trim(),
        description: form.description.trim(),
        status: hasText ? 'completed' : 'planning',
        type: form.type,
        participants: form.participants,
        plannedTalks: null,
        participantIds: {},
        startDate: today,
        endDate: hasText ? today : null,
        author: form.author.trim(),
        insights: {},
        experimentIds: linkMap(form.experimentIds),
        hypothesisIds: linkMap(form.hypothesisIds),
        questions: {},
        audienceId: form.audienceId,
        history: {},
      },
    },
  ];
  const positions = files.map((_, index) => positionAt(index));
  ops.push(...createMaterials(id, files, positions, newId).ops);
  return { id, ops };
}

/**
 * Returns operations that remove a study with its materials and texts. Hypotheses not yet taken up go with it; those in the
 * backlog or in an experiment stay and will say that their source was removed.
 */
export function removeResearch(
  id: string,
  materials: readonly Pick<Material, 'id' | 'state'>[],
  hypotheses: readonly Pick<Hypothesis, 'id' | 'status'>[],
): Op[] {
  return [
    { op: 'remove', kind: 'research', id },
    ...materials.flatMap((material): Op[] => [
      { op: 'remove', kind: 'material', id: material.id },
      ...(material.state === 'text' ? [{ op: 'remove', kind: 'materialText', id: material.id } as const] : []),
    ]),
    ...hypotheses
      .filter((hypothesis) => hypothesis.status === 'new')
      .map((hypothesis): Op => ({ op: 'remove', kind: 'hypothesis', id: hypothesis.id })),
  ];
}

/** Result of the dialog «Добавить гипотезу в бэклог». */
export interface BacklogForm {
  /** May be empty. */
  readonly comment: string;
  readonly stage: Stage;
  readonly touchpoint: string;
  /** The product that it is about: asked where the company has several, else the one it has (R293). */
  readonly productId: string;
}

/**
 * Operations that confirm a study's hypothesis into the backlog, with the stage, touchpoint and comment as chosen
 * (R34). None when it is there already: only new ones can be added.
 */
export function addToBacklog(hypothesis: Pick<Hypothesis, 'id' | 'status'>, form: BacklogForm): Op[] {
  if (hypothesis.status !== 'new') return [];
  return [
    {
      op: 'set',
      kind: 'hypothesis',
      id: hypothesis.id,
      fields: {
        status: 'added',
        comment: form.comment.trim(),
        stage: form.stage,
        touchpoint: form.touchpoint,
        productId: form.productId,
      },
    },
  ];
}

/** Second line of the toast «Гипотеза добавлена в бэклог». */
export function addedToStage(stage: Stage): string {
  return `Гипотеза добавлена в этап ${STAGE_NAMES[stage]}`;
}

/** Words selected in a material, with what they are taken for and how grave it is. */
export interface SelectedQuote extends KindAndSeverity {
  readonly passage: Passage;
  readonly text: string;
  /** Speaker as the text names them; empty when it names no one. */
  readonly respondent: string;
}

/** Returns the kind and severity of words as a record keeps them: leaves out fields that were never given. */
export function takenFor(taken: KindAndSeverity): KindAndSeverity {
  const severity = severityOf(taken);
  return { ...(taken.kind ? { kind: taken.kind } : {}), ...(severity ? { severity } : {}) };
}

/** The small form over a selected passage. */
export interface HypothesisForm {
  readonly text: string;
  readonly stage: Stage;
  readonly touchpoint: string;
  readonly relevance: Relevance;
  /** The model that proposed it. Default: none did. */
  readonly madeBy?: MadeBy;
}

function quoteOf(research: Pick<Research, 'id' | 'title'>, selected: SelectedQuote): Quote {
  return {
    text: selected.text,
    respondent: selected.respondent,
    research: research.title,
    researchId: research.id,
    passage: selected.passage,
    stance: 'for',
    ...takenFor(selected),
  };
}

/** Words with the study they are from. */
export interface QuoteOfStudy {
  readonly study: Pick<Research, 'id' | 'title'>;
  readonly quote: SelectedQuote;
  /** Stance of the words. Default: for the hypothesis. */
  readonly stance?: Quote['stance'];
}

/**
 * Operations that make a hypothesis of a selected passage, or of several, from any studies, for it or against; it comes last by
 * priority and keeps its quotes and their places.
 * @param research the study that it belongs to
 */
export function createHypothesis(
  research: Pick<Research, 'id' | 'title'>,
  selected: SelectedQuote | readonly QuoteOfStudy[],
  form: HypothesisForm,
  existing: readonly Pick<Hypothesis, 'priority'>[],
  newId: NewId,
): { id: string; ops: Op[] } {
  const id = newId();
  const quotes: readonly QuoteOfStudy[] = 'passage' in selected ? [{ study: research, quote: selected }] : selected;
  const priority = Math.max(0, ...existing.map((hypothesis) => hypothesis.priority)) + 1;
  return {
    id,
    ops: [
      {
        op: 'create',
        kind: 'hypothesis',
        id,
        record: {
          id,
          text: form.text.trim(),
          description: '',
          stage: form.stage,
          touchpoint: form.touchpoint,
          status: 'new',
          relevance: form.relevance,
          priority,
          researchId: research.id,
          productId: MAIN_PRODUCT,
          comment: '',
          jtbd: '',
          context: '',
          gains: {},
          pains: {},
          metrics: {},
          quotes: keyedList(
            'quote',
            quotes.map(({ study, quote, stance = 'for' }) => ({ ...quoteOf(study, quote), stance })),
          ),
          ...(form.madeBy ? { madeBy: form.madeBy } : {}),
          history: {},
        },
      },
    ],
  };
}

/**
 * Operations that give a hypothesis selected words, for it or against, after its other quotes. The same words of the same place
 * are there once: a second time only says what they speak for; none when they speak for it already.
 * @param research the study that the words are from
 */
export function addQuote(
  hypothesis: Pick<Hypothesis, 'id' | 'quotes'>,
  research: Pick<Research, 'id' | 'title'>,
  selected: SelectedQuote,
  stance: Quote['stance'],
  newId: NewId,
): Op[] {
  const on = { kind: 'hypothesis', id: hypothesis.id, map: 'quotes' } as const;
  const quotes = ordered(hypothesis.quotes);
  const { materialId, start, end } = selected.passage;
  const there = quotes.find(
    ({ passage }) => passage?.materialId === materialId && passage.start === start && passage.end === end,
  );
  if (there) return there.stance === stance ? [] : [{ op: 'setMember', ...on, key: there.key, fields: { stance } }];
  const position = positionBetween(quotes.at(-1)?.position ?? null, null);
  return [{ op: 'put', ...on, key: newId(), value: { ...quoteOf(research, selected), stance, position } }];
}

/**
 * Operations that give a hypothesis several words after its other quotes, each as {@link addQuote} would; none for those that it
 * has with the same stance.
 */
export function addQuotes(
  hypothesis: Pick<Hypothesis, 'id' | 'quotes'>,
  words: readonly QuoteOfStudy[],
  newId: NewId,
): Op[] {
  let last = ordered(hypothesis.quotes).at(-1)?.position ?? null;
  return words.flatMap(({ study, quote, stance = 'for' }) =>
    addQuote(hypothesis, study, quote, stance, newId).map((op): Op => {
      if (op.op !== 'put') return op;
      // Each behind the one before it: alone, all of them would get the same place.
      last = positionBetween(last, null);
      return { ...op, value: { ...op.value, position: last } } as Op;
    }),
  );
}

/** Operations that add an insight, with the words it rests on, after the study's others. */
export function addInsight(research: Research, selected: SelectedQuote, text: string, newId: NewId): Op[] {
  const last = ordered(research.insights).at(-1)?.position ?? null;
  return [
    {
      op: 'put',
      kind: 'research',
      id: research.id,
      map: 'insights',
      key: newId(),
      value: {
        text: text.trim(),
        quote: selected.text,
        passage: selected.passage,
        ...takenFor(selected),
        position: positionBetween(last, null),
      },
    },
  ];
}

/** Hypotheses as a study shows them: by priority, ascending; equal ones in the order they were made (R32). */
export function byPriority(hypotheses: readonly Hypothesis[]): readonly Hypothesis[] {
  return [...hypotheses].sort((a, b) => a.priority - b.priority || (a.createdAt < b.createdAt ? -1 : 1));
}
