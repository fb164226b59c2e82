export interface Room {
  readonly files: string;
  readonly may: readonly string[];
  readonly packages?: RegExp;
  readonly says: string;
}
export function wallsTable(): string;
export function roomOf(file: string): Room | undefined;
export function breach(file: string, target: string, isPackage: boolean): string | null;
