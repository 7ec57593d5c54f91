"use client";
import { EnrolkitProvider, type GetSession } from "@enrolkit/react";
import { en } from "@enrolkit/react/messages/en";
import "@enrolkit/react/styles.css";
import type { ReactNode } from "react";

const getSession: GetSession = () =>
  fetch("/benefits/session", { method: "POST" }).then((response) => response.json());

export function OwnBenefits({ children }: { children: ReactNode }) {
  return (
    <EnrolkitProvider baseUrl="https://benefits.example.com" getSession={getSession} messages={en}>
      {children}
    </EnrolkitProvider>
  );
}
