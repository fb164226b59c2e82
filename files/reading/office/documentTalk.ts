import { NO_STAMP } from '#src/domain/research/layouts/blockHead.ts';
import { readTranscript } from '#src/domain/research/layouts/readTranscript.ts';
import type { TableTurn } from '#src/domain/research/layouts/table.ts';
import { type Utterance, writeTalk } from '#src/domain/research/layouts/writeTalk.ts';
import type { Transcript } from '#src/domain/research/transcript.ts';

/** A part of a document: words, or the talk of a table. */
export type DocumentPart = string | readonly TableTurn[];

const said = (speaker: string | null, words: string, at: number | null = null): Utterance => ({
  speaker,
  at,
  pieces: words === '' ? [] : [{ text: words, from: 0, to: words.length }],
});

/**
 * A document whose talk stands in tables: their people speak, and the words around the tables are nobody's. Null when no table
 * holds a talk, or the words around hold one, too: then who speaks is guessed in all of it.
 * @param apart words that stand under a drawn line; empty without any
 */
export function documentTalk(
  parts: readonly DocumentPart[],
  apart: string,
  tidy: (words: string) => string,
): Transcript | null {
  const around = parts.filter((part) => typeof part === 'string').join('\n\n');
  if (parts.every((part) => typeof part === 'string')) return null;
  if (readTranscript(around).spoken.some(({ label }) => label !== null)) return null;
  let isBegun = false;
  const utterances = parts.flatMap((part): Utterance[] => {
    if (typeof part !== 'string') {
      isBegun = true;
      return part.map(({ speaker, at, words }) => said(speaker === null ? null : tidy(speaker), tidy(words), at));
    }
    // Under a turn, nobody's words are one block: its sign stands once.
    return (isBegun ? [part] : part.split('\n\n')).map((words) => said(null, tidy(words)));
  });
  const { text, labels } = writeTalk(utterances);
  const under = apart === '' ? '' : `\n\n${NO_STAMP}\n${tidy(apart).replaceAll(/\n\s*\n/g, '\n')}`;
  return { text: text + under, labels };
}
