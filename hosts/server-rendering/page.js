import { EnrolkitProvider, EnrolmentFlow } from "@enrolkit/react";
import { en } from "@enrolkit/react/messages/en";
import { createElement, StrictMode } from "react";

const baseUrl = "https://benefits.example.com";
const employeeId = "ee_00000000000000000000000000000000";
const groupId = "gr_00000000000000000000000000000000";
const getSession = () => fetch("/benefits/session", { method: "POST" }).then((response) => response.json());

/** The same on the server and in the browser. */
export function page() {
  const flow = createElement(EnrolmentFlow, { employeeId, groupId });
  const provider = createElement(EnrolkitProvider, { baseUrl, getSession, messages: en }, flow);
  return createElement(StrictMode, null, provider);
}
