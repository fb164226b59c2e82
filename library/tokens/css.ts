import {
  isToken,
  type BorderValue,
  type ColorValue,
  type DimensionValue,
  type ShadowValue,
  type Token,
  type TokenGroup,
} from './dtcg.ts';

/** The way back from design tokens to CSS: every token is a custom property, named by its place. */

function colorCss({ components, alpha }: ColorValue): string {
  const bytes = components.map((part) => Math.round(part * 255));
  if (alpha !== undefined) return `rgb(${bytes.join(' ')} / ${alpha})`;
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

const dimensionCss = ({ value, unit }: DimensionValue): string => `${value}${unit}`;

function shadowCss({ color, offsetX, offsetY, blur, spread }: ShadowValue): string {
  const lengths = [offsetX, offsetY, blur, ...(spread.value === 0 ? [] : [spread])];
  // As one writes a shadow by hand: nothing has no unit.
  const written = lengths.map((length) => (length.value === 0 ? '0' : dimensionCss(length)));
  return `${written.join(' ')} ${colorCss(color)}`;
}

const borderCss = ({ color, width, style }: BorderValue): string =>
  `${dimensionCss(width)} ${style} var(--${color.slice(1, -1).replaceAll('.', '-')})`;

/** A token's value as CSS has it. */
function valueCss(token: Token): string {
  switch (token.$type) {
    case 'color':
      return colorCss(token.$value);
    case 'dimension':
      return dimensionCss(token.$value);
    case 'duration':
      return `${token.$value.value}${token.$value.unit}`;
    case 'shadow':
      return token.$value.map(shadowCss).join(', ');
    case 'border':
      return borderCss(token.$value);
    case 'fontFamily':
      return token.$value.map((family) => (family.includes(' ') ? `'${family}'` : family)).join(', ');
    case 'fontWeight':
    case 'number':
      return String(token.$value);
  }
}

/**
 * The custom properties of a group and of the groups in it, as declarations in their order: `color` › `ink-soft` is
 * `--color-ink-soft: #5f564d;`.
 * @param within names of the groups around it
 */
export function declarations(group: TokenGroup, within: readonly string[] = []): readonly string[] {
  return Object.entries(group).flatMap(([name, member]) => {
    const place = [...within, name];
    if (isToken(member)) return [`--${place.join('-')}: ${valueCss(member)};`];
    return typeof member === 'object' ? declarations(member, place) : [];
  });
}
