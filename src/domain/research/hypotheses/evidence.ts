import { hasSeverity, fieldsOfKind, type FindingKind, type Severity, severityOf } from '../../core/findingKind.ts';
import type { Op } from '../../core/operation.ts';
import { ordered } from '../../core/record.ts';
import type { Hypothesis, Quote, Stance } from '../hypothesis.ts';

/** Words that speak of a hypothesis, with their key in its record. */
export type Evidence = Quote & { readonly key: string };

/** In the order they are shown. */
export const STANCES: readonly Stance[] = ['for', 'against'];

/** The words that speak for a hypothesis, or against it, in their order. */
export const evidenceOf = ({ quotes }: Pick<Hypothesis, 'quotes'>, stance: Stance): Evidence[] =>
  ordered(quotes).filter((quote) => quote.stance === stance);

/** Operations that say what words of a hypothesis speak for; none when they do already, or are its no more. */
export function turnQuote({ id, quotes }: Pick<Hypothesis, 'id' | 'quotes'>, key: string, stance: Stance): Op[] {
  const quote = Object.hasOwn(quotes, key) ? quotes[key] : undefined;
  if (!quote || quote.stance === stance) return [];
  return [{ op: 'setMember', kind: 'hypothesis', id, map: 'quotes', key, fields: { stance } }];
}

/** Operations that say what words of a hypothesis are to be taken for, null for nothing; none when they are already, or are its no more. */
export function nameQuoteKind(
  { id, quotes }: Pick<Hypothesis, 'id' | 'quotes'>,
  key: string,
  kind: FindingKind | null,
): Op[] {
  const quote = Object.hasOwn(quotes, key) ? quotes[key] : undefined;
  if (!quote || (quote.kind ?? null) === kind) return [];
  return [{ op: 'setMember', kind: 'hypothesis', id, map: 'quotes', key, fields: fieldsOfKind(quote, kind) }];
}

/**
 * Returns operations that set the severity of a hypothesis' quote; null means that no one rated it. Returns none when it is
 * already so, when the words are no longer in the hypothesis, or when their kind has no severity.
 */
export function gradeQuote(
  { id, quotes }: Pick<Hypothesis, 'id' | 'quotes'>,
  key: string,
  severity: Severity | null,
): Op[] {
  const quote = Object.hasOwn(quotes, key) ? quotes[key] : undefined;
  if (!quote || !hasSeverity(quote.kind) || severityOf(quote) === severity) return [];
  return [{ op: 'setMember', kind: 'hypothesis', id, map: 'quotes', key, fields: { severity } }];
}

/** Operations that take words from a hypothesis; none when they are its no more. The text that they are from keeps them. */
export function removeQuote({ id, quotes }: Pick<Hypothesis, 'id' | 'quotes'>, key: string): Op[] {
  return Object.hasOwn(quotes, key) ? [{ op: 'drop', kind: 'hypothesis', id, map: 'quotes', key }] : [];
}
