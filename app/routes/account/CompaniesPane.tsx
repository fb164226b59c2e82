/** «Компании» of the account area. */
export function CompaniesPane() {
  return (
    <section>
      <h2>Компании</h2>
      <p>Этот раздел ещё не готов.</p>
    </section>
  );
}
