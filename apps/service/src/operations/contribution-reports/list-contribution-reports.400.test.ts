import { expect, test } from "vitest";
import { Journey } from "../../testing/journey.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

const service = await serviceOfFile();
const text = [expect.any(String)];

test.each([
  ["status=closed", "status"],
  ["status=open,closed", "status"],
  ["status=open,", "status"],
  ["status=", "status"],
  ["month=01", "month"],
  ["month=00&year=2027", "month"],
  ["month=13&year=2027", "month"],
  ["month=1.5&year=2027", "month"],
  ["year=27", "year"],
  ["year=twenty", "year"],
  ["employer_id=gr_1", "employer_id"],
  ["external_customer_id=customer-1", "external_customer_id"],
])("reports are not found by %s", async (query, name) => {
  const journey = await Journey.begin(service);
  expect(await journey.rejected("GET", `/contribution_reports?${query}`)).toMatchObject({
    error_code: "invalid_request",
    errors: { [name]: text },
  });
});
