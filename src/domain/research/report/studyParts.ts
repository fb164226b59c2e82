import { counted, formatDateRange, NBSP, quoted, undirected } from '../../core/format.ts';
import { ordered } from '../../core/record.ts';
import { transcriptsHeld } from '../editing.ts';
import { shownName, type Participant } from '../participant.ts';
import { byCodeName } from '../people.ts';
import { participantCount, RESEARCH_TYPE_LABELS, type Research } from '../research.ts';
import { peopleAsked } from './reportQuotes.ts';
import type { ReportMaking, PartProposal } from './reportParts.ts';

const titled = ({ sources }: ReportMaking, study: Research) =>
  sources.studies.length > 1 ? { title: study.title } : {};

export const questionParts = (making: ReportMaking): readonly PartProposal[] =>
  making.sources.studies.map((study) => ({
    key: `question:${study.id}`,
    ...titled(making, study),
    body: study.description,
    points: ordered(study.questions)
      .map(({ text }) => text.trim())
      .join('\n'),
  }));

const PEOPLE = ['участник', 'участника', 'участников'] as const;

function methodOf({ sources }: ReportMaking, study: Research): string {
  const count = participantCount(study);
  const held = transcriptsHeld(sources.materials.filter(({ researchId }) => researchId === study.id));
  const audience = study.audienceId === null ? undefined : sources.audiences.get(study.audienceId);
  const asked = count === null ? '' : `, ${counted(count, PEOPLE)}`;
  return [
    `${RESEARCH_TYPE_LABELS[study.type]}${asked}, ${formatDateRange(study.startDate, study.endDate)}.`,
    held === 0 ? '' : `Материалов:${NBSP}${held}.`,
    audience ? `Аудитория: ${quoted(audience)}.` : '',
    study.author.trim() === '' ? '' : `Автор: ${undirected(study.author.trim())}.`,
  ]
    .filter((said) => said !== '')
    .join(' ');
}

export const methodParts = (making: ReportMaking): readonly PartProposal[] =>
  making.sources.studies.map((study) => ({
    key: `method:${study.id}`,
    ...titled(making, study),
    body: methodOf(making, study),
  }));

/** «9 участников, известны 6: продакты — 4, методисты — 2»; segments where there are several, with their numbers. */
function participantsInWords(count: number | null, listed: readonly Participant[]): string {
  if (count === null) return '';
  const segments = new Map<string, number>();
  for (const { segment } of listed) {
    if (segment.trim() !== '') segments.set(segment.trim(), (segments.get(segment.trim()) ?? 0) + 1);
  }
  const told = [...segments].toSorted((a, b) => b[1] - a[1]).map(([segment, size]) => `${segment}${NBSP}— ${size}`);
  const named = listed.length > 0 && listed.length < count ? `, известны ${listed.length}` : '';
  return `${counted(count, PEOPLE)}${named}${told.length > 1 ? `: ${told.join(', ')}` : ''}.`;
}

export function participantParts({ sources, people }: ReportMaking): readonly PartProposal[] {
  const ids = new Set(sources.studies.flatMap(({ participantIds }) => Object.keys(participantIds)));
  const listed = byCodeName([...people.participants.values()].filter(({ id }) => ids.has(id)));
  const columns = [
    { head: 'Участник', cell: (one: Participant) => shownName(one, people.hidesNames) },
    { head: 'Роль', cell: ({ role }: Participant) => role.trim() },
    { head: 'Сегмент', cell: ({ segment }: Participant) => segment.trim() },
    {
      head: 'Исследования',
      cell: ({ id }: Participant) =>
        sources.studies
          .filter(({ participantIds }) => Object.hasOwn(participantIds, id))
          .map(({ title }) => title)
          .join('; '),
    },
  ].filter(({ head, cell }) =>
    head === 'Исследования' ? sources.studies.length > 1 : listed.some((one) => cell(one)),
  );
  const table = {
    head: columns.map(({ head }) => head),
    rows: listed.map((one) => columns.map(({ cell }) => cell(one))),
  };
  const body = participantsInWords(peopleAsked(sources.studies), listed);
  return [{ key: 'participants:all', body, ...(listed.length > 0 ? { table } : {}) }];
}
