import { styled } from 'styled-components';

import { radii } from '../../../theme/tokens.ts';
import { useState } from 'react';
import { storageText } from '../../../domain/workspaceFile.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';

/** Browser's report on its storage. */
export interface StoragePlace {
  /** Bytes in use and in all, about; null where the browser does not say. */
  readonly estimate: { readonly usage: number; readonly quota: number } | null;
  /** Whether the browser promised not to clear the data by itself; null where it cannot be asked. */
  readonly persistent: boolean | null;
}

const Bar = styled.div`
  width: min(100%, 480px);
  height: 10px;
  overflow: hidden;
  border-radius: ${radii.pill}px;
  background: var(--color-sunken);
  box-shadow: inset 0 0 0 1px var(--color-hairline);

  & > span {
    display: block;
    width: max(4px, var(--taken));
    height: 100%;
    background: var(--color-accent);
    @media (forced-colors: active) {
      background: Highlight;
    }
  }
`;

const ANSWERS = {
  yes: 'Браузер ответил: данные сохранятся, пока вы не удалите их сами.',
  no: 'Браузер ответил отказом: при нехватке места он может очистить данные. Сохраняйте рабочее пространство в файл; обычно браузер соглашается для сайтов, которыми часто пользуются или которые добавили в закладки.',
  unknown: 'Этот браузер не умеет отвечать на такую просьбу. Сохраняйте рабочее пространство в файл.',
} as const;

export interface BrowserStorageProps {
  /** The place in the browser; null while it is not known yet. */
  storage: StoragePlace | null;
  /** Asks the browser to keep the data; resolves to its answer, null where it cannot be asked. */
  onPersist: () => Promise<boolean | null>;
}

/** «Место в браузере»: how much is taken, and the wish that it be kept. */
export function BrowserStorage({ storage, onPersist }: BrowserStorageProps) {
  const [answer, setAnswer] = useState<keyof typeof ANSWERS | null>(null);
  const [asking, setAsking] = useState(false);
  const estimate = storage?.estimate;
  const ask = async () => {
    setAsking(true);
    const promised = await onPersist();
    setAnswer(promised === null ? 'unknown' : promised ? 'yes' : 'no');
    setAsking(false);
  };
  return (
    <div>
      <h3>Место в браузере</h3>
      {estimate ? (
        <>
          <Bar aria-hidden style={{ '--taken': `${(estimate.usage / Math.max(1, estimate.quota)) * 100}%` } as object}>
            <span />
          </Bar>
          <p>{storageText(estimate)}. Это оценка браузера.</p>
        </>
      ) : (
        <p>{storage ? 'Браузер не сообщает, сколько места занято.' : 'Узнаём у браузера…'}</p>
      )}
      {storage?.persistent === true ? (
        <Badge tone="green">Хранилище постоянное</Badge>
      ) : (
        <Button busy={asking} onClick={() => void ask()}>
          Сделать хранилище постоянным
        </Button>
      )}
      <output>{answer ? ANSWERS[answer] : ''}</output>
    </div>
  );
}
