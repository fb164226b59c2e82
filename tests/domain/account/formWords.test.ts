import { describe, expect, it } from 'vitest';

import { checkCompany, productField } from '#src/domain/account/companyRules.ts';
import { checkJoin } from '#src/domain/account/members/memberRules.ts';
import { checkInvite } from '#src/domain/account/members/inviteMember.ts';
import { checkCompanyForm } from '#src/domain/account/onboardingRules.ts';
import { checkProfile } from '#src/domain/account/profileRules.ts';
import { checkRequisites, checkSeller } from '#src/domain/account/requisites.ts';
import { checkScenario } from '#src/domain/account/scenario/check.ts';
import { blankQuestion, EMPTY_SCENARIO_FORM, stagesText } from '#src/domain/account/scenario/form.ts';
import { checkBot, checkChannelValue } from '#src/domain/account/settingsRules.ts';
import { checkAudience, EMPTY_AUDIENCE_FORM } from '#src/domain/audiences/form/audienceForm.ts';
import { checkRecruiting } from '#src/domain/audiences/rules.ts';
import { NBSP } from '#src/domain/core/format.ts';
import { SAMPLE_COMPANY_ID } from '#src/domain/workspace.ts';
import { companies, members } from '#src/samples/account.ts';

/**
 * Messages of each field of a form for a text that is missing or too long, by one table: the limit holds to the very character,
 * spaces around the text do not count, and the sentence is the one that is read beside the field.
 */

type Says = (text: string) => string | undefined;

const scenario = { ...EMPTY_SCENARIO_FORM, title: 'Первый разговор' };
const stage = (title: string, question: string) =>
  stagesText([{ key: 'a', title, questions: [{ ...blankQuestion('q'), text: question }] }]);
const invite = { email: 'new@example.com', role: 'Viewer', companyId: SAMPLE_COMPANY_ID, message: '' } as const;
const profile = { name: 'Анна', email: '', phone: '', position: '' };
const product = (key: string, name: string) => ({
  [productField('name', key)]: name,
  [productField('status', key)]: 'active',
});
const payer = { organisation: '', inn: '', kpp: '', ogrn: '', address: '', contact: '', email: '' };
const seller = { ...payer, name: '', bank: '', bik: '', account: '', correspondentAccount: '' };

