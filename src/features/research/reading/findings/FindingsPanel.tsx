import { styled } from 'styled-components';

import { FINDING_KIND_LABELS, FINDING_KINDS, type FindingKind } from '../../../../domain/core/findingKind.ts';
import type { Finding } from '../../../../domain/evidence/findings.ts';
import { MOST_LOOKED } from '../../../../domain/evidence/lookedPart.ts';
import type { Loadable } from '../../../../domain/core/loadable.ts';
import { ScrolledList } from '../../../../patterns/windowed/ScrolledList.tsx';
import { fontSizes, spaces } from '../../../../theme/tokens.ts';
import { ErrorState } from '../../../../ui/ErrorState.tsx';
import { Select } from '../../../../ui/field/Select.tsx';
import { Link } from '../../../../ui/Link.tsx';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx';
import { FindingRow } from './FindingRow.tsx';
import { keyOfFinding, type FindingOrder } from './readingFindings.ts';
import { RefusedFindings, type RefusedFindingsProps } from './RefusedFindings.tsx';

export interface FindingsPanelProps extends RefusedFindingsProps {
  /** The whole text. */
  text: string;
  /** All findings that wait for a person's word; pending or failed. */
  waiting: Loadable<readonly Finding[]>;
  /** Those of them that are listed, in the order of the list. */
  listed: readonly Finding[];
  /** The kind that is listed alone; null: all. */
  kind: FindingKind | null;
  /** Address of what was found in all materials of the study. Default: there is no such page. */
  allHref?: string | undefined;
  /** Their order. */
  order: FindingOrder;
  /** The one that is shown in the text; null for none. */
  current: Finding | null;
  /** Called with another kind, or null for all. */
  onKindChange: (kind: FindingKind | null) => void;
  /** Called with another order. */
  onOrderChange: (order: FindingOrder) => void;
  /** One is to be shown in the text. */
  onShow: (finding: Finding) => void;
  /** «Не то». */
  onRefuse: (finding: Finding) => void;
  /** Looks through the text again after a failure. */
  onRetry: () => void;
}

const Root = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${spaces[2]}px;
  height: 100%;
  min-height: 0;

  & > p {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.xs};
    line-height: 1.125rem;
  }
  & > a {
    align-self: flex-start;
    padding-block: ${spaces[1]}px;
    font-size: ${fontSizes.sm};
  }
  & > section {
    flex: 1;
  }
  & > details {
    flex: none;
  }
`;

const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${spaces[2]}px;
`;

const ORDERS: readonly { readonly value: FindingOrder; readonly label: string }[] = [
  { value: 'place', label: 'По месту' },
  { value: 'likeliest', label: 'По уверенности' },
];

/** The kinds that there are, each with how many there are of it. */
function kindOptions(waiting: readonly Finding[], chosen: FindingKind | null) {
  const kinds = FINDING_KINDS.map((kind) => ({ kind, count: waiting.filter((one) => one.kind === kind).length }));
  return [
    { value: '', label: `Все (${waiting.length})` },
    ...kinds
      .filter(({ kind, count }) => count > 0 || kind === chosen)
      .map(({ kind, count }) => ({ value: kind, label: `${FINDING_KIND_LABELS[kind]} (${count})` })),
  ];
}

/** «Находки» beside a text: the program's undecided findings in it, by kind, and the refused ones. */
export function FindingsPanel(props: FindingsPanelProps) {
  const { text, waiting, listed, kind, order, current, refused, onShow, onRefuse } = props;
  const all = waiting.state === 'ready' ? waiting.value : [];
  return (
    <Root aria-label="Находки">
      <p>Найдено программой в словах респондентов. Что из этого важно, решаете вы.</p>
      {text.length > MOST_LOOKED ? (
        <p>Текст длиннее пятнадцати часов разговора: находки ищутся только в его начале.</p>
      ) : null}
      {props.allHref === undefined ? null : <Link href={props.allHref}>Находки всего исследования</Link>}
      {waiting.state === 'loading' ? (
        <output>
          <VisuallyHidden>Ищем находки…</VisuallyHidden>
          <Skeleton height={240} />
        </output>
      ) : null}
      {waiting.state === 'failed' ? (
        <ErrorState title="Поиск находок не удался" message={waiting.message} onRetry={props.onRetry} />
      ) : null}
      {all.length > 0 ? (
        <>
          <Choices>
            <Select
              label="Какие находки"
              options={kindOptions(all, kind)}
              value={kind ?? ''}
              onValueChange={(value) => props.onKindChange(FINDING_KINDS.find((one) => one === value) ?? null)}
            />
            <Select
              label="Порядок"
              options={ORDERS}
              value={order}
              onValueChange={(value) => props.onOrderChange(value === 'place' ? 'place' : 'likeliest')}
            />
          </Choices>
          {listed.length === 0 ? <p>Находок этого вида больше нет.</p> : null}
          <ScrolledList
            label="Список находок"
            items={listed}
            keyOf={keyOfFinding}
            rowHeight={112}
            current={current === null ? -1 : listed.indexOf(current)}
            renderItem={(finding) => (
              <FindingRow
                finding={finding}
                words={text.slice(finding.start, finding.end)}
                current={finding === current}
                onChoose={() => onShow(finding)}
                onRefuse={() => onRefuse(finding)}
              />
            )}
          />
        </>
      ) : null}
      {waiting.state === 'ready' && all.length === 0 ? (
        <p>{refused.length > 0 ? 'Все находки этого текста разобраны.' : 'Новых находок в этом тексте нет.'}</p>
      ) : null}
      <RefusedFindings refused={refused} onReturn={props.onReturn} />
    </Root>
  );
}
