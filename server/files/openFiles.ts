import path from 'node:path';

import type { Environment } from '../environment/environment.ts';
import type { FileStorage } from './fileStorage.ts';

/** Opens the storage that the environment names; what talks to an object store is loaded for those who have one. */
export async function openFiles({ dataFolder, s3 }: Environment): Promise<FileStorage> {
  if (s3 === null) return (await import('./diskStorage.ts')).createDiskStorage(path.join(dataFolder, 'files'));
  const [{ createS3Client }, { createS3Storage }] = await Promise.all([
    import('./s3Client.ts'),
    import('./s3Storage.ts'),
  ]);
  return createS3Storage(createS3Client(s3));
}
