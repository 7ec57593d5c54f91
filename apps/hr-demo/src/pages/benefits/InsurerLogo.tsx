import { Logo, type LogoProps } from "@enrolkit/react";
import "./insurer-logo.css";

/** Insurers that Pennyroyal has a picture of, by the name in their addresses. They are made up, so no one else has any. */
const drawn: readonly string[] = ["elmhealth", "fernhill", "harbourmutual", "mizukaze", "palmpearl"];

/** Our own picture of an insurer, so that nothing is loaded from elsewhere; of others what the catalogue has. */
export function InsurerLogo(props: LogoProps) {
  const host = props.src && URL.canParse(props.src) ? new URL(props.src).hostname : "";
  const name = host.split(".").at(-2) ?? "";
  if (!drawn.includes(name)) return <Logo {...props} />;
  return <img className="insurer-logo" src={`/insurers/${name}.svg`} alt="" width="48" height="48" />;
}
