import { Link } from "react-router";
import { addresses } from "../../addresses.ts";
import { usePreferences } from "../../preferences/preferences.tsx";
import { PageTitle } from "../../ui/PageTitle.tsx";

export function NotFoundPage() {
  const { messages } = usePreferences();
  return (
    <>
      <PageTitle title={messages.state.notFound} lead={messages.state.notFoundMore} />
      <Link to={addresses.home} className="button">
        {messages.state.goHome}
      </Link>
    </>
  );
}
