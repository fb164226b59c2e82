import { styled } from 'styled-components';

import {
  colors,
  durations,
  fontSizes,
  layers,
  radii,
  spaces,
  TONES,
  tones,
  widths,
  type ColorPair,
} from '#src/theme/tokens.ts';

import { COLOR_USES, FONT_SIZE_USES, LAYER_USES, TONE_USES } from '#library/tokens/words.ts';
import { contrast, ratio } from './contrast.ts';
import { Table } from './Table.tsx';

type ColorName = keyof typeof colors;

/** Background of each colour and its least contrast: text needs 4.5, an edge or a ring 3, decoration nothing. */
const GROUNDS: Readonly<Partial<Record<ColorName, { on: ColorName; least?: 3 | 4.5 }>>> = {
  ink: { on: 'paper', least: 4.5 },
  inkSoft: { on: 'sunken', least: 4.5 },
  hairline: { on: 'paper' },
  edge: { on: 'surface', least: 3 },
  accent: { on: 'paper', least: 4.5 },
  accentHover: { on: 'paper', least: 4.5 },
  onAccent: { on: 'accent', least: 4.5 },
  focus: { on: 'paper', least: 3 },
  danger: { on: 'surface', least: 4.5 },
  onDanger: { on: 'danger', least: 4.5 },
};

const Swatch = styled.span`
  display: inline-flex;
  gap: ${spaces[2]}px;
  align-items: center;
  vertical-align: middle;
  white-space: nowrap;

  & > i {
    flex: none;
    width: 36px;
    height: 24px;
    border: 1px solid var(--color-edge);
    border-radius: ${radii.small}px;
  }
`;

const Bad = styled.strong`
  color: var(--color-danger);
`;

function Sample({ value }: { value: string }) {
  return (
    <Swatch>
      <i style={{ background: value }} />
      <code>{value.replace(/^rgb\((.*)\)$/, '$1')}</code>
    </Swatch>
  );
}

/** A contrast, loud when it is less than it must be. */
function Contrast({ one, other, least }: { one: string; other: string; least?: number }) {
  const value = contrast(one, other);
  if (value === null) return '—';
  if (least !== undefined && value < least) return <Bad>{ratio(value)} — мало</Bad>;
  return ratio(value);
}

/** Every colour in both themes, with what it is for and its contrast against what it lies on. */
export function ColorTable() {
  return (
    <Table
      label="Цвета"
      head={['Имя', 'Для чего', 'Светлая', 'Тёмная', 'На чём', 'Контраст, светлая / тёмная']}
      rows={(Object.entries(colors) as [ColorName, ColorPair][]).map(([name, [light, dark]]) => {
        const { on, least } = GROUNDS[name] ?? {};
        return [
          <code key="name">{name}</code>,
          COLOR_USES[name],
          <Sample key="light" value={light} />,
          <Sample key="dark" value={dark} />,
          on ? <code key="on">{on}</code> : '—',
          on ? (
            <span key="contrast" style={{ whiteSpace: 'nowrap' }}>
              <Contrast one={light} other={colors[on][0]} least={least} /> /{' '}
              <Contrast one={dark} other={colors[on][1]} least={least} />
              {least ? ` (не меньше ${least.toLocaleString('ru-RU')})` : ''}
            </span>
          ) : (
            '—'
          ),
        ];
      })}
    />
  );
}

const Tones = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(260px, 1fr));
  gap: ${spaces[3]}px;
  margin-block: ${spaces[4]}px;

  & > div {
    display: grid;
    grid-template-columns: 8px 1fr;
    overflow: hidden;
    border: 1px solid var(--color-hairline);
    border-radius: ${radii.block}px;
    background: var(--tone-soft);
    color: var(--tone-ink);
    font-size: ${fontSizes.sm};
  }
  & > div > i {
    background: var(--tone-solid);
  }
  & > div > div {
    padding: ${spaces[3]}px ${spaces[4]}px;
  }
  & b {
    display: block;
    font-size: ${fontSizes.md};
    font-weight: 600;
  }
  & small {
    display: block;
    font-size: ${fontSizes.xs};
    font-variant-numeric: tabular-nums;
  }
