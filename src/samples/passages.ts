import type { Insight, MaterialText, Passage } from '../domain/research/research.ts';

/**
 * Returns the place of the quoted words in a material's text.
 * @throws Error when the text does not hold them, or holds them twice: a sample must never point to a false place
 */
export function passageOf(material: MaterialText, words: string): Passage {
  const start = material.text.indexOf(words);
  if (start === -1) throw new Error(`${material.id} does not hold the words «${words}»`);
  if (material.text.includes(words, start + 1)) throw new Error(`${material.id} holds the words twice: «${words}»`);
  return { materialId: material.id, start, end: start + words.length };
}

/** An insight that rests on words of a material. */
export function insightFrom(material: MaterialText, text: string, quote: string): Insight {
  return { text, quote, passage: passageOf(material, quote) };
}

export function insight(text: string): Insight {
  return { text, quote: '', passage: null };
}
