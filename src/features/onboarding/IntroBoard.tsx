import { styled } from 'styled-components';

import { media } from '../../theme/media.ts';
import { fontSizes, radii, spaces } from '../../theme/tokens.ts';

const Board = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${spaces[2]}px;

  & > li {
    display: grid;
    align-content: center;
    min-height: 44px;
    padding: ${spaces[1]}px ${spaces[2]}px;
    border: 1px solid var(--color-hairline);
    border-radius: ${radii.small}px;
    background: var(--color-surface);
    color: var(--color-ink-soft);
    font-size: ${fontSizes.xs};
    line-height: 1rem;
    overflow-wrap: anywhere;
  }
  & > li[data-written] {
    border-color: var(--color-accent);
    background: var(--color-accent-soft);
    color: var(--color-ink);
    font-weight: 600;
  }
  ${media.mobile} {
    gap: ${spaces[1]}px;

    & > li {
      padding-inline: ${spaces[1]}px;
    }
  }
`;

/** A phone's cell is narrower than the longest words: they break where Russian breaks them. */
const CARDS = [
  'Аудитория',
  'Потреб\u00ADности',
  'Продукт',
  'Ценность: вывод с\u00A0цитатами рядом',
  'Цели',
  'Монети\u00ADзация',
  'Метрики',
  'Каналы',
  'Расходы',
];

const WRITTEN = 3;

/** A board in small: one of its cards has just been written. */
export function IntroBoard() {
  return (
    <Board>
      {CARDS.map((card, index) => (
        <li key={card} data-written={index === WRITTEN ? '' : undefined}>
          {card}
        </li>
      ))}
    </Board>
  );
}
