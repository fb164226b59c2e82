import { Fragment, type ReactNode } from 'react';

import { boundOnScreen } from '#src/domain/core/boundText.ts';
import { NBSP } from '#src/domain/core/format.ts';

/** Words of one or two letters stay with the next one: a line does not end on «и» or «не». */
const SHORT = /(?<=^|[\s(«])([а-яё]{1,2}) (?=\S)/giu;

/** A number stays with its unit. */
const PIXELS = /(?<=\d) (?=px)/g;

/** A text of the documentation: backticks mark code, short words keep to the next one. */
export function Words({ children: text }: { children: string }): ReactNode {
  return text.split('`').map((part, index) => {
    // Odd parts were between two backticks.
    if (index % 2 === 1) return <code key={`${index}`}>{part}</code>;
    const bound = boundOnScreen(part)
      .replaceAll(PIXELS, NBSP)
      .replaceAll(SHORT, `$1${NBSP}`)
      .replaceAll(SHORT, `$1${NBSP}`);
    return <Fragment key={`${index}`}>{bound}</Fragment>;
  });
}
