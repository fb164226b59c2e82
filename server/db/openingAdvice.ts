/** Codes of the system and of PostgreSQL, and what helps against each. */
const BY_CODE: Readonly<Record<string, string>> = {
  EACCES: 'У сервера нет прав на папку данных: дайте их пользователю сервера, или укажите другую папку в DATA_DIR.',
  EROFS: 'Папка данных только для чтения: укажите другую в DATA_DIR.',
  ENOSPC: 'На диске кончилось место: освободите его и перезапустите сервер.',
  ECONNREFUSED: 'По адресу из DATABASE_URL никто не отвечает: запустите PostgreSQL или исправьте адрес.',
  ENOTFOUND: 'Имя сервера из DATABASE_URL не найдено: исправьте адрес.',
  ETIMEDOUT: 'PostgreSQL не отвечает: проверьте сеть и адрес в DATABASE_URL.',
  '28P01': 'PostgreSQL не принял пароль: исправьте DATABASE_URL.',
  '28000': 'PostgreSQL не пускает этого пользователя: исправьте DATABASE_URL или права.',
  '3D000': 'Такой базы в PostgreSQL нет: создайте её или исправьте DATABASE_URL.',
  '53300': 'У PostgreSQL кончились соединения: уменьшите DATABASE_CONNECTIONS или разрешите больше.',
};

/** Our own errors of opening, and what helps against each. */
const BY_NAME: Readonly<Record<string, string>> = {
  FolderInUseError: 'С папкой данных работает другой сервер: остановите его или дайте этому другую DATA_DIR.',
  NewerDatabaseError: 'База сделана более новой версией: поставьте её или верните копию, сделанную этой.',
  OtherShapeError: 'База другой версии: запустите её сервер или обновите этот.',
  OtherSecretError: 'База знает другой секрет входа: дайте AUTH_SECRET её серверов или запустите с --new-secret.',
  UnwalledError: 'Пользователь базы обходит защиту строк: дайте ему роль orientir_app или другого пользователя.',
};

const codeOf = (error: unknown): string => String((error as { code?: unknown } | null)?.code ?? '');

/**
 * A sentence in Russian for who runs the server: how to make a database open that did not.
 * @param isEmbedded whether it is the one in the data folder
 */
export function openingAdvice(error: unknown, isEmbedded: boolean): string {
  const { name, cause } = error instanceof Error ? error : { name: '', cause: undefined };
  return (
    BY_NAME[name] ??
    BY_CODE[codeOf(error)] ??
    BY_CODE[codeOf(cause)] ??
    (isEmbedded
      ? 'База в папке данных не открывается, возможно, повреждена: отложите папку database и верните копию: npm run restore -- файл.'
      : 'База не открывается: проверьте DATABASE_URL и журнал PostgreSQL.')
  );
}
