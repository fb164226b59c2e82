import { counted, NBSP } from '../../core/format.ts';
import { ordered } from '../../core/record.ts';
import type { Hypothesis } from '../hypothesis.ts';
import { countPeople } from '../participant.ts';
import { byPriority } from '../hypotheses/backlog.ts';
import { distinct, quotableOf, type Quotable, type ReportPeople } from './reportQuotes.ts';
import type { ReportMaking, PartProposal } from './reportParts.ts';

/** Hypotheses that a study brought, looks into, or has words for. */
function ownHypotheses({ sources, studyIds }: ReportMaking): readonly Hypothesis[] {
  const lookedInto = new Set(sources.studies.flatMap(({ hypothesisIds }) => Object.keys(hypothesisIds)));
  return byPriority(
    sources.hypotheses.filter(
      ({ id, researchId, quotes }) =>
        (researchId !== null && studyIds.has(researchId)) ||
        lookedInto.has(id) ||
        Object.values(quotes).some((quote) => quote.researchId !== null && studyIds.has(quote.researchId)),
    ),
  );
}

const STUDIES = ['исследования', 'исследований', 'исследований'] as const;

/** Returns «За: 3 человека из 2 исследований»; empty without any words on this side. */
function sideInWords(name: string, evidence: readonly Quotable[], people: ReportPeople): string {
  const { people: persons, studies } = countPeople(evidence, people);
  if (persons === 0) return '';
  const told = `${name}: ${counted(persons, ['человек', 'человека', 'человек'])}`;
  return studies === 0 ? told : `${told} из${NBSP}${counted(studies, STUDIES)}`;
}

export function hypothesisParts(making: ReportMaking): readonly PartProposal[] {
  const { sources, people } = making;
  return ownHypotheses(making).map((hypothesis) => {
    const evidence = distinct(ordered(hypothesis.quotes).map(({ stance, ...quote }) => quotableOf(quote, stance)));
    const side = (stance: 'for' | 'against') => evidence.filter((one) => one.stance === stance);
    const sides = [sideInWords('За', side('for'), people), sideInWords('Против', side('against'), people)];
    const told = sides.filter((one) => one !== '').join(' · ');
    const tests = sources.tests.filter(({ hypothesisId }) => hypothesisId === hypothesis.id);
    return {
      key: `hypothesis:${hypothesis.id}`,
      title: hypothesis.text.trim(),
      body: hypothesis.description.trim(),
      facts: [
        told === '' ? 'Слов за неё и против неё пока нет' : told,
        ...(tests.length > 0 ? tests.map(({ text }) => text) : ['Экспериментом ещё не проверяли']),
      ],
      evidence,
    };
  });
}

export function nextParts(making: ReportMaking): readonly PartProposal[] {
  const ids = new Set(ownHypotheses(making).map(({ id }) => id));
  const steps = making.sources.tests
    .filter(({ hypothesisId }) => hypothesisId !== null && ids.has(hypothesisId))
    .flatMap(({ nextSteps }) => nextSteps.split('\n'))
    .map((line) => line.replace(/^\s*(?:[-–—•*]|\d+[.)])\s+/u, '').trim())
    .filter((line) => line !== '');
  return [{ key: 'next:steps', points: [...new Set(steps)].join('\n'), body: '' }];
}
