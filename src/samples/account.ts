import type { Company, Member, PaymentCard, Profile, Role, BalanceTransaction } from '../domain/account/account.ts';
import { keyedList } from '../domain/core/record.ts';
import type { Requisites } from '../domain/account/requisites.ts';
import { SELLER } from '../domain/account/seller.ts';
import { SAMPLE_COMPANY_ID, SAMPLE_CONTACTS, SAMPLE_PERSON, SAMPLE_SINCE } from '../domain/workspace.ts';
import { moment, stamp } from './stamp.ts';
import { STUDIES } from './studies.ts';

/** The person at the screen: the head of product of the sample company. */
export const profile: Profile = stamp('profile', SAMPLE_SINCE, {
  id: 'profile',
  name: SAMPLE_PERSON,
  ...SAMPLE_CONTACTS,
  avatarFileId: null,
  twoFactorEnabled: true,
  emailNotifications: true,
});

/** The one sample company: every company is a workspace, and a second one would open empty. */
export const companies: readonly Company[] = [
  stamp('company', moment('2026-05-12'), {
    id: SAMPLE_COMPANY_ID,
    // Not called like the product: «Азимут» makes it, «Ориентир» is what both it and its reader look at.
    name: 'Азимут',
    role: 'Owner',
    products: keyedList('product', [
      { name: 'Ассистент интервью', status: 'active' as const },
      { name: 'Тактика и эксперименты', status: 'active' as const },
      { name: 'Голосовые интервью', status: 'development' as const },
    ]),
  }),
];

function member(
  key: string,
  name: string,
  role: Role,
  jobTitle: string,
  email: string,
  joined: string,
  status: Member['status'] = 'active',
): Member {
  return stamp('member', moment(joined), {
    id: `member-${key}`,
    companyId: SAMPLE_COMPANY_ID,
    name,
    email,
    role,
    status,
    jobTitle,
    invitation: '',
  });
}

/** The 11 people of the company: «Ответственный» offers them. */
export const members: readonly Member[] = [
  member('sokolova', SAMPLE_PERSON, 'Owner', SAMPLE_CONTACTS.position, SAMPLE_CONTACTS.email, '2026-05-12'),
  member('orlov', 'Дмитрий Орлов', 'Admin', 'Продакт-менеджер', 'dmitry.orlov@example.com', '2026-05-12'),
  member('tikhonova', 'Светлана Тихонова', 'Admin', 'Операционный директор', 's.tikhonova@example.com', '2026-05-13'),
  member('kovaleva', 'Анна Ковалёва', 'Researcher', 'Ведущий исследователь', 'anna.kovaleva@example.com', '2026-05-14'),
  member('belova', 'Екатерина Белова', 'Researcher', 'UX-исследователь', 'e.belova@example.com', '2026-05-18'),
  member('nikitin', 'Павел Никитин', 'Researcher', 'Продакт-менеджер роста', 'pavel.nikitin@example.com', '2026-05-18'),
  member('zakharov', 'Илья Захаров', 'Researcher', 'Аналитик данных', 'ilya.zakharov@example.com', '2026-06-01'),
  member('guseva', 'Ольга Гусева', 'Researcher', 'Маркетолог', 'olga.guseva@example.com', '2026-06-15'),
  member('murtazin', 'Тимур Муртазин', 'Viewer', 'Руководитель разработки', 't.murtazin@example.com', '2026-07-01'),
  member(
    'lebedeva',
    'Ксения Лебедева',
    'Viewer',
    'Менеджер по работе с клиентами',
    'k.lebedeva@example.com',
    '2026-11-16',
    'invited',
  ),
  member(
    'frolov',
    'Артём Фролов',
    'Researcher',
    'Младший исследователь',
    'artem.frolov@example.com',
    '2026-11-18',
    'invited',
  ),
];

/** Two saved cards; only their last digits are known. */
export const paymentCards: readonly PaymentCard[] = [
  stamp('paymentCard', moment('2026-05-20'), {
    id: 'card-mir',
    type: 'debit',
    last4: '4821',
    brand: 'Мир',
    isDefault: true,
  }),
  stamp('paymentCard', moment('2026-07-02'), {
    id: 'card-visa',
    type: 'credit',
    last4: '0937',
    brand: 'Visa',
    isDefault: false,
  }),
];

/** Who pays the sample's open invoice: a firm that does not exist. */
const payer: Requisites = {
  organisation: 'ООО «Пример Продукт»',
  inn: '7801000421',
  kpp: '780101001',
  ogrn: '1267800000423',
  address: '000000, г. Санкт-Петербург, ул. Примерная, д. 7',
  contact: 'Светлана Тихонова',
  email: 's.tikhonova@example.com',
};

function transaction(
  number: number,
  date: string,
  amount: number,
  description: string,
  project = '',
  invoice: Partial<Pick<BalanceTransaction, 'status' | 'planId' | 'invoiceNumber' | 'invoice' | 'paidOn'>> = {},
): BalanceTransaction {
  return stamp('transaction', moment(date), {
    id: `transaction-${number}`,
    date,
    amount,
    description,
    type: amount > 0 ? 'deposit' : 'research',
    project,
    status: 'done',
    planId: null,
    invoiceNumber: null,
    invoice: null,
    paidOn: null,
    cancelledOn: null,
    ...invoice,
  });
}

const ASSISTANT = 'Ассистент интервью';
const TACTICS = 'Тактика и эксперименты';
const VOICE = 'Голосовые интервью';

/** Half a year of movements, oldest first. Projects are the company's products and studies. */
export const transactions: readonly BalanceTransaction[] = [
  transaction(1, '2026-05-25', 147_000, 'Пополнение по счёту № 118, тариф «Команда»', '', {
    planId: 'team',
    invoiceNumber: 118,
    paidOn: '2026-05-25',
  }),
  transaction(2, '2026-06-10', -18_400, 'Настройка бота и пробная серия интервью', ASSISTANT),
  transaction(3, '2026-07-06', -26_500, 'Сбор данных воронки, анкета на сайте', STUDIES.funnel.title),
  transaction(4, '2026-07-31', -42_800, 'Опрос, 214 респондентов', STUDIES.pricing.title),
  transaction(5, '2026-08-17', 25_000, 'Пополнение с карты •• 4821'),
  transaction(6, '2026-08-28', -24_000, 'Вознаграждение участникам, 8 человек', STUDIES.onboarding.title),
  transaction(7, '2026-09-07', 147_000, 'Пополнение по счёту № 164, тариф «Команда»', '', {
    planId: 'team',
    invoiceNumber: 164,
    paidOn: '2026-09-07',
  }),
  transaction(8, '2026-09-18', -38_700, 'Подбор и интервью, 9 респондентов', STUDIES.edtech.title),
  transaction(9, '2026-09-30', -15_600, 'Трафик на проверку страницы оплаты', TACTICS),
  transaction(10, '2026-10-16', -27_300, 'Интервью с ушедшими, 6 респондентов', STUDIES.churn.title),
  transaction(11, '2026-10-29', -19_900, 'Запись голосов для проверки сценария', VOICE),
  transaction(12, '2026-11-09', -21_450, 'Подбор респондентов для сводки инсайтов', TACTICS),
  transaction(13, '2026-11-13', -11_850, 'Интервью о рекомендациях, 3 респондента', STUDIES.referral.title),
  transaction(14, '2026-11-19', 147_000, 'Счёт № 207, тариф «Команда»', '', {
    status: 'awaiting_payment',
    planId: 'team',
    invoiceNumber: 207,
    invoice: { payer, seller: SELLER },
  }),
];
