import "@enrolkit/react/styles.css";
import "@enrolkit/react/quote.css";
import "@fontsource-variable/figtree/index.css";
import "@fontsource-variable/noto-sans-arabic/index.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./App.tsx";
import "./styles/index.css";

const root = document.getElementById("app");
if (!root) throw new Error("index.html has lost its #app.");
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
