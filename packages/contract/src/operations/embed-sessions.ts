import { z } from "zod";
import { operation } from "../operation.ts";
import { EmbedSession, EmbedSessionInput, RevokedEmbedSession } from "../resources/embed-session.ts";
import { pathId } from "../shapes/identifiers.ts";

export const createEmbedSession = operation({
  name: "CreateEmbedSession",
  summary: "Mint a short-lived session token for the browser",
  description: "With `employee_id` it is an employee's session, without it an employer's.",
  area: "Embed sessions",
  method: "POST",
  path: "/embed/sessions",
  allow: ["platform"],
  body: EmbedSessionInput,
  success: { status: 200, body: EmbedSession },
  problems: ["invalid_request", "not_found"],
});

export const revokeEmbedSession = operation({
  name: "RevokeEmbedSession",
  summary: "End a session at sign-out",
  description: "A session may end itself, and no other: the id of another is a 404 to it.",
  area: "Embed sessions",
  method: "DELETE",
  path: "/embed/sessions/{embed_session_id}",
  allow: ["platform", "employer_session", "employee_session"],
  params: z.strictObject({ embed_session_id: pathId("es") }),
  success: { status: 200, body: RevokedEmbedSession },
  problems: ["not_found"],
  extension: true,
});
