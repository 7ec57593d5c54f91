import { render } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { Logo } from "./Logo.tsx";

const pictureOf = (src: string | null) =>
  render(<Logo name="Harbour Mutual" src={src} />)
    .container.querySelector("img")
    ?.getAttribute("src");

it.each(["https://anchor.example/logo.svg", `${location.origin}/insurers/anchor.svg`])(
  "a logo is loaded from https addresses and from the page's own origin: %s",
  (src) => expect(pictureOf(src)).toBe(src),
);

it.each([
  "http://anchor.example/logo.svg",
  `${location.origin}.example/logo.svg`,
  "data:image/svg+xml,<svg/>",
  "javascript:alert(1)",
  "/logo.svg",
  "",
  null,
])("no other address is loaded: %s", (src) => expect(pictureOf(src)).toBeUndefined());

it("a server leaves the page's own origin to the browser, so that both render the same at first", () => {
  expect(renderToString(<Logo name="Harbour Mutual" src={`${location.origin}/a.svg`} />)).not.toContain(
    "img",
  );
});
