import { nameAfter, quoted } from '../../domain/core/format.ts';
import { LINK_KIND_NAMES } from '../../domain/links/linkKinds.ts';
import type { ChainNode } from '../../domain/links/chain.ts';

/** Longest name of a nearer record beside a link, characters. */
const NAME_LENGTH = 60;

/** «Короткая форма…»: how a nearer record is called beside what it leads to. */
function nameOf({ kind, label }: Pick<ChainNode, 'kind' | 'label'>): string {
  const word = LINK_KIND_NAMES[kind].one;
  // A quote already has its quotation marks.
  const name = kind === 'quote' ? label.replace(/^«|»$/g, '') : nameAfter(word, label);
  return `${word} ${quoted(name.length > NAME_LENGTH ? `${name.slice(0, NAME_LENGTH).trimEnd()}…` : name)}`;
}

/** How it is linked, in words: of the record itself, or of one on the way to it. */
export function directionOf({ step }: ChainNode, start: string): string {
  if (step === null) return 'эта запись';
  return step.from.key === start ? step.words : `${nameOf(step.from)}: ${step.words}`;
}
