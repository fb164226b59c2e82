import { Users } from 'lucide-react';

import { Button } from '../../../ui/Button.tsx';

export interface SpeakersButtonProps {
  /** Name of the material, for its name. */
  material: string;
  /** Who was said to speak: «Марина, 2 участника». Empty while nobody said. */
  who: string;
  /** Opens the dialog «Кто говорит». */
  onOpen: () => void;
}

/** Beside a material: who speaks in it, once somebody said; pressing it asks. */
export function SpeakersButton({ material, who, onOpen }: SpeakersButtonProps) {
  const words = who || 'Кто говорит';
  return (
    <Button
      needs="Researcher"
      size="sm"
      variant="quiet"
      icon={<Users />}
      aria-label={who ? `${words} — кто говорит: ${material}` : `${words}: ${material}`}
      onClick={onOpen}
    >
      {words}
    </Button>
  );
}
