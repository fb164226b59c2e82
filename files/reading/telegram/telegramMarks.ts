import { stampText } from '#src/domain/research/layouts/stamps.ts';

/** Speaker whose account is gone. */
export const DELETED = 'Удалённый аккаунт';
/** Stands over the words of a message that has none, and nothing else. */
export const WORDLESS = '(сообщение без слов)';
/** Begins forwarded words whose author is hidden. */
export const FORWARDED = '(переслано, автор скрыт) ';

/** What a message holds beside words, by the name that either export gives it. */
const MEDIA: Readonly<Record<string, string>> = {
  photo: 'фото',
  voice_message: 'голосовое сообщение',
  video_message: 'видеосообщение',
  video_file: 'видео',
  video: 'видео',
  animation: 'гифка, анимация',
  animated: 'гифка, анимация',
  sticker: 'стикер',
  audio_file: 'аудиозапись',
  audio: 'аудиозапись',
  file: 'файл',
  location: 'геопозиция, место на карте',
  live_location: 'геопозиция, место на карте',
  venue: 'место на карте',
  contact: 'контакт',
  poll: 'опрос',
  call: 'звонок',
  game: 'игра',
  invoice: 'счёт',
};

/** What people say in, and no export writes down. */
export const VOICES: ReadonlySet<string> = new Set([
  'voice_message',
  'video_message',
  'video_file',
  'video',
  'audio_file',
  'audio',
]);

/** What is known of something that was sent. */
export interface SentThing {
  /** As the export names it. */
  readonly kind: string;
  /** A file's name, who a contact is; empty when unknown. */
  readonly title?: string | undefined;
  /** Seconds; absent when unknown. */
  readonly lasts?: number | undefined;
}

/** A line that says what was sent: «(голосовое сообщение, 0:41)». */
export function sentMark({ kind, title = '', lasts }: SentThing): string {
  const what = MEDIA[kind] ?? 'вложение';
  const name = title.replaceAll(/\s+/g, ' ').trim();
  const named = name === '' ? what : kind === 'sticker' ? `${what} ${name}` : `${what} «${name}»`;
  return `(${[named, lasts === undefined ? '' : stampText(lasts)].filter(Boolean).join(', ')})`;
}

const ACTIONS: Readonly<Record<string, string>> = {
  create_group: 'группа создана',
  create_channel: 'канал создан',
  migrate_to_supergroup: 'группа стала супергруппой',
  migrate_from_group: 'группа стала супергруппой',
  invite_members: 'приглашены участники',
  remove_members: 'удалены участники',
  join_group_by_link: 'вступление в группу',
  edit_group_title: 'группа переименована',
  edit_group_photo: 'сменилась картинка группы',
  pin_message: 'сообщение закреплено',
  clear_history: 'история очищена',
  phone_call: 'звонок',
  group_call: 'звонок группе',
  joined_telegram: 'теперь в Telegram',
};

/** A line that nobody says: an event that the messenger wrote down. */
export const serviceMark = (...told: readonly string[]): string =>
  `(служебное сообщение: ${
    told
      .map((one) => one.trim())
      .filter(Boolean)
      .join(', ') || 'без слов'
  })`;

/** An event in words, as far as it is known. */
export const actionWords = (action: string): string => ACTIONS[action] ?? action.replaceAll('_', ' ');
