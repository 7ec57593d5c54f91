import { describe, expect, test } from "vitest";
import { urlIssue, isAllowedAddress } from "./address.ts";

describe("an endpoint's URL", () => {
  test.each([
    "https://hooks.example.com/enrolkit?tenant=1",
    "https://hooks.example.com:8443/",
    "https://93.184.215.14/hooks",
    "https://[2606:2800:21f:cb07::1]/hooks",
  ])("may be %s", (url) => {
    expect(urlIssue(url, "live")).toBeUndefined();
    expect(urlIssue(url, "test")).toBeUndefined();
  });

  test.each([
    "",
    "hooks.example.com",
    "/hooks",
    "ftp://hooks.example.com",
    "http://hooks.example.com",
    "https://ada:secret@hooks.example.com",
    "https://10.0.0.1/",
    "https://192.168.1.1/",
    "https://172.16.0.1/",
    "https://169.254.169.254/latest/meta-data",
    "https://100.64.0.1/",
    "https://0.0.0.0/",
    "https://[fd00::1]/",
    "https://[fe80::1]/",
    "https://[::ffff:10.0.0.1]/",
    "https://[64:ff9b::a00:1]/",
    "https://intranet/",
    "https://db.internal/",
    "https://printer.local./",
  ])("may not be %j", (url) => {
    expect(urlIssue(url, "live")).toBeDefined();
    expect(urlIssue(url, "test")).toBeDefined();
  });

  test.each([
    "http://127.0.0.1:9000/hooks",
    "http://localhost:9000/hooks",
    "http://hooks.localhost/",
    "http://[::1]:9000/",
    "http://0x7f.1/",
    "https://[::ffff:127.0.0.1]/",
  ])("may be on this machine in test mode alone: %s", (url) => {
    expect(urlIssue(url, "test")).toBeUndefined();
    expect(urlIssue(url, "live")).toBeDefined();
  });
});

test.each([
  ["93.184.215.14", "https:", "live", true],
  ["93.184.215.14", "http:", "test", false],
  ["2606:2800:21f:cb07::1", "https:", "live", true],
  ["127.0.0.1", "https:", "live", false],
  ["127.0.0.1", "http:", "test", true],
  ["::1", "http:", "test", true],
  ["10.1.2.3", "https:", "test", false],
  ["::ffff:10.1.2.3", "https:", "live", false],
  ["::10.1.2.3", "https:", "live", false],
  ["169.254.169.254", "https:", "live", false],
  ["not an address", "https:", "live", false],
] as const)("%s is reached by %s in %s mode: %s", (address, protocol, mode, expected) => {
  expect(isAllowedAddress(address, protocol, mode)).toBe(expected);
});
