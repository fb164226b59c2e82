/** «Баланс» of the account area. */
export function BalancePane() {
  return (
    <section>
      <h2>Баланс</h2>
      <p>Этот раздел ещё не готов.</p>
    </section>
  );
}
