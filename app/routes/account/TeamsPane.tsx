/** «Команды» of the account area. */
export function TeamsPane() {
  return (
    <section>
      <h2>Команды</h2>
      <p>Этот раздел ещё не готов.</p>
    </section>
  );
}
