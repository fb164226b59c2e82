import { useEffect, useState } from 'react';

import { useStore } from '#store/StoreContext.ts';

/**
 * Returns the address of a kept file for an `img`, or undefined while it is read, and when it is not kept or cannot be read: a
 * picture then shows its placeholder.
 * @param fileId SHA-256 of the file, or null
 */
export function useFileUrl(fileId: string | null): string | undefined {
  const store = useStore();
  const [read, setRead] = useState<{ readonly fileId: string; readonly url: string }>();
  useEffect(() => {
    if (fileId === null) return undefined;
    let url: string | undefined;
    let wanted = true;
    store.files.get(fileId).then(
      (blob) => {
        if (!wanted || !blob) return;
        url = URL.createObjectURL(blob);
        setRead({ fileId, url });
      },
      () => undefined,
    );
    return () => {
      wanted = false;
      if (url !== undefined) URL.revokeObjectURL(url);
    };
  }, [store, fileId]);
  return read && read.fileId === fileId ? read.url : undefined;
}
