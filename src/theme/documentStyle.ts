import { colors, tones, TONES, type ColorPair } from './tokens.ts';

/** The product's type, by name: for documents that do not carry it; each names its own substitutes. */
export const DOCUMENT_FACE = 'Golos Text';

const NAMES = ['paper', 'surface', 'ink', 'inkSoft', 'hairline', 'accent'] as const;

/* A tone that has the colour of something general is that: the last of two alike counts. */
const PAIRS: readonly (readonly [name: string, pair: ColorPair])[] = [
  ...TONES.flatMap((tone): (readonly [string, ColorPair])[] => [
    [`${tone}-soft`, tones[tone].soft],
    [`${tone}-ink`, tones[tone].ink],
    [`${tone}-solid`, tones[tone].solid],
  ]),
  ...NAMES.map((name) => [name, colors[name]] as const),
];

const variables = (theme: 0 | 1): string => PAIRS.map(([name, pair]) => `--${name}:${pair[theme]}`).join(';');

const INKS: ReadonlyMap<string, string> = new Map(
  PAIRS.map(([name, [light]]) => [light.toLowerCase(), `var(--${name})`]),
);

/** A colour of paper, `#rrggbb`, as a document in {@link DOCUMENT_STYLE} writes it: it changes with the theme where it is one of ours. */
export const inkOf = (color: string): string => INKS.get(color.toLowerCase()) ?? color;

const toned = TONES.map(
  (tone) => `[data-tone=${tone}]{--soft:var(--${tone}-soft);--tone:var(--${tone}-ink);--solid:var(--${tone}-solid)}`,
).join('\n');

/**
 * How a document that the browser reads alone looks, a page for those outside or a file: on a screen, in the dark, on a phone, on
 * paper, where it is never dark. A word without end breaks anywhere.
 */
export const DOCUMENT_STYLE = `
:root{color-scheme:light dark;${variables(0)}}
@media (prefers-color-scheme:dark){:root{${variables(1)}}}
${toned}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.55 "${DOCUMENT_FACE}",system-ui,-apple-system,"Segoe UI","Noto Sans",Roboto,Arial,sans-serif;overflow-wrap:anywhere;font-variant-numeric:lining-nums}
main{max-width:75rem;margin:0 auto;padding:clamp(1.5rem,4vw,3.5rem) 1.25rem 2rem}
.prose main{max-width:46rem}
h1{margin:0 0 .5rem;font-size:clamp(1.625rem,4vw,2.125rem);line-height:1.2;font-weight:600;text-wrap:balance}
h2{margin:2.5rem 0 .75rem;font-size:1.375rem;line-height:1.3;font-weight:600}
h3{margin:1.75rem 0 .5rem;font-size:1.125rem;line-height:1.35;font-weight:600;text-wrap:pretty}
h2 small,h3 small{color:var(--inkSoft);font-size:.875rem;font-weight:400}
h2[data-tone],h3[data-tone]{padding-bottom:.25rem;border-bottom:2px solid var(--solid)}
p{margin:0 0 .75rem;text-wrap:pretty;white-space:pre-line}
main ul:not([class]),ol{margin:0 0 .25rem;padding:0 0 0 1.25rem}
main ul:not([class]){list-style-type:disc}
main ul:not([class])>li,ol>li{margin:.125rem 0;padding-left:.125rem}
li::marker{font-variant-numeric:tabular-nums}
.quiet{color:var(--inkSoft)}
.badges{display:flex;flex-wrap:wrap;gap:.375rem;margin:0 0 1rem;padding:0;list-style:none}
.badges li{padding:.125rem .625rem;border-radius:99rem;background:var(--soft);color:var(--tone);font-size:.875rem}
dl{display:grid;grid-template-columns:minmax(9rem,14rem) minmax(0,1fr);gap:.5rem 1.25rem;margin:0 0 1.5rem}
dt{color:var(--inkSoft)}
dd{margin:0;white-space:pre-line}
.cells{display:grid;grid-template-columns:repeat(var(--columns),minmax(0,1fr));gap:1rem;margin:1rem 0;padding:0;list-style:none}
.cells>li{grid-column:span var(--span,1);padding:1rem;border:1px solid var(--hairline);border-top:3px solid var(--solid,var(--hairline));border-radius:10px;background:var(--surface)}
.cells h2{margin:0 0 .5rem;font-size:1rem}
.line{display:flex;gap:.5rem;margin:0 0 .25rem}
.line>span:nth-last-child(1 of :not(small)){flex:1}
.line small{color:var(--inkSoft);font-size:.875rem;text-align:end}
.space{height:.75rem}
blockquote{margin:1rem 0;padding:.125rem 0 .125rem 1rem;border-left:3px solid var(--hairline)}
blockquote[data-bar=accent]{border-left-color:var(--accent)}
blockquote[data-bar=dashed]{border-left:3px dashed var(--ink)}
.scroll{overflow-x:auto;margin:0 0 1rem}
table{width:100%;min-width:22rem;hyphens:auto;border-collapse:collapse;font-size:.9375rem;line-height:1.4}
th,td{overflow-wrap:break-word;padding:.5rem .75rem .5rem 0;border-bottom:1px solid var(--hairline);text-align:start;vertical-align:top;white-space:pre-line}
thead th{color:var(--inkSoft);font-weight:600}
tbody th{font-weight:500}
.cells table{min-width:0;font-size:.875rem}
.cells th,.cells td{padding-right:.5rem}
progress{display:block;width:100%;height:.375rem;margin:0 0 .5rem;accent-color:var(--accent)}
.picture{margin:.5rem 0;overflow-x:auto}
figure{margin:0}
summary{cursor:pointer;color:var(--accent);font-size:.9375rem}
summary:focus-visible,[tabindex]:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
details[open]>summary{margin-bottom:.5rem}
svg{display:block;width:100%;min-width:26rem;height:auto}
hr{margin:2rem 0;border:0;border-top:1px solid var(--hairline)}
footer{margin-top:2.5rem;padding-top:1rem;border-top:1px solid var(--hairline);color:var(--inkSoft);font-size:.875rem}
@media (max-width:50rem){
.cells{grid-template-columns:minmax(0,1fr)}
.cells>li{grid-column:auto}
dl{grid-template-columns:minmax(0,1fr);gap:0 0}
dt{font-size:.875rem}
dd{margin-bottom:.75rem}
}
@page{margin:16mm}
@media print{
:root{${variables(0)}}
body{background:none;font-size:10pt}
main{max-width:none;padding:0}
h1,h2,h3{break-after:avoid}
li,tr,blockquote,figure{break-inside:avoid}
.cells>li{break-inside:auto}
.scroll{overflow:visible}
th,td{overflow-wrap:anywhere}
details:not([open]){display:none}
}
`;
