import { ListChecks } from 'lucide-react';
import { useState, type Ref } from 'react';
import { styled } from 'styled-components';

import { counted, formatNumber, plural } from '../../../../domain/core/format.ts';
import { FINDING_KIND_LABELS, FINDING_KINDS } from '../../../../domain/core/findingKind.ts';
import { MOST_COMPARED } from '../../../../domain/evidence/study/compared.ts';
import type { FindingsFilter, ShownFindings } from '../../../../domain/evidence/study/shownFindings.ts';
import { TERMS } from '../../../../domain/terms.ts';
import { media } from '../../../../theme/media.ts';
import { fontSizes, spaces } from '../../../../theme/tokens.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Select } from '../../../../ui/field/Select.tsx';
import { Link } from '../../../../ui/Link.tsx';
import { onDemand } from '../../../../ui/onDemand.ts';
import type { MadeOf } from './FindingsDialogs.tsx';
import { FOUND_FORMS, type StudyFindings } from './studyFindings.ts';

export interface FindingsToolsProps {
  /** All studies, to choose from. */
  studies: readonly { readonly id: string; readonly title: string }[];
  /** The chosen ones; none: all. */
  studyIds: readonly string[];
  /** Others were chosen. */
  onStudiesChange: (ids: readonly string[]) => void;
  /** Findings. */
  found: StudyFindings;
  /** All that is shown of it while nothing narrows it. */
  all: ShownFindings;
  /** Filter of the findings. */
  filter: FindingsFilter;
  /** Something else is to narrow it. */
  onFilterChange: (filter: FindingsFilter) => void;
  /** Last record made, and its place; null for none. */
  made: MadeOf | null;
  /** The choice of the studies. */
  ref?: Ref<HTMLSelectElement>;
}

const ChooseStudiesDialog = onDemand(() =>
  import('../ChooseStudiesDialog.tsx').then((module) => module.ChooseStudiesDialog),
);

const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 280px));
  gap: ${spaces[3]}px;
  align-items: start;

  & > div:first-child {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
  }
  & > div:first-child > :first-child {
    width: 100%;
  }
  & > div:first-child > button {
    margin-inline-start: -${spaces[3]}px;
  }
  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${spaces[2]}px;
  }
  ${media.print} {
    display: none;
  }
`;

const Said = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${spaces[4]}px;
  margin-block: ${spaces[3]}px;
  font-size: ${fontSizes.sm};
  font-variant-numeric: tabular-nums;
`;

const Note = styled.p`
  max-width: 75ch;
  margin-block-end: ${spaces[3]}px;
  color: var(--color-ink-soft);
  font-size: ${fontSizes.sm};
  text-wrap: pretty;
`;

const FINDINGS = ['находка', 'находки', 'находок'] as const;
const TEXTS = ['текста', 'текстов', 'текстов'] as const;
const IN_TEXTS = ['тексте', 'текстах', 'текстах'] as const;

/** How far it is, or how much waits, in words. */
function progressOf({ talks, total, done, failure }: StudyFindings, { waiting }: ShownFindings): string {
  if (total === 0) return '';
  if (failure !== '') return `Прочитано ${talks.length} из ${counted(total, TEXTS)}`;
  if (!done) {
    return talks.length < total ? `Читаем тексты: ${talks.length} из ${total}…` : 'Сравниваем, кто что сказал…';
  }
  const wait = plural(waiting, ['ждёт', 'ждут', 'ждут']);
  return `${counted(waiting, FINDINGS)} в ${counted(talks.length, IN_TEXTS)} ${wait} разбора`;
}

/** The kinds that there are, with how many groups and passages there are of each. */
function kindOptions({ groups, singles }: ShownFindings, chosen: FindingsFilter['kind']) {
  const counts = FINDING_KINDS.map(
    (kind) => [kind, [...groups, ...singles].filter((one) => one.kind === kind).length] as const,
  );
  return [
    { value: '', label: `Все (${groups.length + singles.length})` },
    ...counts
      .filter(([kind, count]) => count > 0 || kind === chosen)
      .map(([kind, count]) => ({ value: kind, label: `${FINDING_KIND_LABELS[kind]} (${count})` })),
  ];
}

