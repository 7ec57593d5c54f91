import { expect, test } from "vitest";
import { QuoteJourney } from "../../testing/quote-journey.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

const service = await serviceOfFile();

test("the employees of a quote cannot be asked for by a group that there is not, or of another platform", async () => {
  const [journey, stranger] = [await QuoteJourney.begin(service), await QuoteJourney.begin(service)];
  await journey.reach("quote_available");
  for (const group of ["gr_019b8d9e10a971bd8d7702f41b1e7f96", stranger.groupId]) {
    const { status, body } = await journey.call(
      "GET",
      `${journey.intentPath}/quote/employees?group_id=${group}`,
    );
    expect(status).toBe(404);
    expect(body).toMatchObject({ error_code: "not_found" });
  }
});
