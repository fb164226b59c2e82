import { NBSP } from '../../src/domain/core/format.ts';
import { el, say } from '../dom.ts';
import { button, isBusy, setBusy } from '../parts.ts';

/** Seconds after which a recording ends by itself. */
const LONGEST = 10 * 60;
/** Bits a second: speech is well understood, and ten minutes are two megabytes. */
const BITS = 32_000;

const WORDS = {
  begin: 'Ответить голосом',
  end: 'Закончить запись',
  send: 'Отправить запись',
  again: 'Записать заново',
  drop: 'Удалить запись',
  on: 'Идёт запись.',
  ready: 'Запись готова: послушайте её или отправьте.',
  denied: `Микрофон не${NBSP}разрешён. Разрешите его в${NBSP}настройках браузера или ответьте текстом.`,
  none: `Микрофона не${NBSP}нашлось. Ответьте текстом.`,
  over: `Отвечать больше нельзя, запись не${NBSP}отправлена. Она здесь: её можно сохранить себе.`,
  save: 'Сохранить запись',
  failed: `Запись не${NBSP}отправилась, она здесь. Проверьте связь и${NBSP}попробуйте ещё раз.`,
} as const;

export interface VoiceOptions {
  /** Sends the recording up; resolves to its SHA-256, or to null where nothing more is taken. */
  readonly upload: (recording: Blob, name: string) => Promise<string | null>;
  /** Answers with what was sent up. */
  readonly onSend: (sha256: string) => void;
}

export interface VoiceField {
  readonly root: HTMLElement;
  /** Another screen has come: the microphone is let go. */
  leave(): void;
  lock(isLocked: boolean): void;
}

export const canRecord = (): boolean => 'MediaRecorder' in window && Boolean(navigator.mediaDevices?.getUserMedia);

/** «1:05». */
const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Returns the file name of a recording, by the type that the browser recorded. */
const recordingName = (mime: string): string =>
  `Голосовой ответ.${/mp4|aac/.test(mime) ? 'm4a' : /ogg/.test(mime) ? 'ogg' : 'webm'}`;

const warn = (event: BeforeUnloadEvent): void => event.preventDefault();

/** Records, lets listen, record anew, and sends. A recording that was not sent stays until the page is left. */
export function voiceField({ upload, onSend }: VoiceOptions): VoiceField {
  let recorder: MediaRecorder | null = null;
  let recording: Blob | null = null;
  let ticking = 0;
  let isLeft = false;
  const told = el('p', { role: 'status', 'data-part': 'voice-told' });
  const time = el('p', { 'aria-hidden': 'true', 'data-part': 'time' });
  const save = el('a', { 'data-look': 'plain' }, WORDS.save);
  const player = el('audio', { controls: true, 'aria-label': 'Ваша запись' });
  const begin = button(WORDS.begin, 'quiet', () => void start());
  const end = button(WORDS.end, 'danger', () => recorder?.stop());
  const send = button(WORDS.send, 'main', () => void sendUp());
  const again = button(WORDS.again, 'quiet', () => {
    if (!isBusy(send)) void start();
  });
  const drop = button(WORDS.drop, 'plain', () => {
    if (isBusy(send)) return;
    forget();
    show('idle', '');
    begin.focus();
  });
  const root = el(
    'div',
    { 'data-part': 'voice' },
    begin,
    time,
    player,
    el('div', { 'data-part': 'actions' }, end, send, again, drop, save),
    told,
  );

  function show(state: 'idle' | 'on' | 'ready', words: string): void {
    begin.hidden = state !== 'idle';
    for (const one of [time, end]) one.hidden = state !== 'on';
    for (const one of [player, send, again, drop]) one.hidden = state !== 'ready';
    save.hidden = true;
    say(told, words);
  }
  function forget(): void {
    recording = null;
    window.removeEventListener('beforeunload', warn);
    if (player.src) URL.revokeObjectURL(player.src);
    player.removeAttribute('src');
  }
  function finish(stream: MediaStream, pieces: Blob[], mime: string): void {
    window.clearInterval(ticking);
    for (const track of stream.getTracks()) track.stop();
    recorder = null;
    if (isLeft) return;
    recording = new Blob(pieces, { type: mime });
    player.src = URL.createObjectURL(recording);
    save.href = player.src;
    save.download = recordingName(mime);
    window.addEventListener('beforeunload', warn);
    show('ready', WORDS.ready);
    send.focus();
  }
  async function start(): Promise<void> {
    let stream: MediaStream;
    try {
      stream = await navigator.mediaDevices.getUserMedia({ audio: true });
    } catch (error) {
      say(told, error instanceof DOMException && error.name === 'NotFoundError' ? WORDS.none : WORDS.denied);
      return;
    }
    forget();
    const pieces: Blob[] = [];
    const made = new MediaRecorder(stream, { audioBitsPerSecond: BITS });
    recorder = made;
    made.addEventListener('dataavailable', ({ data }) => pieces.push(data));
    made.addEventListener('stop', () => finish(stream, pieces, made.mimeType));
    made.start();
    const began = performance.now();
    say(time, clock(0));
    ticking = window.setInterval(() => {
      const seconds = Math.floor((performance.now() - began) / 1000);
      say(time, clock(seconds));
      if (seconds >= LONGEST) made.stop();
    }, 250);
    show('on', WORDS.on);
    end.focus();
  }
  async function sendUp(): Promise<void> {
    if (!recording || isBusy(send)) return;
    const { type } = recording;
    setBusy(send, true, WORDS.send);
    try {
      const sha256 = await upload(recording, recordingName(type));
      if (sha256 === null) {
        say(told, WORDS.over);
        save.hidden = false;
      } else {
        window.removeEventListener('beforeunload', warn);
        onSend(sha256);
      }
    } catch {
      say(told, WORDS.failed);
    }
    setBusy(send, false, WORDS.send);
  }

  show('idle', '');
  return {
    root,
    leave() {
      isLeft = true;
      recorder?.stop();
      forget();
    },
    lock(isLocked) {
      begin.setAttribute('aria-disabled', String(isLocked));
      setBusy(send, isLocked, WORDS.send);
    },
  };
}
