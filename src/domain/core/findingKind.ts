/** Kinds of findings, in the order in which they are listed. */
export const FINDING_KINDS = [
  'pain',
  'workaround',
  'need',
  'money',
  'churn',
  'decider',
  'trigger',
  'frequency',
] as const;

export type FindingKind = (typeof FINDING_KINDS)[number];

/** Names of the kinds; in a sentence and beside a quotation they begin small ({@link kindInWords}). */
export const FINDING_KIND_LABELS: Readonly<Record<FindingKind, string>> = {
  pain: 'Трудность',
  workaround: 'Обходной путь',
  need: 'Потребность',
  money: 'Деньги и время',
  churn: 'Уход или отказ',
  decider: 'Кто решает',
  trigger: 'Повод',
  frequency: 'Как часто',
};

/** Returns the kind of words, as it is shown beside them: «трудность»; empty where it is not given. */
export const kindInWords = (kind: FindingKind | null | undefined): string =>
  kind ? FINDING_KIND_LABELS[kind].toLowerCase() : '';

/** How grave what words tell of is, from the least: they manage all the same, they lose by it, they cannot go on. */
export const SEVERITIES = ['minor', 'serious', 'blocking'] as const;

/** How grave it is, as a person said. */
export type Severity = (typeof SEVERITIES)[number];

/** Names of the grades; in a sentence and beside a quotation they begin small ({@link severityInWords}). */
export const SEVERITY_LABELS: Readonly<Record<Severity, string>> = {
  minor: 'Терпимо',
  serious: 'Мешает',
  blocking: 'Останавливает',
};

/** Returns the severity in the form used in a sentence: «мешает». */
export const severityInWords = (severity: Severity): string => SEVERITY_LABELS[severity].toLowerCase();

/** Kind and severity of words, as they are stored: null or absent where not given. */
export interface KindAndSeverity {
  readonly kind?: FindingKind | null | undefined;
  readonly severity?: Severity | null | undefined;
}

/** Only an obstacle has a severity: a need, a sum, a decider, an occasion or a number blocks nothing. */
const GRAVE_KINDS: ReadonlySet<FindingKind> = new Set(['pain', 'workaround', 'churn']);

/** Whether how grave it is can be said of words that are taken for this. */
export const hasSeverity = (kind: FindingKind | null | undefined): kind is FindingKind =>
  kind !== null && kind !== undefined && GRAVE_KINDS.has(kind);

/**
 * Returns the severity of words; null where not given. A grade of a kind without grades is ignored: two tabs may have changed the
 * two at once.
 */
export const severityOf = ({ kind, severity }: KindAndSeverity): Severity | null =>
  hasSeverity(kind) ? (severity ?? null) : null;

/** Fields that say what words are taken for now, null for nothing: how grave it is goes where the new kind has no grades. */
export const fieldsOfKind = (
  { severity }: Pick<KindAndSeverity, 'severity'>,
  kind: FindingKind | null,
): { readonly kind: FindingKind | null; readonly severity?: null } =>
  severity && !hasSeverity(kind) ? { kind, severity: null } : { kind };

/** Returns kind and severity of words, as they are shown beside them: «трудность (мешает)»; empty where not given. */
export function takenInWords(taken: KindAndSeverity): string {
  const severity = severityOf(taken);
  return severity ? `${kindInWords(taken.kind)} (${severityInWords(severity)})` : kindInWords(taken.kind);
}

/** Describes a change of the kind of words, null for removal: «Вид слов: Потребность; острота убрана». */
export function retakenInWords(before: KindAndSeverity, kind: FindingKind | null): string {
  const isGradeGone = severityOf(before) !== null && !hasSeverity(kind);
  if (kind === null) return isGradeGone ? 'Вид слов и острота убраны' : 'Вид слов убран';
  return `Вид слов: ${FINDING_KIND_LABELS[kind]}${isGradeGone ? '; острота убрана' : ''}`;
}

/** Describes a change of severity, null for removal. */
export const gradedInWords = (severity: Severity | null): string =>
  severity ? `Острота: ${severityInWords(severity)}` : 'Острота убрана';
