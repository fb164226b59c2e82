/**
 * Begins the token of a link for the owner of a server: who opens it reads that it is their own server, not that somebody calls
 * them. It is a part of the secret, and nothing is decided by it.
 */
export const OWNER_TOKEN = 'owner-';
