import {
  darkVariables,
  durations,
  focusRing,
  fontSizes,
  fontWeights,
  lightVariables,
  lineHeights,
  radii,
  spaces,
} from '../../src/theme/tokens.ts';

/** Fonts of the device: none is downloaded, and every one of these has Cyrillic. */
const FONT = "'Golos Text', system-ui, -apple-system, 'Segoe UI', 'Noto Sans', Roboto, Arial, sans-serif";

const px = (step: keyof typeof spaces): string => `${spaces[step]}px`;

/** Returns the variables that the page uses: it has no tones. */
const own = (variables: string): string =>
  variables
    .split('\n')
    .filter((one) => /^--(?:color|shadow)-/.test(one))
    .join('');

/** Colours of the page by the system's theme; in the documentation they come with its own. */
const THEMES = `
:root { color-scheme: light dark; ${own(lightVariables)} }
@media (prefers-color-scheme: dark) { :root { ${own(darkVariables)} } }
`;

/** Styles of the page in its element, which \`&\` represents: none of them affects anything around it. */
const RULES = `
& { min-height: 100vh; min-height: 100dvh; background: var(--color-paper); color: var(--color-ink);
  font: ${fontWeights.text} ${fontSizes.md}/${lineHeights.text} ${FONT}; overflow-wrap: anywhere;
  -webkit-text-size-adjust: 100%; font-variant-numeric: lining-nums; }
& *, & *::before { box-sizing: border-box; }
& p, & h1, & h2, & blockquote { margin: 0; unicode-bidi: isolate; }
& :focus-visible { outline: ${focusRing}; outline-offset: 2px; }
& h1:focus { outline: none; }
& > div { display: grid; grid-template-rows: auto 1fr auto; grid-template-columns: minmax(0, 40rem); justify-content: center;
  gap: ${px(6)}; min-height: 100vh; min-height: 100dvh; padding: ${px(5)} ${px(4)} ${px(5)}; }

& header { display: flex; flex-wrap: wrap; justify-content: space-between; gap: ${px(1)} ${px(4)}; align-self: start;
  color: var(--color-ink-soft); font-size: ${fontSizes.sm}; }
& [data-part=who] { flex: 1 1 0; min-width: 60%; }
& [data-part=who] b { color: var(--color-ink); font-weight: ${fontWeights.heading}; }
& [data-part=who] b + span:not(:empty)::before { content: '· '; }
& [data-part=far] { white-space: nowrap; font-variant-numeric: tabular-nums; }
& [role=progressbar] { flex: 1 0 100%; height: 4px; margin-top: ${px(1)}; overflow: hidden; border-radius: ${radii.pill}px;
  background: var(--color-hairline); }
& [data-part=bar] { display: block; height: 100%; border-radius: inherit; background: var(--color-accent);
  transform: scaleX(var(--progress)); transform-origin: 0 0; }

& main { align-self: start; padding-top: clamp(0px, 8vh, 6rem); display: grid; grid-template-columns: minmax(0, 1fr); gap: ${px(5)}; }
& h1 { font-size: ${fontSizes.xl}; font-weight: ${fontWeights.heading}; line-height: ${lineHeights.heading}; text-wrap: balance;
  white-space: pre-line; }
& h1[data-long] { font-size: ${fontSizes.lg}; line-height: ${lineHeights.card}; text-wrap: pretty; }
& h2 { font-size: ${fontSizes.md}; font-weight: ${fontWeights.heading}; line-height: ${lineHeights.card}; }
& p { white-space: pre-line; text-wrap: pretty; }
& [data-part=welcome], & [data-part=consent], & [data-part=reward] { display: grid; gap: ${px(3)}; }
& [data-part=consent] { padding: ${px(4)}; border: 1px solid var(--color-hairline); border-radius: ${radii.block}px;
  background: var(--color-surface); font-size: ${fontSizes.sm}; }
& [data-part=reward] { padding: ${px(5)}; border-radius: ${radii.block}px; background: var(--color-accent-soft); }
& [data-part=after] { display: grid; gap: ${px(2)}; color: var(--color-ink-soft); font-size: ${fontSizes.sm}; }
& blockquote { padding-inline-start: ${px(3)}; border-inline-start: 3px solid var(--color-hairline); color: var(--color-ink);
  white-space: pre-line; max-height: 9.3em; overflow: auto; }
& [data-part=leftover] { display: grid; gap: ${px(3)}; padding: ${px(4)}; border: 1px solid var(--color-edge);
  border-radius: ${radii.block}px; background: var(--color-surface); font-size: ${fontSizes.sm}; }

& form { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${px(4)}; }
& textarea, & input:not([type=radio], [type=checkbox]) { width: 100%; min-height: 48px; padding: ${px(3)};
  border: 1px solid var(--color-edge); border-radius: ${radii.block}px; background: var(--color-surface);
  color: var(--color-ink); font: inherit; }
& textarea { display: block; min-height: 8.5rem; max-height: 40vh; resize: vertical; field-sizing: content; }
& ::placeholder { color: var(--color-ink-soft); opacity: 1; }
& [aria-invalid=true]:not([role]) { border-color: var(--color-danger); outline-color: var(--color-danger); }
& [data-part=under] { display: flex; flex-wrap: wrap-reverse; justify-content: space-between; gap: 0 ${px(4)};
  color: var(--color-ink-soft); font-size: ${fontSizes.sm}; font-variant-numeric: tabular-nums; }
& [data-over], & [data-part=error] { color: var(--color-danger); }
& [data-part=hint], & [data-part=note] { color: var(--color-ink-soft); font-size: ${fontSizes.sm}; }
& [data-part=note]:empty, & [data-part=error]:empty, & [data-part=trouble]:empty, & [data-part=told]:empty, & [data-part=room]:empty { display: none; }
& [data-part=trouble] { padding: ${px(3)} ${px(4)}; border-radius: ${radii.block}px; background: var(--color-sunken); font-size: ${fontSizes.sm}; }

& [data-field] { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${px(3)}; }
& [data-part=presses] { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${px(2)}; }
& [data-part=presses] label { position: relative; display: flex; gap: ${px(3)}; align-items: center; min-height: 48px;
  padding: ${px(2)} ${px(4)}; border: 1px solid var(--color-edge); border-radius: ${radii.block}px; background: var(--color-surface);
  cursor: pointer; }
& [data-part=presses] input { flex: none; width: 20px; height: 20px; margin: 0; accent-color: var(--color-accent); cursor: inherit; }
& [data-part=presses] label:has(:checked) { border-color: var(--color-accent); box-shadow: inset 0 0 0 1px var(--color-accent);
  background: var(--color-accent-soft); }
& [data-part=presses] label:has(:focus-visible) { outline: ${focusRing}; outline-offset: 2px; }
& [data-part=presses] input:focus-visible { outline: none; }
@media (hover: hover) { & [data-part=presses]:not([data-locked]) label:hover { background: var(--color-sunken); }
& [data-part=presses]:not([data-locked]) label:has(:checked):hover { background: var(--color-accent-soft); } }
& [data-locked] label { cursor: default; }
& [data-field=scale] [data-part=presses] { grid-template-columns: repeat(auto-fit, minmax(44px, 1fr)); }
@media (max-width: 480px) { & [data-field=scale] [data-part=presses] { grid-template-columns: repeat(var(--in-row), minmax(0, 1fr)); } }
& [data-field=scale] label { justify-content: center; padding: ${px(2)} 0; font-weight: ${fontWeights.strong};
  font-variant-numeric: tabular-nums; }
& [data-field=scale] input, & [data-small] input { position: absolute; inset: 0; width: 100%; height: 100%; opacity: 0; }
& [data-part=ends] { display: flex; justify-content: space-between; gap: ${px(4)}; color: var(--color-ink-soft); font-size: ${fontSizes.sm}; }
& [data-part=ends] > * + * { text-align: end; }
& [data-small] { display: flex; flex-wrap: wrap; }
& [data-small][data-part=presses] label { min-height: 44px; border-radius: ${radii.pill}px; }

& [data-part=actions] { display: flex; flex-wrap: wrap; gap: ${px(3)}; }
& [data-part=actions]:empty { display: none; }
& button { min-height: 48px; padding: ${px(2)} ${px(5)}; border: 1px solid transparent; border-radius: ${radii.block}px;
  background: none; color: inherit; font: ${fontWeights.strong} ${fontSizes.md}/${lineHeights.heading} ${FONT}; cursor: pointer; }
& [data-look=main] { background: var(--color-accent); color: var(--color-on-accent); }
& [data-look=danger] { background: var(--color-danger); color: var(--color-on-danger); }
& [data-look=quiet] { border-color: var(--color-edge); background: var(--color-surface); }
& [data-look=plain] { min-height: 44px; padding: ${px(2)} 0; color: var(--color-ink-soft); font-size: ${fontSizes.sm};
  font-weight: ${fontWeights.text}; text-align: start; text-decoration: underline; text-decoration-color: var(--color-edge);
  text-underline-offset: 0.2em; }
@media (hover: hover) { & [data-look=main]:hover { background: var(--color-accent-hover); }
& [data-look=quiet]:hover { background: var(--color-sunken); }
& [data-look=plain]:hover { color: var(--color-ink); } }
& button[aria-disabled=true] { cursor: progress; }
& [data-look=main][aria-disabled=true], & [data-look=quiet][aria-disabled=true] { border-color: var(--color-edge);
  background: var(--color-sunken); color: var(--color-ink-soft); }

& a[data-look=plain] { align-self: start; padding: ${px(3)} 1px; }
& [data-part=voice] { display: grid; gap: ${px(3)}; justify-items: start; padding-top: ${px(2)}; }
& [data-part=voice] audio { width: 100%; }
& [data-part=voice-told], & [data-part=time] { font-size: ${fontSizes.sm}; font-variant-numeric: tabular-nums; }
& [data-part=voice-told]:empty { display: none; }
& [data-part=time]::before { content: '● '; color: var(--color-danger); }
& [hidden] { display: none !important; }

& footer { display: flex; flex-wrap: wrap; gap: 0 ${px(5)}; padding-top: ${px(2)}; border-top: 1px solid var(--color-hairline); }
& footer:not(:has(a)) button:last-child:not(:only-child) { margin-inline-start: auto; }

& [data-part=copy] { display: flex; flex-wrap: wrap; gap: ${px(2)}; align-items: center; }
& [data-part=copy] input { flex: 1 1 12rem; width: auto; min-width: 0; font-family: ui-monospace, monospace; font-size: ${fontSizes.sm}; }
& [data-part=reward] [data-part=copy] input { font-size: ${fontSizes.lg}; letter-spacing: 0.04em; }
& [data-part=told] { flex: 1 0 100%; align-self: center; font-size: ${fontSizes.sm}; }

& dialog { width: min(32rem, calc(100vw - ${2 * spaces[4]}px)); max-height: calc(100vh - ${2 * spaces[4]}px); margin: auto;
  padding: ${px(5)}; border: 1px solid var(--color-hairline); border-radius: ${radii.block}px; background: var(--color-surface);
  color: inherit; box-shadow: var(--shadow-float); overflow: auto; }
& dialog[open] { display: grid; grid-template-columns: minmax(0, 1fr); gap: ${px(4)}; }
& dialog::backdrop { background: var(--color-scrim); }
& dialog h2 { font-size: ${fontSizes.lg}; line-height: ${lineHeights.heading}; }

@media (max-width: 30rem) {
& > div { gap: ${px(5)}; padding: ${px(4)}; }
& main { padding-top: 0; }
& [data-part=voice] { justify-items: stretch; }
& [data-part=actions] > * { flex: 1 1 auto; }
& [data-part=actions] > [data-look=main], & [data-part=actions] > [data-look=danger] { flex-basis: 100%; }
& footer { display: grid; justify-items: start; }
& footer:not(:has(a)) button:last-child:not(:only-child) { margin-inline-start: 0; }
}
@media (prefers-reduced-motion: no-preference) {
& [data-part=bar] { transition: transform ${durations.slow}ms ease-out; }
& button, & [data-part=presses] label { transition: background-color ${durations.fast}ms; }
&[data-moving] main { animation: respond-in ${durations.slow}ms ease-out; }
@keyframes respond-in { from { opacity: 0; transform: translateY(4px); } }
}
@media (forced-colors: active) {
& [data-part=presses] label:has(:checked) { border: 3px solid Highlight; }
& [data-part=bar] { background: Highlight; }
}
@media print { & footer, & [data-part=actions] { display: none; } }
`;

/** How the page looks, under one class. */
export const PAGE_RULES = RULES.replaceAll(/&(?= |\[|\s*\{|\s*>|,)/g, '.respond');

/** All of the page's style, for its own document. */
export const PAGE_STYLE = `${THEMES}body{margin:0}${PAGE_RULES}`.replaceAll(/\s*\n\s*/g, '');
