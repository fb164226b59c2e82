import { ChevronDown, ChevronUp, Search } from 'lucide-react';
import type { Ref } from 'react';
import { styled } from 'styled-components';

import { counted } from '../../../../domain/core/format.ts';
import { countFound, type FoundText } from '../../../../domain/research/reading/foundTexts.ts';
import { fontSizes, spaces } from '../../../../theme/tokens.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Checkbox } from '../../../../ui/field/Checkbox.tsx';
import { TextField } from '../../../../ui/field/TextField.tsx';
import { IconButton } from '../../../../ui/IconButton.tsx';
import { FoundList, type FoundListProps } from './FoundList.tsx';

/** State of a search in the materials. */
export interface MaterialSearch {
  /** Last findings: they stay while the next are on their way. */
  readonly found: readonly FoundText[];
  readonly isSearching: boolean;
  /** Why it failed, or null. */
  readonly error: string | null;
  readonly onRetry: () => void;
}

export interface FindPanelProps extends Omit<FoundListProps, 'found'> {
  /** The words that are looked for. */
  words: string;
  /** Whether the materials of all studies are searched. */
  everywhere: boolean;
  /** State of the search. */
  finding: MaterialSearch;
  /** Called at every key. */
  onWordsChange: (words: string) => void;
  /** Called with whether all studies are meant. */
  onEverywhereChange: (everywhere: boolean) => void;
  /** Goes to the next place, or the one before, across files. */
  onStep: (by: 1 | -1) => void;
  /** The field of the words. */
  field?: Ref<HTMLInputElement>;
}

const Root = styled.search`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[1]}px;
`;

const Count = styled.div`
  display: flex;
  gap: ${spaces[1]}px;
  align-items: center;
  font-size: ${fontSizes.sm};

  & > output {
    flex: 1;
    min-width: 0;
    color: var(--color-ink-soft);
    line-height: 1.25rem;
    font-variant-numeric: tabular-nums;
  }
`;

const Failed = styled.p`
  color: var(--color-danger);
  font-size: ${fontSizes.sm};
`;

const Found = styled.div`
  min-height: 0;
`;

function said({ found, isSearching, error }: MaterialSearch): string {
  if (error !== null) return '';
  if (isSearching) return 'Ищем…';
  if (found.length === 0) return 'Не найдено';
  const { count, more } = countFound(found);
  const places = more
    ? `Больше ${counted(count, ['места', 'мест', 'мест'])}`
    : counted(count, ['место', 'места', 'мест']);
  return `${places} в ${counted(found.length, ['файле', 'файлах', 'файлах'])}`;
}

/** Search in all materials of the study, or of all studies: the words, how often and where they appear, and the link there. */
export function FindPanel(props: FindPanelProps) {
  const { words, everywhere, finding, files, here, sign, onGo, onStep, field } = props;
  const isAsked = words.trim() !== '';
  return (
    <>
      <Root data-find>
        <TextField
          ref={field}
          type="search"
          label="Найти во всех материалах"
          hideLabel
          placeholder="Найти в материалах"
          icon={<Search aria-hidden />}
          aria-keyshortcuts="Control+Shift+F"
          value={words}
          onChange={(event) => props.onWordsChange(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') onStep(event.shiftKey ? -1 : 1);
          }}
        />
        {isAsked ? (
          <>
            <Checkbox
              label="Во всех исследованиях"
              checked={everywhere}
              onChange={(event) => props.onEverywhereChange(event.target.checked)}
            />
            <Count>
              <output>{said(finding)}</output>
              <IconButton
                label="Предыдущее место в материалах"
                tooltip="Предыдущее место: клавиша P"
                icon={<ChevronUp aria-hidden />}
                variant="quiet"
                disabled={finding.found.length === 0}
                onClick={() => onStep(-1)}
              />
              <IconButton
                label="Следующее место в материалах"
                tooltip="Следующее место: клавиша N"
                icon={<ChevronDown aria-hidden />}
                variant="quiet"
                disabled={finding.found.length === 0}
                onClick={() => onStep(1)}
              />
            </Count>
            {finding.error === null ? null : (
              <div>
                <Failed role="alert">Поиск не удался: {finding.error}</Failed>
                <Button size="sm" onClick={finding.onRetry}>
                  Повторить
                </Button>
              </div>
            )}
          </>
        ) : null}
      </Root>
      {isAsked && finding.found.length > 0 ? (
        <Found data-find aria-busy={finding.isSearching}>
          <FoundList found={finding.found} files={files} here={here} sign={sign} onGo={onGo} />
        </Found>
      ) : null}
    </>
  );
}