`;

/** Twelve tones, each on itself, with its contrasts in both themes. */
export function ToneCards() {
  return (
    <Tones>
      {TONES.map((tone) => {
        const { soft, ink, solid } = tones[tone];
        return (
          <div key={tone} data-tone={tone}>
            <i />
            <div>
              <b>{tone}</b>
              {TONE_USES[tone]}
              <small>
                текст <Contrast one={ink[0]} other={soft[0]} least={4.5} /> /{' '}
                <Contrast one={ink[1]} other={soft[1]} least={4.5} />, линия на бумаге{' '}
                <Contrast one={solid[0]} other={colors.paper[0]} least={3} /> /{' '}
                <Contrast one={solid[1]} other={colors.paper[1]} least={3} />
              </small>
            </div>
          </div>
        );
      })}
    </Tones>
  );
}

const Line = styled.p`
  display: flex;
  gap: ${spaces[4]}px;
  align-items: baseline;
  margin: 0;
  padding-block: ${spaces[2]}px;
  border-bottom: 1px solid var(--color-hairline);
  line-height: 1.25;

  &&& > code {
    flex: 0 0 88px;
    padding-inline: 0;
    background: none;
    font-size: ${fontSizes.xs};
  }
`;

/** The sizes of type, each set in itself. */
export function TypeScale() {
  return (
    <div>
      {Object.entries(fontSizes).map(([name, size]) => (
        <Line key={name}>
          <code>
            {name} {16 * Number.parseFloat(size)}
          </code>
          <span
            style={{
              fontSize: size,
              fontWeight: Number.parseFloat(size) >= Number.parseFloat(fontSizes.lg) ? 600 : 400,
            }}
          >
            {FONT_SIZE_USES[name as keyof typeof fontSizes]}
          </span>
        </Line>
      ))}
    </div>
  );
}

const Bar = styled.i`
  display: block;
  height: 12px;
  border-radius: 2px;
  background: var(--color-accent);
`;

export function SpaceScale() {
  return (
    <Table
      label="Расстояния"
      short
      head={['Имя', 'px', 'В масштабе']}
      rows={Object.entries(spaces).map(([name, px]) => [
        <code key="name">{`spaces[${name}]`}</code>,
        px,
        <Bar key="bar" style={{ width: px }} />,
      ])}
    />
  );
}

const Corners = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${spaces[4]}px;
  margin-block: ${spaces[4]}px;

  & > div {
    display: grid;
    place-content: center;
    width: 176px;
    height: 72px;
    border: 1px solid var(--color-edge);
    background: var(--color-surface);
    font-size: ${fontSizes.sm};
    text-align: center;
  }
`;

export function Radii() {
  return (
    <Corners>
      {Object.entries(radii).map(([name, px]) => (
        <div key={name} style={{ borderRadius: px }}>
          {name}: {px}
        </div>
      ))}
    </Corners>
  );
}

export function Layers() {
  return (
    <Table
      label="Слои"
      head={['Имя', 'z-index', 'Что']}
      rows={(Object.entries(layers) as [keyof typeof layers, number][])
        .sort(([, a], [, b]) => b - a)
        .map(([name, level]) => [<code key="name">{name}</code>, level, LAYER_USES[name]])}
    />
  );
}

export function Widths() {
  return (
    <Table
      label="Ширины"
      head={['Имя', 'Ширина']}
      rows={Object.entries(widths).map(([name, width]) => [<code key="name">{name}</code>, width])}
    />
  );
}

export function Durations() {
  return (
    <Table
      label="Длительности"
      head={['Имя', 'мс']}
      rows={Object.entries(durations).map(([name, ms]) => [<code key="name">{name}</code>, ms])}
    />
  );
}
