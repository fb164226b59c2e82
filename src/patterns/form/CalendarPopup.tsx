import { Anchor, Content, Portal, Root } from '@radix-ui/react-popover';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { RefObject } from 'react';
import { DayPicker, type ChevronProps } from 'react-day-picker';
import { ru } from 'react-day-picker/locale/ru';
import { keyframes, styled } from 'styled-components';

import { dateOf } from '../../domain/core/format.ts';
import type { DateText } from '../../domain/core/record.ts';
import { FIRST_YEAR, isDate, LAST_YEAR } from '../../domain/core/typedDate.ts';
import { media } from '../../theme/media.ts';
import { durations, fontSizes, layers, radii, spaces } from '../../theme/tokens.ts';

export interface CalendarPopupProps {
  /** Its name for screen readers: «Календарь: Дата начала». */
  label: string;
  /** What it lies under, or above where there is more room. */
  anchor: RefObject<HTMLElement | null>;
  /** The chosen date, `yyyy-mm-dd`; any other text is none. */
  value: string;
  /** Today where the person is. Default: by the system's clock. */
  today?: DateText;
  /** Called with the date that was picked; it is closed right after. */
  onPick: (date: DateText) => void;
  /** Called when it is to close: a date was picked, Escape, a press beside it. */
  onClose: () => void;
  /** What gets the focus when it closes. */
  returnFocus: RefObject<HTMLElement | null>;
}

const appear = keyframes`
  from { opacity: 0; }
`;

const Frame = styled(Content)`
  z-index: ${layers.popover};
  max-height: var(--radix-popover-content-available-height);
  padding: ${spaces[2]}px;
  overflow: auto;
  border: 1px solid var(--color-hairline);
  border-radius: ${radii.block}px;
  background: var(--color-surface);
  box-shadow: var(--shadow-float);
  color: var(--color-ink);
  --day: min(2.5rem, calc((var(--radix-popover-content-available-width) - 18px) / 7));

  & .rdp-root,
  & .rdp-month {
    position: relative;
  }
  /* As high as a month of six weeks, so that nothing moves under the pointer from month to month. */
  & .rdp-month {
    min-height: calc(72px + 6 * var(--day));
  }
  & .rdp-month_caption {
    display: grid;
    place-items: center;
    min-height: 40px;
    padding-inline: 44px;
    font-weight: 600;
    text-align: center;
  }
  & .rdp-caption_label::first-letter {
    text-transform: uppercase;
  }
  & .rdp-nav {
    position: absolute;
    z-index: 1;
    inset: 0 0 auto;
    display: flex;
    justify-content: space-between;
    pointer-events: none;
  }
  & :is(.rdp-button_previous, .rdp-button_next) {
    display: grid;
    place-items: center;
    width: 40px;
    height: 40px;
    padding: 0;
    border: 0;
    border-radius: ${radii.small}px;
    background: none;
    color: var(--color-ink-soft);
    cursor: pointer;
    pointer-events: auto;
  }
  & :is(.rdp-button_previous, .rdp-button_next)[aria-disabled='true'] {
    cursor: not-allowed;
    opacity: 0.45;
  }
  & :is(.rdp-button_previous, .rdp-button_next, .rdp-day_button):hover:not(:disabled, [aria-disabled='true']) {
    background: var(--color-sunken);
    color: var(--color-ink);
  }
  & .rdp-month_grid {
    border-collapse: collapse;
  }
  & .rdp-weekday {
    height: 32px;
    padding: 0;
    color: var(--color-ink-soft);
    font-size: ${fontSizes.xs};
    font-weight: 400;
  }
  & .rdp-day {
    padding: 0;
    text-align: center;
  }
  & .rdp-day_button {
    display: grid;
    place-items: center;
    width: var(--day);
    height: var(--day);
    padding: 0;
    border: 1.5px solid transparent;
    border-radius: ${radii.small}px;
    background: none;
    font-size: ${fontSizes.sm};
    font-variant-numeric: tabular-nums;
    cursor: pointer;
  }
  & .rdp-today .rdp-day_button {
    border-color: var(--color-accent);
    color: var(--color-accent);
    font-weight: 600;
  }
  & .rdp-selected .rdp-day_button,
  & .rdp-selected .rdp-day_button:hover:not(:disabled) {
    border-color: var(--color-accent);
    background: var(--color-accent);
    color: var(--color-on-accent);
    font-weight: 600;
  }
  ${media.mobile} {
    --day: min(2.75rem, calc((var(--radix-popover-content-available-width) - 18px) / 7));
    & :is(.rdp-button_previous, .rdp-button_next) {
      width: 44px;
      height: 44px;
    }
  }
  @media (forced-colors: active) {
    & .rdp-today .rdp-day_button {
      text-decoration: underline;
    }
  }
  ${media.motion} {
    animation: ${appear} ${durations.fast}ms;
  }
  ${media.print} {
    display: none;
  }
`;

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
    <Root open modal onOpenChange={onClose}>
      <Anchor virtualRef={anchor as RefObject<HTMLElement>} />
      <Portal>
        <Frame
          aria-label={label}
          align="end"
          sideOffset={6}
          collisionPadding={8}
          onOpenAutoFocus={focusDay}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            returnFocus.current?.focus();
          }}
        >
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
      </Portal>
    </Root>
  );
}
