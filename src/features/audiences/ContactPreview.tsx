import { useId, useRef } from 'react';

import { addressesOf, contactFacts, showAddress, showContact } from '../../domain/audiences/contact.ts';
import type { ContactPreview as Sorted, Unrecognised } from '../../domain/audiences/contactPreview.ts';
import { counted, formatNumber, NBSP } from '../../domain/core/format.ts';
import type { ForeignNumber } from '../../domain/core/phone/phoneRuns.ts';
import { ContactFigures } from './contacts/ContactFigures.tsx';
import type { DraftLine } from './contacts/contactDraft.ts';
import { ContactDifferences } from './contacts/ContactDifferences.tsx';
import {
  columnsSentence,
  consentsSentence,
  elsewhereSentence,
  enrichedSentence,
  linesSentence,
  refusedSentence,
  type ElsewhereCount,
} from './contacts/contactSentences.ts';
import type { RefusedBefore } from './contacts/useElsewhere.ts';
import { UnrecognisedLines } from './contacts/UnrecognisedLines.tsx';
import { Fresh, Root, Told, Top } from './contacts/ContactPreview.styles.ts';

export interface ContactPreviewProps {
  /** Tells phones outside +7 while a line is mended. Default: those are not recognised. */
  foreign?: ForeignNumber;
  /** Columns of the files that the contacts keep. Default none. */
  columns?: readonly string[];
  /** Result of the lines; null before the first time. */
  preview: Sorted<DraftLine> | null;
  /** It is being made anew: what is shown is of a moment ago. */
  busy: boolean;
  /** Called with what the person made of an unrecognised line. */
  onMend: (line: Unrecognised<DraftLine>, text: string) => void;
  /** Takes an unrecognised line out. */
  onRemove: (line: Unrecognised<DraftLine>) => void;
  /** Ids of the differences in which the other value is taken. Default none. */
  taken?: ReadonlySet<string>;
  /** Called with the differences that are decided, and whether the other value is taken. */
  onTake: (ids: readonly string[], isTaken: boolean) => void;
  /** Other audiences that already have some of the new ones. Default none. */
  elsewhere?: readonly ElsewhereCount[];
  /** Those of them who refused before. Default none. */
  refused?: RefusedBefore;
  /** Nothing can be changed now. Default false. */
  disabled?: boolean;
}

const NONE: ReadonlySet<string> = new Set();

/** New contacts shown as they will be stored. */
const FRESH_SHOWN = 6;

/**
 * Previews the result of the lines before anything is stored (R46): how many are new, known already, not recognised, and the
 * result of every line; the first new ones as they will be stored; and the unrecognised lines, to correct in place. It blocks
 * nothing.
 */
export function ContactPreview(props: ContactPreviewProps) {
  const { foreign, columns = [], preview, busy, onMend, onRemove, taken = NONE, elsewhere = [] } = props;
  const headingId = useId();
  const root = useRef<HTMLElement>(null);

  // Noughts while a file is still being read would say that there is nothing in it.
  const nothingYet = busy && preview?.fresh.length === 0 && preview.duplicates + preview.unrecognised.length === 0;
  if (preview === null || nothingYet) {
    return (
      <Root aria-labelledby={headingId} aria-busy={busy}>
        <Top>
          <h3 id={headingId}>Что распознано</h3>
          <output>Распознаём…</output>
        </Top>
      </Root>
    );
  }
  const { fresh, enriched, differences, duplicates, unrecognised, leftOut } = preview;
  const told = linesSentence(preview.lines);
  const answered = consentsSentence(preview.consents);
  const barred = refusedSentence(props.refused ?? []);
  return (
    <Root ref={root} tabIndex={-1} aria-labelledby={headingId} aria-busy={busy}>
      <Top>
        <h3 id={headingId}>Что распознано</h3>
        {busy ? <p>Распознаём…</p> : null}
      </Top>
      <ContactFigures fresh={fresh.length} duplicates={duplicates} unrecognised={unrecognised.length} busy={busy} />
      {told === '' ? null : <Told>{told}</Told>}
      {leftOut > 0 ? (
        <Told>
          Рядом с{NBSP}распознанными {counted(leftOut, ['контакт', 'контакта', 'контактов'])} не{NBSP}взято: так не
          {NBSP}бывает. {leftOut === 1 ? 'Он остался' : 'Они остались'} в{NBSP}заметке.
        </Told>
      ) : null}
      {answered === '' ? null : <Told>{answered}</Told>}
      {barred === '' ? null : <Told>{barred}</Told>}
      {enriched.length > 0 ? <Told>{enrichedSentence(enriched.length)}</Told> : null}
      {elsewhere.length > 0 ? <Told>{elsewhereSentence(elsewhere)}</Told> : null}
      {fresh.length > 0 && columns.length > 0 ? <Told>{columnsSentence(columns)}</Told> : null}
      {fresh.length > 0 ? (
        <Fresh aria-label="Новые контакты">
          {fresh.slice(0, FRESH_SHOWN).map((contact) => (
            <li key={showContact(contact)}>
              {addressesOf(contact).map(showAddress).join(', ')}{' '}
              <span>{[contact.name, contactFacts(contact)].filter(Boolean).join(' · ')}</span>
            </li>
          ))}
          {fresh.length > FRESH_SHOWN ? <li data-more>и ещё {formatNumber(fresh.length - FRESH_SHOWN)}</li> : null}
        </Fresh>
      ) : null}
      <ContactDifferences differences={differences} taken={taken} disabled={props.disabled} onTake={props.onTake} />
      <UnrecognisedLines foreign={foreign} lines={unrecognised} home={root} onMend={onMend} onRemove={onRemove} />
    </Root>
  );
}
