import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { RefObject } from 'react';
import { DayPicker, type ChevronProps } from 'react-day-picker';
import { ru } from 'react-day-picker/locale/ru';

import { dateOf } from '../../domain/core/format.ts';
import type { DateText } from '../../domain/core/record.ts';
import { FIRST_YEAR, isDate, LAST_YEAR } from '../../domain/core/typedDate.ts';
import { Popup } from '../../ui/Popup.tsx';
import { Frame } from './CalendarPopup.styles.ts';

export interface CalendarPopupProps {
  /** Its name for screen readers: «Календарь: Дата начала». */
  label: string;
  /** Element that it opens under, or above where there is more room. */
  anchor: RefObject<HTMLElement | null>;
  /** The chosen date, `yyyy-mm-dd`; any other text is none. */
  value: string;
  /** Today where the person is. Default: by the system's clock. */
  today?: DateText;
  /** Called with the date that was picked; it is closed right after. */
  onPick: (date: DateText) => void;
  /** Called when it is to close: a date was picked, Escape, a press beside it. */
  onClose: () => void;
  /** Element that gets the focus when it closes. */
  returnFocus: RefObject<HTMLElement | null>;
}

/** The same day where the calendar counts days: in the system's time zone. */
function dayOf(date: DateText): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(year, month - 1, day);
}

function Chevron({ orientation }: ChevronProps) {
  const Sign = orientation === 'left' ? ChevronLeft : ChevronRight;
  return <Sign aria-hidden size={18} />;
}

const COMPONENTS = { Chevron };

/** The focus begins at the chosen day, else at today. */
function focusDay(event: Event): void {
  const frame = event.currentTarget;
  const day = frame instanceof HTMLElement ? frame.querySelector<HTMLElement>('.rdp-day_button[tabindex="0"]') : null;
  if (!day) return;
  event.preventDefault();
  day.focus();
}

/**
 * A month to pick a day from, Monday first. Arrows go by days and weeks, Page Up and Page Down by months, with Shift by years,
 * Home and End to the ends of the week.
 */
export function CalendarPopup({ label, anchor, value, today, onPick, onClose, returnFocus }: CalendarPopupProps) {
  const selected = isDate(value) ? dayOf(value) : undefined;
  const now = today === undefined ? undefined : dayOf(today);
  const first = new Date(FIRST_YEAR, 0, 1);
  const last = new Date(LAST_YEAR, 11, 31);
  return (
    <Popup
      label={label}
      anchor={anchor}
      align="end"
      returnFocus={returnFocus}
      onOpenAutoFocus={focusDay}
      onClose={onClose}
    >
      <Frame>
        <DayPicker
          mode="single"
          required
          locale={ru}
          components={COMPONENTS}
          selected={selected}
          defaultMonth={selected ?? now}
          today={now}
          startMonth={first}
          endMonth={last}
          onSelect={(day) => {
            onPick(dateOf(day));
            onClose();
          }}
        />
      </Frame>
    </Popup>
  );
}
