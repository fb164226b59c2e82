import { createHash } from 'node:crypto';

import type { Upload } from './fileStorage.ts';

const hashed = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A company's folder, `…/`: its id may hold anything, a way out of the folder included. */
export const companyFolder = (companyId: string): string => `${hashed(companyId)}/`;

export const fileName = (companyId: string, sha256: string): string => `${companyFolder(companyId)}${sha256}`;

export const uploadName = ({ companyId, sha256, personId }: Upload): string =>
  `${companyFolder(companyId)}${sha256}-${hashed(personId)}`;
