import { Download, FolderOpen, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';

import { innerQuotes } from '../../../domain/core/format.ts';
import type { Outcome } from '../../../domain/core/outcome.ts';
import { storageText } from '../../../domain/workspaceFile.ts';
import { fontSizes, radii, spaces } from '../../../theme/tokens.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Row } from '../../../ui/Row.tsx';
import { onDemand } from '../../../ui/onDemand.ts';
import type { OpenWorkspaceDialogProps } from './OpenWorkspaceDialog.tsx';
import type { SaveWorkspaceDialogProps } from './SaveWorkspaceDialog.tsx';

const SaveWorkspaceDialog = onDemand(() =>
  import('./SaveWorkspaceDialog.tsx').then((module) => module.SaveWorkspaceDialog),
);
const OpenWorkspaceDialog = onDemand(() =>
  import('./OpenWorkspaceDialog.tsx').then((module) => module.OpenWorkspaceDialog),
);
const ResetSampleDialog = onDemand(() => import('./ResetSampleDialog.tsx').then((module) => module.ResetSampleDialog));

/** What the browser says of the place it gives. */
export interface StoragePlace {
  /** Bytes in use and in all, about; null where the browser does not say. */
  readonly estimate: { readonly usage: number; readonly quota: number } | null;
  /** Whether the browser promised not to clear the data by itself; null where it cannot be asked. */
  readonly persistent: boolean | null;
}

export interface WorkspaceDataProps {
  /** The open company. */
  companyName: string;
  /** The place in the browser; null while it is not known yet. */
  storage: StoragePlace | null;
  /** See {@link SaveWorkspaceDialogProps}. */
  onSave: SaveWorkspaceDialogProps['onSave'];
  /** See {@link OpenWorkspaceDialogProps}. */
  onInspect: OpenWorkspaceDialogProps['onInspect'];
  /** See {@link OpenWorkspaceDialogProps}. */
  onOpen: OpenWorkspaceDialogProps['onOpen'];
  /** Puts the sample data back. */
  onReset: () => Promise<Outcome>;
  /** Asks the browser to keep the data; resolves to its answer, null where it cannot be asked. */
  onPersist: () => Promise<boolean | null>;
}

const Root = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[5]}px;

  & > div {
    display: grid;
    gap: ${spaces[2]}px;
    justify-items: start;
  }
  & h3 {
    font-size: ${fontSizes.md};
  }
  & p,
  & output {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
    overflow-wrap: anywhere;
  }
`;

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

/** «Данные»: the workspace to a file and from one, the sample back, and the browser's place (R1, R3). */
export function WorkspaceData(props: WorkspaceDataProps) {
  const { companyName, storage, onSave, onInspect, onOpen, onReset, onPersist } = props;
  const [dialog, setDialog] = useState<'save' | 'open' | 'reset' | null>(null);
  const [answer, setAnswer] = useState<keyof typeof ANSWERS | null>(null);
  const [asking, setAsking] = useState(false);
  const close = () => setDialog(null);
  const estimate = storage?.estimate;
  const ask = async () => {
    setAsking(true);
    const promised = await onPersist();
    setAnswer(promised === null ? 'unknown' : promised ? 'yes' : 'no');
    setAsking(false);
  };
  return (
    <>
      <Root>
        <div>
          <h3>Файл рабочего пространства</h3>
          <p>
            Все записи и файлы компании «<bdi>{innerQuotes(companyName)}</bdi>» в одном архиве: перенести в другой
            браузер или сохранить копию.
          </p>
          <Row as="span">
            <Button icon={<Download />} onClick={() => setDialog('save')}>
              Сохранить в файл
            </Button>
            <Button icon={<FolderOpen />} onClick={() => setDialog('open')}>
              Открыть из файла
            </Button>
          </Row>
        </div>
        <div>
          <h3>Место в браузере</h3>
          {estimate ? (
            <>
              <Bar
                aria-hidden
                style={{ '--taken': `${(estimate.usage / Math.max(1, estimate.quota)) * 100}%` } as object}
              >
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
        <div>
          <h3>Демо-данные</h3>
          <p>Вернуть пример, с которого начинается Ориентир.</p>
          <Button icon={<RotateCcw />} onClick={() => setDialog('reset')}>
            Сбросить демо-данные
          </Button>
        </div>
      </Root>
      {dialog === 'save' ? (
        <SaveWorkspaceDialog companyName={companyName} onSave={onSave} onClose={close} />
      ) : dialog === 'open' ? (
        <OpenWorkspaceDialog companyName={companyName} onInspect={onInspect} onOpen={onOpen} onClose={close} />
      ) : dialog === 'reset' ? (
        <ResetSampleDialog companyName={companyName} onConfirm={onReset} onClose={close} />
      ) : null}
    </>
  );
}
