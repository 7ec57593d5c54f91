import type { CoveredMember } from "@enrolkit/types";
import type { ListedMember } from "../../components/ChosenCover/MemberList.tsx";
import type { Named } from "../../messages/format.ts";
import { useFormat, useMessages } from "../../messages/hooks.ts";
import { messageFor } from "../../messages/messages.ts";

const relations: Readonly<Record<string, string>> = {
  partner_dependant: "partner",
  child_dependant: "child",
};

/** Members of a policy as a list names them, distinguished from the others among these. */
export function useListedMembers(): (
  members: readonly CoveredMember[],
  among?: readonly Named[],
) => ListedMember[] {
  const { relation, common } = useMessages();
  const format = useFormat();
  return (members, among = members) =>
    members.map((member) => {
      const isYou = member.member_type === "policyholder";
      return {
        id: member.id,
        isYou,
        name: isYou ? common.you : format.name(member, among),
        relation: !isYou && messageFor(relation, relations[member.member_type]),
      };
    });
}
