import { useEffect, useRef } from 'react';

export interface StepHeadingProps {
  /** Name of the step. */
  children: string;
  /** Whether it was come to from another step: then the heading takes the focus, so that one reads on from there. */
  takesFocus: boolean;
}

/** Heading of a step on the way to an interview. */
export function StepHeading({ children, takesFocus }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The step is shown from its top, including the part above the heading.
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <h2 ref={heading} tabIndex={-1}>
      {children}
    </h2>
  );
}
