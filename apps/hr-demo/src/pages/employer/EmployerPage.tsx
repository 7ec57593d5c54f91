import type { EmployerRoute } from "../../router/route.ts";
import { NotFoundPage } from "../not-found/NotFoundPage.tsx";
import { CompanyBenefitsPage } from "./benefits/CompanyBenefitsPage.tsx";
import { GroupPage } from "./groups/GroupPage.tsx";
import { GroupsPage } from "./groups/GroupsPage.tsx";
import { NewGroupPage } from "./groups/NewGroupPage.tsx";
import { CompanyHomePage } from "./home/CompanyHomePage.tsx";
import { PayrollPage } from "./payroll/PayrollPage.tsx";
import { PoliciesPage } from "./policies/PoliciesPage.tsx";
import { ReceiptPage } from "./receipts/ReceiptPage.tsx";
import { ReceiptsPage } from "./receipts/ReceiptsPage.tsx";
import "./employer.css";

export function EmployerPage({ route }: { route: EmployerRoute }) {
  switch (route.page) {
    case "home":
      return <CompanyHomePage />;
    case "groups":
      return <GroupsPage />;
    case "new-group":
      return <NewGroupPage />;
    case "group":
      return <GroupPage id={route.id} />;
    case "benefits":
      return <CompanyBenefitsPage quote={route.quote} />;
    case "policies":
      return <PoliciesPage />;
    case "payroll":
      return <PayrollPage month={route.month} />;
    case "receipts":
      return <ReceiptsPage />;
    case "receipt":
      return <ReceiptPage id={route.id} />;
    case "not-found":
      return <NotFoundPage />;
  }
}
