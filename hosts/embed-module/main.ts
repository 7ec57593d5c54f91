import "@enrolkit/embed";

const element = document.createElement("enrolkit-enrolment");
element.baseUrl = "https://benefits.example.com";
element.employeeId = "ee_00000000000000000000000000000000";
element.groupId = "gr_00000000000000000000000000000000";
element.headingLevel = 1;
element.getSession = () => fetch("/benefits/session", { method: "POST" }).then((response) => response.json());
element.addEventListener("enrolkit-completed", ({ detail }) => {
  document.title = `${detail.policy_ids.length} policies`;
});
document.body.append(element);
