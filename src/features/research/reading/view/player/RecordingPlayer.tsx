import {
  Download,
  FastForward,
  LocateFixed,
  Maximize2,
  Minimize2,
  Pause,
  Play,
  Rewind,
  VideoOff,
  Volume2,
  VolumeX,
} from 'lucide-react';
import { useRef } from 'react';

import { counted, formatNumber, quoted } from '../../../../../domain/core/format.ts';
import { clockText, momentText, RATES, SKIP } from '../../../../../domain/research/layouts/playback.ts';
import { Button } from '../../../../../ui/Button.tsx';
import { IconButton } from '../../../../../ui/IconButton.tsx';
import { Menu } from '../../../../../ui/menu/Menu.tsx';
import { VisuallyHidden } from '../../../../../ui/VisuallyHidden.tsx';
import { filled } from './filled.ts';
import { usePlayback, type Playback } from './playback.ts';
import type { PictureSize, Recording } from './recording.ts';
import { Controls, Note, Root } from './RecordingPlayer.styles.ts';

export interface RecordingPlayerProps {
  /** Playback of the recording; the component that draws the text has it too. */
  playback: Playback;
  /** Recording, how this device plays it, and its callbacks. */
  recording: Recording;
  /** How many times of the text lie behind the recording's end. Default none. */
  beyond?: number;
  /** Brings the words that sound back into view; given while they are out of it. */
  onComeBack?: (() => void) | undefined;
}

const rateText = (rate: number): string => `${formatNumber(rate)}×`;

/** The next size that a button offers, with what it does. */
const SIZES: Readonly<Record<PictureSize, { readonly next: PictureSize; readonly label: string }>> = {
  hidden: { next: 'small', label: 'Показать видео' },
  small: { next: 'large', label: 'Увеличить видео' },
  large: { next: 'small', label: 'Уменьшить видео' },
};

/** The picture's size: larger, smaller, none. */
function PictureSizes({ recording }: Pick<RecordingPlayerProps, 'recording'>) {
  const { settings, onSettingsChange } = recording;
  const { next, label } = SIZES[settings.picture];
  const set = (picture: PictureSize) => onSettingsChange({ ...settings, picture });
  const Icon = settings.picture === 'large' ? Minimize2 : Maximize2;
  return (
    <>
      <IconButton size="sm" label={label} icon={<Icon aria-hidden />} onClick={() => set(next)} />
      {settings.picture === 'hidden' ? null : (
        <IconButton size="sm" label="Скрыть видео" icon={<VideoOff aria-hidden />} onClick={() => set('hidden')} />
      )}
    </>
  );
}

/** Position in a recording, moved by mouse or by arrows a second at a time. */
function SeekBar({ playback }: Pick<RecordingPlayerProps, 'playback'>) {
  const time = usePlayback(playback, (state) => Math.floor(state.time));
  const duration = usePlayback(playback, (state) => state.duration);
  return (
    <>
      <label>
        <VisuallyHidden>Место в записи</VisuallyHidden>
        <input
          type="range"
          min={0}
          max={Math.max(1, Math.ceil(duration))}
          step={1}
          value={time}
          disabled={duration === 0}
          style={filled(duration > 0 ? time / duration : 0)}
          aria-valuetext={`${clockText(time)} из ${clockText(duration)}`}
          onChange={(event) => playback.seek(event.currentTarget.valueAsNumber)}
        />
      </label>
      <span aria-hidden>
        {momentText(time)} / {momentText(duration)}
      </span>
    </>
  );
}

/** Volume: off and on again as loud as before, or by the bar. */
function Volume({ recording }: Pick<RecordingPlayerProps, 'recording'>) {
  const { settings, onSettingsChange } = recording;
  const { volume } = settings;
  const before = useRef(1);
  const set = (to: number) => onSettingsChange({ ...settings, volume: to });
  return (
    <div data-volume>
      <IconButton
        size="sm"
        label={volume === 0 ? 'Включить звук' : 'Выключить звук'}
        icon={volume === 0 ? <VolumeX aria-hidden /> : <Volume2 aria-hidden />}
        onClick={() => {
          if (volume > 0) before.current = volume;
          set(volume > 0 ? 0 : before.current);
        }}
      />
      <label>
        <VisuallyHidden>Громкость</VisuallyHidden>
        <input
          type="range"
          min={0}
          max={1}
          step={0.05}
          value={volume}
          style={filled(volume)}
          aria-valuetext={`${Math.round(volume * 100)} %`}
          onChange={(event) => set(event.currentTarget.valueAsNumber)}
        />
      </label>
    </div>
  );
}

