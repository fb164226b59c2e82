import { Eye, EyeOff, Plus } from 'lucide-react';
import { memo, useMemo, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { counted } from '../../../domain/core/format.ts';
import type { ReportSection, ReportSectionKey } from '../../../domain/research/report/reportShape.ts';
import { sectionSays } from '../../../domain/research/report/reportDocument.ts';
import { media } from '../../../theme/media.ts';
import { fontSizes, spaces } from '../../../theme/tokens.ts';
import { Button } from '../../../ui/Button.tsx';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { nameOf, numbered, type ReportActs } from './reportActs.ts';
import { ReportPartView } from './ReportPartView.tsx';
import { ReportWords } from './ReportWords.tsx';

export interface ReportSectionViewProps {
  /** The section with its parts. */
  section: ReportSection;
  /** Actions on the report. */
  acts: ReportActs;
  /** Leads to where what is missing is made: the studies of the report. */
  onOpenStudy: () => void;
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[2]}px;
  margin-block-start: ${spaces[7]}px;

  ${media.print} {
    display: block;
    margin-block-start: ${spaces[5]}px;
    &[data-silent],
    & > details {
      display: none;
    }
  }
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${spaces[2]}px;
  align-items: start;

  @media (hover: hover) {
    &:not(:hover, :focus-within) > [data-quiet] {
      opacity: 0;
    }
  }
`;

const Out = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${spaces[2]}px;
  align-items: center;
  justify-content: space-between;
  margin-block-start: ${spaces[5]}px;
  padding: ${spaces[2]}px ${spaces[3]}px;
  border: 1px dashed var(--color-hairline);
  color: var(--color-ink-soft);

  & > h2 {
    font-size: ${fontSizes.md};
  }
  ${media.print} {
    display: none;
  }
`;

const Others = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[2]}px;

  & > li {
    display: flex;
    gap: ${spaces[3]}px;
    align-items: start;
    justify-content: space-between;
  }
  & small {
    display: block;
    color: var(--color-ink-soft);
    font-size: ${fontSizes.xs};
  }
  & span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

/** Says what an empty section lacks, and how to get it. */
const MISSING: Readonly<Partial<Record<ReportSectionKey, { title: string; text: string }>>> = {
  findings: {
    title: 'Находок пока нет',
    text: 'Находками становятся инсайты, коды и группы цитат. Откройте материал исследования, выделите важные слова и нажмите «Инсайт» или «Код».',
  },
  hypotheses: {
    title: 'Гипотез пока нет',
    text: 'Откройте материал исследования, выделите слова респондента и нажмите «Гипотеза».',
  },
};

const NOUNS = ['часть', 'части', 'частей'] as const;

/** A section of a report: its heading, its parts that are in, and those that are left out, one press away. */
export const ReportSectionView = memo(function ReportSectionView(props: ReportSectionViewProps) {
  const { section: of, acts, onOpenStudy } = props;
  const { section, key, title, isIn, parts } = of;
  const name = nameOf(title.text) || 'Раздел';
  const taken = useMemo(() => parts.filter((part) => part.isIn), [parts]);
  const others = useMemo(() => parts.filter((part) => !part.isIn), [parts]);
  const names = useMemo(() => numbered(parts, (part) => nameOf(part.title?.text ?? '')), [parts]);
  const joined = taken.map((part) => part.key).join('\n');
  // The same array while the parts are the same, whatever was typed in them.
  const siblings = useMemo(() => (joined === '' ? [] : joined.split('\n')), [joined]);
  if (!isIn) {
    return (
      <Out>
        <h2>
          <bdi>{name}</bdi>: не в отчёте
        </h2>
        <Button
          needs="Researcher"
          size="sm"
          icon={<Eye />}
          aria-label={`Вернуть раздел: ${name}`}
          onClick={() => acts.onTake(key, true, name)}
        >
          Вернуть раздел
        </Button>
      </Out>
    );
  }
  const missing = parts.length === 0 ? MISSING[section] : undefined;
  let body: ReactNode = null;
  if (missing) {
    body = (
      <EmptyState
        title={missing.title}
        headingLevel={3}
        action={
          <Button aria-label={`К исследованию: ${missing.title.toLowerCase()}`} onClick={onOpenStudy}>
            К исследованию
          </Button>
        }
      >
        {missing.text}
      </EmptyState>
    );
  }
  return (
    <Root aria-label={name} data-silent={sectionSays(of) ? undefined : ''}>
      <Head>
        <ReportWords wording={title} label={`Раздел: ${name}`} look="section" acts={acts} />
        <IconButton
          needs="Researcher"
          size="sm"
          data-quiet=""
          label={`Не включать раздел: ${name}`}
          tooltip="Не включать раздел"
          icon={<EyeOff />}
          onClick={() => acts.onTake(key, false, name)}
        />
      </Head>
      {body}
      {taken.map((part) => (
        <ReportPartView
          key={part.key}
          part={part}
          section={section}
          name={names.get(part.key)}
          siblings={siblings}
          acts={acts}
        />
      ))}
      {others.length > 0 ? (
        <Disclosure summary={`Не в отчёте: ${counted(others.length, NOUNS)}`}>
          <Others>
            {others.map((part) => {
              const own = nameOf(part.title?.text ?? part.body?.text ?? '') || name;
              const told = names.get(part.key) || own;
              return (
                <li key={part.key}>
                  <span dir="auto">
                    <bdi>{own}</bdi>
                    <small>{part.facts[0]}</small>
                  </span>
                  <Button
                    needs="Researcher"
                    size="sm"
                    icon={<Plus />}
                    aria-label={`Включить: ${section === 'hypotheses' ? `${told}, гипотеза` : told}`}
                    onClick={() => acts.onTake(part.key, true, own)}
                  >
                    Включить
                  </Button>
                </li>
              );
            })}
          </Others>
        </Disclosure>
      ) : null}
    </Root>
  );
});
