import { dateOf, formatLongDate } from '../core/format.ts';
import type { Notice } from './inbox.ts';

/** Something of the inbox in words. */
export interface InboxEntry extends Pick<Notice, 'id' | 'at' | 'why' | 'on' | 'isRead'> {
  /** The author, for their picture; empty for none. */
  readonly who: string;
  /** Who and what, one sentence without a full stop (sentence.ts). */
  readonly sentence: string;
  /** The first words of what was said; empty where nothing was. */
  readonly words: string;
  /** Its record has been removed, or its comment. Null while it exists. */
  readonly gone: 'record' | 'comment' | null;
  /** Where it leads; null to nowhere. */
  readonly href: string | null;
  /** Notices about it are muted. */
  readonly isMuted: boolean;
}

export interface InboxDay<Entry> {
  /** «Сегодня», «Вчера», «5 ноября 2026 г.». */
  readonly day: string;
  readonly entries: readonly Entry[];
}

const pad = (part: number): string => String(part).padStart(2, '0');

/** The time of a moment where the person is: `9:05`; empty for no moment. */
export function timeOf(at: string): string {
  const moment = new Date(at);
  return Number.isNaN(moment.getTime()) ? '' : `${moment.getHours()}:${pad(moment.getMinutes())}`;
}

/** Entries by the day of their moment where the person is, in the order in which they come. */
export function byDay<Entry extends { readonly at: string }>(
  entries: readonly Entry[],
  now: Date,
): readonly InboxDay<Entry>[] {
  const today = dateOf(now);
  const yesterday = dateOf(new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1));
  const days: { date: string; entries: Entry[] }[] = [];
  for (const entry of entries) {
    const date = dateOf(new Date(entry.at));
    const last = days.at(-1);
    if (last?.date === date) last.entries.push(entry);
    else days.push({ date, entries: [entry] });
  }
  return days.map(({ date, entries: of }) => ({
    day: date === today ? 'Сегодня' : date === yesterday ? 'Вчера' : formatLongDate(date),
    entries: of,
  }));
}
