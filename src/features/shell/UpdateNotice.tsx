import { styled } from 'styled-components';

import { media } from '../../theme/media.ts';
import { fontSizes, radii, spaces } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';

export interface UpdateNoticeProps {
  /**
   * `ready`: a newer version waits. `changing`: it is on its way, the page reloads by itself. `elsewhere`: another tab has
   * changed over to it. With `none` nothing is drawn.
   */
  update: 'none' | 'ready' | 'changing' | 'elsewhere';
  /** Changes over to it; the page reloads. */
  onUpdate: () => void;
  /** Leaves it for later. */
  onLater: () => void;
}

const TEXTS = {
  ready: 'Страница перезагрузится: сначала сохраните то, что\u00A0набираете.',
  changing: 'Переходим на\u00A0неё: прежняя заканчивает начатое. Страница перезагрузится сама.',
  elsewhere:
    'Она уже открыта в\u00A0другой вкладке. Здесь пока прежняя: сохраните то, что\u00A0набираете, и\u00A0обновите.',
} as const;

const Root = styled.output`
  display: flex;
  flex-wrap: wrap;
  gap: ${spaces[3]}px;
  align-items: center;
  font-size: ${fontSizes.sm};

  &:not(:empty) {
    margin-block-end: ${spaces[5]}px;
    padding: ${spaces[3]}px ${spaces[4]}px;
    border-radius: ${radii.block}px;
    background: var(--color-accent-soft);
  }
  & > span {
    flex: 1 1 320px;
  }
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${spaces[2]}px;
  }
  ${media.mobile} {
    & > div,
    & > div > button {
      flex: 1 1 auto;
    }
  }
  ${media.print} {
    display: none;
  }
`;

/** A newer version of the product is there: a quiet offer, read out when the reader pauses, never forced on anybody. */
export function UpdateNotice({ update, onUpdate, onLater }: UpdateNoticeProps) {
  return (
    <Root>
      {update === 'none' ? null : (
        <>
          <span>
            <strong>Вышла новая версия.</strong> {TEXTS[update]}
          </span>
          <div>
            <Button size="sm" busy={update === 'changing'} onClick={onUpdate}>
              Обновить
            </Button>
            {update === 'changing' ? null : (
              <Button size="sm" variant="quiet" onClick={onLater}>
                Позже
              </Button>
            )}
          </div>
        </>
      )}
    </Root>
  );
}
