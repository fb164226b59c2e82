/** Name of the browser's database; here apart, so that naming it loads no database code. */
export const DATABASE_NAME = 'orientir';
