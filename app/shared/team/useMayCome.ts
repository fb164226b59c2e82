import { useSync } from './useSync.ts';

/**
 * Whether a record that is not here may come yet, so that nobody is told that it was deleted: the first pull of a shared company has
 * not ended, or its records were taken from this browser, or it is not known yet whether it is shared.
 */
export function useMayCome(): boolean {
  const sync = useSync();
  if (sync.mode === 'team') return sync.isCatchingUp === true || sync.connection === 'noAccess';
  return sync.mode === 'unknown';
}