/** The people who were asked, by name; those of one name are told apart by a number. */
function peopleOptions(people: ReadonlyMap<string, string>, chosen: string | null) {
  const met = new Map<string, number>();
  const options = [...people].map(([value, name]) => {
    const shown = name === '' ? 'Имя не указано' : name;
    const count = (met.get(shown) ?? 0) + 1;
    met.set(shown, count);
    return { value, label: count > 1 ? `${shown} (${count})` : shown };
  });
  const isGone = chosen !== null && !people.has(chosen);
  return [
    { value: '', label: 'Все' },
    ...(isGone ? [{ value: chosen, label: 'Этого человека здесь нет' }] : []),
    ...options,
  ];
}

/** Returns notes on the comparison: all studies are taken each by itself, and of too many passages only the surest. */
function notesOf({ found }: Pick<FindingsToolsProps, 'found'>): readonly string[] {
  const { asked, uncompared } = found;
  const within =
    'Слова сравниваются внутри каждого исследования. Чтобы сравнить исследования между собой, выберите несколько.';
  const left = `Ни с чем не ${plural(uncompared, ['сравнён', 'сравнены', 'сравнено'])} ${counted(uncompared, FOUND_FORMS)}: за раз сравниваются ${formatNumber(MOST_COMPARED)} самых уверенных.`;
  return [asked !== null && asked.size > 1 ? within : '', uncompared > 0 ? left : ''].filter((note) => note !== '');
}

/** Shows the sources and filters of «Находки», the progress, and the last records made of them. */
export function FindingsTools(props: FindingsToolsProps) {
  const { studies, studyIds, onStudiesChange, found, all, filter, onFilterChange, made, ref } = props;
  const several = studyIds.length > 1 ? studyIds.join(',') : null;
  const chosen = studyIds.join(',');
  const isKnown = studyIds.length === 0 || several !== null || studies.some(({ id }) => id === chosen);
  const [isChoosing, setIsChoosing] = useState(false);
  return (
    <>
      <Choices>
        <div>
          <Select
            ref={ref}
            label={TERMS.hypothesis.researchId}
            value={chosen}
            options={[
              { value: '', label: 'Все исследования' },
              ...(several === null ? [] : [{ value: several, label: `Выбрано: ${studyIds.length}` }]),
              ...(isKnown ? [] : [{ value: chosen, label: 'Этого исследования нет' }]),
              ...studies.map(({ id, title }) => ({ value: id, label: title })),
            ]}
            onValueChange={(value) => onStudiesChange(value === '' ? [] : value.split(','))}
          />
          {studies.length > 1 ? (
            <Button
              size="sm"
              variant="quiet"
              icon={<ListChecks />}
              aria-haspopup="dialog"
              onClick={() => setIsChoosing(true)}
            >
              {several === null ? 'Выбрать несколько…' : 'Изменить выбор…'}
            </Button>
          ) : null}
        </div>
        <Select
          label="Какие находки"
          value={filter.kind ?? ''}
          options={kindOptions(all, filter.kind)}
          onValueChange={(value) =>
            onFilterChange({ ...filter, kind: FINDING_KINDS.find((kind) => kind === value) ?? null })
          }
        />
        <Select
          label="Кто сказал"
          value={filter.person ?? ''}
          options={peopleOptions(found.people, filter.person)}
          onValueChange={(value) => onFilterChange({ ...filter, person: value === '' ? null : value })}
        />
      </Choices>
      <Said>
        <output>{progressOf(found, all)}</output>
        <output>
          {made ? (
            <>
              {made.said}. <Link href={made.href}>{made.link}</Link>
            </>
          ) : null}
        </output>
      </Said>
      {notesOf(props).map((note) => (
        <Note key={note}>{note}</Note>
      ))}
      {isChoosing ? (
        <ChooseStudiesDialog
          title="Находки нескольких исследований"
          description="Слова из выбранных исследований сравниваются между собой: что говорят одинаково и кто говорит обратное."
          submitLabel="Показать находки"
          where="Сразу"
          studies={studies}
          chosen={studyIds}
          onChoose={onStudiesChange}
          onClose={() => setIsChoosing(false)}
        />
      ) : null}
    </>
  );
}
