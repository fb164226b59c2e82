import type { Evidence } from '#src/domain/research/hypotheses/evidence.ts';
import type { Hypothesis } from '#src/domain/research/hypothesis.ts';
import type { People } from '#src/domain/research/participant.ts';
import { signQuotes } from '#src/domain/research/people.ts';
import { EvidenceQuote } from '#src/patterns/evidence/EvidenceQuote.tsx';
import { EvidenceSlots, NO_PARTS } from '#src/patterns/evidence/EvidenceSlots.ts';
import { HypothesisEvidence } from '#src/patterns/evidence/HypothesisEvidence.tsx';

import { useStudyHref } from '../useStudyHref.ts';
import { useGoneNotice } from './openEvidence.ts';

interface SignedWordsProps {
  /** The hypothesis as it is stored, or was. */
  readonly hypothesis: Hypothesis;
  /** It was removed while its words are open. */
  readonly isGone: boolean;
  /** People of the company, to name the speakers. */
  readonly people: People;
}

/** The words for a hypothesis and against it, each signed as it may be and leading to its place in the text. */
export function SignedWords({ hypothesis, isGone, people }: SignedWordsProps) {
  const studyHref = useStudyHref();
  useGoneNotice(hypothesis);
  const hrefOf = ({ researchId, passage }: Evidence) => (researchId ? studyHref(researchId, passage) : null);
  const words = (
    <HypothesisEvidence hypothesis={signQuotes(hypothesis, people)} counted={false}>
      {(quote) => <EvidenceQuote quote={quote} href={hrefOf(quote)} />}
    </HypothesisEvidence>
  );
  if (!isGone) return words;
  return (
    <EvidenceSlots value={NO_PARTS}>
      <p>Этой гипотезы больше нет: её удалили. Слова пока здесь, скопируйте нужное.</p>
      {words}
    </EvidenceSlots>
  );
}
