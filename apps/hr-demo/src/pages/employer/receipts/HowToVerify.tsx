import { usePreferences } from "../../../preferences/preferences.tsx";

/** A receipt can be checked by anyone, without trusting us. */
export function HowToVerify({ file }: { file: string }) {
  const words = usePreferences().messages.employer.receipts;
  return (
    <section className="card verify" aria-labelledby="verify">
      <h2 id="verify">{words.verify}</h2>
      <p>{words.verifyMore}</p>
      <pre dir="ltr">
        <code>npm run enrolkit -- receipts verify {file}</code>
      </pre>
    </section>
  );
}
