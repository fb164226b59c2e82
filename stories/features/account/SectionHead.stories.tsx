import preview from '#.storybook/preview.tsx';
import { SectionHead } from '#src/features/account/SectionHead.tsx';
import { Button } from '#src/ui/Button.tsx';

const meta = preview.meta({
  id: 'features-account-sectionhead',
  title: 'Разделы/Личный кабинет/Шапка раздела кабинета · SectionHead',
  component: SectionHead,
  parameters: { docs: { description: { component: 'Шапка раздела кабинета: название, зачем он, главное действие.' } } },
  args: { title: 'Команды' },
});

export const Full = meta.story({
  name: 'С пояснением и действием',
  args: {
    children: 'Кто работает в компаниях и кто приглашён.',
    action: <Button variant="primary">Пригласить</Button>,
  },
});
