/** Path of a respondent's page; the token of their link follows. */
export const RESPOND_PATH = '/i/';

/** What a mail program sends to the address of a page when its reader refuses there (RFC 8058). */
export const ONE_CLICK = 'List-Unsubscribe=One-Click';

/** The script that a company puts on its own site to have the widget there. */
export const WIDGET_SCRIPT = '/w.js';

/** Where the script asks whether anything is asked now; the company's key follows. */
export const WIDGET_API = '/api/w/';

/** Beside each refusal: which page the server has now. A page that is another is older, or newer, than the server. */
export const PAGE_HEADER = 'X-Respond-Page';

/** Which page a script's address belongs to: its name says what is in it. Empty for what no build has made. */
export const pageOf = (address: string): string => /\brespond-[\w-]+\.js/.exec(address)?.[0] ?? '';

/** Where the conversation of a token is. */
export const conversationApi = (token: string): string => `/api/i/${encodeURIComponent(token)}`;
