import { expect } from 'storybook/test';
import { styled } from 'styled-components';

import preview from '#.storybook/preview.tsx';
import type { PersonAtRecord } from '#src/domain/sync/presence.ts';
import { RecordHere, type RecordHereProps } from '#src/features/team/RecordHere.tsx';
import { spaces } from '#src/theme/tokens.ts';
import { fits } from '#stories/checks.ts';

const at = (id: string, name: string, isTyping = false): PersonAtRecord => ({ id, name, isTyping });
const MARINA = at('p-1', 'Марина Котова');
const ILYA = at('p-2', 'Илья Сомов');
const FIVE = [
  MARINA,
  at('p-5', 'Марина Рождественская'),
  ILYA,
  at('p-3', ''),
  at('p-4', 'Константин Рождественский-Преображенский'),
];
const MANY = Array.from({ length: 40 }, (_, index) => at(`m-${index}`, `Участница${index + 1} Котова`));

/** Content of an opened row, as far as the line needs it. */
const Opened = styled.section`
  margin-block-start: ${spaces[7]}px;
  padding: ${spaces[4]}px;
  border-top: 1px solid var(--color-hairline);
`;

const meta = preview.meta({
  id: 'features-team-recordhere',
  title: 'Разделы/Команда/Кто ещё открыл запись · RecordHere',
  component: RecordHere,
  parameters: {
    docs: {
      description: {
        component:
          'Тихая строка у названия открытой записи: кто ещё её открыл и кто в ней пишет. Места не занимает и нажатий не берёт.',
      },
    },
  },
  args: { people: [MARINA] as RecordHereProps['people'], place: 'edge' as RecordHereProps['place'] },
  render: (args) => (
    <Opened aria-label="Исследование">
      <RecordHere {...args} />
      <p data-testid="text">Почему взрослые ученики бросают курс на второй неделе.</p>
    </Opened>
  ),
});

export const One = meta.story({
  name: 'Одна коллега; сказано один раз, и ничего не сдвинуто',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/тоже здесь$/)).toHaveTextContent(/^Марина тоже здесь$/);
    await expect(canvas.getByRole('status')).toHaveTextContent('Кроме вас здесь: Марина');
    const [frame, text] = [canvas.getByRole('region'), canvas.getByTestId('text')];
    // The text begins where it would without the line: after the border and the padding.
    await expect(text.getBoundingClientRect().top - frame.getBoundingClientRect().top).toBe(17);
    const line = canvas.getByText(/тоже здесь$/).getBoundingClientRect();
    await expect(line.bottom).toBeLessThanOrEqual(text.getBoundingClientRect().top);
    // Nor does it touch the border above.
    await expect(line.top).toBeGreaterThanOrEqual(frame.getBoundingClientRect().top + 1);
    await fits(canvasElement);
  },
});

export const Nobody = meta.story({
  name: 'Никого больше: ничего не нарисовано',
  args: { people: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/здесь/)).toBeNull();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

export const Typing = meta.story({
  name: 'Пишет одна, вторая смотрит; вслух о наборе не говорится',
  args: { people: [{ ...MARINA, isTyping: true }, ILYA] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/пишет…/)).toHaveTextContent(/^Марина пишет… Здесь ещё 1$/);
    await expect(canvas.getByRole('status')).not.toHaveTextContent('пишет');
  },
});

export const Five = meta.story({
  name: 'Пятеро: названы двое, остальные сосчитаны; тёзки — полным именем',
  args: { people: FIVE },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/тоже здесь$/)).toHaveTextContent(
      /^Марина Котова, Марина Рождественская и ещё 3 тоже здесь$/,
    );
  },
});

export const FiveOnPhone = meta.story({
  name: 'Пятеро на телефоне: строка не шире экрана',
  globals: { viewport: { value: 'mobile' } },
  args: { people: FIVE },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/тоже здесь$/).getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    await fits(canvasElement);
  },
});

export const Many = meta.story({
  name: 'Сорок пишущих, на телефоне: строка не шире экрана',
  globals: { viewport: { value: 'mobile' } },
  args: { people: MANY.map((one) => ({ ...one, isTyping: true })) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/пишут…$/)).toHaveTextContent(/^Участница1, Участница2 и ещё 38 пишут…$/);
    await fits(canvasElement);
  },
});
