import { writeTalk } from '#src/domain/research/layouts/writeTalk.ts';
import type { Transcript } from '#src/domain/research/transcript.ts';

import { jsonCues } from '../timed/jsonCues.ts';
import { talkOfCues } from '../timed/timedCue.ts';
import { metaUtterances } from './metaJson.ts';
import { isVkPage, vkUtterances } from './vkHtml.ts';

/** A name of a field at the head of a file that tells whose it is: Telegram's chat is read where its messages are. */
const FOREIGN = /"(?:segments|transcription|utterances|results|events|sender_name)"\s*:/;

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return null;
  }
};

/**
 * The talk of a .json or .html file that is no export of Telegram: what recognizers write (Whisper and WhisperX, whisper.cpp,
 * AssemblyAI, Deepgram, YouTube), a chat of Instagram or Facebook, a page of VK's archive. Null for any other.
 */
export function foreignTalk(text: string): Transcript | null {
  if (isVkPage(text)) {
    const { text: words, labels } = writeTalk(vkUtterances(text));
    return { text: words, labels };
  }
  if (!FOREIGN.test(text)) return null;
  const content = jsonOf(text);
  const cues = jsonCues(content);
  if (cues && cues.length > 0) return talkOfCues(cues);
  const utterances = metaUtterances(content);
  if (!utterances) return null;
  const { text: words, labels } = writeTalk(utterances);
  return { text: words, labels };
}
