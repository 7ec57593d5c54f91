import { Outlet, Route, Routes, useParams } from "react-router";
import { BenefitsPage } from "./pages/benefits/BenefitsPage.tsx";
import { PolicyPage } from "./pages/benefits/PolicyPage.tsx";
import { CompanyBenefitsPage } from "./pages/employer/benefits/CompanyBenefitsPage.tsx";
import { QuotePage } from "./pages/employer/benefits/QuotePage.tsx";
import { GroupPage } from "./pages/employer/groups/GroupPage.tsx";
import { GroupsPage } from "./pages/employer/groups/GroupsPage.tsx";
import { NewGroupPage } from "./pages/employer/groups/NewGroupPage.tsx";
import { CompanyHomePage } from "./pages/employer/home/CompanyHomePage.tsx";
import { PayrollPage } from "./pages/employer/payroll/PayrollPage.tsx";
import { PoliciesPage } from "./pages/employer/policies/PoliciesPage.tsx";
import { ReceiptPage } from "./pages/employer/receipts/ReceiptPage.tsx";
import { ReceiptsPage } from "./pages/employer/receipts/ReceiptsPage.tsx";
import "./pages/employer/employer.css";
import { HomePage } from "./pages/home/HomePage.tsx";
import { NotFoundPage } from "./pages/not-found/NotFoundPage.tsx";
import { PayslipPage } from "./pages/payslips/PayslipPage.tsx";
import { PayslipsPage } from "./pages/payslips/PayslipsPage.tsx";
import { ProfilePage } from "./pages/profile/ProfilePage.tsx";
import { TimeOffPage } from "./pages/time-off/TimeOffPage.tsx";

export function EmployeeRoutes() {
  return (
    <Routes>
      <Route index element={<HomePage />} />
      <Route path="benefits" element={<BenefitsPage />} />
      <Route path="payslips" element={<PayslipsPage />} />
      <Route path="time-off" element={<TimeOffPage />} />
      <Route path="profile" element={<ProfilePage />} />
      <Route element={<WithParams />}>
        <Route path="benefits/:policyId/:amendmentId?" element={<PolicyPage />} />
        <Route path="payslips/:month" element={<PayslipPage />} />
      </Route>
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}

export function EmployerRoutes() {
  return (
    <Routes>
      <Route index element={<CompanyHomePage />} />
      <Route path="groups" element={<GroupsPage />} />
      <Route path="groups/new" element={<NewGroupPage />} />
      <Route path="benefits" element={<CompanyBenefitsPage />} />
      <Route path="policies" element={<PoliciesPage />} />
      <Route path="receipts" element={<ReceiptsPage />} />
      <Route element={<WithParams />}>
        <Route path="groups/:groupId" element={<GroupPage />} />
        <Route path="benefits/:quoteId" element={<QuotePage />} />
        <Route path="payroll/:month?" element={<PayrollPage />} />
        <Route path="receipts/:receiptId" element={<ReceiptPage />} />
      </Route>
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}

const shapes: Record<string, RegExp> = {
  amendmentId: /^pai_\w+$/,
  groupId: /^gr_\w+$/,
  month: /^\d{4}-\d{2}$/,
  policyId: /^p_\w+$/,
  quoteId: /^(new|gqi_\w+)$/,
  receiptId: /^cr_\w+$/,
};

/** The page of an address, where its ids are of the right kind; elsewhere there is no such page. */
function WithParams() {
  const params = Object.entries(useParams());
  const fits = params.every(([name, value = ""]) => value === "" || shapes[name]?.test(value));
  return fits ? <Outlet /> : <NotFoundPage />;
}
