import { CalendarDays } from 'lucide-react';
import { useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { styled } from 'styled-components';

import { formatDate } from '../../domain/core/format.ts';
import type { DateText } from '../../domain/core/record.ts';
import { problemOfDate, readDate } from '../../domain/core/typedDate.ts';
import { media } from '../../theme/media.ts';
import { spaces } from '../../theme/tokens.ts';
import { controlCss } from '../../ui/field/controlCss.ts';
import { Field, type FieldProps } from '../../ui/field/Field.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { onDemand } from '../../ui/onDemand.ts';
import { asReadOnly, useMissingRole, type NeedsProps } from '../../ui/context/rights.ts';

/** The calendar brings two libraries; it is loaded when one is first wanted. Typing needs none of it. */
const CalendarPopup = onDemand(() => import('./CalendarPopup.tsx').then((module) => module.CalendarPopup));

export interface DateFieldProps extends Pick<FieldProps, 'hint' | 'error' | 'required' | 'hideLabel'>, NeedsProps {
  /** Name of the field, above it; the calendar is named after it, too. */
  label: string;
  /** Name of the control, by which a form finds it. */
  name?: string;
  /** The date, `yyyy-mm-dd`, or what was typed in its place: it stays until it is mended. Empty: none. */
  value: string;
  /** Called at every key with the date, `yyyy-mm-dd`, or with the text as it is while that is no date. */
  onChange: (value: string) => void;
  /** Today where the person is: marked in the calendar, which opens there while there is no date. Default: by the system's clock. */
  today?: DateText;
  /** The input element. */
  ref?: Ref<HTMLInputElement>;
}

const Box = styled.div`
  position: relative;
  min-width: 0;

  & > button {
    position: absolute;
    top: calc(50% - 16px);
    right: ${spaces[1]}px;
  }
  ${media.mobile} {
    & > button {
      top: calc(50% - 22px);
      right: 0;
    }
  }
`;

const Input = styled.input`
  ${controlCss}
  padding-inline-end: 44px;
  font-variant-numeric: tabular-nums;
`;

/** The date that a text means, or the text itself. */
function meaningOf(text: string): string {
  const typed = readDate(text);
  return 'date' in typed ? typed.date : text.trim();
}

/**
 * A calendar date, typed and shown as dd.mm.yyyy whatever the browser's language (R17), or chosen in a calendar: by the
 * button, or Alt+↓ in the field. A date that there is not stays as it was typed, and the field says what is wrong once it is left.
 */
export function DateField(props: DateFieldProps) {
  const { label, hint, error, required, hideLabel, name, value, onChange, today, needs, ref } = props;
  const barred = useMissingRole(needs);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [typed, setTyped] = useState('');
  const [left, setLeft] = useState(true);
  const [calendar, setCalendar] = useState<'closed' | 'open' | 'missing'>('closed');
  const problem = left && value !== '' ? problemOfDate(value) : undefined;

  const open = () => {
    CalendarPopup.preload().then(
      () => setCalendar('open'),
      () => setCalendar('missing'),
    );
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || !event.altKey) return;
    event.preventDefault();
    open();
  };
  return (
    <Field
      label={label}
      hint={calendar === 'missing' ? 'Календарь не загрузился: наберите дату, например 22.11.2026' : hint}
      error={problem ?? error}
      required={required}
      hideLabel={hideLabel}
      describedBy={barred?.id}
    >
      {(ids) => (
        <Box ref={box}>
          <Input
            ref={ref}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            placeholder="дд.мм.гггг"
            name={name}
            value={meaningOf(typed) === value ? typed : formatDate(value)}
            onChange={(event) => {
              setTyped(event.target.value);
              setLeft(false);
              onChange(meaningOf(event.target.value));
            }}
            onBlur={() => {
              setTyped(formatDate(value));
              setLeft(true);
            }}
            onKeyDown={barred ? undefined : handleKeyDown}
            {...(barred ? asReadOnly({}, barred) : {})}
            {...ids}
          />
          <IconButton
            ref={button}
            size="sm"
            label={`Календарь: ${label}`}
            icon={<CalendarDays />}
            needs={needs}
            aria-haspopup="dialog"
            aria-expanded={calendar === 'open'}
            onPointerEnter={() => void CalendarPopup.preload().catch(() => undefined)}
            onClick={open}
          />
          {calendar === 'open' ? (
            <CalendarPopup
              label={`Календарь: ${label}`}
              anchor={box}
              value={value}
              today={today}
              onPick={onChange}
              onClose={() => setCalendar('closed')}
              returnFocus={button}
            />
          ) : null}
        </Box>
      )}
    </Field>
  );
}
