import { useRef, useState } from 'react';
import { styled } from 'styled-components';

import { KEPT_FIELD_VERSIONS, type KeyedFieldVersion } from '../../domain/core/fieldHistory.ts';
import { dateOf, formatDate } from '../../domain/core/format.ts';
import type { Outcome } from '../../domain/core/outcome.ts';
import { fontSizes, radii, spaces } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { useFocusHome } from '../useFocusHome.ts';
import { FormError } from './FormError.tsx';

export interface FieldHistoryProps {
  /** Earlier values, newest first. */
  versions: readonly KeyedFieldVersion[];
  /** A field's label, and what it said in words. */
  show: (version: KeyedFieldVersion) => { readonly label: string; readonly text: string };
  /** Gives a field its earlier value again; it is an edit like any other. */
  onRestore: (key: string) => Promise<Outcome>;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[3]}px;
  margin-block-start: ${spaces[4]}px;
`;

const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[3]}px;

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${spaces[2]}px;
    justify-items: start;
    padding: ${spaces[3]}px ${spaces[4]}px;
    border: 1px solid var(--color-hairline);
    border-radius: ${radii.block}px;
    background: var(--color-surface);
  }
  & h3 {
    font-size: ${fontSizes.sm};
    font-weight: 500;

    & > span {
      color: var(--color-ink-soft);
      font-weight: 400;
      font-variant-numeric: tabular-nums;
    }
  }
`;

const Words = styled.p`
  max-width: 100%;
  max-height: 160px;
  overflow-y: auto;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

/** Longer texts may not fit and scroll then, so keys must reach them; characters. */
const FITS = 200;

/** «до 25.09.2026 18:00», where the person is. */
function untilLine(until: string): string {
  const moment = new Date(until);
  if (Number.isNaN(moment.getTime())) return `до ${until}`;
  const time = moment.toLocaleTimeString('ru-RU', { hour: '2-digit', minute: '2-digit' });
  return `до ${formatDate(dateOf(moment))} ${time}`;
}

/** «История изменений»: what a record's fields said before, until when and who changed it; any value can be given back. */
export function FieldHistory({ versions, show, onRestore }: FieldHistoryProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [error, setError] = useState('');
  const root = useRef<HTMLDivElement>(null);
  useFocusHome(root, root);
  const restore = async (key: string) => {
    // One at a time: each is an edit of what the last one left.
    if (chosen !== null) return;
    setChosen(key);
    setError('');
    const outcome = await onRestore(key);
    setChosen(null);
    if (!outcome.ok) setError(outcome.message);
  };
  return (
    <Root ref={root}>
      <Disclosure summary="История изменений">
        {versions.length === 0 ? (
          <p>Прежних значений нет: здесь ещё ничего не меняли.</p>
        ) : (
          <List aria-label={`Прежние значения, не больше ${KEPT_FIELD_VERSIONS} у поля`}>
            {versions.map((version) => {
              const { label, text } = show(version);
              const until = untilLine(version.until);
              return (
                <li key={version.key}>
                  <h3>
                    {label}{' '}
                    <span>
                      {until}
                      {version.by === '' ? '' : ` · изменено: ${version.by}`}
                    </span>
                  </h3>
                  <Words tabIndex={text.length > FITS ? 0 : undefined}>{text}</Words>
                  <Button
                    needs="Researcher"
                    size="sm"
                    aria-label={`Вернуть: ${label} ${until}`}
                    busy={chosen === version.key}
                    onClick={() => void restore(version.key)}
                  >
                    Вернуть
                  </Button>
                </li>
              );
            })}
          </List>
        )}
      </Disclosure>
      <FormError message={error} />
    </Root>
  );
}
