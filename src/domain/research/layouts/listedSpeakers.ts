import { fold } from '../../core/format.ts';
import type { Transcript } from '../transcript.ts';
import { headAt, speakerName, type SpeakerLabels } from './blockHead.ts';
import { labelName } from './roles.ts';
import { findLabels, type LabelCandidates } from './labels/labelledLines.ts';
import { speakersOf } from './labels/labelSpeakers.ts';
import { MOST_SPEAKERS } from './typedText.ts';

/** Code units of a line that tell whether it heads a block. */
const HEAD_LENGTH = 300;

/**
 * Speakers as a person lists them, «Анна, Респондент»: each as a label can hold it, once, at most nine.
 * @param known labels of the text, which may hold a comma; null where who speaks is guessed
 */
export function speakersIn(list: string, known: SpeakerLabels = null): readonly string[] {
  let rest = list;
  const taken: { readonly at: number; readonly label: string }[] = [];
  for (const label of known?.toSorted((a, b) => b.length - a.length) ?? []) {
    const at = rest.indexOf(label);
    const isItem =
      at >= 0 && /(?:^|[,;\n])\s*$/.test(rest.slice(0, at)) && /^\s*(?:$|[,;\n])/.test(rest.slice(at + label.length));
    if (!isItem) continue;
    taken.push({ at, label });
    rest = rest.slice(0, at) + ' '.repeat(label.length) + rest.slice(at + label.length);
  }
  for (const { 0: one, index } of rest.matchAll(/[^,;\n]+/g)) {
    if (/\p{L}/u.test(one))
      taken.push({ at: index, label: known ? speakerName(one.replace(/:\s*$/, '')) : labelName(one) });
  }
  const byKey = new Map(taken.toSorted((a, b) => a.at - b.at).map(({ label }) => [fold(label), label]));
  return [...byKey.values()].slice(0, MOST_SPEAKERS);
}

/** Where the blocks of a text begin: their first signs that are no white space. */
const blockStarts = (text: string): number[] =>
  Array.from(text.matchAll(/(?:^|\n[^\S\n]*\n)\s*(?=\S)/g), ({ 0: gap, index }) => index + gap.length);

/** The possible labels at the head of a text's blocks. */
function headLabels(text: string): LabelCandidates {
  const heads = blockStarts(text).map((start) => text.slice(start, start + HEAD_LENGTH).split('\n', 1)[0] ?? '');
  return findLabels(heads.join('\n'));
}

/**
 * The labels of a text with known ones after it was corrected: those of before, those that a person listed, and new ones at the
 * head of blocks, as far as they would be speakers in a text of such labels. Null where who speaks is guessed.
 * @param before the text that was corrected: what looked like a label there and was none is none now
 */
export function typedLabels(text: string, before: Transcript, listed: readonly string[]): SpeakerLabels {
  if (!before.labels) return null;
  const known = new Set([...before.labels, ...listed]);
  const keys = new Set([...known].map(fold));
  const said = new Set(headLabels(before.text).candidates.map(({ label }) => label.key));
  const found = headLabels(text);
  const speakers = speakersOf(found);
  for (const { label } of found.candidates) {
    if (keys.has(label.key) || (speakers.has(label.key) && !said.has(label.key))) known.add(label.label);
  }
  const headed = new Set(blockStarts(text).flatMap((start) => headAt(text, start, known)?.speaker ?? []));
  return [...known].filter((label) => headed.has(label));
}
