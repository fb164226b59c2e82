import { useState, type ComponentType, type CSSProperties, type ReactNode } from 'react';
import { fn } from 'storybook/test';

import { Accordion } from '#src/ui/accordion/Accordion.tsx';
import { Button } from '#src/ui/Button.tsx';

/** Decorators: surroundings of a part on its screen. */

/** A place of a certain width or height, in the colours of a stage when one is given. */
export const inBox = (style: CSSProperties, tone?: string) => (Story: ComponentType) => (
  <div style={style} data-tone={tone}>
    <Story />
  </div>
);

/** A list with this name, for a row of it. */
export const inList = (label?: string, style?: CSSProperties) => (Story: ComponentType) => (
  <ul aria-label={label} style={style}>
    <Story />
  </ul>
);

function Folding({ children }: { children: ReactNode }) {
  const [value, setValue] = useState<string | null>(null);
  return (
    <Accordion value={value} onValueChange={setValue}>
      {children}
    </Accordion>
  );
}

/** An accordion that keeps which item is open, for an item of it. */
export const inAccordion = (Story: ComponentType) => (
  <Folding>
    <Story />
  </Folding>
);

/** An accordion whose item of this value is open. */
export const inOpenAccordion = (value: string) => (Story: ComponentType) => (
  <Accordion value={value} onValueChange={() => undefined}>
    <Story />
  </Accordion>
);

/** Puts the story before the button that sends the form of this id: in the app the button is in the dialog's footer. */
export const withSubmit = (form: string, label: string) => (Story: ComponentType) => (
  <>
    <Story />
    <Button type="submit" form={form}>
      {label}
    </Button>
  </>
);

/** Told that the form around a part was sent; the page stays. */
export const onSubmit = fn((event: { preventDefault: () => void }) => event.preventDefault());

/** A form, which tells `onSubmit`. */
export const inForm = (Story: ComponentType) => (
  <form onSubmit={onSubmit}>
    <Story />
  </form>
);
