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
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Select } from '../../ui/field/Select.tsx';
import { Link } from '../../ui/Link.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

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

/** What was changed, part by part. */
export type ShownNews =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly message: string }
  | { readonly state: 'offline' }
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
  /** What was changed. */
  news: ShownNews;
  /** More is being fetched. Default false. */
  isFetching?: boolean;
  /** Another beginning was chosen. */
  onSinceChange: (since: SinceChoice, date: string) => void;
  /** Fetches more. */
  onMore: () => void;
  /** What failed is to be loaded again. */
  onRetry: () => void;
  /** Called when the dialog is to close. */
  onClose: () => void;
}

const Filter = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 280px));
  gap: ${spaces[3]}px;
  margin-block-end: ${spaces[5]}px;
`;

const Section = styled.section`
  & + & {
    margin-block-start: ${spaces[5]}px;
  }
  & > h3 {
    margin-block-end: ${spaces[2]}px;
    font-size: ${fontSizes.md};
  }
  & li {
    display: grid;
    gap: ${spaces[1]}px;
    padding-block: ${spaces[3]}px;
    border-block-start: 1px solid var(--color-hairline);
    overflow-wrap: anywhere;
  }
  & li > p {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
    font-variant-numeric: tabular-nums;
  }
`;

const More = styled.div`
  display: grid;
  justify-items: center;
  padding-block: ${spaces[4]}px;
`;

const TIMES = ['правка', 'правки', 'правок'] as const;
const RECORDS = ['запись', 'записи', 'записей'] as const;

function rowOf({ key, title, href, historyHref, isRemoved, times, people, when }: NewsRecord): ReactNode {
  return (
    <li key={key}>
      <div>
        {href === null ? <bdi>{title}</bdi> : <Link href={href}>{title}</Link>}
        {isRemoved ? ' (удалено)' : ''}
      </div>
      <p>
        {people} ·{' '}
        {historyHref === null ? (
          counted(times, TIMES)
        ) : (
          <Link href={historyHref} aria-label={`${counted(times, TIMES)}: история, ${title}`}>
            {counted(times, TIMES)}
          </Link>
        )}{' '}
        · {when}
      </p>
    </li>
  );
}

function contentOf({ news, since, isFetching = false, onMore, onRetry }: NewsDialogProps): ReactNode {
  switch (news.state) {
    case 'loading':
      return (
        <output>
          <VisuallyHidden>Собираем изменения…</VisuallyHidden>
          <Skeleton height={240} />
        </output>
      );
    case 'failed':
      return <ErrorState title="Изменения не собрались" message={news.message} onRetry={onRetry} />;
    case 'offline':
      return (
        <ErrorState
          title="Нет связи с сервером"
          message="Кто и что менял, знает сервер. Откройте это окно, когда связь вернётся."
          onRetry={onRetry}
        />
      );
    case 'local':
      return (
        <EmptyState title="Эта компания — только в этом браузере" headingLevel={3} icon={<Newspaper />}>
          Менять её можете только вы. Что изменили коллеги, видно в&nbsp;общей компании.
        </EmptyState>
      );
    case 'ready':
      if (news.sections.length === 0) {
        return (
          <EmptyState title="Ничего не менялось" headingLevel={3} icon={<Newspaper />}>
            {since === 'date' ? 'Выберите дату, с которой смотреть.' : 'За это время никто ничего не менял.'}
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
              <ul>{records.map(rowOf)}</ul>
            </Section>
          ))}
          {news.more ? (
            <More>
              <Button busy={isFetching} onClick={onMore}>
                Показать ещё
              </Button>
            </More>
          ) : null}
        </>
      );
  }
}

/** «Что изменилось»: which records of the company were changed since a moment, by whom and how often. */
export function NewsDialog(props: NewsDialogProps) {
  const { since, date, today, hasVisit, onSinceChange, onClose, news } = props;
  const options = SINCE_CHOICES.filter((one) => one !== 'visit' || hasVisit).map((value) => ({
    value,
    label: SINCE_WORDS[value],
  }));
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Что изменилось"
    >
      {news.state === 'local' ? null : (
        <Filter>
          <Select
            label="За какое время"
            options={options}
            value={since}
            onValueChange={(value) => onSinceChange(value as SinceChoice, date)}
          />
          {since === 'date' ? (
            <DateField label="С даты" value={date} today={today} onChange={(next) => onSinceChange('date', next)} />
          ) : null}
        </Filter>
      )}
      {contentOf(props)}
    </Dialog>
  );
}
