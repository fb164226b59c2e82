import { Disclosure } from '#src/ui/Disclosure.tsx';
import { Stack } from '#src/ui/Stack.tsx';

import type { Untold } from '../difference.ts';

export interface UntoldListProps {
  /** What these stories have in common. */
  title: string;
  /** Stories that are told without pictures; none: no list. */
  stories: readonly Untold[];
  /** Unfolded at first. Default false. */
  open?: boolean;
}

/** Stories of which there is nothing to compare, and why. */
export function UntoldList({ title, stories, open = false }: UntoldListProps) {
  if (stories.length === 0) return null;
  return (
    <Disclosure summary={`${title}: ${stories.length}`} open={open}>
      <Stack as="ul" gap={2}>
        {stories.map(({ id, title: place, name, why }) => (
          <li key={`${id} ${why}`}>
            {place.replaceAll('/', ' → ')} → <strong>{name}</strong>
            {why === '' ? '' : `: ${why}`}
          </li>
        ))}
      </Stack>
    </Disclosure>
  );
}
