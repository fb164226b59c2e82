import type { Code, PassageGroup } from '../code.ts';
import type { Hypothesis } from '../hypothesis.ts';
import type { Mark } from '../mark.ts';
import type { Material, Passage, Research } from '../research.ts';
import type { ReportPeople } from './reportQuotes.ts';

/** Result of an experiment for a hypothesis. */
export interface ReportTest {
  readonly hypothesisId: string | null;
  /** «Эксперимент «…»: подтверждена. Вывод.» */
  readonly text: string;
  /** Next steps as typed; empty while it is not finished. */
  readonly nextSteps: string;
}

/** Records that a report is made of. */
export interface ReportSources {
  /** The studies, in any order. */
  readonly studies: readonly Research[];
  /** Names of audiences, by id. */
  readonly audiences: ReadonlyMap<string, string>;
  /** Files of the studies. */
  readonly materials: readonly Pick<Material, 'id' | 'researchId' | 'transcriptOf'>[];
  /** Everybody's hypotheses; those that are not of these studies do not count. */
  readonly hypotheses: readonly Hypothesis[];
  /** Experiments of hypotheses, as {@link ReportTest}s. */
  readonly tests: readonly ReportTest[];
  /** Marks of the company; those of other studies do not count. */
  readonly marks: readonly Mark[];
  readonly codes: readonly Code[];
  readonly groups: readonly PassageGroup[];
  /** Everybody who was talked to, with what tells who said something. `hidesNames` is the company's. */
  readonly people: ReportPeople;
  /** Speakers of the words of insights, as the text names them, by {@link placeKey}; missing when unknown. */
  readonly respondents: ReadonlyMap<string, string>;
  /** Whether the company hides personal data in texts; where it does not say, as it does names. */
  readonly hidesPersonal?: boolean;
}

/** Key of a place in a text. */
export const placeKey = ({ materialId, start, end }: Passage): string => `${materialId}:${start}-${end}`;
