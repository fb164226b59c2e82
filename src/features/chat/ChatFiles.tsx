import { ChatFileList } from './ChatFileList.tsx';
import { ChatUploader } from './ChatUploader.tsx';
import type { ChatFile } from './chatFile.ts';
import type { ChatView } from './chatView.ts';

export interface ChatFilesProps {
  /** Files given to the chat, with what has become of them. */
  files: readonly ChatFile[];
  /** Whether files are asked for now; else those of before that are still being read. */
  view: Pick<ChatView, 'upload' | 'late'>;
  /** Nothing can be pressed now. */
  disabled: boolean;
  /** Files were chosen or dropped; only those that are taken. */
  onChooseFiles: (files: File[]) => void;
  /** Stops the reading of a file. */
  onCancelFile: (id: string) => void;
  /** Takes a file out. */
  onRemoveFile: (id: string) => void;
  /** Goes on without more files; the label of the button that was pressed. */
  onContinue: (label: string) => void;
  /** The last file went by a button of its own: the focus needs a home. */
  onEmptied: () => void;
}

/** Files that are asked for, or are still being read. */
export function ChatFiles(props: ChatFilesProps) {
  const { files, view, disabled, onChooseFiles, onCancelFile, onRemoveFile, onContinue, onEmptied } = props;
  if (!view.upload) {
    return <ChatFileList files={view.late} onCancel={onCancelFile} onRemove={onRemoveFile} onEmptied={onEmptied} />;
  }
  return (
    <ChatUploader
      files={files}
      disabled={disabled}
      onChoose={onChooseFiles}
      onCancel={onCancelFile}
      onRemove={onRemoveFile}
      onContinue={onContinue}
    />
  );
}
