import { Users } from 'lucide-react';

import { Button } from '../../../ui/Button.tsx';

export interface SpeakersButtonProps {
  /** Name of the material, for its name. */
  material: string;
  /** Chosen speakers: «Марина, 2 участника». Empty before the choice. */
  who: string;
  /** Opens the dialog «Кто говорит». */
  onOpen: () => void;
}

/** Shows beside a material its speakers, once chosen; pressing it asks. */
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
