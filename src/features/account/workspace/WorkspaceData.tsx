import { Download, FolderOpen, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';

import { innerQuotes } from '../../../domain/core/format.ts';
import type { Outcome } from '../../../domain/core/outcome.ts';
import { fontSizes, spaces } from '../../../theme/tokens.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Row } from '../../../ui/Row.tsx';
import { onDemand } from '../../../ui/onDemand.ts';
import type { OpenWorkspaceDialogProps } from './OpenWorkspaceDialog.tsx';
import type { SaveWorkspaceDialogProps } from './SaveWorkspaceDialog.tsx';
import { BrowserStorage, type BrowserStorageProps } from './BrowserStorage.tsx';

const SaveWorkspaceDialog = onDemand(() =>
  import('./SaveWorkspaceDialog.tsx').then((module) => module.SaveWorkspaceDialog),
);

const OpenWorkspaceDialog = onDemand(() =>
  import('./OpenWorkspaceDialog.tsx').then((module) => module.OpenWorkspaceDialog),
);

const ResetSampleDialog = onDemand(() => import('./ResetSampleDialog.tsx').then((module) => module.ResetSampleDialog));

export interface WorkspaceDataProps extends BrowserStorageProps {
  /** The open company. */
  companyName: string;
  /** See {@link SaveWorkspaceDialogProps}. */
  onSave: SaveWorkspaceDialogProps['onSave'];
  /** See {@link OpenWorkspaceDialogProps}. */
  onInspect: OpenWorkspaceDialogProps['onInspect'];
  /** See {@link OpenWorkspaceDialogProps}. */
  onOpen: OpenWorkspaceDialogProps['onOpen'];
  /** Puts the sample data back; null in a company that is not the sample of one browser. */
  onReset: (() => Promise<Outcome>) | null;
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

/** «Данные»: the workspace to a file and from one, the sample back, and the browser's place (R1, R3). */
export function WorkspaceData(props: WorkspaceDataProps) {
  const { companyName, storage, onSave, onInspect, onOpen, onReset, onPersist } = props;
  const [dialog, setDialog] = useState<'save' | 'open' | 'reset' | null>(null);
  const close = () => setDialog(null);
  return (
    <>
      <Root>
        <div>
          <h3>Файл рабочего пространства</h3>
          <p>
            Все записи и файлы компании «<bdi>{innerQuotes(companyName)}</bdi>» в одном архиве: перенести в другой
            браузер или сохранить копию. Имена и личные данные в нём остаются, даже когда они скрыты в выгрузках: копия
            должна быть полной.
          </p>
          <Row as="span">
            <Button needs="Viewer" icon={<Download />} onClick={() => setDialog('save')}>
              Сохранить в файл
            </Button>
            <Button needs="Admin" icon={<FolderOpen />} onClick={() => setDialog('open')}>
              Открыть из файла
            </Button>
          </Row>
        </div>
        <BrowserStorage storage={storage} onPersist={onPersist} />
        {onReset ? (
          <div>
            <h3>Демо-данные</h3>
            <p>Вернуть пример, с которого начинается Ориентир.</p>
            <Button needs="Admin" icon={<RotateCcw />} onClick={() => setDialog('reset')}>
              Сбросить демо-данные
            </Button>
          </div>
        ) : null}
      </Root>
      {dialog === 'save' ? (
        <SaveWorkspaceDialog companyName={companyName} onSave={onSave} onClose={close} />
      ) : dialog === 'open' ? (
        <OpenWorkspaceDialog companyName={companyName} onInspect={onInspect} onOpen={onOpen} onClose={close} />
      ) : dialog === 'reset' && onReset ? (
        <ResetSampleDialog companyName={companyName} onConfirm={onReset} onClose={close} />
      ) : null}
    </>
  );
}
