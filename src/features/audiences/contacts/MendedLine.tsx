import { X } from 'lucide-react';
import { useRef, useState, type Ref } from 'react';
import { styled } from 'styled-components';

import { readAddressed, showAddress } from '../../../domain/audiences/contact.ts';
import { nameInRow } from '../../../domain/audiences/contactPlan.ts';
import type { Unrecognised } from '../../../domain/audiences/contactPreview.ts';
import { shortName } from '../../../domain/core/attachment/refusalMessage.ts';
import { formatNumber, quoted } from '../../../domain/core/format.ts';
import type { ForeignNumber } from '../../../domain/core/phone/phoneRuns.ts';
import { spaces } from '../../../theme/tokens.ts';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import type { DraftLine } from './contactDraft.ts';

export interface MendedLineProps {
  /** Tells phones outside +7. Default: those are not recognised. */
  foreign: ForeignNumber | undefined;
  /** Current line. */
  line: Unrecognised<DraftLine>;
  /** Its field. */
  field: Ref<HTMLInputElement>;
  /** Called with what the person made of it; `held` when the focus is still in the line. */
  onMend: (text: string, held: boolean) => void;
  /** Takes the line out. */
  onRemove: () => void;
}

const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${spaces[1]}px;
  align-items: start;

  /* Beside the field, under its label. */
  & > button {
    margin-top: ${spaces[5]}px;
  }
  & > button:last-child:not(:nth-child(2)) {
    grid-column: 1;
    justify-self: start;
    margin-top: 0;
  }
`;

/** A line to mend. What was changed is taken over by Enter, by the button, and on leaving the line. */
export function MendedLine({ foreign, line, field, onMend, onRemove }: MendedLineProps) {
  const [text, setText] = useState(line.text);
  const [before, setBefore] = useState(line.text);
  if (before !== line.text) {
    setBefore(line.text);
    setText(line.text);
  }
  const { type, source, row: cells } = line;
  const { type: found, reading } = readAddressed(text, type, foreign);
  const values = 'values' in reading ? reading.values : null;
  const person = cells ? nameInRow(cells.cells, cells.plan) : '';
  const place = `Строка ${formatNumber(line.line)}`;
  const sheet = source?.sheet ? `, лист ${quoted(shortName(source.sheet.name, 20))}` : '';
  const inFile = source ? `${shortName(source.name, 40)}${sheet}, строка ${formatNumber(line.line)}` : place;
  const name = person === '' ? inFile : `${inFile}, ${shortName(person, 40)}`;
  const row = useRef<HTMLLIElement>(null);
  const commit = () => {
    if (text !== line.text) onMend(text, row.current?.contains(document.activeElement) === true);
  };
  return (
    <Line
      ref={row}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) commit();
      }}
    >
      <TextField
        ref={field}
        label={name}
        value={text}
        autoComplete="off"
        spellCheck={false}
        error={'problem' in reading ? reading.problem : undefined}
        hint={
          values ? `Распознано: ${values.map((value) => showAddress({ type: found, value })).join(', ')}` : undefined
        }
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Not the form's: it would be sent.
          event.preventDefault();
          commit();
        }}
      />
      <IconButton label={`Убрать: ${name}`} icon={<X />} onClick={onRemove} />
      {values ? (
        <Button size="sm" onClick={commit}>
          Исправить<VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      ) : null}
    </Line>
  );
}
