import { SkipForward } from 'lucide-react';

import { Button } from '../../../ui/Button.tsx';
import { Row } from '../../../ui/Row.tsx';

export interface LinkHelpProps {
  /** Nothing can be pressed now. Default false. */
  disabled?: boolean;
  /** There is no site: the conversation goes on without a link. */
  onNoSite: () => void;
}

/** Offers the way on to a user whose company has no site: a button for what can also be typed. */
export function LinkHelp({ disabled = false, onNoSite }: LinkHelpProps) {
  return (
    <Row>
      <Button size="sm" variant="quiet" icon={<SkipForward />} disabled={disabled} onClick={onNoSite}>
        Сайта нет
      </Button>
    </Row>
  );
}
