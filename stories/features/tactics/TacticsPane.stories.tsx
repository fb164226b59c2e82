import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { TacticsPane } from '#src/features/tactics/TacticsPane.tsx';

const meta = preview.meta({
  id: 'features-tactics-tacticspane',
  title: 'Разделы/Тактика/Лист вида · TacticsPane',
  component: TacticsPane,
  parameters: {
    docs: { description: { component: 'Лист, на котором лежит вид точек касания; назван своим заголовком.' } },
  },
  args: { headingId: 'pane', title: 'Точки касания в этапе Awareness (4)', children: <p>Точки касания</p> },
});

export const Named = meta.story({
  name: 'Названа своим заголовком',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('region', { name: String(args.title) })).toHaveTextContent('Точки касания');
  },
});
