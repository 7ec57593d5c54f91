import { BrowserRouter } from "react-router";
import { SessionProvider, useSession } from "./api/me.tsx";
import { NavigationProvider } from "./navigation.tsx";
import { SignInPage } from "./pages/sign-in/SignInPage.tsx";
import { PreferencesProvider, usePreferences } from "./preferences/preferences.tsx";
import { EmployeeRoutes, EmployerRoutes } from "./routes.tsx";
import { SandboxProvider } from "./sandbox/sandbox.tsx";
import { Shell } from "./shell/Shell.tsx";
import { Brand } from "./ui/Brand.tsx";
import { Refused } from "./ui/Refused.tsx";

export function App() {
  return (
    <PreferencesProvider>
      <BrowserRouter>
        <NavigationProvider>
          <SessionProvider>
            <SandboxProvider>
              <Pages />
            </SandboxProvider>
          </SessionProvider>
        </NavigationProvider>
      </BrowserRouter>
    </PreferencesProvider>
  );
}

/** The pages of the person who is signed in, or the sign-in page. */
function Pages() {
  const { me, refresh } = useSession();
  const { messages } = usePreferences();
  if (me.state === "ready") {
    const person = me.value.me;
    if (!person) return <SignInPage />;
    return <Shell>{person.role === "employee" ? <EmployeeRoutes /> : <EmployerRoutes />}</Shell>;
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
