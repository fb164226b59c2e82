import { formatMoney } from '../../../domain/core/format.ts';
import { lazily } from '../../../domain/core/lazily.ts';

/** A movement with its sign: `+147 000 ₽`, `−18 400 ₽`. */
export function signedMoney(amount: number): string {
  if (amount === 0) return formatMoney(0);
  return `${amount > 0 ? '+' : '\u2212'}${formatMoney(Math.abs(amount))}`;
}

/** Money that may be below zero, with a real minus. */
export function plainMoney(amount: number): string {
  return amount < 0 ? signedMoney(amount) : formatMoney(amount);
}

const short = lazily(() => new Intl.NumberFormat('ru-RU', { notation: 'compact', maximumFractionDigits: 1 }));

/** A sum for a narrow place: whole below a million, `1,2 млн` above. */
export function shortSum(amount: number): string {
  return amount < 1_000_000
    ? new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 0 }).format(amount)
    : short().format(amount);
}
