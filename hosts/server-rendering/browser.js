import "@enrolkit/react/styles.css";
import { hydrateRoot } from "react-dom/client";
import { page } from "./page.js";

hydrateRoot(document.querySelector("#root"), page());
