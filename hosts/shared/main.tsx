import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Benefits } from "./Benefits.tsx";

const employeeId = "ee_00000000000000000000000000000000";
const groupId = "gr_00000000000000000000000000000000";
const root = document.querySelector("#root");
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Benefits employeeId={employeeId} groupId={groupId} />
    </StrictMode>,
  );
}
