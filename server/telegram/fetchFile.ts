import { eq, and } from 'drizzle-orm';
import type { Message } from 'grammy/types';

import { MAX_SENT_FILE } from '../../src/domain/respond/limits.ts';
import { telegramChat } from '../db/tables/telegram.ts';
import { RefusedError } from '../core/refusal.ts';
import { factsOf, hasRoom, keepSent } from '../fieldwork/sentFile.ts';
import { standingOf } from '../fieldwork/takeIncoming.ts';
import { TelegramError, type BotApi } from '../chats/api.ts';
import type { UpdateFile } from './taking.ts';
import type { HeldBot, PollingContext } from './polling.ts';
import { NO_VOICE, NOT_FETCHED, tooLong, wrongFile } from '../chats/words.ts';

/** Milliseconds that a file may take: others wait behind it. */
const MOST_TIME = 60_000;

interface Brought {
  readonly fileId: string;
  readonly name: string;
  readonly mime: string;
  readonly bytes: number;
}

/** The file that a message brings; null for none. */
export function broughtBy({ voice, audio, photo, document, video, video_note: note }: Message): Brought | null {
  const picture = photo?.toSorted((a, b) => (b.file_size ?? 0) - (a.file_size ?? 0))[0];
  if (voice) return { fileId: voice.file_id, name: 'Голосовое сообщение', mime: voice.mime_type ?? 'audio/ogg', bytes: voice.file_size ?? 0 }; // prettier-ignore
  if (audio) return { fileId: audio.file_id, name: audio.file_name ?? 'Запись', mime: audio.mime_type ?? 'audio/mpeg', bytes: audio.file_size ?? 0 }; // prettier-ignore
  if (picture) return { fileId: picture.file_id, name: 'Снимок', mime: 'image/jpeg', bytes: picture.file_size ?? 0 };
  const other = document ?? video ?? note;
  if (!other) return null;
  const { file_name: name = '', mime_type: mime = 'video/mp4' } = other as NonNullable<Message['document']>;
  return { fileId: other.file_id, name, mime, bytes: other.file_size ?? 0 };
}

/** Whether an answer with a file is taken in this chat now, and one that is spoken. */
function takenIn(talking: PollingContext, { companyId, botId }: HeldBot, chatId: string) {
  return talking.database.transaction({ company: companyId }, async (tx) => {
    const of = and(eq(telegramChat.companyId, companyId), eq(telegramChat.botId, botId), eq(telegramChat.chatId, chatId)); // prettier-ignore
    const [chat] = await tx.select({ id: telegramChat.respondentId }).from(telegramChat).where(of);
    const standing = chat ? await standingOf(tx, { companyId, id: chat.id }, talking.now()) : null;
    const step = standing?.conversation.step;
    if (!standing || standing.closed !== null || (step !== 'asking' && step !== 'done')) return null;
    const isRoom = await hasRoom(tx, companyId, talking.environment.companyFileBytes);
    return { takesVoice: standing.around.round?.takesVoice ?? false, isRoom };
  });
}

/**
 * Fetches the file that a message brings, and stores it; null where nothing is fetched.
 * @throws TelegramError while Telegram cannot be asked: it is tried again
 */
export async function fetchFile(
  talking: PollingContext,
  api: BotApi,
  held: HeldBot,
  { chatId, message }: { readonly chatId: string; readonly message: Message },
): Promise<UpdateFile | null> {
  const brought = broughtBy(message);
  if (!brought) return null;
  const taken = await takenIn(talking, held, chatId);
  // The conversation itself answers requests before consent or after its end.
  if (!taken) return null;
  if (brought.bytes > MAX_SENT_FILE) return { problem: tooLong(brought.name) };
  const facts = factsOf(brought.name, brought.mime);
  if (!facts) return { problem: wrongFile(taken.takesVoice) };
  if (!taken.takesVoice && facts.mime.startsWith('audio/')) return { problem: NO_VOICE };
  if (!taken.isRoom) return { problem: NOT_FETCHED };
  try {
    const address = await api.fileAddress(brought.fileId);
    const response = await fetch(address, { signal: AbortSignal.timeout(MOST_TIME) });
    if (!response.ok) return { problem: NOT_FETCHED };
    const body = (response.body ?? []) as AsyncIterable<Uint8Array>;
    const length = Number(response.headers.get('Content-Length') ?? 0);
    return { file: await keepSent(await talking.files(), held.companyId, { body, length }, facts) };
  } catch (error) {
    if (error instanceof TelegramError && error.kind !== 'refused' && error.kind !== 'blocked') throw error;
    if (error instanceof RefusedError && error.refusal === 'too_large') return { problem: tooLong(brought.name) };
    return { problem: NOT_FETCHED };
  }
}
