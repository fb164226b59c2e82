import { ALL_FINDINGS, type FindingsFilter } from '../../../../domain/evidence/study/shownFindings.ts';
import { Button } from '../../../../ui/Button.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { Link } from '../../../../ui/Link.tsx';
import type { StudyFindings } from './studyFindings.ts';

export interface NoFindingsProps {
  /** The findings, none of which is listed. */
  found: StudyFindings;
  /** The filter hides what there is. */
  isNarrowed: boolean;
  /** Something else is to narrow them. */
  onFilterChange: (filter: FindingsFilter) => void;
  /** Address of the list of studies, where texts are uploaded. */
  studiesHref: string;
}

/** Why no finding is listed, and what to do. */
export function NoFindings({ found, isNarrowed, onFilterChange, studiesHref }: NoFindingsProps) {
  if (isNarrowed) {
    return (
      <EmptyState
        title="Таких находок нет"
        action={<Button onClick={() => onFilterChange(ALL_FINDINGS)}>Показать все находки</Button>}
      >
        Другой вид или другой человек покажет остальные.
      </EmptyState>
    );
  }
  if (found.total === 0) {
    return (
      <EmptyState title="Расшифровок пока нет" action={<Link href={studiesHref}>К исследованиям</Link>}>
        Загрузите расшифровки интервью: программа поищет в словах респондентов трудности, обходные пути, деньги и поводы
        уйти и предложит то, что похоже говорят несколько человек. Она ошибается: решаете вы.
      </EmptyState>
    );
  }
  const wasAny = found.talks.some(({ findings }) => findings.length > 0);
  return (
    <EmptyState
      title={wasAny ? 'Все находки разобраны' : 'Новых находок в этих текстах нет'}
      action={<Link href={studiesHref}>К исследованиям</Link>}
    >
      {wasAny
        ? 'Каждая отмечена или отклонена. Отклонённые можно вернуть при чтении текста.'
        : 'Программа ищет в словах тех, кого спрашивали. Отметить слова самим можно при чтении текста.'}
    </EmptyState>
  );
}
