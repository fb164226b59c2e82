/** Least contrast of a shape that says something, and of a control's edge, with what lies behind it (WCAG 1.4.11). */
const LEAST = 3;

/** A colour: red, green and blue 0…255, and how much it covers, 0…1. */
type Colour = readonly [red: number, green: number, blue: number, alpha: number];

const CLEAR: Colour = [0, 0, 0, 0];

/** A computed colour; null for what is none: `none`, a picture. */
function colourOf(text: string): Colour | null {
  const [, space = '', parts = ''] = /^(rgba?|color)\((.*)\)$/.exec(text) ?? [];
  const numbers = (parts.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number);
  const [red, green, blue, alpha = 1] = numbers;
  if (red === undefined || green === undefined || blue === undefined) return null;
  return space === 'color' ? [red * 255, green * 255, blue * 255, alpha] : [red, green, blue, alpha];
}

function over([red, green, blue, alpha]: Colour, behind: Colour): Colour {
  const mixed = (front: number, back: number): number => front * alpha + back * (1 - alpha);
  return [mixed(red, behind[0]), mixed(green, behind[1]), mixed(blue, behind[2]), 1];
}

function luminance([red, green, blue]: Colour): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) => {
    const channel = value / 255;
    return channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Returns a reader of an element's background: all backgrounds behind it, as they are seen. */
function groundReader(): (element: Element | null) => Colour {
  const known = new Map<Element, Colour>();
  return function groundOf(element): Colour {
    if (element === null) return [255, 255, 255, 1];
    const seen = known.get(element);
    if (seen) return seen;
    const own = colourOf(getComputedStyle(element).backgroundColor) ?? CLEAR;
    const ground = own[3] === 1 ? own : over(own, groundOf(element.parentElement));
    known.set(element, ground);
    return ground;
  };
}

const SHAPES = 'svg :is(path, rect, circle, ellipse, line, polyline, polygon)';
/** Bars, dots, tracks: elements that hold nothing, and are drawn all the same. */
const MARKS = ':is(div, span, i, b, li, hr, meter, progress):empty';
const CONTROLS = 'input:not([type="hidden"]), select, textarea, [role="switch"], [role="checkbox"]';
/** Elements that convey no information; `data-decor` gives the reason. Disabled elements need no contrast either. */
const EXEMPT = '[data-decor], :disabled, [aria-disabled="true"], defs, clipPath, mask, .sb-wrapper';

/** Paints of an element: one that contrasts is enough. */
function paintsOf(element: Element, style: CSSStyleDeclaration): Colour[] {
  const faded = (text: string, opacity: string): Colour | null => {
    const colour = colourOf(text);
    return colour && [colour[0], colour[1], colour[2], colour[3] * Number(opacity)];
  };
  const paints =
    element instanceof SVGElement
      ? [
          faded(style.fill, style.fillOpacity),
          parseFloat(style.strokeWidth) > 0 ? faded(style.stroke, style.strokeOpacity) : null,
        ]
      : [
          colourOf(style.backgroundColor),
          ...(['Top', 'Right', 'Bottom', 'Left'] as const).map((side) =>
            parseFloat(style[`border${side}Width`]) > 0 ? colourOf(style[`border${side}Color`]) : null,
          ),
        ];
  return paints.filter((paint): paint is Colour => paint !== null && paint[3] > 0);
}

/** A few words that find an element in the story. */
function nameOf(element: Element): string {
  const within =
    element.closest('[aria-label], [data-testid], button, figure, li, td, section') ?? element.parentElement;
  const place =
    within && within !== element
      ? ` in <${within.localName}> «${(within.getAttribute('aria-label') ?? within.textContent ?? '').trim().slice(0, 40)}»`
      : '';
  return `<${element.localName}${[...element.attributes]
    .filter(({ name }) => /^data-|^type$/.test(name))
    .map(({ name, value }) => ` ${name}="${value}"`)
    .join('')}>${place}`;
}

/**
 * Finds shapes and edges of controls that can hardly be told from their background in the theme shown; axe measures text only. A
 * drawing passes when its fill or its line contrasts, a control when its edge or its background does.
 */
export function faintShapes(): string[] {
  const groundOf = groundReader();
  const found = new Set<string>();
  for (const element of document.querySelectorAll(`${SHAPES}, ${MARKS}, ${CONTROLS}`)) {
    if (element.closest(EXEMPT) || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      continue;
    const { width, height } = element.getBoundingClientRect();
    // Content clipped to a point is for screen readers.
    if (Math.max(width, height) < 3) continue;
    const tell = (paints: readonly Colour[], ground: Colour, what: string): void => {
      const best = Math.max(...paints.map((paint) => contrast(over(paint, ground), ground)));
      if (paints.length > 0 && best < LEAST) found.add(`${best.toFixed(2)}:1 ${what}`);
    };
    tell(paintsOf(element, getComputedStyle(element)), groundOf(element.parentElement), nameOf(element));
    // How far a bar is filled, a thumb of a switch.
    for (const part of element instanceof HTMLElement ? ['::before', '::after'] : []) {
      const style = getComputedStyle(element, part);
      const isDrawn = style.content !== 'none' && style.display !== 'none' && style.opacity !== '0';
      if (isDrawn) tell(paintsOf(element, style), groundOf(element), `${nameOf(element)}${part}`);
    }
  }
  return [...found];
}
