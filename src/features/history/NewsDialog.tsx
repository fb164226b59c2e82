import { Newspaper } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { counted } from '../../domain/core/format.ts';
import {
  NEWS_SECTION_WORDS,
  SINCE_CHOICES,
  SINCE_WORDS,
  type NewsSection,
  type SinceChoice,
} from '../../domain/history/news.ts';
import { DateField } from '../../patterns/form/DateField.tsx';
import { fontSizes, spaces } from '../../theme/tokens.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Select } from '../../ui/field/Select.tsx';
import { Link } from '../../ui/Link.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { HistoryFrame, type Untold } from './HistoryFrame.tsx';
import { ToldLine } from './ToldLine.tsx';

/** A record that was changed, in words. */
export interface NewsRecord {
  /** `kind/id`. */
  readonly key: string;
  /** «Исследование „Ученики“». */
  readonly title: string;
  /** Where it is looked at; null for what has no address, or is not there any more. */
  readonly href: string | null;
  /** Where its history is. */
  readonly historyHref: string | null;
  /** Whether it was removed. */
  readonly isRemoved: boolean;
  /** Commits that changed it. */
  readonly times: number;
  /** «Вы (3), Пётр». */
  readonly people: string;
  /** When it was changed last, in words. */
  readonly when: string;
}

/** Changes, part by part. */
export type ShownNews =
  | Untold
  | { readonly state: 'local' }
  | {
      readonly state: 'ready';
      readonly sections: readonly { readonly section: NewsSection; readonly records: readonly NewsRecord[] }[];
      /** Records in all. */
      readonly total: number;
      readonly more: boolean;
    };

export interface NewsDialogProps {
  /** From when on. */
  since: SinceChoice;
  /** The date of `date`, `yyyy-mm-dd`, or what was typed in its place. */
  date: string;
  /** Today where the person is, `yyyy-mm-dd`. */
  today: string;
  /** Whether this browser had the company open before. */
  hasVisit: boolean;
  /** Changes. */
  news: ShownNews;
  /** More is being fetched. Default false. */
  isFetching?: boolean;
  /** Why more did not come when it was asked for last. Default empty: it came. */
  moreFailed?: string;
  /** Another beginning was chosen. */
  onSinceChange: (since: SinceChoice, date: string) => void;
  /** Fetches more. */
  onMore: () => void;
  /** Called to load the failed data again. */
  onRetry: () => void;
  /** Called when the dialog is to close. */
  onClose: () => void;
}

const Section = styled.section`
  & + & {
    margin-block-start: ${spaces[5]}px;
  }
  & > h3 {
    margin-block-end: ${spaces[2]}px;
    font-size: ${fontSizes.md};
  }
`;

const TIMES = ['правка', 'правки', 'правок'] as const;
const RECORDS = ['запись', 'записи', 'записей'] as const;

const WORDS = {
  loading: 'Собираем изменения…',
  failed: 'Изменения не собрались',
  offline: 'Кто и\u00A0что менял, знает сервер. Откройте это окно, когда связь вернётся.',
};

function lineOf({ key, title, href, historyHref, isRemoved, times, people, when }: NewsRecord): ReactNode {
  return (
    <ToldLine
      key={key}
      title={
        <>
          {href === null ? <bdi>{title}</bdi> : <Link href={href}>{title}</Link>}
          {isRemoved ? ' (удалено)' : ''}
        </>
      }
      note={
        <>
          {people} ·{' '}
          {historyHref === null ? (
            counted(times, TIMES)
          ) : (
            <Link href={historyHref} aria-label={`${counted(times, TIMES)}: история, ${title}`}>
              {counted(times, TIMES)}
            </Link>
          )}{' '}
          · {when}
        </>
      }
    />
  );
}

function sectionsOf({ news, since, date }: NewsDialogProps): ReactNode {
  if (news.state === 'local') {
    return (
      <EmptyState title="Эта компания — только в\u00A0этом браузере" headingLevel={3} icon={<Newspaper />}>
        Менять её можете только вы. Что изменили коллеги, видно в&nbsp;общей компании.
      </EmptyState>
    );
  }
  if (news.state !== 'ready') return null;
  if (news.sections.length === 0) {
    const isWithoutDate = since === 'date' && !/^\d{4}-\d{2}-\d{2}$/.test(date);
    return (
      <EmptyState
        title={isWithoutDate ? 'Дата не выбрана' : 'Ничего не менялось'}
        headingLevel={3}
        icon={<Newspaper />}
      >
        {isWithoutDate ? 'Выберите дату, с\u00A0которой смотреть.' : 'За\u00A0это время никто ничего не\u00A0менял.'}
      </EmptyState>
    );
  }
  return (
    <>
      <VisuallyHidden>
        <output>Изменено: {counted(news.total, RECORDS)}</output>
      </VisuallyHidden>
      {news.sections.map(({ section, records }) => (
        <Section key={section}>
          <h3>{NEWS_SECTION_WORDS[section]}</h3>
          <ul>{records.map(lineOf)}</ul>
        </Section>
      ))}
    </>
  );
}

/** «Что изменилось»: which records of the company were changed since a moment, by whom and how often. */
export function NewsDialog(props: NewsDialogProps) {
  const { since, date, today, hasVisit, onSinceChange, news, isFetching } = props;
  const options = SINCE_CHOICES.filter((one) => one !== 'visit' || hasVisit).map((value) => ({
    value,
    label: SINCE_WORDS[value],
  }));
  const isTold = news.state === 'ready' || news.state === 'local';
  return (
    <HistoryFrame
      title="Что изменилось"
      filter={
        news.state === 'local' ? null : (
          <>
            <Select
              label="За какое время"
              options={options}
              value={since}
              onValueChange={(value) => onSinceChange(value as SinceChoice, date)}
            />
            {since === 'date' ? (
              <DateField label="С даты" value={date} today={today} onChange={(next) => onSinceChange('date', next)} />
            ) : null}
          </>
        )
      }
      untold={isTold ? null : news}
      words={WORDS}
      more={news.state === 'ready' && news.more ? 'Показать ещё' : null}
      isFetching={isFetching}
      moreFailed={props.moreFailed}
      onMore={props.onMore}
      onRetry={props.onRetry}
      onClose={props.onClose}
    >
      {sectionsOf(props)}
    </HistoryFrame>
  );
}
