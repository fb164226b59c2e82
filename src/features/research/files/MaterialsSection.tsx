import { ClipboardPaste, Plus } from 'lucide-react';
import { useRef, useState, type ChangeEvent, type CSSProperties } from 'react';
import { styled } from 'styled-components';

import { ACCEPT, RESEARCH_ATTACHMENTS } from '../../../domain/core/attachment/attachment.ts';
import { shortName } from '../../../domain/core/attachment/refusalMessage.ts';
import type { EditedForm } from '../../../domain/core/editedForm.ts';
import type { Material, Research } from '../../../domain/research/research.ts';
import { FormError } from '../../../patterns/form/FormError.tsx';
import { fontSizes, radii, spaces } from '../../../theme/tokens.ts';
import { Button } from '../../../ui/Button.tsx';
import { onDemand } from '../../../ui/onDemand.ts';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import { Row } from '../../../ui/Row.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { useMissingRole, useMissing, useTold } from '../../../ui/context/rights.ts';
import { useDropZone } from '../../../ui/field/useDropZone.ts';
import { useAccountChats } from './useAccountChats.ts';
import type { DownloadMaterial, MaterialActions } from './materialActions.ts';
import { MaterialRow } from './MaterialRow.tsx';
import type { PastedText } from './PasteTextDialog.tsx';
import { useMaterialFiles } from './useMaterialFiles.ts';
import { useRowDrag } from './useRowDrag.ts';

const PasteTextDialog = onDemand(() => import('./PasteTextDialog.tsx').then((module) => module.PasteTextDialog));
const DeleteMaterialDialog = onDemand(() =>
  import('./DeleteMaterialDialog.tsx').then((module) => module.DeleteMaterialDialog),
);

const ChatsDialog = onDemand(() => import('./ChatsDialog.tsx').then((module) => module.ChatsDialog));

export interface MaterialsSectionProps {
  /** The study. */
  study: Pick<Research, 'id' | 'title'>;
  /** Its files, in any order. */
  materials: readonly Material[];
  /** Actions on them. */
  actions: MaterialActions;
  /** Opens a material's reading view. */
  onRead: (material: Material) => void;
  /** Saves a material's original file. */
  onDownload: DownloadMaterial;
}

const Root = styled.section`
  min-width: 0;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[2]}px;
  border-radius: ${radii.block}px;

  &[data-over='true'] {
    outline: 2px dashed var(--color-accent);
    outline-offset: ${spaces[1]}px;
  }
  & > h4 {
    font-size: ${fontSizes.md};
  }
  & > ul {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${spaces[2]}px;

    &:empty {
      display: none;
    }
  }
  & > ul[data-carrying] {
    position: relative;
    cursor: grabbing;
  }
  /* Where the row would go. */
  & > ul[data-carrying]::after {
    content: '';
    position: absolute;
    inset-inline: 0;
    top: calc(var(--drop) - 1px);
    height: 3px;
    border-radius: ${radii.small}px;
    background: var(--color-accent);
    pointer-events: none;
  }
`;

/** The files that an input was given; it is emptied, so that the same file chosen again is a change again. */
function filesOf({ currentTarget }: ChangeEvent<HTMLInputElement>): File[] {
  const files = [...(currentTarget.files ?? [])];
  currentTarget.value = '';
  return files;
}

/** The files of an open study: read, saved, added, replaced, renamed, ordered and removed at any time (R33). */
export function MaterialsSection({ study, materials, actions, onRead, onDownload }: MaterialsSectionProps) {
  const files = useMaterialFiles(study, materials, actions);
  const noFiles = useMissing('К этому исследованию не приложены файлы.');
  const count = useTold(materials.length);
  const chats = useAccountChats(actions.readChats, files.add);
  const { pairs, work, said, choosing, put, menuOf, deleting, onDeletingEnd } = files;
  const { list, carried, onPointerDown } = useRowDrag(files.move);
  const adding = useRef<HTMLInputElement>(null);
  const [pasting, setPasting] = useState(false);
  const [pasted, setPasted] = useState<EditedForm<PastedText>>();
  const isBusy = work.progress !== null || chats.looking !== '';
  const isStill = useMissingRole('Researcher') !== null || isBusy;
  const zone = useDropZone(isStill, chats.take);
  return (
    <Root data-over={zone.over} {...zone.handlers}>
      <h4>Материалы{count}</h4>
      {materials.length === 0 ? <p>{noFiles}</p> : null}
      <ul
        ref={list}
        data-carrying={carried ? '' : undefined}
        style={carried ? ({ '--drop': `${carried.line}px` } as CSSProperties) : undefined}
        onPointerDown={onPointerDown}
      >
        {pairs.map((pair, place) => (
          <MaterialRow
            key={pair.main.id}
            material={pair.main}
            transcripts={pair.transcripts}
            menuOf={menuOf(pair, place)}
            graspable={pairs.length > 1 && !isStill}
            lifted={carried?.from === place}
            onRename={actions.onRename}
            onRead={onRead}
            onDownload={onDownload}
          />
        ))}
      </ul>
      <FormError message={work.problem} />
      {work.progress ? (
        <ProgressBar
          label={work.progress.label}
          value={work.progress.share}
          max={1}
          onCancel={work.cancel}
          cancelLabel="Отменить"
        />
      ) : null}
      <Row>
        <Button needs="Researcher" size="sm" icon={<Plus />} busy={isBusy} onClick={() => adding.current?.click()}>
          Добавить файлы
        </Button>
        <Button
          needs="Researcher"
          size="sm"
          icon={<ClipboardPaste />}
          aria-haspopup="dialog"
          onClick={() => setPasting(true)}
        >
          Вставить текст
        </Button>
      </Row>
      <input
        ref={adding}
        type="file"
        hidden
        aria-label="Добавить файлы"
        accept={ACCEPT}
        multiple
        onChange={(event) => chats.take(filesOf(event))}
      />
      <input
        ref={choosing}
        type="file"
        hidden
        aria-label="Выбрать файл"
        accept={ACCEPT}
        onChange={(event) => filesOf(event).slice(0, 1).forEach(put)}
      />
      <VisuallyHidden as="output">
        {chats.looking === '' ? said : `Смотрим, какие чаты в «${shortName(chats.looking)}»…`}
      </VisuallyHidden>
      {chats.asked ? (
        <ChatsDialog
          key={chats.left}
          account={chats.asked}
          room={RESEARCH_ATTACHMENTS.limit - chats.waiting}
          onChosen={chats.settle}
          onClose={() => chats.settle([])}
        />
      ) : null}
      {pasting ? (
        <PasteTextDialog
          draft={pasted}
          onDraftChange={setPasted}
          onPaste={(file) =>
            actions.onAdd(study, [file], { signal: new AbortController().signal, onProgress: () => undefined })
          }
          onClose={() => setPasting(false)}
        />
      ) : null}
      {deleting ? <DeleteMaterialDialog pair={deleting} onConfirm={actions.onRemove} onClose={onDeletingEnd} /> : null}
    </Root>
  );
}
