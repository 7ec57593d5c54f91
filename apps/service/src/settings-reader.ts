import type { Rate } from "./http/limits/token-buckets.ts";

type Environment = Record<string, string | undefined>;

/** A setting that cannot be used; says which, why, and how to mend it. Never what it holds: it may be a secret. */
export class SettingsError extends Error {
  constructor(faults: readonly string[]) {
    super(`The settings cannot be used:\n${faults.map((fault) => `  ${fault}`).join("\n")}`);
    this.name = "SettingsError";
  }
}

/** Reads values out of the environment and gathers what is wrong with them. An empty value is none. */
export class SettingsReader {
  readonly #env: Environment;
  readonly #faults: string[] = [];

  constructor(env: Environment) {
    this.#env = env;
  }

  text(name: string): string | undefined {
    return this.#env[name]?.trim() || undefined;
  }

  whole(name: string, least: number, most: number, standard: number): number {
    const text = this.text(name);
    if (text === undefined) return standard;
    const value = /^[0-9]{1,9}$/.test(text) ? Number(text) : Number.NaN;
    if (value >= least && value <= most) return value;
    this.refuse(name, `must be a whole number from ${least} to ${most}`);
    return standard;
  }

  oneOf<Value extends string>(name: string, values: readonly Value[], standard: Value): Value {
    const text = this.text(name);
    if (text === undefined) return standard;
    const value = values.find((candidate) => candidate === text);
    if (value === undefined) this.refuse(name, `must be one of ${values.join(", ")}`);
    return value ?? standard;
  }

  parsed<Value>(name: string, parse: (text: string) => Value): Value | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    try {
      return parse(text);
    } catch (error) {
      this.refuse(name, error instanceof Error ? error.message : "cannot be read");
      return undefined;
    }
  }

  /** `NAME_PER_SECOND` and `NAME_BURST`; a burst is never smaller than what a second allows. */
  rate(name: string, standard: Rate): Rate {
    const perSecond = this.whole(`${name}_PER_SECOND`, 1, 1_000_000, standard.perSecond);
    const burst = this.whole(`${name}_BURST`, 1, 1_000_000, Math.max(standard.burst, perSecond));
    return { perSecond, burst };
  }

  refuse(name: string, fault: string): void {
    this.#faults.push(`${name} ${fault}.`);
  }

  done(): void {
    if (this.#faults.length > 0) throw new SettingsError(this.#faults);
  }
}
