import { memo, useState } from 'react';
import { styled } from 'styled-components';

export interface RowProps {
  /** Its name, inside the button that unfolds it. */
  title: string;
}

const Root = styled.div`
  padding: 12px 16px;
  border: 1px solid currentcolor;
`;

const Trigger = styled.button`
  display: block;
  width: 100%;
  padding: 0;
  border: 0;
  background: none;
  text-align: start;
`;

const Line = styled.p`
  margin: 4px 0 0;
`;

/** A row as the product's lists have it, with nothing of their own: a name, a line of sense, and a text when it is unfolded. */
export const Row = memo(function Row({ title }: RowProps) {
  const [open, setOpen] = useState(false);
  return (
    <Root>
      <Trigger type="button" aria-expanded={open} data-accordion-trigger={title} onClick={() => setOpen(!open)}>
        {title}
      </Trigger>
      {open ? <p>Что в строке сказано подробно, когда её раскрыли.</p> : <Line>Что в строке сказано коротко.</Line>}
    </Root>
  );
});
