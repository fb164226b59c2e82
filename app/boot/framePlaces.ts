import { SAMPLE_COMPANY_ID } from '#src/domain/workspace.ts';

import { PATHS } from '../routing/paths.ts';
import { DATABASE_NAME } from '#store/databaseName.ts';

/** Where the built page's head finds first frames (app/build/ownFrames.ts). */
export const FRAME_PLACES = {
  /** Addresses of the sections whose page holds the frame over the sample (app/build/prerenderPages.ts). */
  sections: Object.values(PATHS).filter((path) => path !== PATHS.research),
  /** Name of the browser's database, which keeps the frames of what was seen. */
  database: DATABASE_NAME,
  /** The company that is shown where none was chosen. */
  company: SAMPLE_COMPANY_ID,
} as const;
