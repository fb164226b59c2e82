/** «Тарифы и оплата» of the account area. */
export function BillingPane() {
  return (
    <section>
      <h2>Тарифы и оплата</h2>
      <p>Этот раздел ещё не готов.</p>
    </section>
  );
}
