/** Browser's estimate of its disk. */
export interface StorageEstimate {
  /** Bytes in use by the app, about. */
  readonly usage: number;
  /** Bytes the app may use in all, about. */
  readonly quota: number;
}

const storage = (): StorageManager | undefined => globalThis.navigator?.storage;

/**
 * Asks the browser not to clear the data by itself when the disk runs full.
 * @returns whether it promised; false also where it cannot be asked. Never throws
 */
export async function requestPersistence(): Promise<boolean> {
  try {
    const manager = storage();
    if (!manager?.persist) return false;
    return (await manager.persisted()) || (await manager.persist());
  } catch {
    return false;
  }
}

/** Whether the browser promised to keep the data; null where it cannot be asked. Never throws. */
export async function isPersistent(): Promise<boolean | null> {
  try {
    return (await storage()?.persisted?.()) ?? null;
  } catch {
    return null;
  }
}

/** How much of the disk is used, or undefined where the browser does not say. Never throws. */
export async function storageEstimate(): Promise<StorageEstimate | undefined> {
  try {
    const { usage, quota } = (await storage()?.estimate?.()) ?? {};
    return usage === undefined || quota === undefined ? undefined : { usage, quota };
  } catch {
    return undefined;
  }
}
