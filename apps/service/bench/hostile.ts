import { ms, type Section } from "./figures.ts";
import { makeStore, startService } from "./processes.ts";

const times = 100;

/** Requests that are made to be expensive: what each costs beside a harmless one. */
export async function measureHostile(): Promise<Section> {
  const storage = await makeStore("sqlite");
  const service = await startService(storage);
  const { api_key, employer_id } = service.sandbox;
  const post = (type: string): RequestInit => ({
    method: "POST",
    headers: { Authorization: `Bearer ${api_key}`, "Content-Type": type },
    body: JSON.stringify({ employer_id }),
  });
  const requests: [name: string, path: string, init: RequestInit, status: number][] = [
    ["a query of 12 bytes, no credential", "/providers?a=eyJeyJeyJ", {}, 401],
    ["a query of 5,200 times eyJ", `/providers?a=${"eyJ".repeat(5200)}`, {}, 401],
    ["a content type that is not taken", "/embed/sessions", post("text/plain"), 415],
    [
      "a content type with 15,000 blanks",
      "/embed/sessions",
      post(`application/json${" ".repeat(15_000)}x`),
      415,
    ],
  ];
  const rows: string[][] = [];
  try {
    for (const [name, path, init, status] of requests) {
      const send = async () => {
        const response = await fetch(service.baseUrl + path, init);
        await response.text();
        if (response.status !== status) throw new Error(`${name} was answered ${response.status}.`);
      };
      for (let time = 0; time < times; time += 1) await send();
      await service.usage();
      for (let time = 0; time < times; time += 1) await send();
      rows.push([name, ms((await service.usage()).cpuMs / times)]);
    }
  } finally {
    await service.stop();
    await storage.remove();
  }
  return {
    title: "Hostile requests",
    about: "Processor time of one request, the harmless one of each kind first.",
    columns: ["", "costs"],
    rows,
    bars: [],
  };
}
