import { act, render } from "@testing-library/react";
import type { ReactElement } from "react";
import { describe, expect, it } from "vitest";
import { en } from "../messages/en/core.ts";
import { EkRoot } from "../theme/index.ts";
import { type ContractTools, promisesOf } from "./contract.tsx";
import * as ours from "./index.ts";
import type { Replacements } from "./replacements.ts";
import { EkSettings } from "../provider/EkSettings.tsx";

const tools: ContractTools = {
  mount: (element: ReactElement) =>
    render(
      <EkSettings messages={en}>
        <EkRoot>{element}</EkRoot>
      </EkSettings>,
    ).container,
  act: (work) => act(async () => work()),
};
const { Button, Card, CheckboxCards, DateFields, Details, Dialog, ErrorSummary, Logo, Notice } = ours;
const { RadioCards, Select, StatusTag, TextField } = ours;
const own: Required<Replacements> = {
  Button,
  Card,
  CheckboxCards,
  DateFields,
  Details,
  Dialog,
  ErrorSummary,
  Logo,
  Notice,
  RadioCards,
  Select,
  StatusTag,
  TextField,
};

describe.each(Object.entries(own))("our own %s", (name, Own) => {
  it.each(promisesOf(name as keyof Replacements).map((one) => [one.says, one] as const))(
    "%s",
    async (_, { check }) => {
      await expect(check(Own as never, tools)).resolves.toBeUndefined();
    },
  );
});

describe("a replacement", () => {
  it("fails with the promise that it breaks", async () => {
    const [, busy] = promisesOf("Button");
    const Careless = ({ children, onClick }: ours.ButtonProps) => (
      <button type="button" onClick={onClick}>
        {children}
      </button>
    );
    await expect(busy?.check(Careless, tools)).rejects.toThrow("a click while busy does nothing");
  });

  it("replaces ours everywhere, and can wrap ours", () => {
    const Loud = ({ children, ...rest }: ours.ButtonProps) => (
      <span className="host-wrapper">
        <ours.Button {...rest}>
          <b className="ek-strong">{children}</b>
          <b className="ek-strong">!</b>
        </ours.Button>
      </span>
    );
    const { container } = render(
      <EkSettings messages={en} components={{ Button: Loud }}>
        <EkRoot>
          <ours.Button>Save</ours.Button>
        </EkRoot>
      </EkSettings>,
    );
    expect(container.querySelectorAll(".host-wrapper")).toHaveLength(1);
    expect(container.querySelector("button")).toHaveTextContent("Save!");
  });
});
