/** The dictionary's words of the account (src/domain/terms.ts): a first screen takes them alone. */
export const ACCOUNT_TERMS = {
  profile: {
    name: 'Имя и фамилия',
    position: 'Должность',
    email: 'Электронная почта',
    phone: 'Телефон',
  },
  company: {
    name: 'Название компании',
  },
  member: {
    name: 'Имя и фамилия',
    jobTitle: 'Должность',
    calledBy: 'Имя в приглашении',
    email: 'Электронная почта',
    role: 'Роль',
    companyId: 'Компания',
    invitation: 'Сообщение',
  },
  transaction: {
    date: 'Дата',
    amount: 'Сумма',
    type: 'Операция',
    description: 'Описание',
    project: 'Проект',
    planId: 'Тариф',
    invoiceNumber: 'Счёт №',
    paidOn: 'Оплачен',
    cancelledOn: 'Отменён',
  },
  paymentCard: {
    type: 'Вид карты',
    isDefault: 'Основная карта',
  },
  requisites: {
    organisation: 'Название организации',
    inn: 'ИНН',
    kpp: 'КПП',
    ogrn: 'ОГРН',
    address: 'Юридический адрес',
    contact: 'Контактное лицо',
    email: 'Почта для счёта',
  },
} as const;
