import { ArrowLeft, Keyboard, PanelLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';

import type { Material } from '../../../../../domain/research/research.ts';
import { AlsoHere } from '../../../../../patterns/AlsoHere.tsx';
import { media } from '../../../../../theme/media.ts';
import { fontSizes, spaces } from '../../../../../theme/tokens.ts';
import { Button } from '../../../../../ui/Button.tsx';
import { IconButton } from '../../../../../ui/IconButton.tsx';
import { MaterialList, type StudyMaterial } from '../../MaterialList.tsx';
import { Body, Materials, Root } from '../../MaterialReader.styles.ts';
import { Head, Title, Tools } from '../ReaderHead.styles.ts';
import { Middle } from '../ReaderMiddle.styles.ts';
import { useReadingKeys } from '../../useReadingKeys.ts';
import type { Recording } from './recording.ts';
import { PlayerDock } from './PlayerDock.tsx';
import { TypedText } from './TypedText.tsx';
import type { Typing } from './typing.ts';
import { playerKeys, useRecordingPlayback } from './useListening.ts';

export interface RecordingReaderProps {
  /** The file that is open: a recording, or the text that is corrected. */
  material: Material;
  /** Title of its study. */
  studyTitle: string;
  /** The study's files, in their order. */
  materials: readonly StudyMaterial[];
  /** Whether the files beside are shown. */
  withMaterials: boolean;
  /** Called with whether they are to be. */
  onMaterialsChange: (isShown: boolean) => void;
  /** Recording to play; null where a text without a recording is corrected, `gone` when it was removed meanwhile. */
  recording: Recording | 'gone' | null;
  /** Existing transcripts of the recording. Default none. */
  transcripts?: readonly Material[];
  /** The text that is typed; null while the recording is only listened to. */
  typing: Typing | null;
  /** Whether typing was begun and not saved. Default false. */
  hasDraft?: boolean;
  /** Typing is to begin, or to go on. */
  onType: () => void;
  /** One step back: from typing to what was there before. */
  onLeaveTyping: () => void;
  /** Another file of the study is to be opened. */
  onOpenMaterial: (material: Material) => void;
  /** Where the way back leads, in words. Default «К исследованиям». */
  backLabel?: string | undefined;
  /** The view is to be left. */
  onClose: () => void;
}

const Ask = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${spaces[3]}px;
  align-items: center;
  justify-content: center;
  min-height: 0;
  overflow-y: auto;
  text-align: center;

  & > h2 {
    font-size: ${fontSizes.lg};
  }
  & > p {
    max-width: 460px;
    margin: 0;
    color: var(--color-ink-soft);
  }
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${spaces[2]}px;
    justify-content: center;
  }
  ${media.mobile} {
    justify-content: flex-start;
  }
`;

/** Fills the place of the text: lists existing transcripts and offers to type a new one. */
function NoText({ transcripts = [], hasDraft, onType, onOpenMaterial }: RecordingReaderProps) {
  return (
    <Ask>
      <h2>{transcripts.length > 0 ? 'Расшифровка этой записи' : 'У этой записи нет расшифровки'}</h2>
      <p>
        {transcripts.length > 0
          ? 'В ней можно слушать с любой реплики, отмечать цитаты и ставить коды.'
          : 'Наберите текст на слух — с клавишами для остановки, шага назад и отметок времени. Готовый файл добавляют в исследовании: «Действия с файлом» → «Добавить расшифровку…».'}
      </p>
      <div>
        {transcripts.map((one) => (
          <Button key={one.id} variant="primary" onClick={() => onOpenMaterial(one)}>
            Читать: {one.name}
          </Button>
        ))}
        {transcripts.length === 0 || hasDraft ? (
          <Button
            needs="Researcher"
            variant={transcripts.length === 0 ? 'primary' : 'secondary'}
            icon={<Keyboard />}
            onClick={onType}
          >
            {hasDraft ? 'Продолжить расшифровку' : 'Расшифровать'}
          </Button>
        ) : null}
      </div>
    </Ask>
  );
}

/** A recording without its text, to listen to or transcribe. Also shows a text under correction with its recording. */
export function RecordingReader(props: RecordingReaderProps) {
  const { material, typing, withMaterials, onMaterialsChange, onClose, onLeaveTyping } = props;
  const { backLabel = 'К исследованиям' } = props;
  const recording = props.recording === 'gone' ? null : props.recording;
  const root = useRef<HTMLElement>(null);
  const playback = useRecordingPlayback(recording);
  const isTyping = typing !== null;
  const goBack = isTyping ? onLeaveTyping : onClose;
  useReadingKeys({ ...playerKeys(playback, recording), Escape: goBack });
  useEffect(() => {
    if (!isTyping) root.current?.focus({ preventScroll: true });
  }, [isTyping]);
  const player = <PlayerDock playback={playback} recording={props.recording} />;
  return (
    <Root ref={root} aria-label={material.name} tabIndex={-1} data-part="text">
      <Head>
        <Button variant="quiet" size="sm" icon={<ArrowLeft />} onClick={goBack}>
          <span>{isTyping ? 'Назад' : backLabel}</span>
        </Button>
        <Title>
          <h1>{material.name}</h1>
          <p>{props.studyTitle}</p>
          <AlsoHere kind="material" id={material.id} place="corner" />
        </Title>
        <Tools>
          <IconButton
            label="Материалы исследования"
            tooltip={withMaterials ? 'Скрыть материалы' : 'Показать материалы'}
            icon={<PanelLeft aria-hidden />}
            aria-pressed={withMaterials}
            onClick={() => onMaterialsChange(!withMaterials)}
          />
        </Tools>
      </Head>
      <Body data-materials={withMaterials || undefined}>
        <Materials>
          <MaterialList materials={props.materials} currentId={material.id} onRead={props.onOpenMaterial} />
        </Materials>
        <Middle>
          {typing ? (
            <TypedText typing={typing} playback={recording ? playback : null}>
              {player}
            </TypedText>
          ) : (
            <>
              <NoText {...props} />
              {player}
            </>
          )}
        </Middle>
      </Body>
    </Root>
  );
}
