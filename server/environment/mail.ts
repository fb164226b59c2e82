import * as v from 'valibot';

import { isEmail } from '../../src/domain/core/email.ts';
import { address, type Read, type Variable } from './variable.ts';

/** Settings of letters besides their mail server: the sender, and the target of the links in them. */
export const MAIL_NEEDS = ['MAIL_FROM', 'BASE_URL'] as const;

/** `name@company.example`, or with a name before it. */
const SENDER = /^(?:[^<>@"\r\n]{1,100} )?<([^<>]+)>$/;

export const MAIL_VARIABLES = {
  SMTP_URL: {
    schema: address(
      ['smtp:', 'smtps:'],
      ({ pathname, search, hash }) => /^\/?$/.test(pathname) && search + hash === '',
    ),
    fallback: null,
    ru: 'нужен адрес вида smtp://имя:пароль@сервер:587 или smtps://…:465; с ним нужны MAIL_FROM и BASE_URL',
    en: 'must look like smtp://user:password@host:587 or smtps://…:465; MAIL_FROM and BASE_URL go with it',
  },
  MAIL_FROM: {
    schema: v.pipe(
      v.string(),
      v.check((text) => isEmail(SENDER.exec(text)?.[1] ?? text)),
    ),
    fallback: null,
    ru: 'нужен адрес, от которого идут письма: no-reply@company.example или Ориентир <no-reply@company.example>',
    en: 'must be the address that letters are from: no-reply@company.example or Orientir <no-reply@company.example>',
  },
} as const satisfies Readonly<Record<string, Variable>>;

/** Who carries letters, and who they are from. */
export interface MailSettings {
  /** Includes the password, if it needs one. */
  readonly url: string;
  /** Who they are from: an address, perhaps with a name. */
  readonly from: string;
}

/** Who carries letters; null where none are sent. */
export function readMail(read: Read<keyof typeof MAIL_VARIABLES>): MailSettings | null {
  const url = read<string | null>('SMTP_URL');
  const from = read<string | null>('MAIL_FROM');
  return url === null || from === null ? null : { url, from };
}
