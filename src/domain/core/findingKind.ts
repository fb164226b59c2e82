/** What a finding may be, in the order in which they are listed. */
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

/** What words are taken for, as it stands beside them: «трудность»; empty where nobody said. */
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

/** How grave it is, as it stands in a sentence: «мешает». */
export const severityInWords = (severity: Severity): string => SEVERITY_LABELS[severity].toLowerCase();

/** What words were taken for and how grave it is, as they are stored: null or absent where nobody said. */
export interface KindAndSeverity {
  readonly kind?: FindingKind | null | undefined;
  readonly severity?: Severity | null | undefined;
}

/** Only what stands in somebody's way can be grave: of a need, a sum, a decider, an occasion or a number nobody can say what it stops. */
const GRAVE_KINDS: ReadonlySet<FindingKind> = new Set(['pain', 'workaround', 'churn']);

/** Whether how grave it is can be said of words that are taken for this. */
export const canBeGrave = (kind: FindingKind | null | undefined): kind is FindingKind =>
  kind !== null && kind !== undefined && GRAVE_KINDS.has(kind);

/**
 * How grave what words tell of is; null where nobody said. A grade that stands beside a kind without grades is none: two tabs may have
 * changed the two at once.
 */
export const severityOf = ({ kind, severity }: KindAndSeverity): Severity | null =>
  canBeGrave(kind) ? (severity ?? null) : null;

/** Fields that say what words are taken for now, null for nothing: how grave it is goes where the new kind has no grades. */
export const fieldsOfKind = (
  { severity }: Pick<KindAndSeverity, 'severity'>,
  kind: FindingKind | null,
): { readonly kind: FindingKind | null; readonly severity?: null } =>
  severity && !canBeGrave(kind) ? { kind, severity: null } : { kind };

/** What words are taken for and how grave it is, as it stands beside them: «трудность (мешает)»; empty where nobody said. */
export function takenInWords(taken: KindAndSeverity): string {
  const severity = severityOf(taken);
  return severity ? `${kindInWords(taken.kind)} (${severityInWords(severity)})` : kindInWords(taken.kind);
}

/** What was done when words are taken for something else, null for nothing: «Вид слов: Потребность; острота убрана». */
export function retakenInWords(before: KindAndSeverity, kind: FindingKind | null): string {
  const isGradeGone = severityOf(before) !== null && !canBeGrave(kind);
  if (kind === null) return isGradeGone ? 'Вид слов и острота убраны' : 'Вид слов убран';
  return `Вид слов: ${FINDING_KIND_LABELS[kind]}${isGradeGone ? '; острота убрана' : ''}`;
}

/** What was done when words are called so grave, null: nobody says. */
export const gradedInWords = (severity: Severity | null): string =>
  severity ? `Острота: ${severityInWords(severity)}` : 'Острота убрана';
