import { useMissing } from '../../ui/context/rights.ts';
import { Link } from '../../ui/Link.tsx';
import type { Related } from './openExperiment.ts';

export interface RelatedLinkProps {
  /** The record that is named. */
  related: Related;
}

/** A link to a related record, or its name and the word that it is gone. */
export function RelatedLink({ related }: RelatedLinkProps) {
  const gone = useMissing('источник удалён');
  return related.href ? (
    <Link href={related.href}>{related.label}</Link>
  ) : (
    <>
      {related.label} ({gone})
    </>
  );
}
