/** «Профиль» of the account area. */
export function ProfilePane() {
  return (
    <section>
      <h2>Профиль</h2>
      <p>Этот раздел ещё не готов.</p>
    </section>
  );
}
