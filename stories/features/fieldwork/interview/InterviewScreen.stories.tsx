import { useState } from 'react';
import { expect, fn, screen, within } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { ready } from '#src/domain/core/loadable.ts';
import { NEW_INTERVIEW } from '#src/domain/fieldwork/inviting/interviewPlan.ts';
import { InterviewScreen, type InterviewScreenProps } from '#src/features/fieldwork/interview/InterviewScreen.tsx';
import { StepHeading } from '#src/features/fieldwork/interview/StepHeading.tsx';
import { ServerNeeded } from '#src/features/fieldwork/interview/ServerNeeded.tsx';
import { WhomStep } from '#src/features/fieldwork/interview/WhomStep.tsx';
import { Button } from '#src/ui/Button.tsx';
import { SharedCompany } from '#src/ui/context/SharedCompany.ts';
import { fits } from '#stories/checks.ts';
import { AS_VIEWER, FOR_RESEARCHERS } from '#stories/rights.ts';

/** The first step of an empty company. */
const FIRST_STEP = (
  <WhomStep
    plan={NEW_INTERVIEW}
    onType={fn()}
    audiences={ready([])}
    contacts={null}
    onAdd={fn()}
    onCreate={fn()}
    nextHref="#ask"
    takesFocus={false}
  />
);

const ARGS: InterviewScreenProps = {
  step: 'whom',
  hrefs: { whom: '#whom', ask: '#ask', call: '#call' },
  chosen: { whom: '', ask: '', call: '' },
  backHref: '#studies',
  isWriting: false,
  children: FIRST_STEP,
};

const meta = preview.meta({
  id: 'features-fieldwork-interview-interviewscreen',
  title: 'Разделы/Респонденты/Путь к интервью · InterviewScreen',
  component: InterviewScreen,
  parameters: {
    docs: {
      description: { component: 'Путь к интервью: кого, о чём, как позвать; кому нельзя, тому сказано почему.' },
    },
  },
  args: ARGS,
});

/** Returns the height of the middle of a box. */
const middleOf = (box: DOMRect | undefined): number => (box ? box.top + box.height / 2 : Number.NaN);

const steps = () => screen.getByRole('navigation', { name: 'Шаги' });

export const First = meta.story({
  name: 'Первый шаг в пустой компании',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Провести интервью' })).toBeVisible();
    await expect(canvas.getByRole('link', { current: 'step' })).toHaveTextContent('Кого спросить');
    await fits(steps());
  },
});

export const Later = meta.story({
  name: 'Третий шаг: видно, что выбрано на первых двух; длинное не ломает строки',
  args: {
    step: 'call',
    chosen: {
      whom: 'Первые клиенты малого бизнеса из Новосибирска и области, которые платят больше года',
      ask: 'Разговор о последнем трудном деле',
      call: '',
    },
    children: <p>Шаг</p>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Выбрано: Кого спросить/ })).toHaveAttribute('href', '#whom');
    await expect(canvas.getByRole('link', { current: 'step' })).toHaveTextContent('Как позвать');
    await fits(steps());
  },
});

export const OnPhone = meta.story({
  name: 'На телефоне номера шагов стоят на одной высоте, сколько бы строк ни занимали слова',
  globals: { viewport: { value: 'mobile' } },
  args: { step: 'ask', chosen: { whom: 'Первые клиенты', ask: '', call: '' } },
  play: async () => {
    const links = within(steps()).getAllByRole('link');
    const [whom, ...later] = links.map((link) =>
      link.querySelector(':scope > svg, :scope > span')?.getBoundingClientRect(),
    );
    const [ask, call] = later.map((box) => box?.top);
    await expect(ask).toBe(call);
    // The tick is in the same line as the numbers beside it.
    const [number] = later;
    await expect(Math.abs(middleOf(whom) - middleOf(number))).toBeLessThan(4);
    await fits(steps());
  },
});

/** Two steps, each longer than the screen. */
function TwoSteps(props: InterviewScreenProps) {
  const [step, setStep] = useState<InterviewScreenProps['step']>('ask');
  return (
    <div style={{ height: 400 }}>
      <InterviewScreen {...props} step={step}>
        <StepHeading key={step} takesFocus={step === 'call'}>
          {step}
        </StepHeading>
        <div style={{ height: 1200 }} />
        <Button onClick={() => setStep('call')}>Дальше</Button>
      </InterviewScreen>
    </div>
  );
}

export const FromItsTop = meta.story({
  name: 'Следующий шаг начинается с начала, где бы ни кончили прежний',
  render: (args) => <TwoSteps {...args} />,
  play: async ({ canvas, userEvent }) => {
    const room = canvas.getByRole('region', { name: 'Провести интервью' });
    room.scrollTop = 900;
    await expect(room.scrollTop).toBeGreaterThan(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Дальше' }));
    await expect(canvas.getByRole('heading', { level: 2, name: 'call' })).toHaveFocus();
    await expect(room.scrollTop).toBe(0);
  },
});

export const Viewer = meta.story({
  name: 'Наблюдатель: сказано, почему не ему',
  globals: AS_VIEWER,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(new RegExp(`^${FOR_RESEARCHERS}\\. Роль меняет`))).toBeVisible();
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument();
  },
});

export const Alone = meta.story({
  name: 'Компания одного браузера: что требует сервера и что можно без него',
  args: {
    instead: <ServerNeeded hasServer shareHref="#companies" uploadHref="#upload" scenarioHref="#scenario" />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: /нужен\sсервер/ })).toBeVisible();
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
});

export const Writing = meta.story({
  name: 'На шаге пишут сценарий: второго заголовка нет',
  args: { step: 'ask', isWriting: true, children: <h1>Новый сценарий</h1> },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading')).toHaveLength(1);
  },
});

export const Unknown = meta.story({
  name: 'Ещё не известно, чья компания: шаги не мелькают',
  render: (args) => (
    <SharedCompany value={null}>
      <InterviewScreen {...args} />
    </SharedCompany>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Провести интервью' })).toBeVisible();
    await expect(canvas.queryByRole('navigation', { name: 'Шаги' })).toBeNull();
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
});
