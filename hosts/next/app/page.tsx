import { EnrolmentFlow } from "@enrolkit/react";
import { OwnBenefits } from "./OwnBenefits";

/** Rendered on the server: a flow takes plain data, and the provider around it is a component of the browser. */
export default function Page() {
  return (
    <OwnBenefits>
      <EnrolmentFlow
        employeeId="ee_00000000000000000000000000000000"
        groupId="gr_00000000000000000000000000000000"
      />
    </OwnBenefits>
  );
}
