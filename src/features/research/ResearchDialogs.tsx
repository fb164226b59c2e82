import { useState } from 'react';

import type { FolderFile } from '../../domain/research/folder.ts';
import type { Hypothesis } from '../../domain/research/hypothesis.ts';
import type { EditedForm } from '../../domain/core/editedForm.ts';
import type { Loadable } from '../../domain/core/loadable.ts';
import type { Outcome } from '../../domain/core/outcome.ts';
import type { Research } from '../../domain/research/research.ts';
import type { BacklogForm } from '../../domain/research/hypotheses/backlog.ts';
import type { PickOption } from '../../patterns/form/PickList.tsx';
import { useDrafts } from '../../patterns/form/useDrafts.ts';
import { onDemand } from '../../ui/onDemand.ts';
import type { AddToBacklogDialogProps } from './AddToBacklogDialog.tsx';
import type { EditDialogsProps } from './EditDialogs.tsx';
import type { EditTarget } from './researchEdits.ts';
import type { ReadChats } from './files/chatActs.ts';
import type { LoadRefi } from './files/refi/refiActs.ts';
import type { UploadStudies } from './folder/useFolderUpload.ts';
import type { UploadOptions } from './files/useUpload.ts';
import { UploadDialog } from './screen/uploadDialog.ts';

const FolderUploadDialog = onDemand(() =>
  import('./folder/FolderUploadDialog.tsx').then((module) => module.FolderUploadDialog),
);
const AddToBacklogDialog = onDemand(() =>
  import('./AddToBacklogDialog.tsx').then((module) => module.AddToBacklogDialog),
);
const DeleteResearchDialog = onDemand(() =>
  import('./DeleteResearchDialog.tsx').then((module) => module.DeleteResearchDialog),
);
const RefiExportDialog = onDemand(() =>
  import('./files/refi/RefiExportDialog.tsx').then((module) => module.RefiExportDialog),
);
const EditDialogs = onDemand(() => import('./EditDialogs.tsx').then((module) => module.EditDialogs));

/** Which dialogs are open, and how they close. */
export interface DialogState {
  /** The upload form; once opened it keeps what was typed while it is closed. */
  uploading: 'unused' | 'open' | 'closed';
  /** The upload form is to open, or to close. */
  onUploadingChange: (uploading: 'open' | 'closed') => void;
  /** The hypothesis that goes to the backlog, or null. */
  adding: Hypothesis | null;
  /** It is to go no more, or has gone. */
  onAddingEnd: () => void;
  /** The study whose removal is asked about, or null. */
  deleting: Research | null;
  /** It is to stay, or was removed. */
  onDeletingEnd: () => void;
  /** The studies that go out as a project of REFI-QDA, or null. */
  giving: readonly string[] | null;
  /** They are to go out no more, or have gone. */
  onGivingEnd: () => void;
  /** Edited part of the open study, or null. */
  editing: EditTarget | null;
  /** Its form is to close. */
  onEditingEnd: () => void;
}

export interface ResearchDialogsProps
  extends DialogState, Pick<UploadOptions, 'author' | 'onUpload'>, Pick<EditDialogsProps, 'open' | 'edits'> {
  /** Experiments that a new study can be linked to. */
  experimentOptions: Loadable<readonly PickOption[]>;
  /** Hypotheses that a new study can be linked to. */
  hypothesisOptions: Loadable<readonly PickOption[]>;
  /** Audiences that a new study can have asked. */
  audienceOptions: Loadable<readonly PickOption[]>;
  /** Studies of a folder are to be made, each with all of its files or not at all. */
  onUploadFolder: UploadStudies;
  /** The upload form was sent without its required fields. */
  onUploadInvalid: () => void;
  /** The company's products, and the one that is shown: asked for with a hypothesis of the backlog. Default: not asked. */
  productChoice?: Pick<AddToBacklogDialogProps, 'products' | 'productId'>;
  /** A hypothesis was confirmed into the backlog. */
  onAddToBacklog: (hypothesis: Hypothesis, form: BacklogForm) => Promise<Outcome>;
  /** Fetches what can be done with projects of REFI-QDA. A stable function. */
  refi: LoadRefi;
  /** Reads which chats a .json holds. Default: every file is taken as it is. */
  readChats?: ReadChats | undefined;
  /** Removal was confirmed. */
  onDelete: (research: Research) => Promise<Outcome>;
}

/** The folder whose studies are to be uploaded: kept while its dialog is closed, until they are stored. */
function useFolder() {
  const [found, setFound] = useState<readonly FolderFile<File>[] | null>(null);
  const [count, setCount] = useState(0);
  const [isShown, setShown] = useState(false);
  return {
    found,
    /** Tells one chosen folder from the next. */
    count,
    isShown,
    show: (files: readonly FolderFile<File>[]) => {
      setFound(files);
      setCount(count + 1);
      setShown(true);
    },
    hide: () => setShown(false),
    forget: () => {
      setFound(null);
      setShown(false);
    },
  };
}

/** The forms and dialogs of the screen Исследования. */
export function ResearchDialogs(props: ResearchDialogsProps) {
  const { uploading, adding, deleting } = props;
  const { experimentOptions, hypothesisOptions, audienceOptions, editing } = props;
  const drafts = useDrafts<EditedForm<BacklogForm>>();
  const folder = useFolder();
  const close = () => props.onUploadingChange('closed');
  // Once asked for they stay: they keep what was typed.
  const [edited, setEdited] = useState(false);
  if (editing && !edited) setEdited(true);
  return (
    <>
      {uploading === 'unused' ? null : (
        <UploadDialog
          open={uploading === 'open' && !folder.isShown}
          onOpenChange={(open) => props.onUploadingChange(open ? 'open' : 'closed')}
          onFolder={folder.show}
          refi={props.refi}
          readChats={props.readChats}
          author={props.author}
          experiments={experimentOptions}
          hypotheses={hypothesisOptions}
          audiences={audienceOptions}
          onUpload={props.onUpload}
          onInvalid={props.onUploadInvalid}
        />
      )}
      {folder.found ? (
        <FolderUploadDialog
          key={folder.count}
          open={uploading === 'open' && folder.isShown}
          found={folder.found}
          author={props.author}
          onStore={props.onUploadFolder}
          onOne={folder.hide}
          onClose={close}
          onStored={() => {
            close();
            folder.forget();
          }}
        />
      ) : null}
      {adding ? (
        <AddToBacklogDialog
          hypothesis={adding}
          draft={drafts.of(adding.id)}
          onDraftChange={(draft) => drafts.keep(adding.id, draft)}
          {...props.productChoice}
          onConfirm={props.onAddToBacklog}
          onClose={props.onAddingEnd}
        />
      ) : null}
      {deleting ? (
        <DeleteResearchDialog research={deleting} onConfirm={props.onDelete} onClose={props.onDeletingEnd} />
      ) : null}
      {props.giving ? <RefiExportDialog ids={props.giving} load={props.refi} onClose={props.onGivingEnd} /> : null}
      {edited ? (
        <EditDialogs
          open={props.open}
          editing={editing}
          edits={props.edits}
          options={{ experiments: experimentOptions, hypotheses: hypothesisOptions, audiences: audienceOptions }}
          onClose={props.onEditingEnd}
        />
      ) : null}
    </>
  );
}
