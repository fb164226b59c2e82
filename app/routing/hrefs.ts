import type { AccountSection } from '#src/domain/account/accountSection.ts';
import type { InterviewStep } from '#src/domain/fieldwork/inviting/interviewPlan.ts';
import type { LinkKind, LinksHref } from '#src/domain/links/linkKinds.ts';
import type { Passage } from '#src/domain/research/research.ts';
import type { HistoryHref } from '#src/patterns/ShowHistory.tsx';

import { PATHS } from './paths.ts';
import { PRODUCT_PARAM } from './productParam.ts';

export const studyHref = (id: string): string => `${PATHS.research}?open=${encodeURIComponent(id)}`;

/** The address of a study's material, read over its study. */
export const materialHref = (researchId: string, materialId: string): string =>
  `${studyHref(researchId)}&material=${encodeURIComponent(materialId)}`;

/** Page of a round of interviews. */
export const roundHref = (researchId: string, id: string): string =>
  `${studyHref(researchId)}&round=${encodeURIComponent(id)}`;

/**
 * The address of a step on the way to an interview.
 * @param writing the scenario that is written there: its id, or where its draft comes from
 */
export const interviewHref = (step: InterviewStep, writing?: string): string =>
  `${PATHS.research}?interview=${step}${writing === undefined ? '' : `&scenario=${encodeURIComponent(writing)}`}`;

/** The address of a view of studies beside their list: the codebook, the table of codes and people, groups of passages, findings. */
export const sectionViewHref = (view: 'codes' | 'table' | 'groups' | 'findings'): string =>
  `${PATHS.research}?view=${view}`;

/** The address of what the program found in a study's materials. */
export const studyFindingsHref = (id: string): string =>
  `${sectionViewHref('findings')}&studies=${encodeURIComponent(id)}`;

/**
 * The address of a code's own page.
 * @param narrowed passages of one person only, as `personOf` names them, or those that another code was given, too
 */
export function codeHref(id: string, narrowed: { readonly person?: string; readonly with?: string } = {}): string {
  const params = new URLSearchParams({ view: 'codes', code: id, ...narrowed });
  return `${PATHS.research}?${params.toString()}`;
}

/** Opens a passage in the reading view over the current address; Back returns to it. */
export const passageHref = (
  passage: Readonly<Record<'materialId', string> & Record<'start' | 'end', number>>,
): string => `?material=${encodeURIComponent(passage.materialId)}&at=${passage.start}-${passage.end}`;

/** The address of a place in a study's material, on whatever screen one is. */
export const studyPassageHref = (researchId: string, { materialId, start, end }: Passage): string =>
  `${studyHref(researchId)}&material=${encodeURIComponent(materialId)}&at=${start}-${end}`;

/** The address of an audience, unfolded in the list. */
export const audienceHref = (id: string): string => `${PATHS.audiences}?open=${encodeURIComponent(id)}`;

/** The address of a persona, open over its audience. */
export const personaHref = (audienceId: string, id: string): string =>
  `${PATHS.audiences}?open=${encodeURIComponent(audienceId)}&persona=${encodeURIComponent(id)}`;

/**
 * Returns the address of the assistant about a product; the caller that goes there omits the product in a company of one
 * (`keepingProduct`).
 */
export const chatHref = (productId: string): string =>
  `${PATHS.chat}?${PRODUCT_PARAM}=${encodeURIComponent(productId)}`;

/** The address of an experiment, unfolded in the list. */
export const experimentHref = (id: string): string => `${PATHS.experiments}?open=${encodeURIComponent(id)}`;

/** Address of a section. What another section keeps in the address stays behind. */
export function accountHref(section: AccountSection): string {
  return section === 'profile' ? PATHS.account : `${PATHS.account}?section=${section}`;
}

/** The address of a scenario that is written; null: of a new one. */
export const scenarioHref = (id: string | null): string =>
  `${accountHref('settings')}&scenario=${encodeURIComponent(id ?? 'new')}`;

/**
 * Returns the address of a record's dialog «Связи». A query alone: the link adds it to the address of its screen
 * (app/routing/RouterLink.tsx).
 */
export const linksHref: LinksHref = (kind: LinkKind, id: string) => `?links=${encodeURIComponent(`${kind}:${id}`)}`;

/** The address of a record's history, over whatever screen one is on. */
export const historyHref: HistoryHref = (kind, id) => `?history=${encodeURIComponent(`${kind}:${id}`)}`;

/** The address of «Что изменилось», over whatever screen one is on. */
export const COMPANY_HISTORY_HREF = '?history=company';

/** The address of the journal of a company's owners, over whatever screen one is on. */
export const JOURNAL_HREF = '?history=journal';
