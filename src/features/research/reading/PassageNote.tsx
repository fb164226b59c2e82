import { Trash2, X } from 'lucide-react';
import { useId, useState, type CSSProperties, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { quoted } from '../../../domain/core/format.ts';
import type { Outcome } from '../../../domain/core/outcome.ts';
import type { Code } from '../../../domain/research/code.ts';
import type { Mark } from '../../../domain/research/mark.ts';
import type { MarkedPassage, PassageHypothesis, PassageInsight } from '../../../domain/research/markedPassages.ts';
import type { SelectedQuote } from '../../../domain/research/rules.ts';
import { TERMS } from '../../../domain/terms.ts';
import { media } from '../../../theme/media.ts';
import { fontSizes, radii, spaces } from '../../../theme/tokens.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextArea } from '../../../ui/field/TextArea.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Link } from '../../../ui/Link.tsx';
import { LostWords, type LostWordsProps } from './LostWords.tsx';
import { codesOf, lineOf, passageLabel, passageName, type CodesById } from './passageLook.ts';

/** What can be done with marked words. */
export interface PassageActs {
  /** Takes a code from the words. */
  readonly onTakeCode: (mark: Mark, code: Code) => void;
  /** Stores a note beside the words. */
  readonly onNote: (mark: Mark, note: string) => Promise<Outcome>;
  /** Takes the mark away; what was made of the words stays. */
  readonly onRemoveMark: (mark: Mark) => void;
  /** Address of a code's page. */
  readonly codeHref: (id: string) => string;
  /** Removes an insight that rests on the words. */
  readonly onRemoveInsight: (insight: PassageInsight) => void;
  /** Takes the words from a hypothesis. */
  readonly onUnlink: (hypothesis: PassageHypothesis) => void;
  /** Brings everything that rests on a passage to other words. */
  readonly onMove: (passage: MarkedPassage, to: SelectedQuote) => Promise<Outcome>;
  /** Address of a hypothesis. */
  readonly hypothesisHref: (id: string) => string;
}

export interface PassageNoteProps {
  /** The marked words, and what grew of them. */
  passage: MarkedPassage;
  /** The codebook. */
  codes: CodesById;
  /** Whether it shows what grew of the words. */
  open: boolean;
  /** Whether the words are shown beside it: away from the text they are. Default false. */
  withWords?: boolean;
  /** Who said them, as one may be named; beside the words, away from the text. Default: nobody is named. */
  saidBy?: string;
  /** Called with the wanted state. */
  onOpenChange: (open: boolean) => void;
  /** «Показать в тексте». Default: the words are in sight, and nothing offers it. */
  onShow?: (() => void) | undefined;
  /** The words stand in the text no more: how they are looked for again. Default: they do. */
  lost?: LostWordsProps | undefined;
  /** What can be done with the words. */
  acts: PassageActs;
}

const Root = styled.div`
  border: 1px solid transparent;
  border-radius: ${radii.small}px;
  font-size: ${fontSizes.xs};
  line-height: 1.125rem;

  &[data-lost] {
    border: 1px dashed var(--color-edge);
  }
  &[data-open] {
    margin-block-end: ${spaces[2]}px;
    border-color: var(--color-hairline);
    background: var(--color-surface);
  }
  & > button {
    display: grid;
    grid-template-columns: 18px minmax(0, 1fr);
    gap: ${spaces[2]}px;
    align-items: center;
    width: 100%;
    min-height: 28px;
    padding: ${spaces[1]}px;
    border: 0;
    border-radius: ${radii.small}px;
    background: none;
    color: var(--color-ink-soft);
    font-size: inherit;
    line-height: inherit;
    text-align: start;
    cursor: pointer;
  }
  & > button:hover,
  &[data-open] > button {
    color: var(--color-ink);
  }
  & > button > i {
    height: 3px;
    background: var(--line);
  }
  & > button > span > q {
    display: block;
    color: var(--color-ink);
    font-size: ${fontSizes.sm};
    line-height: 1.375rem;
    quotes: none;
    overflow-wrap: anywhere;
  }
  & > button > span > small {
    display: block;
    overflow: hidden;
    font-size: ${fontSizes.xs};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &[data-open] > button > span > small {
    white-space: normal;
  }
  ${media.mobile} {
    & > button {
      min-height: 44px;
    }
  }
`;

const Grown = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[2]}px;
  padding: 0 ${spaces[2]}px ${spaces[2]}px;
  overflow-wrap: anywhere;

  & > ul {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${spaces[1]}px;
  }
  & li {
    display: flex;
    gap: ${spaces[2]}px;
    align-items: center;
  }
  & li > i {
    flex: none;
    width: 10px;
    height: 10px;
    border-radius: ${radii.pill}px;
    background: var(--hue);
  }
  & li > span {
    flex: 1;
    min-width: 0;
  }
  & p > strong {
    display: block;
    color: var(--color-ink-soft);
    font-weight: 500;
  }
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${spaces[2]}px;
    align-items: center;
  }
  & > [data-grown] {
    flex-wrap: nowrap;
    align-items: start;
    & > p {
      flex: 1;
      min-width: 0;
    }
  }
