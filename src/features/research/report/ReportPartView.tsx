import { ArrowDown, ArrowUp, EyeOff } from 'lucide-react';
import { memo } from 'react';
import { styled } from 'styled-components';

import type { ReportPart, ReportSectionKey } from '../../../domain/research/report/reportShape.ts';
import { partSays } from '../../../domain/research/report/reportDocument.ts';
import { media } from '../../../theme/media.ts';
import { fontSizes, spaces } from '../../../theme/tokens.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { nameOf, type ReportActs } from './reportActs.ts';
import { ReportQuotes } from './ReportQuotes.tsx';
import { ReportTableView } from './ReportTableView.tsx';
import { ReportWords } from './ReportWords.tsx';

export interface ReportPartViewProps {
  /** The part. */
  part: ReportPart;
  /** Its section. */
  section: ReportSectionKey;
  /** Its name where another part of its section has the same heading: «Цена (2)». Default its heading. */
  name?: string | undefined;
  /** Included parts around it, in their order. The same array while it is the same. */
  siblings: readonly string[];
  /** Actions on the report. */
  acts: ReportActs;
}

const Root = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[1]}px;
  padding-block: ${spaces[3]}px;

  & + & {
    border-block-start: 1px solid var(--color-hairline);
  }
  @media (hover: hover) {
    &:not(:hover, :focus-within) > [data-quiet] {
      opacity: 0;
    }
  }
  /* A block, not a grid: those are cut across sheets with their lines over each other. */
  ${media.print} {
    display: block;
    break-inside: avoid;
    &[data-silent] {
      display: none;
    }
  }
`;

const Facts = styled.div`
  color: var(--color-ink-soft);
  font-size: ${fontSizes.sm};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
`;

/** Labels of the texts of a part, by its section. */
const WORDS: Readonly<Record<ReportSectionKey, { part: string; body: string; points: string }>> = {
  question: { part: 'Исследование', body: 'Добавить вопрос', points: 'Добавить вопросы списком' },
  method: { part: 'Исследование', body: 'Добавить метод', points: '' },
  participants: { part: 'Участники', body: 'Добавить об участниках', points: '' },
  findings: { part: 'Находка', body: 'Добавить пояснение', points: '' },
  hypotheses: { part: 'Гипотеза', body: 'Добавить пояснение', points: '' },
  next: { part: 'Дальше', body: 'Добавить пояснение', points: 'Добавить шаги списком' },
};

/** Whose words they are: one study has a part in several sections, and no two buttons may be called alike. */
const OF: Readonly<Partial<Record<ReportSectionKey, string>>> = {
  question: ' вопроса',
  method: ' метода',
  participants: ' об участниках',
};

/** A part of a report: a finding or a hypothesis with its counts and quotations, what is said of a study, people in a table. */
export const ReportPartView = memo(function ReportPartView(props: ReportPartViewProps) {
  const { part, section, siblings, acts } = props;
  const words = WORDS[section];
  const name = props.name || nameOf(part.title?.text ?? '') || words.part;
  // A hypothesis may say what a finding says.
  const told = section === 'hypotheses' ? `${name}, гипотеза` : name;
  const label = (what: string) => `${what}${OF[section] ?? ''}: ${told}`;
  const index = siblings.indexOf(part.key);
  const move = (by: number) => acts.onMove(siblings, part.key, by, name);
  return (
    <Root aria-label={name} data-silent={partSays(section, part) ? undefined : ''}>
      {part.title ? <ReportWords wording={part.title} label={label('Заголовок')} look="part" acts={acts} /> : null}
      {part.facts.length > 0 ? (
        <Facts>
          {part.facts.map((fact) => (
            <p key={fact}>{fact}</p>
          ))}
        </Facts>
      ) : null}
      {part.body ? (
        <ReportWords wording={part.body} label={label('Текст')} look="text" hint={words.body} acts={acts} />
      ) : null}
      {part.points ? (
        <ReportWords wording={part.points} label={label('Список')} look="list" hint={words.points} acts={acts} />
      ) : null}
      {part.table ? <ReportTableView table={part.table} /> : null}
      <ReportQuotes quotes={part.quotes} of={told} acts={acts} />
      {siblings.length > 1 || section === 'findings' || section === 'hypotheses' ? (
        <Foot data-quiet="">
          {siblings.length > 1 ? (
            <>
              <IconButton
                needs="Researcher"
                size="sm"
                label={label('Выше')}
                tooltip="Выше"
                icon={<ArrowUp />}
                disabled={index <= 0}
                onClick={() => move(-1)}
              />
              <IconButton
                needs="Researcher"
                size="sm"
                label={label('Ниже')}
                tooltip="Ниже"
                icon={<ArrowDown />}
                disabled={index === siblings.length - 1}
                onClick={() => move(1)}
              />
            </>
          ) : null}
          <IconButton
            needs="Researcher"
            size="sm"
            label={label('Не включать')}
            tooltip="Не включать"
            icon={<EyeOff />}
            onClick={() => acts.onTake(part.key, false, name)}
          />
        </Foot>
      ) : null}
    </Root>
  );
});
