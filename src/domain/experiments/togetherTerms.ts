/** The dictionary's words for several fields at once (src/domain/terms.ts): a first screen takes them alone. */
export const TOGETHER_TERMS = {
  period: 'Период',
  rounds: 'Раунды исследования',
  insight: 'Инсайт',
  talks: 'Проведено',
  intoGroup: 'С какой группой',
  restsOn: 'На каких словах держится',
  invoiceAmount: 'Сумма счёта',
} as const;
