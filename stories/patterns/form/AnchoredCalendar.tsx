import { useRef } from 'react';

import { CalendarPopup, type CalendarPopupProps } from '#src/patterns/form/CalendarPopup.tsx';

/** A calendar under a line of text, in place of a field. */
export function AnchoredCalendar(props: CalendarPopupProps) {
  const anchor = useRef<HTMLParagraphElement>(null);
  return (
    <>
      <p ref={anchor} style={{ width: 300 }}>
        Дата начала
      </p>
      <CalendarPopup {...props} anchor={anchor} />
    </>
  );
}
