import type { Sent, View } from '#src/domain/respond/view.ts';

/**
 * Sends a request of a respondent's page, without the page.
 * @param link the whole personal address
 */
async function sendByLink(link: string, what: Sent): Promise<View> {
  const { pathname, origin } = new URL(link);
  const response = await fetch(`${origin}/api${pathname}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin },
    body: JSON.stringify(what),
  });
  if (!response.ok) throw new Error(`not taken: ${response.status}`);
  return (await response.json()) as View;
}

/**
 * Agrees and answers every question: the first option, the highest mark, three, or words.
 * @param name tells this respondent's events from others'
 * @param words returns the answer to the question of this number, from 0
 * @returns its step then
 */
export async function answerAll(link: string, name: string, words: (number: number) => string): Promise<View['step']> {
  let view = await sendByLink(link, { type: 'agree', id: `agreed-by-${name}` });
  for (let number = 0; view.asked !== null; number += 1) {
    const { place, options, kind, scale } = view.asked;
    const text = kind === 'scale' ? String(scale.to) : kind === 'number' ? '3' : words(number);
    const pressed = options[0] ? { options: [options[0].key] } : {};
    view = await sendByLink(link, { type: 'answer', id: `answer-${number}-of-${name}`, place, text, ...pressed });
  }
  return view.step;
}
