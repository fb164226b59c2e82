import { Clock } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';

import { RESUME_BACK, SKIP } from '../../../../../domain/research/layouts/playback.ts';
import {
  beginTurn,
  insertStamp,
  nextSpeaker,
  TYPED_LENGTH,
  type TextEdit,
} from '../../../../../domain/research/layouts/typedText.ts';
import { speakersIn } from '../../../../../domain/research/layouts/listedSpeakers.ts';
import { FormError } from '../../../../../patterns/form/FormError.tsx';
import { NeedsScope } from '../../../../../ui/context/NeedsScope.tsx';
import { Button } from '../../../../../ui/Button.tsx';
import { Disclosure } from '../../../../../ui/Disclosure.tsx';
import { TextArea } from '../../../../../ui/field/TextArea.tsx';
import { TextField } from '../../../../../ui/field/TextField.tsx';
import type { Playback } from './playback.ts';
import { Keys, Notice, Root, Save, Sheet, Tools } from './TypedText.styles.ts';
import type { Typing } from './typing.ts';
import { TYPING_KEYS, useTypingKeys } from './useTypingKeys.ts';

export interface TypedTextProps {
  /** The typed text and the actions on it. */
  typing: Typing;
  /** The recording that it is typed from; null: there is none, and no stamps are put. */
  playback: Playback | null;
  /** Content between the text and its save buttons: the player. */
  children?: ReactNode;
}

/** Changes a field as if it had been typed, so that the browser's own undo takes it back. */
function typeEdit(field: HTMLTextAreaElement, { start, end, insert, caret }: TextEdit): void {
  field.focus();
  field.setSelectionRange(start, end);
  document.execCommand('insertText', false, insert);
  field.setSelectionRange(caret, caret);
}

/** Inserts of the keys and buttons into the text. */
function useInserts({ typing, playback }: Pick<TypedTextProps, 'typing' | 'playback'>) {
  const field = useRef<HTMLTextAreaElement>(null);
  const { labels } = typing;
  const speakers = speakersIn(typing.draft.speakers, labels);
  const { isCorrection } = typing;
  useEffect(() => {
    const area = field.current;
    if (!area) return;
    area.focus({ preventScroll: true });
    // A correction begins at the top, typing goes on where it ended.
    const caret = isCorrection ? 0 : area.value.length;
    area.setSelectionRange(caret, caret);
    if (!isCorrection) area.scrollTop = area.scrollHeight;
  }, [isCorrection]);
  const now = () => (playback && playback.read().status === 'ready' ? playback.read().time : null);
  const turn = (index?: number) => {
    const area = field.current;
    if (!area) return;
    const speaker = index === undefined ? nextSpeaker(area.value, area.selectionEnd, speakers) : speakers[index];
    if (speaker) typeEdit(area, beginTurn(area.value, area.selectionEnd, speaker, now(), speakers, labels));
  };
  const stamp = () => {
    const [area, at] = [field.current, now()];
    if (area && at !== null) typeEdit(area, insertStamp(area.value, area.selectionEnd, at, speakers, labels));
  };
  useTypingKeys({
    turn,
    stamp,
    back: () => playback?.skip(-SKIP),
    toggle: () => {
      if (!playback) return;
      if (!playback.read().isPlaying) playback.skip(-RESUME_BACK);
      playback.toggle();
    },
  });
  return { field, speakers, turn, stamp };
}

/** Warnings shown while typing, with their ways out. */
function Troubles({ typing }: Pick<TypedTextProps, 'typing'>) {
  return typing.troubles.map(({ message, ways }) => (
    <Notice key={message} role="alert">
      <p>{message}</p>
      {ways.map(({ label, onTake }) => (
        <Button key={label} size="sm" onClick={onTake}>
          {label}
        </Button>
      ))}
    </Notice>
  ));
}

/**
 * A text in typing: what a recording says, written down by ear, or a text that is corrected. Keys stop the recording, go back
 * and put stamps and speakers in; everything typed is kept at every key.
 */
export function TypedText({ typing, playback, children }: TypedTextProps) {
  const { draft, onDraftChange, isChanged, isCorrection } = typing;
  const { field, speakers, turn, stamp } = useInserts({ typing, playback });
  const [refusal, setRefusal] = useState('');
  const [isSaving, setIsSaving] = useState(false);
  const save = async () => {
    if (draft.text.trim() === '') {
      setRefusal('Введите текст');
      return;
    }
    setRefusal('');
    setIsSaving(true);
    const outcome = await typing.onSave();
    setIsSaving(false);
    if (!outcome.ok) setRefusal(outcome.message);
  };
  return (
    <Root>
      <NeedsScope needs="Researcher">
        <Troubles typing={typing} />
        <Sheet>
          <TextArea
            ref={field}
            label={isCorrection ? 'Текст' : 'Расшифровка'}
            hideLabel
            value={draft.text}
            maxLength={TYPED_LENGTH}
            spellCheck
            placeholder={playback ? 'F2 — слушать. Печатайте, что слышите.' : undefined}
            onChange={(event) => onDraftChange({ ...draft, text: event.currentTarget.value })}
          />
        </Sheet>
        <Tools>
          {playback ? (
            <Button size="sm" icon={<Clock />} onClick={stamp}>
              Отметка времени
            </Button>
          ) : null}
          {speakers.map((speaker, index) => (
            <Button
              key={speaker}
              size="sm"
              variant="quiet"
              aria-label={`Реплика: ${speaker} Alt ${index + 1}`}
              onClick={() => turn(index)}
            >
              {speaker} <kbd aria-hidden>Alt {index + 1}</kbd>
            </Button>
          ))}
          <Disclosure summary="Кто говорит">
            <TextField
              label="Говорящие"
              hint="Через запятую, по порядку клавиш."
              value={draft.speakers}
              onChange={(event) => onDraftChange({ ...draft, speakers: event.currentTarget.value })}
            />
          </Disclosure>
        </Tools>
        <Keys aria-label="Клавиши">
          {TYPING_KEYS.filter((_, index) => playback !== null || index > 2).map(([keys, does]) => (
            <div key={keys}>
              <dt>{keys}</dt>
              <dd>{does}</dd>
            </div>
          ))}
        </Keys>
        {children}
        <FormError message={refusal} />
        <Save>
          <Button
            needs="Researcher"
            variant="primary"
            busy={isSaving}
            disabled={!isChanged}
            onClick={() => void save()}
          >
            {isCorrection ? 'Сохранить правку' : 'Сохранить расшифровку'}
          </Button>
          {isChanged ? (
            <Button needs={null} variant="quiet" disabled={isSaving} onClick={typing.onDiscard}>
              {isCorrection ? 'Отменить правку' : 'Удалить черновик'}
            </Button>
          ) : null}
          <p>{isChanged ? 'Набранное хранится в этом браузере, пока вы не сохраните.' : 'Ничего не изменено.'}</p>
        </Save>
      </NeedsScope>
    </Root>
  );
}
