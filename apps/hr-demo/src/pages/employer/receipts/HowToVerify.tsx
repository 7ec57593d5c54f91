import { usePreferences } from "../../../preferences/preferences.tsx";

/** A receipt can be checked by anyone, without trusting us. */
export function HowToVerify() {
  const words = usePreferences().messages.employer.receipts;
  return (
    <section className="card verify" aria-labelledby="verify">
      <h2 id="verify">{words.verify}</h2>
      <p>{words.verifyMore}</p>
      <details>
        <summary>{words.verifyCommand}</summary>
        <pre dir="ltr">
          <code>npm run enrolkit -- receipts verify consent-receipts.json</code>
        </pre>
      </details>
    </section>
  );
}