`;

/** Words of a material that somebody marked: a line of the margin, which unfolds into what grew of them. */
export function PassageNote(props: PassageNoteProps) {
  const { passage, codes, open, withWords = false, saidBy = '', onOpenChange, onShow, lost, acts } = props;
  const id = useId();
  return (
    <Root data-open={open || undefined} data-lost={lost ? '' : undefined} data-note={passage.id}>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={withWords ? undefined : passageName(passage, codes)}
        style={{ '--line': lineOf(passage, codes) } as CSSProperties}
        onClick={() => onOpenChange(!open)}
      >
        <i aria-hidden />
        <span>
          {withWords ? <q>{quoted(passage.words)}</q> : null}
          <small>
            {[lost ? 'Слов в тексте нет' : '', withWords ? saidBy : '', passageLabel(passage, codes)]
              .filter(Boolean)
              .join(' · ')}
          </small>
        </span>
      </button>
      {open ? (
        <Grown id={id}>
          <Codes passage={passage} codes={codes} onTakeCode={acts.onTakeCode} codeHref={acts.codeHref} />
          {lost ? <LostWords {...lost} /> : null}
          {passage.insights.map((insight) => (
            <GrownItem
              key={insight.key}
              kind="Инсайт"
              label={`Удалить инсайт ${quoted(insight.text)}`}
              tooltip="Удалить инсайт"
              onRemove={() => acts.onRemoveInsight(insight)}
            >
              {insight.text}
            </GrownItem>
          ))}
          {passage.hypotheses.map((hypothesis) => (
            <GrownItem
              key={hypothesis.key}
              kind={hypothesis.stance === 'for' ? 'За гипотезу' : 'Против гипотезы'}
              label={`Убрать слова из гипотезы ${quoted(hypothesis.text)}`}
              tooltip="Убрать слова из гипотезы"
              onRemove={() => acts.onUnlink(hypothesis)}
            >
              <Link href={acts.hypothesisHref(hypothesis.id)}>{hypothesis.text}</Link>
            </GrownItem>
          ))}
          {passage.mark ? <Note key={passage.mark.note} mark={passage.mark} onNote={acts.onNote} /> : null}
          <div>
            {onShow ? (
              <Button size="sm" variant="quiet" onClick={onShow}>
                Показать в тексте
              </Button>
            ) : null}
            {passage.mark ? <Removal mark={passage.mark} onRemove={acts.onRemoveMark} /> : null}
          </div>
        </Grown>
      ) : null}
    </Root>
  );
}

interface GrownItemProps {
  readonly kind: string;
  readonly label: string;
  readonly tooltip: string;
  readonly onRemove: () => void;
  readonly children: ReactNode;
}

/** What grew of the words, and the way to part them from it. */
function GrownItem({ kind, label, tooltip, onRemove, children }: GrownItemProps) {
  return (
    <div data-grown>
      <p>
        <strong>{kind}</strong>
        {children}
      </p>
      <IconButton size="sm" label={label} tooltip={tooltip} icon={<X aria-hidden />} onClick={onRemove} />
    </div>
  );
}

function Codes({
  passage,
  codes,
  onTakeCode,
  codeHref,
}: Pick<PassageNoteProps, 'passage' | 'codes'> & Pick<PassageActs, 'onTakeCode' | 'codeHref'>) {
  const { mark } = passage;
  const given = codesOf(passage, codes);
  if (!mark || given.length === 0) return null;
  return (
    <ul aria-label="Коды">
      {given.map((code) => (
        <li key={code.id} style={{ '--hue': `var(--code-${code.colour})` } as CSSProperties}>
          <i aria-hidden />
          <span>
            <Link variant="plain" href={codeHref(code.id)}>
              {code.name}
            </Link>
          </span>
          <IconButton
            size="sm"
            label={`Снять код ${quoted(code.name)}`}
            tooltip="Снять код"
            icon={<X aria-hidden />}
            onClick={() => onTakeCode(mark, code)}
          />
        </li>
      ))}
    </ul>
  );
}

function Removal({ mark, onRemove }: { mark: Mark; onRemove: PassageActs['onRemoveMark'] }) {
  return (
    <Button size="sm" variant="quiet" icon={<Trash2 />} onClick={() => onRemove(mark)}>
      Удалить отметку
    </Button>
  );
}

/** The note beside the words: typed over what another tab says only when it is stored. */
function Note({ mark, onNote }: { mark: Mark } & Pick<PassageActs, 'onNote'>) {
  const [note, setNote] = useState(mark.note);
  const [error, setError] = useState('');
  const isChanged = note.trim() !== mark.note;
  const store = async () => {
    const outcome = await onNote(mark, note);
    setError(outcome.ok ? '' : outcome.message);
  };
  return (
    <>
      <TextArea
        label={TERMS.mark.note}
        rows={2}
        value={note}
        error={error === '' ? undefined : error}
        onChange={(event) => setNote(event.target.value)}
      />
      {isChanged ? (
        <div>
          <Button size="sm" onClick={() => void store()}>
            Сохранить заметку
          </Button>
        </div>
      ) : null}
    </>
  );
}
