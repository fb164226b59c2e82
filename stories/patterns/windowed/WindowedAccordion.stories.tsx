import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import type { ResearchSummary } from '#src/domain/research/research.ts';
import { WindowedAccordion, type WindowedAccordionProps } from '#src/patterns/windowed/WindowedAccordion.tsx';
import { AccordionItem } from '#src/ui/accordion/AccordionItem.tsx';
import { Button } from '#src/ui/Button.tsx';

import { COUNT, few, many } from './studies.ts';

/** Keeps the open item, as the address does; a sticky bar above, as in the shell, and a way out below it. */
function Demo({ openKey: initial, onOpenChange, ...rest }: WindowedAccordionProps<ResearchSummary>) {
  const [openKey, setOpenKey] = useState(initial);
  return (
    <>
      <div style={{ position: 'sticky', zIndex: 1, top: 0, height: 56, background: 'var(--color-paper)' }}>
        <Button>Экспорт</Button>
      </div>
      <WindowedAccordion
        {...rest}
        openKey={openKey}
        onOpenChange={(next) => {
          onOpenChange(next);
          setOpenKey(next);
        }}
      />
    </>
  );
}

const keyOf = (study: ResearchSummary): string => study.id;
const renderItem = (study: ResearchSummary) => (
  <AccordionItem value={study.id} title={study.title} summary={study.description}>
    {study.description}
  </AccordionItem>
);

const meta = preview.meta({
  id: 'patterns-windowed-windowedaccordion',
  title: 'Приёмы/Длинный список с раскрытием · WindowedAccordion',
  component: WindowedAccordion<ResearchSummary>,
  args: { label: 'Исследования', items: few, keyOf, openKey: null, onOpenChange: fn(), renderItem },
  render: (args) => <Demo {...args} />,
});

/** The row that holds the focus: its place in the list, or -1. */
const focusedPlace = (): number =>
  Number(document.activeElement?.closest<HTMLElement>('li[data-index]')?.dataset.index ?? -1);

/** Waits until the focus is on a row, and the row is on the screen, below the bar. */
async function expectFocusOn(index: number): Promise<void> {
  await waitFor(() => expect(focusedPlace()).toBe(index));
  await waitFor(async () => {
    const box = (document.activeElement as HTMLElement).getBoundingClientRect();
    await expect(box.top).toBeGreaterThanOrEqual(56);
    await expect(box.bottom).toBeLessThanOrEqual(window.innerHeight);
  });
}

export const Few = meta.story({ name: 'Семь исследований' });
export const One = meta.story({ name: 'Одно', args: { items: few.slice(0, 1) } });
export const Open = meta.story({ name: 'Второе открыто', args: { openKey: few[1]?.id ?? null } });
export const Mobile = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'mobile' } } });

export const Toggling = meta.story({
  name: 'Открыто всегда одно',
  play: async ({ args, canvas, userEvent, step }) => {
    const [first, second] = canvas.getAllByRole('button', { expanded: false });
    await step('Открыть первое, потом второе', async () => {
      await userEvent.click(first as HTMLElement);
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(few[0]?.id);
      await userEvent.click(second as HTMLElement);
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(few[1]?.id);
      await expect(canvas.getAllByRole('button', { expanded: true })).toHaveLength(1);
    });
    await step('Следующие строки не под открытой', async () => {
      // Rows are placed anew when the closed one has been measured: both ends are read each time.
      await waitFor(() => {
        const panel = canvas.getByRole('region').getBoundingClientRect();
        const third = canvas.getAllByRole('listitem')[2] as HTMLElement;
        return expect(third.getBoundingClientRect().top).toBeGreaterThanOrEqual(panel.bottom);
      });
    });
    await step('Ещё раз — закрыть', async () => {
      await userEvent.click(second as HTMLElement);
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(null);
      await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
    });
  },
});

export const TenThousand = meta.story({
  name: 'Десять тысяч: на странице только окно',
  args: { items: many },
  play: async ({ canvas, step }) => {
    await step('Строк немного, а счёт полный', async () => {
      const rows = canvas.getAllByRole('listitem');
      await expect(rows.length).toBeLessThan(60);
      await expect(rows[0]).toHaveAttribute('aria-setsize', String(COUNT));
      await expect(rows[0]).toHaveAttribute('aria-posinset', '1');
    });
    await step('Прокрутка доводит до середины', async () => {
      window.scrollTo(0, document.documentElement.scrollHeight / 2);
      await waitFor(() => expect(canvas.queryAllByText(/^(49|50)\d\d\. /).length).toBeGreaterThan(0));
      await expect(canvas.getAllByRole('listitem').length).toBeLessThan(60);
      window.scrollTo(0, 0);
    });
  },
});

export const Keyboard = meta.story({
  name: 'Home, End и стрелки доходят до строк, которых не было на странице',
  args: { items: many },
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Экспорт' }));
    await userEvent.tab();
    await expectFocusOn(0);
    await step('End', async () => {
      await userEvent.keyboard('{End}');
      await expectFocusOn(COUNT - 1);
      await expect(canvas.getAllByRole('listitem').length).toBeLessThan(60);
    });
    await step('Вниз с последней — на месте, вверх — выше', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expectFocusOn(COUNT - 1);
      for (let index = 0; index < 20; index += 1) await userEvent.keyboard('{ArrowUp}');
      await expectFocusOn(COUNT - 21);
    });
    await step('Home', async () => {
      await userEvent.keyboard('{Home}');
      await expectFocusOn(0);
    });
    await step('Вниз дальше, чем видно', async () => {
      for (let index = 0; index < 30; index += 1) await userEvent.keyboard('{ArrowDown}');
      await expectFocusOn(30);
      await userEvent.keyboard('{Enter}');
      await expect(document.activeElement).toHaveAttribute('aria-expanded', 'true');
    });
  },
});

export const Kept = meta.story({
  name: 'Строка с фокусом и открытая строка остаются, куда бы ни прокрутили',
  args: { items: many, openKey: 'study-1' },
  play: async ({ canvas, userEvent, step }) => {
    const fourth = canvas.getByRole('button', { name: /^4\. / });
    fourth.focus();
    await step('Прокрутить далеко', async () => {
      window.scrollTo(0, 200_000);
      await waitFor(() => expect(canvas.queryByRole('button', { name: /^7\. / })).not.toBeInTheDocument());
      await expect(fourth).toHaveFocus();
      await expect(canvas.getByRole('button', { expanded: true })).toHaveAccessibleName(/^2\. /);
    });
    await step('Стрелка продолжает с того же места', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expectFocusOn(4);
    });
  },
});

export const NotStolen = meta.story({
  name: 'Стрелка на краю не отбирает фокус потом',
  args: { items: many },
  play: async ({ canvas, userEvent, step }) => {
    const way = canvas.getByRole('button', { name: 'Экспорт' });
    await userEvent.click(way);
    await userEvent.tab();
    await step('Вверх с первой строки некуда', async () => {
      await userEvent.keyboard('{ArrowUp}{Home}');
      await expectFocusOn(0);
    });
    await step('Уйти и прокрутить: фокус там, где его оставили', async () => {
      await userEvent.tab({ shift: true });
      await expect(way).toHaveFocus();
      window.scrollTo(0, 50_000);
      await waitFor(() => expect(canvas.queryByRole('button', { name: /^7\. / })).not.toBeInTheDocument());
      await expect(way).toHaveFocus();
    });
  },
});
