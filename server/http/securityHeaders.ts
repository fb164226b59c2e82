/**
 * Returns the headers of every answer. The page states what it may load in its own policy (app/build/contentSecurityPolicy.ts).
 * Only a header can forbid framing it.
 * @param isSecure whether people come by HTTPS alone
 */
export function securityHeaders(isSecure: boolean): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': "frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    // Addresses name records, and the way in is an address.
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    ...(isSecure ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}),
  };
}
