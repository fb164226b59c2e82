import { NBSP } from '../core/format.ts';

/* The page behind the company's link, as a server reads it for the chat. */

/** Why a page was not read. */
export type PageProblem =
  | 'address'
  /** Its host is inside a private network, or does not exist. */
  | 'private'
  | 'unreachable'
  | 'slow'
  | 'status'
  /** It is no text. */
  | 'kind'
  | 'long'
  | 'empty'
  /** The site asks programs not to read it. */
  | 'robots'
  | 'redirects';

/** `POST …/page`: a page as it was read, or why it was not. */
export type PageAnswer =
  | { readonly page: { readonly url: string; readonly title: string; readonly text: string } }
  | { readonly problem: PageProblem };

const WORDS: Readonly<Record<PageProblem, string>> = {
  address: `такой адрес открыть нельзя.`,
  private: `по${NBSP}этому адресу в${NBSP}интернете ничего нет.`,
  unreachable: `сайт не${NBSP}отвечает.`,
  slow: `сайт отвечает слишком долго.`,
  status: `сайт её не${NBSP}показывает.`,
  kind: `это не${NBSP}страница с${NBSP}текстом.`,
  long: `она слишком большая.`,
  empty: `в${NBSP}ней нет текста.`,
  robots: `сайт просит программы её не${NBSP}читать.`,
  redirects: `сайт отсылает с${NBSP}одного адреса на${NBSP}другой.`,
};

/** Why a page was not read, in words that end a sentence. */
export const pageProblemWords = (problem: PageProblem): string => WORDS[problem];

/** Said when the server itself could not be asked. */
export const NO_SERVER_WORDS = `сервер сейчас не${NBSP}отвечает.`;
