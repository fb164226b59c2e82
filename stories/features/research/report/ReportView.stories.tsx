import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { maskReport } from '#src/domain/evidence/personal/maskedReport.ts';
import { failed, LOADING, ready } from '#src/domain/core/loadable.ts';
import { ReportView } from '#src/features/research/report/ReportView.tsx';
import { announced } from '#stories/checks.ts';
import { inBox } from '#stories/frames.tsx';

import { acts, report, reportOf, sources } from './sampleReport.ts';
import { AS_VIEWER, finds } from '#stories/rights.ts';

const told = { lead: { text: 'Звонили Зульфие, +7 900 123-45-67: Зульфия согласна.', over: '', position: 'i' } };

const meta = preview.meta({
  id: 'features-research-report-reportview',
  title: 'Разделы/Исследования/Отчёт · ReportView',
  component: ReportView,
  parameters: {
    docs: {
      description: {
        component:
          'Отчёт документом на месте списка: каждый текст правится там, где стоит, части убираются и возвращаются; уходит в PDF, DOCX и HTML.',
      },
    },
  },
  args: {
    report: ready(report),
    head: 'Азимут · 22 ноября 2026 г.',
    missing: 0,
    companyHidesNames: false,
    acts,
    onCodeNames: fn(),
    companyHidesPersonal: false,
    onHidePersonal: fn(),
    onFile: fn(() => Promise.resolve()),
    onOpenStudy: fn(),
    onClose: fn(),
    onRetry: fn(),
  },
  decorators: [inBox({ height: 860 })],
});

export const Whole = meta.story({
  name: 'Отчёт об исследовании: документ, который правят на месте',
  play: async ({ canvas, args, userEvent, step }) => {
    await step('Фокус здесь, заголовки по порядку', async () => {
      await expect(canvas.getByRole('region', { name: 'Отчёт' })).toHaveFocus();
      await expect(canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
        'Вопрос',
        'Метод',
        'Участники',
        'Находки',
        'Гипотезы',
        'Что делать дальше',
      ]);
    });
    await step('Кодовые имена и файлы', async () => {
      await userEvent.click(canvas.getByRole('switch', { name: 'Кодовые имена' }));
      await expect(args.onCodeNames).toHaveBeenLastCalledWith(true);
      await userEvent.click(canvas.getByRole('button', { name: 'Скачать PDF' }));
      await expect(args.onFile).toHaveBeenLastCalledWith('pdf', expect.any(AbortSignal));
    });
    await userEvent.click(canvas.getByRole('button', { name: 'К исследованиям' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
});

export const CodeNames = meta.story({
  name: 'Имена скрыты во всей компании: кодовые, и выключить здесь нельзя',
  args: {
    report: ready(reportOf({}, { people: { ...sources.people, hidesNames: true } })),
    companyHidesNames: true,
  },
  play: async ({ canvas }) => {
    const names = canvas.getByRole('switch', { name: /^Кодовые имена/ });
    await expect(names).toBeChecked();
    await expect(names).toBeDisabled();
    await expect(canvas.getByRole('table')).toHaveTextContent('Р1');
    await expect(canvas.getByRole('region', { name: 'Отчёт' })).not.toHaveTextContent('Лебедева');
  },
});

export const PersonalHidden = meta.story({
  name: 'Личные данные скрыты: в тексте «[имя 1]», правится прежний текст',
  args: { report: ready(maskReport(reportOf({ hidesPersonal: true, texts: told }), [])) },
  play: async ({ args, canvas, userEvent, step }) => {
    const personal = canvas.getByRole('switch', { name: 'Скрыть личные данные в тексте' });
    await expect(personal).toBeChecked();
    const names = canvas.getByRole('switch', { name: /^Кодовые имена/ });
    await expect(names).toBeChecked();
    await expect(names).toHaveAccessibleDescription('Вместе с личными данными');
    await expect(names).toBeDisabled();
    const region = canvas.getByRole('region', { name: 'Отчёт' });
    await expect(region).toHaveTextContent('Звонили [имя 1], [телефон]: [имя 1] согласна.');
    await expect(region).not.toHaveTextContent(/Зульфи/);
    await step('Правят то, что набрано', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Редактировать: Коротко о главном' }));
      await expect(await canvas.findByRole('textbox')).toHaveValue(told.lead.text);
    });
    await userEvent.click(personal);
    await expect(args.onHidePersonal).toHaveBeenLastCalledWith(false);
  },
});

const [study] = sources.studies;
const bare = study ? [{ ...study, insights: {}, participantIds: {}, participants: null }] : [];

export const Bare = meta.story({
  name: 'Исследование без находок: чего не хватает и куда идти',
  args: { report: ready(reportOf({}, { studies: bare, marks: [], hypotheses: [] })) },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('Находок пока нет')).toBeVisible();
    const [button] = canvas.getAllByRole('button', { name: /^К исследованию: / });
    if (button) await userEvent.click(button);
    await expect(args.onOpenStudy).toHaveBeenCalledTimes(1);
  },
});

export const Missing = meta.story({
  name: 'Одно исследование удалили: сказано, остальное на месте',
  args: { missing: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^1\sисследования из этого отчёта больше нет/)).toBeVisible();
  },
});

export const Gone = meta.story({
  name: 'Исследований больше нет',
  args: { report: ready(null), missing: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Исследований этого отчёта больше нет')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Скачать PDF' })).toBeNull();
  },
});

export const Loading = meta.story({
  name: 'Собирается',
  args: { report: LOADING },
  play: async () => {
    await expect(announced()).toContain('Собираем отчёт…');
  },
});

export const Failing = meta.story({
  name: 'Не собрался: почему, и ещё раз',
  args: { report: failed('Хранилище закрыто.') },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Хранилище закрыто.');
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
});

export const Mobile = meta.story({
  name: 'На телефоне: вбок не прокручивается',
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => {
    const root = canvas.getByRole('region', { name: 'Отчёт' });
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
  },
});

export const Viewer = meta.story({
  name: 'Наблюдатель: читает, менять не может',
  globals: AS_VIEWER,
  play: finds(['Редактировать', 'Не включать раздел'], ['Скачать', 'К исследованиям']),
});
