/** A SIP address without the password that may be typed into it: `sip:user:password@host`; one without a password is as it was. */
const withoutPassword = (address: string): string =>
  address.replace(/^(?!sips?:[^@:]*@)((?:sips?:)?[^@:]*):[^@]*@/i, '$1@');

/**
 * What of a channel's value may be seen outside its form (R9): nothing of a bot's token, no password of a SIP server.
 * @param id of the channel
 */
export function openPartOf(id: unknown, value: unknown): string {
  if (id === 'telegram' || typeof value !== 'string') return '';
  return id === 'voice' ? withoutPassword(value) : value;
}
