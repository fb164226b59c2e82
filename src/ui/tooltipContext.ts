import { createContext } from 'react';

/** Whether a TooltipProvider is around, so that a Tooltip shown alone (a story, a test) brings its own. */
export const TooltipContext = createContext(false);
