import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { lazy, useState } from "react";
import { BrowserRouter } from "react-router";
import { sessionQuery } from "./api/queries.ts";
import { createQueryClient } from "./api/query-client.ts";
import { SignedInProvider } from "./api/session.ts";
import { NavigationProvider } from "./navigation.tsx";
import { SignInPage } from "./pages/sign-in/SignInPage.tsx";
import { PreferencesProvider, usePreferences } from "./preferences/preferences.tsx";
import { EmployeeRoutes, EmployerRoutes } from "./routes.tsx";
import { SandboxProvider } from "./sandbox/sandbox.tsx";
import { Shell } from "./shell/Shell.tsx";
import { Brand } from "./ui/Brand.tsx";
import { errorOf } from "./ui/Loaded.tsx";
import { ErrorNotice } from "./ui/ErrorNotice.tsx";

const Devtools = import.meta.env.DEV
  ? lazy(async () => ({ default: (await import("@tanstack/react-query-devtools")).ReactQueryDevtools }))
  : () => null;

export function App() {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <PreferencesProvider>
        <BrowserRouter>
          <NavigationProvider>
            <SandboxProvider>
              <Pages />
            </SandboxProvider>
          </NavigationProvider>
        </BrowserRouter>
      </PreferencesProvider>
      <Devtools />
    </QueryClientProvider>
  );
}

/** The pages of the person who is signed in, or the sign-in page. */
function Pages() {
  const session = useQuery(sessionQuery);
  const { messages } = usePreferences();
  const error = errorOf(session);
  if (session.data && !error) {
    const { me } = session.data;
    if (!me) return <SignInPage />;
    return (
      <SignedInProvider value={me}>
        <Shell>{me.role === "employee" ? <EmployeeRoutes /> : <EmployerRoutes />}</Shell>
      </SignedInProvider>
    );
  }
  return (
    <main className="waiting">
      <Brand />
      {error ? (
        <ErrorNotice problem={error.problem} retry={session.refetch} />
      ) : (
        <p className="muted" role="status">
          {messages.state.loading}
        </p>
      )}
    </main>
  );
}
