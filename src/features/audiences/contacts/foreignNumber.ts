import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

import type { ForeignNumber } from '../../../domain/core/phone/phoneRuns.ts';

/**
 * A number of any country in E.164, if that country's plan has such numbers. The smallest metadata tell the length and the first
 * digits; whether it is a mobile they do not know, and nothing here asks.
 */
export const foreignNumber: ForeignNumber = (text) => {
  const parsed = parsePhoneNumberFromString(text);
  return parsed?.isValid() ? parsed.number : undefined;
};
