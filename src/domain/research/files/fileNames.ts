import { extensionOf } from '../../core/attachment/fileKind.ts';
import type { Op } from '../../core/operation.ts';
import type { Material } from '../research.ts';

/** The name a material gets when a person types one: what was typed, with the ending that tells its kind. */
export function renamedFile(name: string, typed: string): string {
  const stem = typed.trim().replaceAll(/\s+/g, ' ');
  const extension = extensionOf(name);
  if (extension === '' || extension.length > 5 || extensionOf(stem) === extension) return stem;
  return `${stem}.${extension}`;
}

/** A file's name without the ending that tells its kind: what is typed when it is renamed. */
export function stemOf(name: string): string {
  const extension = extensionOf(name);
  return extension === '' || extension.length > 5 ? name : name.slice(0, -extension.length - 1);
}

/** Name of the file that a text becomes which was typed, or stands in a file's place: it keeps the name where the file was plain text. */
export function typedName({ name }: Pick<Material, 'name'>): string {
  return ['txt', 'md'].includes(extensionOf(name)) ? name : `${stemOf(name)}.txt`;
}

/** Operations that give a material another name; none when it says the same, or nothing. */
export function renameMaterial({ id, name }: Pick<Material, 'id' | 'name'>, typed: string): Op[] {
  if (typed.trim() === '') return [];
  const wanted = renamedFile(name, typed);
  return wanted === name ? [] : [{ op: 'set', kind: 'material', id, fields: { name: wanted } }];
}