const FIELDS: readonly [field: string, says: Says, most: number, tooLong: string, missing?: string][] = [
  [
    'a company’s name',
    (name) => checkCompany({ name })['name'],
    200,
    `Не длиннее 200${NBSP}знаков`,
    'Назовите компанию',
  ],
  [
    'a new company’s name',
    (company) => checkCompanyForm({ company, product: 'Чай' }, []).company,
    200,
    `Не длиннее 200${NBSP}знаков`,
    'Назовите компанию',
  ],
  [
    'a new company’s product',
    (text) => checkCompanyForm({ company: 'Ромашка', product: text }, []).product,
    200,
    `Не длиннее 200${NBSP}знаков`,
    'Назовите первый продукт',
  ],
  [
    'the message of an invitation',
    (message) => checkInvite({ ...invite, message }, members, companies).message,
    1000,
    `Не длиннее 1${NBSP}000${NBSP}знаков`,
  ],
  [
    'the name of one who joined',
    (name) => checkJoin({ name, jobTitle: '' }).name,
    200,
    `Не длиннее 200${NBSP}знаков`,
    'Напишите имя и фамилию',
  ],
  ['their job', (jobTitle) => checkJoin({ name: 'Анна', jobTitle }).jobTitle, 200, `Не длиннее 200${NBSP}знаков`],
  [
    'one’s own name',
    (name) => checkProfile({ ...profile, name }).name,
    200,
    `Не длиннее 200${NBSP}знаков`,
    'Напишите, как вас зовут',
  ],
  ['one’s own job', (position) => checkProfile({ ...profile, position }).position, 200, `Не длиннее 200${NBSP}знаков`],
  [
    'a scenario’s title',
    (title) => checkScenario({ ...scenario, stages: stage('Этап', ''), title })['title'],
    200,
    `Не длиннее 200${NBSP}знаков`,
    'Назовите сценарий',
  ],
  [
    'its description',
    (description) => checkScenario({ ...scenario, description })['description'],
    5000,
    `Не длиннее 5${NBSP}000${NBSP}знаков`,
  ],
  [
    'a stage of it',
    (title) => checkScenario({ ...scenario, stages: stage(title, '') })['stage-a'],
    200,
    `Не длиннее 200${NBSP}знаков`,
    'Назовите этап',
  ],
  [
    'a question',
    (text) => checkScenario({ ...scenario, stages: stage('Этап', text) })['question-q'],
    5000,
    `Не длиннее 5${NBSP}000${NBSP}знаков`,
  ],
  [
    'the bot’s name',
    (name) => checkBot({ name, tone: 'casual', personality: '' }).name,
    100,
    `Не длиннее 100${NBSP}знаков`,
    'Назовите бота',
  ],
  [
    'its character',
    (personality) => checkBot({ name: 'Бот', tone: 'casual', personality }).personality,
    5000,
    `Не длиннее 5${NBSP}000${NBSP}знаков`,
  ],
  ['a server’s address', (text) => checkChannelValue('voice', text), 500, `Не длиннее 500${NBSP}знаков`],
  [
    'an audience’s name',
    (name) => checkAudience({ ...EMPTY_AUDIENCE_FORM, name }).name,
    200,
    `Не длиннее 200${NBSP}знаков`,
    'Назовите аудиторию',
  ],
  [
    'its description',
    (description) => checkAudience({ ...EMPTY_AUDIENCE_FORM, description }).description,
    5000,
    `Не длиннее 5${NBSP}000${NBSP}знаков`,
    'Опишите, кто эти люди',
  ],
  [
    'its touchpoints',
    (touchpoints) => checkAudience({ ...EMPTY_AUDIENCE_FORM, touchpoints }).touchpoints,
    5000,
    `Не длиннее 5${NBSP}000${NBSP}знаков`,
  ],
  ['whom to find', checkRecruiting, 5000, `Не длиннее 5${NBSP}000${NBSP}знаков`, 'Опишите, кого найти'],
  [
    'a payer',
    (organisation) => checkRequisites({ ...payer, organisation }).organisation,
    250,
    'Не длиннее 250 знаков; сейчас 251',
    'Укажите название организации',
  ],
  [
    'a payer’s contact',
    (contact) => checkRequisites({ ...payer, contact }).contact,
    100,
    'Не длиннее 100 знаков; сейчас 101',
    'Укажите контактное лицо',
  ],
  [
    'the seller',
    (name) => checkSeller({ ...seller, name }).name,
    160,
    'Не длиннее 160 знаков; сейчас 161',
    'Укажите название продавца',
  ],
];

describe.each(FIELDS)('%s', (_field, says, most, tooLong, missing) => {
  it('may be as long as its limit, and not a character longer', () => {
    expect(says('я'.repeat(most))).not.toBe(tooLong);
    expect(says(` ${'я'.repeat(most)}\n`)).not.toBe(tooLong);
    expect(says('я'.repeat(most + 1))).toBe(tooLong);
  });

  it('may be left out, or says what is missing', () => {
    expect(says('')).toBe(missing);
    expect(says(' \n ')).toBe(missing);
  });
});

/** Returns the message for the second of two products, by its name. */
const saysOfProduct = (name: string) => {
  const form = { name: 'Ромашка', ...product('p', 'Чай'), ...product('r', name) };
  return Object.values(checkCompany(form));
};

it('a product is named, not too long and not named twice', () => {
  expect(saysOfProduct('Кофе')).toEqual([]);
  expect(saysOfProduct('я'.repeat(200))).toEqual([]);
  expect(saysOfProduct('я'.repeat(201))).toEqual([`Не длиннее 200${NBSP}знаков`]);
  expect(saysOfProduct('  ')).toEqual(['Назовите продукт или удалите его']);
  expect(saysOfProduct(' ЧАЙ ')).toEqual(['Продукт с таким названием уже есть']);
});

it('what must be filled in an invoice says so, each in its own words', () => {
  expect(checkRequisites(payer)).toEqual({
    organisation: 'Укажите название организации',
    inn: 'Укажите ИНН',
    address: 'Укажите юридический адрес',
    contact: 'Укажите контактное лицо',
    email: 'Укажите почту для счёта',
  });
  expect(checkRequisites({ ...payer, email: 'не адрес' }).email).toBe(
    'Проверьте адрес: он должен быть вида name@company.example',
  );
});
