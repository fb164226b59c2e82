/** Path under which a respondent's page stands; the token of their link follows. */
export const RESPOND_PATH = '/i/';

/** The script that a company puts on its own site to have the widget there. */
export const WIDGET_SCRIPT = '/w.js';

/** Where the script asks whether anything is asked now; the company's key follows. */
export const WIDGET_API = '/api/w/';

/** Where the conversation of a token is. */
export const talkApi = (token: string): string => `/api/i/${encodeURIComponent(token)}`;
