import { colors } from '../../src/theme/tokens.ts';

export interface LetterText {
  /** One line. */
  readonly subject: string;
  /** Over the text. */
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** Words of a person, set apart; none for ''. */
  readonly quote?: string;
  /** Where it leads: a button, and the address below it for who sees no buttons. */
  readonly button?: { readonly label: string; readonly address: string };
  /** Small print: how long the link works, what to do about an unrequested letter. */
  readonly notes: readonly string[];
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** The same in one line: a header has one. */
export const oneLine = (text: string): string => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();

const lines = (text: string): string => escaped(text).replaceAll(/\r?\n/g, '<br>');

/** @throws RangeError for an address that a letter may not lead to */
function webAddress(address: string): string {
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol)) throw new RangeError('no web address');
  return address;
}

const [paper, darkPaper] = colors.paper;
const [surface, darkSurface] = colors.surface;
const [hairline, darkHairline] = colors.hairline;
const [ink, darkInk] = colors.ink;
const [soft, darkSoft] = colors.inkSoft;
const [edge, darkEdge] = colors.edge;
const [accent, darkAccent] = colors.accent;
const [onAccent, darkOnAccent] = colors.onAccent;

/**
 * The theme's colours. Mail programs that know no dark theme of a letter show the light one; none fetches anything, for there is
 * nothing to fetch.
 */
const STYLE = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background: ${darkPaper} !important; }
  .sheet { background: ${darkSurface} !important; border-color: ${darkHairline} !important; }
  .ink { color: ${darkInk} !important; }
  .soft { color: ${darkSoft} !important; }
  .quote { border-color: ${darkEdge} !important; }
  .button { background: ${darkAccent} !important; color: ${darkOnAccent} !important; }
  .address { color: ${darkAccent} !important; }
}`;

const FONT = "font-family:'Golos Text','Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** The letter as HTML: complete by itself, readable without pictures. */
export function letterHtml({ subject, heading, paragraphs, quote = '', button, notes }: LetterText): string {
  const paragraph = (text: string): string =>
    `<p class="ink" style="margin:0 0 16px;color:${ink};font-size:16px;line-height:1.55">${lines(text)}</p>`;
  const note = (text: string): string =>
    `<p class="soft" style="margin:0 0 8px;color:${soft};font-size:14px;line-height:1.5">${lines(text)}</p>`;
  const address = button ? escaped(webAddress(button.address)) : '';
  const parts = [
    `<h1 class="ink" style="margin:0 0 16px;color:${ink};font-size:20px;line-height:1.3">${escaped(heading)}</h1>`,
    ...paragraphs.map(paragraph),
    quote.trim() === ''
      ? ''
      : `<blockquote class="quote ink" style="margin:0 0 16px;padding:0 0 0 12px;border-left:3px solid ${edge};color:${ink};font-size:16px;line-height:1.55">${lines(quote.trim())}</blockquote>`,
    button
      ? `<p style="margin:24px 0"><a class="button" href="${address}" style="display:inline-block;padding:12px 20px;border-radius:10px;background:${accent};color:${onAccent};font-size:16px;font-weight:600;text-decoration:none">${escaped(button.label)}</a></p>
<p class="soft" style="margin:0 0 16px;color:${soft};font-size:14px;line-height:1.5">Если кнопка не открывается, скопируйте адрес:<br><a class="address" href="${address}" style="color:${accent};word-break:break-all">${address}</a></p>`
      : '',
    ...notes.map(note),
  ];
  return `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(subject)}</title>
<style>${STYLE}</style>
</head>
<body class="page" style="margin:0;padding:24px 12px;background:${paper};${FONT}">
<div class="sheet" style="max-width:560px;margin:0 auto;padding:24px;border:1px solid ${hairline};border-radius:10px;background:${surface}">
${parts.filter(Boolean).join('\n')}
</div>
</body>
</html>
`;
}

export function letterWords({ heading, paragraphs, quote = '', button, notes }: LetterText): string {
  const said = quote
    .trim()
    .split(/\r?\n/)
    .map((line) => `> ${line}`)
    .join('\n');
  return `${[
    heading,
    ...paragraphs,
    quote.trim() === '' ? '' : said,
    button ? `${button.label}:\n${webAddress(button.address)}` : '',
    ...notes,
  ]
    .filter(Boolean)
    .join('\n\n')}\n`;
}

/** The fields of a letter that its recipient reads. */
export const letterContent = (said: LetterText) => ({
  subject: oneLine(said.subject),
  html: letterHtml(said),
  words: letterWords(said),
});
