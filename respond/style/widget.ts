import { colors, durations, fontSizes, fontWeights, radii, shadows, spaces } from '../../src/theme/tokens.ts';

const variables = (theme: 0 | 1): string =>
  [
    ...(['paper', 'ink', 'accent', 'accentHover', 'onAccent', 'focus', 'hairline'] as const).map(
      (name) => `--${name}:${colors[name][theme]}`,
    ),
    `--float:${shadows.float[theme]}`,
  ].join(';');

/** How the widget looks on a site of others: nothing of the site's reaches it, and nothing of it the site. */
export const WIDGET_STYLE = `
:host{all:initial;${variables(0)};font:${fontWeights.strong} ${fontSizes.md}/1.25 system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif}
@media(prefers-color-scheme:dark){:host{${variables(1)}}}
*{box-sizing:border-box}
button{font:inherit;cursor:pointer}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
.open{position:fixed;right:${spaces[4]}px;bottom:${spaces[4]}px;z-index:2147483000;display:flex;gap:${spaces[2]}px;align-items:center;justify-content:center;min-width:48px;min-height:48px;padding:0 ${spaces[4]}px;border:0;border-radius:${radii.pill}px;background:var(--accent);color:var(--onAccent);box-shadow:var(--float)}
.open:hover{background:var(--accentHover)}
.open[data-quiet]{padding:0}
.open[data-quiet] span{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.open svg{width:20px;height:20px;fill:none;stroke:currentColor;stroke-width:2;stroke-linejoin:round}
.panel{position:fixed;right:${spaces[4]}px;bottom:${spaces[4]}px;z-index:2147483001;display:flex;flex-direction:column;width:min(420px,calc(100vw - ${2 * spaces[4]}px));height:min(680px,calc(100vh - ${2 * spaces[4]}px));overflow:hidden;border:1px solid var(--hairline);border-radius:${radii.block}px;background:var(--paper);color:var(--ink);box-shadow:var(--float)}
.bar{display:flex;align-items:center;justify-content:flex-end}
.close{min-width:44px;min-height:44px;border:0;background:none;color:inherit}
.close svg{display:block;width:20px;height:20px;margin:auto;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round}
.close:focus-visible{outline-offset:-4px}
iframe{flex:1;width:100%;border:0}
[hidden]{display:none!important}
@media(max-width:480px){.panel{inset:0;width:auto;height:auto;border:0;border-radius:0}}
@media(prefers-reduced-motion:no-preference){.panel{animation:in ${durations.slow}ms ease-out}@keyframes in{from{opacity:0;transform:translateY(8px)}}}
@media print{.open,.panel{display:none}}
`.replaceAll('\n', '');
