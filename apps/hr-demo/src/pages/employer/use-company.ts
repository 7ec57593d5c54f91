import { useEffect } from "react";
import { useResource } from "../../api/use-resource.ts";
import { useSandbox } from "../../sandbox/sandbox.tsx";

/** Reads something of the company, and again when the drawer changed the world. */
export function useCompany<Value>(path: string) {
  const resource = useResource<Value>(path);
  const { epoch } = useSandbox();
  const { reload } = resource;
  useEffect(() => {
    if (epoch > 0) void reload();
  }, [epoch, reload]);
  return resource;
}