/** Why a recording cannot be played, and the way to its file. */
function Failure({ message, onDownload }: { readonly message: string; readonly onDownload?: () => void }) {
  return (
    <Note role="alert">
      <span>{message}</span>
      {onDownload ? (
        <Button size="sm" icon={<Download />} onClick={onDownload}>
          Скачать запись
        </Button>
      ) : null}
    </Note>
  );
}

/** Play, five seconds back and on, the place, speed, volume and the picture's size. */
function PlayerControls({ playback, recording, onComeBack }: Omit<RecordingPlayerProps, 'beyond'>) {
  const isPlaying = usePlayback(playback, (state) => state.isPlaying);
  const hasPicture = usePlayback(playback, (state) => state.hasPicture);
  const isOpening = usePlayback(playback, (state) => state.status === 'opening');
  const { settings, onSettingsChange } = recording;
  return (
    <Controls>
      <IconButton
        size="sm"
        label={`На ${SKIP} секунд назад`}
        tooltip={`На ${SKIP} секунд назад: клавиша J`}
        icon={<Rewind aria-hidden />}
        disabled={isOpening}
        onClick={() => playback.skip(-SKIP)}
      />
      <IconButton
        variant="secondary"
        label={isPlaying ? 'Остановить' : 'Слушать'}
        tooltip={isPlaying ? 'Остановить: клавиша S' : 'Слушать: клавиша S'}
        icon={isPlaying ? <Pause aria-hidden /> : <Play aria-hidden />}
        aria-busy={isOpening || undefined}
        onClick={playback.toggle}
      />
      <IconButton
        size="sm"
        label={`На ${SKIP} секунд вперёд`}
        tooltip={`На ${SKIP} секунд вперёд: клавиша L`}
        icon={<FastForward aria-hidden />}
        disabled={isOpening}
        onClick={() => playback.skip(SKIP)}
      />
      <SeekBar playback={playback} />
      <Menu
        label="Скорость"
        trigger={
          <Button size="sm" variant="quiet" data-wide aria-label={`Скорость: ${rateText(settings.rate)}`}>
            {rateText(settings.rate)}
          </Button>
        }
        items={RATES.map((rate) => ({
          label: rateText(rate),
          checked: rate === settings.rate,
          onSelect: () => onSettingsChange({ ...settings, rate }),
        }))}
      />
      <Volume recording={recording} />
      {hasPicture ? <PictureSizes recording={recording} /> : null}
      {onComeBack ? (
        <Button size="sm" variant="quiet" icon={<LocateFixed />} onClick={onComeBack}>
          К звучащему месту
        </Button>
      ) : null}
    </Controls>
  );
}

/**
 * A recording beside its text: plays, stops, goes back and on, faster and slower. A picture is small, and can be made large or
 * put away. What the browser cannot play it says, and offers the file.
 */
export function RecordingPlayer({ playback, recording, beyond = 0, onComeBack }: RecordingPlayerProps) {
  const status = usePlayback(playback, (state) => state.status);
  const hasPicture = usePlayback(playback, (state) => state.hasPicture);
  const isSilent = usePlayback(playback, (state) => state.isSilent);
  const { material, url, settings, onDownload } = recording;
  const { attach } = playback;
  const name = quoted(material.name);
  const isShown = hasPicture && settings.picture !== 'hidden' && status === 'ready';
  return (
    <Root aria-label="Запись" data-picture={isShown ? settings.picture : undefined}>
      {url.state === 'ready' ? (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- what is said stands beside it, or is to be typed from it
        <video
          ref={attach}
          src={url.value}
          aria-label={`Видео ${name}`}
          preload="metadata"
          playsInline
          hidden={!isShown}
        />
      ) : null}
      <div>
        {url.state === 'failed' ? <Failure message={url.message} /> : null}
        {status === 'unplayable' ? (
          <Failure
            message={`Браузер не может воспроизвести ${name}: такого формата он не знает, или файл повреждён. Скачайте запись и слушайте её в другой программе.`}
            onDownload={onDownload}
          />
        ) : null}
        {url.state !== 'failed' && status !== 'unplayable' ? (
          <PlayerControls playback={playback} recording={recording} onComeBack={onComeBack} />
        ) : null}
        {isSilent ? <Note as="output">В этой записи нет звука.</Note> : null}
        {beyond > 0 && status === 'ready' ? (
          <Note>
            Запись короче текста: {counted(beyond, ['отметка', 'отметки', 'отметок'])} времени позже её конца. Возможно,
            это другая запись.
          </Note>
        ) : null}
      </div>
    </Root>
  );
}
