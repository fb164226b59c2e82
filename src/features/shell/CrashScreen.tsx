import { styled } from 'styled-components';

import { fontSizes, radii, spaces } from '../../theme/tokens.ts';
import { useBusy } from '../../patterns/useBusy.ts';
import { Button } from '../../ui/Button.tsx';

export interface CrashScreenProps {
  /** The thrown error, for the report; shown as text. */
  detail: string;
  /** Leaves the failed screen for the main page. */
  onHome: () => void;
  /** Tries the same screen again. */
  onRetry: () => void;
  /** Saves all data of the workspace to a file (R16); resolves when it is saved, or it was said why not. */
  onSaveData: () => Promise<void>;
}

const Root = styled.div`
  display: grid;
  justify-items: start;
  gap: ${spaces[4]}px;
  padding-block: ${spaces[7]}px;

  & h1 {
    font-size: ${fontSizes.xl};
  }
  & pre {
    max-width: 100%;
    margin: 0;
    padding: ${spaces[3]}px;
    border-radius: ${radii.small}px;
    background: var(--color-sunken);
    font-size: ${fontSizes.xs};
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${spaces[2]}px;
  }
`;

/** An error that no screen caught (R16): says so, and leaves a way back and a way to save the data. */
export function CrashScreen({ detail, onHome, onRetry, onSaveData }: CrashScreenProps) {
  const [saving, save] = useBusy(onSaveData);
  return (
    <Root role="alert">
      <h1 lang="en">Unexpected Application Error!</h1>
      <p>Этот экран сломался. Ваши данные сохранены в браузере и никуда не делись.</p>
      <div>
        <Button variant="primary" onClick={onHome}>
          Вернуться на главную
        </Button>
        <Button onClick={onRetry}>Открыть ещё раз</Button>
        <Button busy={saving} onClick={() => void save()}>
          Сохранить данные в файл
        </Button>
      </div>
      <details>
        <summary>Подробности для разработчиков</summary>
        <pre lang="en">{detail}</pre>
      </details>
    </Root>
  );
}
