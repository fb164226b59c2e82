import { Bot, Square } from 'lucide-react';

import { Button } from '../../ui/Button.tsx';

export interface AskModelButtonProps {
  /** Whether the model is at work: then the button stops it. */
  working: boolean;
  /** Label of the button while the model is idle: «Набросать с моделью». */
  label: string;
  /** Default `sm`, as it is among fields. */
  size?: 'sm' | 'md';
  /** The model is to be asked. */
  onAsk: () => void;
  /** It is to stop. */
  onStop: () => void;
}

/** Has a model asked, and stops it: one button, so that the focus stays where it is. */
export function AskModelButton({ working, label, size = 'sm', onAsk, onStop }: AskModelButtonProps) {
  return (
    <Button size={size} needs="Researcher" icon={working ? <Square /> : <Bot />} onClick={working ? onStop : onAsk}>
      {working ? 'Остановить' : label}
    </Button>
  );
}
