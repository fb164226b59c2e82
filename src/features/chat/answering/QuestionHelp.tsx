import { CircleHelp, Clock, PenLine, SkipForward, TextCursorInput } from 'lucide-react';

import { Button } from '../../../ui/Button.tsx';
import { Row } from '../../../ui/Row.tsx';

export interface QuestionHelpProps {
  /** Whether the last typed text was not taken for an answer: it can be taken anyway. */
  isUnclear: boolean;
  /** Nothing can be pressed now. Default false. */
  disabled?: boolean;
  /** An answer is to be picked in what was read; without it nothing was, and the button is not there. */
  onPick?: (() => void) | undefined;
  /** Called when the last typed text is the answer. */
  onTakeAnyway: () => void;
  /** The question is to be explained. */
  onExplain: () => void;
  /** The question is to be asked again after the others. */
  onLater: () => void;
  /** The question stays without an answer. */
  onSkip: () => void;
}

/** Offers help to a user who does not answer at once: buttons for commands that can also be typed. */
export function QuestionHelp(props: QuestionHelpProps) {
  const { isUnclear, disabled = false, onPick, onTakeAnyway, onExplain, onLater, onSkip } = props;
  return (
    <Row>
      {isUnclear ? (
        <Button size="sm" icon={<PenLine />} disabled={disabled} onClick={onTakeAnyway}>
          Записать как есть
        </Button>
      ) : null}
      {onPick ? (
        <Button size="sm" variant="quiet" icon={<TextCursorInput />} disabled={disabled} onClick={onPick}>
          Выбрать в тексте
        </Button>
      ) : null}
      <Button size="sm" variant="quiet" icon={<CircleHelp />} disabled={disabled} onClick={onExplain}>
        Что это значит?
      </Button>
      <Button size="sm" variant="quiet" icon={<Clock />} disabled={disabled} onClick={onLater}>
        Позже
      </Button>
      <Button size="sm" variant="quiet" icon={<SkipForward />} disabled={disabled} onClick={onSkip}>
        Пропустить
      </Button>
    </Row>
  );
}
