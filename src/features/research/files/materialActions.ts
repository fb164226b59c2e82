import type { Outcome } from '../../../domain/core/outcome.ts';
import type { Material, Research } from '../../../domain/research/research.ts';
import type { ReadChats } from './chatActs.ts';
import type { UploadControls } from './useUpload.ts';

/** Role of a file beside a material: the transcript of a recording, or the recording itself. */
export type Attached = 'transcript' | 'recording';

/** Saves a material: its file as it is, or its text without personal data, of a file of text. */
export type DownloadMaterial = (material: Material, form?: 'masked') => void;

/** Actions on the files of a study. Each returns when it is stored, or reports why it is not, or not wholly. */
export interface MaterialActions {
  /** Files are to come to a study, after those it has. */
  readonly onAdd: (
    study: Pick<Research, 'id' | 'title'>,
    files: readonly File[],
    controls: UploadControls,
  ) => Promise<Outcome>;
  /** A file is to take the place of a material's, which stays the same material. */
  readonly onReplace: (material: Material, file: File, controls: UploadControls) => Promise<Outcome>;
  /** Called to put a file beside a material. */
  readonly onAttach: (material: Material, as: Attached, file: File, controls: UploadControls) => Promise<Outcome>;
  /** A material is to have another name; what tells its kind is put behind it. */
  readonly onRename: (material: Material, name: string) => Promise<Outcome>;
  /** A material's row is to have this place among the rows, from 0. */
  readonly onMove: (material: Material, to: number) => Promise<Outcome>;
  /** These materials are to go. */
  readonly onRemove: (materials: readonly Material[]) => Promise<Outcome>;
  /** Reads which chats a .json holds: of a whole account they are chosen. Not there: every file is taken as it is. */
  readonly readChats?: ReadChats;
  /** Something failed when the study was closed already, so that its files cannot say it. */
  readonly onFailedUnseen: (message: string) => void;
}
