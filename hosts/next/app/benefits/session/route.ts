import { createServerClient, createSessionHandler } from "@enrolkit/client/server";

const client = createServerClient({
  baseUrl: process.env["ENROLKIT_URL"],
  apiKey: process.env["ENROLKIT_API_KEY"],
});

export const POST = createSessionHandler({
  client,
  identify: () => ({
    employer_id: "er_00000000000000000000000000000000",
    employee_id: "ee_00000000000000000000000000000000",
  }),
});
