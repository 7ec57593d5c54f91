import { useEffect, useState } from "react";
import { useEnrolkit } from "../../provider/context.ts";

const long = 60_000;

/** Whether something that began then (ISO date-time) takes longer than usual, by the service's clock. */
export function useIsLong(since: string): boolean {
  const { client } = useEnrolkit();
  const [isLong, setLong] = useState(false);
  const from = Date.parse(since) + long;
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), Math.max(0, from - client.serverTime()));
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [from, client]);
  return isLong;
}
