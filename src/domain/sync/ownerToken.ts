/**
 * Prefix of the token of a link for the owner of a server: the reader sees that it is their own server, and not an invitation. It
 * is a part of the secret, and decides nothing.
 */
export const OWNER_TOKEN = 'owner-';
