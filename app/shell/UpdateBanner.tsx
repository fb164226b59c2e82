import { UpdateNotice } from '#src/features/shell/UpdateNotice.tsx';

import { acceptUpdate, postponeUpdate, useAppUpdate } from '../offline/appUpdate.ts';

/** Offers a newer version of the app; see app/offline/register.ts. */
export function UpdateBanner() {
  return <UpdateNotice update={useAppUpdate()} onUpdate={acceptUpdate} onLater={postponeUpdate} />;
}
