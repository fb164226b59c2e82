import { Pencil, Plus, RotateCcw, Undo2 } from 'lucide-react';
import { memo } from 'react';

import { quoted } from '../../../domain/core/format.ts';
import type { Wording } from '../../../domain/research/report/reportRecord.ts';
import { ModelMark } from '../../../patterns/evidence/ModelMark.tsx';
import { InlineTextEditor } from '../../../patterns/inline/InlineTextEditor.tsx';
import { useInlineEditing } from '../../../patterns/inline/useInlineEditing.ts';
import { Button } from '../../../ui/Button.tsx';
import { useMissingRole } from '../../../ui/context/rights.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { nameOf, type ReportActs } from './reportActs.ts';
import { Made, Note, Root, Tools } from './ReportWords.styles.ts';

export type WordsLook = 'title' | 'section' | 'part' | 'text' | 'list';

export interface ReportWordsProps {
  /** The text with its place, and what is proposed there. */
  wording: Wording;
  /** Label of the text for its editor: «Заголовок отчёта». */
  label: string;
  /** How it is set: a heading of level 1 to 3, paragraphs, or a list with a line each. */
  look: WordsLook;
  /** Hint on the content; under the field, and on the button while it is empty. */
  hint?: string;
  /** Actions on the text. */
  acts: Pick<ReportActs, 'onType' | 'onReset' | 'onKeep' | 'draftOf' | 'onDraft'>;
}

const TAGS = { title: 'h1', section: 'h2', part: 'h3', text: 'p', list: 'ul' } as const;

function Shown({ look, text, onClick }: { look: WordsLook; text: string; onClick: React.MouseEventHandler }) {
  const Tag = TAGS[look];
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the pencil does it by keys
    <Tag dir="auto" onClick={onClick}>
      {look === 'list' ? lines.map((line, index) => <li key={`${index}:${line}`}>{line}</li>) : text}
    </Tag>
  );
}

/** Says that the records have something else now, and lets the person choose. */
function OutdatedNote({ wording, label, acts }: Pick<ReportWordsProps, 'wording' | 'label' | 'acts'>) {
  const { proposed } = wording;
  const taking = proposed === null ? 'Убрать набранное' : 'Взять из исследования';
  return (
    <Note data-tone="yellow">
      <p>
        {proposed === null
          ? 'В исследовании этого больше нет. Набранное осталось.'
          : `В исследовании теперь иначе: ${proposed === '' ? 'пусто' : quoted(proposed)}`}
      </p>
      <div>
        <Button needs="Researcher" size="sm" aria-label={`${taking}: ${label}`} onClick={() => acts.onReset(wording)}>
          {taking}
        </Button>
        {proposed === null ? null : (
          <Button
            needs="Researcher"
            size="sm"
            aria-label={`Оставить своё: ${label}`}
            onClick={() => acts.onKeep(wording)}
          >
            Оставить своё
          </Button>
        )}
      </div>
    </Note>
  );
}

/** A text of a report, edited in its place; what is proposed there can be had back. Says when the records have moved on. */
export const ReportWords = memo(function ReportWords({ wording, label, look, hint, acts }: ReportWordsProps) {
  const { key, text, state } = wording;
  const draft = acts.draftOf(key);
  const fixed = useMissingRole('Researcher') !== null;
  const { editing, begun, shown, dropped, pencil, open, begin, beginByClick, done, cancel } = useInlineEditing({
    content: text,
    draft,
    onDraftChange: (next) => acts.onDraft(key, next),
  });
  if (editing) {
    return (
      <Root data-editing="">
        <InlineTextEditor
          title={label}
          content={shown}
          hint={look === 'list' ? 'Каждая строка — отдельный пункт.' : hint}
          onSave={(typed, over) => acts.onType(wording, typed, over)}
          draft={dropped ?? draft}
          begun={begun}
          onDraftChange={(next) => acts.onDraft(key, next)}
          onDone={done}
          onCancel={cancel}
        />
      </Root>
    );
  }
  const isEmpty = shown.trim() === '';
  // A just saved text is shown as typed until the report is made anew.
  const goingOut = shown === text ? (wording.masked ?? shown) : shown;
  return (
    <Root data-fixed={fixed ? '' : undefined}>
      {isEmpty ? (
        <div>
          <Button
            needs="Researcher"
            ref={pencil}
            variant="quiet"
            size="sm"
            icon={<Plus />}
            aria-label={`${hint ?? 'Добавить текст'}: ${label}`}
            onClick={begin}
          >
            {hint ?? 'Добавить текст'}
          </Button>
        </div>
      ) : (
        <Shown look={look} text={goingOut} onClick={beginByClick} />
      )}
      <Tools data-quiet={dropped ? undefined : ''}>
        {dropped ? (
          <IconButton
            needs="Researcher"
            size="sm"
            label={`Вернуть набранное: ${label}`}
            icon={<Undo2 />}
            onClick={open}
          />
        ) : null}
        {state === 'typed' ? (
          <IconButton
            needs="Researcher"
            size="sm"
            label={`Вернуть предложенное: ${label}`}
            tooltip="Вернуть предложенное"
            icon={<RotateCcw />}
            onClick={() => acts.onReset(wording)}
          />
        ) : null}
        {isEmpty ? null : (
          <IconButton
            needs="Researcher"
            ref={pencil}
            size="sm"
            label={`Редактировать: ${label}`}
            tooltip={`Редактировать: ${nameOf(label)}`}
            icon={<Pencil />}
            onClick={begin}
          />
        )}
      </Tools>
      {wording.madeBy && !isEmpty ? (
        <Made>
          <ModelMark madeBy={wording.madeBy} />
        </Made>
      ) : null}
      {state === 'outdated' ? <OutdatedNote wording={wording} label={label} acts={acts} /> : null}
    </Root>
  );
});
