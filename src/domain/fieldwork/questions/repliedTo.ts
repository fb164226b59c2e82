import { awaitsWords } from '../followUp.ts';
import { askedNow, isAt, isPlace, type Conversation, type ScriptPlace } from '../path.ts';
import type { Script } from '../script.ts';

/**
 * Returns the place that a reply to an earlier message answers (R486). Undefined where its words are taken for that place anyhow: it is
 * asked now, or what follows it has not been asked yet.
 * @param place what the message asked or answered; null for none
 */
export function repliedTo(
  script: Script,
  conversation: Conversation,
  place: ScriptPlace | null,
): ScriptPlace | undefined {
  if (place === null || !isPlace(script, place) || isAt(place, askedNow(script, conversation))) return undefined;
  const awaited = awaitsWords(script, conversation);
  return awaited && isAt(place, { ...awaited, why: awaited.why - 1 }) ? undefined : place;
}
