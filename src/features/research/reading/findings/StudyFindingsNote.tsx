import { counted, plural, type PluralForms } from '../../../../domain/core/format.ts';
import { Link } from '../../../../ui/Link.tsx';
import { QuietLine } from '../../../../patterns/QuietLine.tsx';

export interface StudyFindingsNoteProps {
  /** How many findings wait for a person's word. */
  count: number;
  /** In how many materials. */
  materials: number;
  /** Address of the first of them in its text. */
  href: string;
  /** Address of the page with all of them together. */
  allHref: string;
}

const FINDINGS: PluralForms = ['находка', 'находки', 'находок'];
const IN_MATERIALS: PluralForms = ['материале', 'материалах', 'материалах'];
const WAIT: PluralForms = ['ждёт', 'ждут', 'ждут'];

/** Shows how many undecided findings a study's materials have, and the link to them; nothing when there are none. */
export function StudyFindingsNote({ count, materials, href, allHref }: StudyFindingsNoteProps) {
  if (count === 0) return null;
  return (
    <QuietLine
      actions={
        <>
          <Link href={allHref}>Все находки</Link>
          <Link href={href}>К первой находке</Link>
        </>
      }
    >
      {counted(count, FINDINGS)} в {counted(materials, IN_MATERIALS)} {plural(count, WAIT)} разбора.
    </QuietLine>
  );
}
