import { RecordingReader } from '#src/features/research/reading/view/player/RecordingReader.tsx';
import type { MaterialReaderProps } from '#src/features/research/reading/MaterialReader.tsx';

import type { OpenTyping } from './useOpenTyping.ts';
import { useTyping } from './useTyping.ts';

/** Properties that a recording's view and the view of a text in typing take from the reading view. */
export interface RecordingRouteProps extends Pick<
  MaterialReaderProps,
  | 'material'
  | 'labels'
  | 'studyTitle'
  | 'materials'
  | 'columns'
  | 'onColumnsChange'
  | 'onOpenMaterial'
  | 'backLabel'
  | 'onClose'
> {
  /** Recording to play; null where there is none, `gone` when it was removed meanwhile. */
  recording: Exclude<MaterialReaderProps['recording'], undefined>;
  /** The text that is corrected; null of a recording. */
  text: string | null;
  /** Whether the text is typed. */
  typing: boolean;
  /** Shows a material, in typing or in reading. */
  onOpen: OpenTyping;
}

/** A recording that is listened to or written down, and a text that is corrected: the draft, and what saves it. */
export function RecordingRoute({
  text,
  labels = null,
  typing,
  onOpen,
  columns,
  onColumnsChange,
  ...view
}: RecordingRouteProps) {
  const { material, materials } = view;
  const typed = useTyping(material, { text, labels }, onOpen);
  return (
    <RecordingReader
      {...view}
      withMaterials={columns.materials}
      onMaterialsChange={(isShown) => onColumnsChange({ ...columns, materials: isShown })}
      transcripts={materials.flatMap(({ material: one }) => (one.transcriptOf === material.id ? [one] : []))}
      typing={typing ? typed : null}
      hasDraft={typed.isChanged}
      onType={() => onOpen(material.id, true)}
      onLeaveTyping={() => onOpen(material.id, false)}
    />
  );
}
