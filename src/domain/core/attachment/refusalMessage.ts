import { NBSP, counted, formatNumber } from '../format.ts';
import { lazily } from '../lazily.ts';
import {
  type AttachmentRules,
  type RefusalReason,
  type AttachmentRefusal,
  RESEARCH_ATTACHMENTS,
} from './attachment.ts';
import { extensionOf } from './fileKind.ts';

/** Most visible characters of a file name in a message. */
const NAME_LENGTH = 60;
/** Most names one reason lists before «и ещё …». */
const NAMES_LISTED = 20;

const graphemes = lazily(() => new Intl.Segmenter('ru', { granularity: 'grapheme' }));

/**
 * A file name as a message shows it: control and direction-changing characters gone, at most `limit` visible characters, cut in
 * the middle so that the extension stays, never inside an emoji.
 */
export function shortName(name: string, limit = NAME_LENGTH): string {
  // Cc: line breaks and the like; the rest turn the text's direction and can disguise an extension.
  const visible = name.replace(/[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, '').trim();
  if (visible.length <= limit) return visible;
  const characters = Array.from(graphemes().segment(visible), ({ segment }) => segment);
  if (characters.length <= limit) return visible;
  const tail = Math.floor((limit - 1) / 3);
  return `${characters.slice(0, limit - 1 - tail).join('')}…${characters.slice(-tail).join('')}`;
}

function listed(names: readonly string[]): string {
  const shown = names.slice(0, NAMES_LISTED).map((name) => `«${shortName(name)}»`);
  const rest = names.length - shown.length;
  return rest > 0
    ? `${shown.join(', ')} и${NBSP}ещё ${counted(rest, ['файл', 'файла', 'файлов'])}`
    : shown.length > 1
      ? `${shown.slice(0, -1).join(', ')} и${NBSP}${shown.at(-1) ?? ''}`
      : shown.join('');
}

const isOne = (names: readonly string[]): boolean => names.length === 1;

const ARCHIVES: readonly string[] = ['zip', 'rar', '7z', 'gz', 'tar'];

const isArchive = (name: string): boolean => ARCHIVES.includes(extensionOf(name));

/**
 * Returns the message about refused files: each by name, with the reason (R21). Very long lists end in «и ещё N файлов». Empty
 * text when nothing was refused.
 */
export function refusalMessage(
  refused: readonly AttachmentRefusal[],
  rules: AttachmentRules = RESEARCH_ATTACHMENTS,
): string {
  const named = (reason: RefusalReason) => refused.filter((file) => file.reason === reason).map(({ name }) => name);
  const unfit = named('type');
  const archives = unfit.filter(isArchive);
  const type = unfit.filter((name) => !isArchive(name));
  const empty = named('empty');
  const duplicate = named('duplicate');
  const tooMany = named('too_many');
  const sentences = [
    archives.length &&
      `${isOne(archives) ? 'Архив' : 'Архивы'} ${listed(archives)} сначала распакуйте и${NBSP}добавьте файлы из${NBSP}${
        isOne(archives) ? 'него' : 'них'
      }${rules === RESEARCH_ATTACHMENTS ? ': переписка WhatsApp — это _chat.txt' : ''}.`,
    type.length && `Не${NBSP}подходит формат: ${listed(type)}. Подойдут ${rules.accepted}.`,
    empty.length && `${isOne(empty) ? 'Файл пустой' : 'Файлы пустые'}: ${listed(empty)}.`,
    duplicate.length && `${isOne(duplicate) ? 'Файл уже добавлен' : 'Файлы уже добавлены'}: ${listed(duplicate)}.`,
    tooMany.length &&
      `Можно приложить не${NBSP}больше ${formatNumber(rules.limit)}${NBSP}файлов. Не${NBSP}${
        isOne(tooMany) ? 'добавлен' : 'добавлены'
      }: ${listed(tooMany)}.`,
  ];
  return sentences.filter(Boolean).join(' ');
}
