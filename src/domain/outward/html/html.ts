const ESCAPED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text that stays text in an element and in a quoted attribute. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ESCAPED[sign] ?? sign);

/** An element that holds text. Each has a direction of its own: one from right to left turns nothing else round. */
export const element = (name: string, text: string, attributes = ''): string =>
  `<${name}${attributes} dir="auto">${escapeHtml(text)}</${name}>`;
