/** «Настройки» of the account area. */
export function SettingsPane() {
  return (
    <section>
      <h2>Настройки</h2>
      <p>Этот раздел ещё не готов.</p>
    </section>
  );
}
