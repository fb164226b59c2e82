import { onDemand } from '../../../ui/onDemand.ts';

/** The upload form: its code is fetched when its button is near, and by whatever opens it without one. */
export const UploadDialog = onDemand(() =>
  import('../UploadResearchDialog.tsx').then((module) => module.UploadResearchDialog),
);
