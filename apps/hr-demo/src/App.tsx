import { SessionProvider, useSession } from "./api/me.tsx";
import { BenefitsPage } from "./pages/benefits/BenefitsPage.tsx";
import { PolicyPage } from "./pages/benefits/PolicyPage.tsx";
import { EmployerPage } from "./pages/employer/EmployerPage.tsx";
import { HomePage } from "./pages/home/HomePage.tsx";
import { NotFoundPage } from "./pages/not-found/NotFoundPage.tsx";
import { PayslipPage } from "./pages/payslips/PayslipPage.tsx";
import { PayslipsPage } from "./pages/payslips/PayslipsPage.tsx";
import { ProfilePage } from "./pages/profile/ProfilePage.tsx";
import { SignInPage } from "./pages/sign-in/SignInPage.tsx";
import { TimeOffPage } from "./pages/time-off/TimeOffPage.tsx";
import { PreferencesProvider, usePreferences } from "./preferences/preferences.tsx";
import { employerRouteOf, type Route, routeOf } from "./router/route.ts";
import { RouterProvider, useRouter } from "./router/router.tsx";
import { SandboxProvider } from "./sandbox/sandbox.tsx";
import { Shell } from "./shell/Shell.tsx";
import { Brand } from "./ui/Brand.tsx";
import { Refused } from "./ui/Refused.tsx";

export function App() {
  return (
    <PreferencesProvider>
      <RouterProvider>
        <SessionProvider>
          <SandboxProvider>
            <Door />
          </SandboxProvider>
        </SessionProvider>
      </RouterProvider>
    </PreferencesProvider>
  );
}

/** Inside, outside, or before a door that does not open yet. */
function Door() {
  const { me, refresh } = useSession();
  const { messages } = usePreferences();
  const { path } = useRouter();
  if (me.state === "ready") {
    const somebody = me.value.me;
    if (!somebody) return <SignInPage />;
    return (
      <Shell>
        {somebody.role === "employee" ? (
          <Page route={routeOf(path)} />
        ) : (
          <EmployerPage route={employerRouteOf(path)} />
        )}
      </Shell>
    );
  }
  return (
    <main className="waiting">
      <Brand />
      {me.state === "refused" ? (
        <Refused refusal={me.refusal} retry={refresh} />
      ) : (
        <p className="muted" role="status">
          {messages.state.loading}
        </p>
      )}
    </main>
  );
}

function Page({ route }: { route: Route }) {
  switch (route.page) {
    case "home":
      return <HomePage />;
    case "benefits":
      return <BenefitsPage />;
    case "policy":
      return <PolicyPage key={route.id} policy={route.id} amendment={route.amendment} />;
    case "payslips":
      return <PayslipsPage />;
    case "payslip":
      return <PayslipPage month={route.month} />;
    case "time-off":
      return <TimeOffPage />;
    case "profile":
      return <ProfilePage />;
    case "not-found":
      return <NotFoundPage />;
  }
}
