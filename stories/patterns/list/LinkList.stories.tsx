import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { LinkList } from '#src/patterns/list/LinkList.tsx';
import { LinkListItem } from '#src/patterns/list/LinkListItem.tsx';

const meta = preview.meta({
  id: 'patterns-list-linklist',
  title: 'Приёмы/Список ссылок · LinkList (приглашения, доступ)',
  component: LinkList,
  args: {
    label: 'Ссылки',
    children: ['new@example.com', 'very.long.address.of.somebody+study@department.company.example'].map((email, at) => (
      <LinkListItem
        key={email}
        title={email}
        address={`https://orientir.example/join#${'a1B2c3D4'.repeat(5)}${at}`}
        name={`ссылку: ${email}`}
        onCopy={fn()}
      />
    )),
  },
});

export const Two = meta.story({
  name: 'Две ссылки',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Ссылки' }).children).toHaveLength(2);
  },
});

export const Mobile = meta.story({
  name: 'На телефоне',
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});
