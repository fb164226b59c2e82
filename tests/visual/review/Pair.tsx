import type { CSSProperties } from 'react';
import { styled } from 'styled-components';

import { Badge } from '#src/ui/Badge.tsx';
import { counted } from '#src/domain/core/format.ts';
import { fontSizes, radii, spaces } from '#src/theme/tokens.ts';

import { drawingOf, type Difference } from '../difference.ts';

export interface PairProps {
  /** What is shown. */
  difference: Difference;
  /** Only the part that differs, as large as fits; else the whole pictures. */
  close: boolean;
}

const LOOKS: Readonly<Record<Difference['look'], string>> = {
  light: 'Светлая тема',
  dark: 'Тёмная тема',
  'light 390': 'Светлая тема, 390 px',
  'dark 390': 'Тёмная тема, 390 px',
};

/** Room left around what differs, and the least that is shown of a picture, px. */
const AROUND = 32;
const LEAST = { width: 280, height: 160 };

const Head = styled.h3`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${spaces[2]}px;
  margin-block-end: ${spaces[2]}px;
  font-size: ${fontSizes.sm};
`;

const Three = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, var(--least)), 1fr));
  gap: ${spaces[3]}px;

  & figcaption {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.xs};
  }
  & a {
    display: block;
    border-radius: ${radii.small}px;
  }
  & img {
    display: block;
    width: 100%;
    max-height: 70vh;
    border: 1px solid var(--color-hairline);
    border-radius: ${radii.small}px;
    background: var(--color-sunken);
    object-fit: contain;
    object-position: top left;
  }
  & img[data-close='true'] {
    object-view-box: var(--part);
  }
`;

/** A share as a person reads it: never «0 %» for what is not nothing. */
function percent(share: number): string {
  const value = share * 100;
  if (value < 0.01) return 'меньше 0,01 %';
  return `${value.toLocaleString('ru-RU', { maximumSignificantDigits: 2 })} %`;
}

const grown = (size: number, least: number): number => Math.max(size + 2 * AROUND, least);

/** The part of a picture around what differs: its size, px, and what is cut off, as CSS has it. */
function partOf({ box, width, height }: Difference) {
  const [wide, high] = [grown(box.width, LEAST.width), grown(box.height, LEAST.height)];
  const left = Math.max(0, Math.min(box.left + box.width / 2 - wide / 2, width - wide));
  const top = Math.max(0, Math.min(box.top + box.height / 2 - high / 2, height - high));
  const [right, bottom] = [Math.max(0, width - left - wide), Math.max(0, height - top - high)];
  return { wide, high, inset: `inset(${top}px ${right}px ${bottom}px ${left}px)` };
}

/** A look of a story before and after, and what differs between them. */
export function Pair({ difference, close }: PairProps) {
  const { was, now, pixels, share, look } = difference;
  const { wide, high, inset } = partOf(difference);
  // Side by side a low and wide part would be too small to see anything in.
  const least = close && wide > 3 * high ? '100%' : '280px';
  const pictures = [
    ['Было', `${was}.png`],
    ['Стало', `${now}.png`],
    ['Отличие', drawingOf(difference)],
  ] as const;
  return (
    <section aria-label={LOOKS[look]}>
      <Head>
        {LOOKS[look]}
        <Badge tone="yellow">{percent(share)}</Badge>
        <Badge>{counted(pixels, ['точка', 'точки', 'точек'])}</Badge>
      </Head>
      <Three style={{ '--least': least } as CSSProperties}>
        {pictures.map(([label, file]) => (
          <figure key={label}>
            <figcaption>{label}</figcaption>
            <a href={file} target="_blank" rel="noreferrer" aria-label={`${label}: открыть картинку целиком`}>
              <img
                src={file}
                alt={`${label}. ${LOOKS[look]}`}
                width={difference.width}
                height={difference.height}
                loading="lazy"
                data-close={close}
                style={{ '--part': inset, height: 'auto' } as CSSProperties}
              />
            </a>
          </figure>
        ))}
      </Three>
    </section>
  );
}
