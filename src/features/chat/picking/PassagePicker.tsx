import { TextCursorInput } from 'lucide-react';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';

import type { ChatSource } from '../../../domain/chat/interview.ts';
import { paragraphsOf, pickedWords, sectionAt, wordsOfPassage } from '../../../domain/chat/paragraphs.ts';
import { MOST_KEPT } from '../../../domain/chat/sourceText.ts';
import { counted, formatNumber, NBSP } from '../../../domain/core/format.ts';
import type { Loadable } from '../../../domain/core/loadable.ts';
import type { TextRange } from '../../../domain/core/textRange.ts';
import { media } from '../../../theme/media.ts';
import { fontSizes, spaces } from '../../../theme/tokens.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Select } from '../../../ui/field/Select.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { PassageList } from './PassageList.tsx';

export interface PassagePickerProps {
  /** The question that is asked. */
  question: string;
  /** Sources to pick from, at least one. */
  sources: readonly ChatSource[];
  /** The one that is open. */
  shown: ChatSource;
  /** Its text; empty when it is gone. */
  text: Loadable<string>;
  /** Another one is opened. */
  onShow: (id: string) => void;
  /** The text is to be read again. */
  onRetry: () => void;
  /** Called with a picked passage and its place: «из файла «Бриф.docx», раздел «Цены»». */
  onPick: (passage: string, where: string) => void;
  /** The dialog is closed. */
  onClose: () => void;
}

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[4]}px;

  & > p {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
    overflow-wrap: anywhere;
  }
`;

/** On a phone there are none. */
const Keys = styled.span`
  ${media.mobile} {
    display: none;
  }
`;

const Chosen = styled.output`
  align-self: center;
  color: var(--color-ink-soft);
  font-size: ${fontSizes.sm};
`;

const nameOf = ({ from, name }: ChatSource): string => (from === 'file' ? name : `Страница ${name}`);

/**
 * The text of a file that was given to the chat, or of the fetched page, to pick an answer in: the words go to the message field, to be
 * changed before they are sent.
 */
export function PassagePicker(props: PassagePickerProps) {
  const { question, sources, shown, text: loadable, onShow, onRetry, onPick, onClose } = props;
  const [choice, setChoice] = useState<{ readonly id: string; readonly range: TextRange } | null>(null);
  const text = loadable.state === 'ready' ? loadable.value : '';
  const paragraphs = useMemo(() => paragraphsOf(text), [text]);
  // A choice in another text does not apply to this one.
  const chosen = choice?.id === shown.id ? choice.range : null;
  const take = () => {
    if (chosen) onPick(wordsOfPassage(text, paragraphs, chosen), pickedWords(shown, sectionAt(paragraphs, chosen)));
  };
  return (
    <Dialog
      open
      size="lg"
      title="Выбрать ответ в тексте"
      description={question}
      onOpenChange={onClose}
      footer={
        <>
          <Button variant="primary" icon={<TextCursorInput />} disabled={chosen === null} onClick={take}>
            Взять в{NBSP}ответ
          </Button>
          <Chosen>
            {chosen === null
              ? 'Ничего не выбрано'
              : `Выбрано: ${counted(chosen.end - chosen.start, ['знак', 'знака', 'знаков'])}`}
          </Chosen>
        </>
      }
    >
      <Content>
        {sources.length > 1 ? (
          <Select
            needs={null}
            label="Где искать"
            options={sources.map((source) => ({ value: source.id, label: nameOf(source) }))}
            value={shown.id}
            onValueChange={onShow}
          />
        ) : (
          <p>{nameOf(shown)}</p>
        )}
        <p>
          Нажмите на{NBSP}абзац, на{NBSP}соседний — добавится; отдельные слова выделите. Выбранное попадёт в{NBSP}поле
          ответа, там его можно поправить.{' '}
          <Keys>
            Клавишами: стрелки — по{NBSP}абзацам, пробел — выбрать, Shift со{NBSP}стрелками — несколько, Enter — взять.
          </Keys>
        </p>
        {loadable.state === 'loading' ? <Skeleton height={240} /> : null}
        {loadable.state === 'failed' ? (
          <ErrorState title="Текст не открылся" message={loadable.message} onRetry={onRetry} />
        ) : null}
        {loadable.state === 'ready' && paragraphs.length === 0 ? (
          <EmptyState title="Текста здесь уже нет">
            Файл убрали из разговора. Выберите другой или добавьте его ещё раз.
          </EmptyState>
        ) : null}
        {paragraphs.length > 0 ? (
          <PassageList
            key={shown.id}
            text={text}
            paragraphs={paragraphs}
            label={`Текст: ${nameOf(shown)}`}
            chosen={chosen}
            onChosenChange={(range) => setChoice(range && { id: shown.id, range })}
            onTake={take}
          />
        ) : null}
        {text.length >= MOST_KEPT - 1 ? <p>Это начало: хранятся первые {formatNumber(MOST_KEPT)} знаков.</p> : null}
      </Content>
    </Dialog>
  );
}
